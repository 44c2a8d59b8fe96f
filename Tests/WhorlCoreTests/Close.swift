import Testing

/// Expects two angles in degrees to be the same direction within a thousandth.
func expectClose(
  _ found: Double, _ wanted: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = (found - wanted).remainder(dividingBy: 360)
  #expect(
    abs(difference) < 1e-3, "\(found) is not \(wanted)", sourceLocation: sourceLocation)
}
