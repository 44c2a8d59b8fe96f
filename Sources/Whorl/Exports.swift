// What the library's own types are made of, so that a program need not import any other module. A
// typealias would leave a type without its members where MemberImportVisibility is on.

@_exported public import struct WhorlCore.Theme
