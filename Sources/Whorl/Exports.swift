// What the library's own types are made of, so that a program need not import any other module. A
// typealias would leave a type without its members where MemberImportVisibility is on.

@_exported public import struct WhorlCore.Color
@_exported public import enum WhorlCore.DismissAnimation
@_exported public import struct WhorlCore.Playback
@_exported public import enum WhorlCore.ShowAnimation
@_exported public import struct WhorlCore.Theme
@_exported public import struct WhorlRaster.Cell
@_exported public import struct WhorlRaster.CellGrid
