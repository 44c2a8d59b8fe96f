extension Character {
  /// About how much of its cell this character covers, 0…1.
  var inkShare: Float {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x20, 0xA0: return 0
    case 0x2580, 0x2584, 0x258C, 0x2590: return 0.5
    case 0x2581...0x2588: return Float(scalar.value - 0x2580) / 8
    case 0x2589...0x258F: return Float(0x2590 - scalar.value) / 8
    case 0x2591...0x2593: return Float(scalar.value - 0x2590) / 4
    case 0x2594, 0x2595: return 1 / 8
    case 0x2596...0x2598, 0x259D: return 0.25
    case 0x259A, 0x259E: return 0.5
    case 0x2599, 0x259B, 0x259C, 0x259F: return 0.75
    case 0x2800...0x28FF: return Float((scalar.value & 0xFF).nonzeroBitCount) / 8
    case 0x1FB00...0x1FB3B: return 0.5
    default: return 0.3
    }
  }
}
