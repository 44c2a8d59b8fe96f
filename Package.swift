// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let gnuSource: [CSetting] = [.define("_GNU_SOURCE", .when(platforms: [.linux]))]

let package = Package(
  name: "whorl",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "whorl", targets: ["WhorlCommand"]),
    .library(name: "Whorl", targets: ["Whorl"]),
  ],
  targets: [
    // C: what Swift cannot see, and the themes' bytes.
    .target(name: "CSystem", cSettings: gnuSource),
    .target(
      name: "CNcurses",
      cSettings: gnuSource,
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]
    ),
    .target(name: "CPresets"),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    // Swift, each layer above the ones that it imports.
    .target(name: "WhorlCore", swiftSettings: strict),
    .target(name: "WhorlRaster", dependencies: ["WhorlCore"], swiftSettings: strict),
    .target(name: "WhorlThemes", dependencies: ["WhorlCore", "CPresets"], swiftSettings: strict),
    .target(
      name: "WhorlTerminal", dependencies: ["WhorlCore", "WhorlRaster", "CSystem"],
      swiftSettings: strict),
    .target(
      name: "WhorlFormats", dependencies: ["WhorlCore", "WhorlRaster", "WhorlThemes", "CPNG"],
      swiftSettings: strict),
    .target(
      name: "WhorlStudio", dependencies: ["WhorlCore", "WhorlRaster", "WhorlThemes"],
      swiftSettings: strict),
    .target(
      name: "WhorlCurses",
      dependencies: [
        "WhorlCore", "WhorlRaster", "WhorlThemes", "WhorlFormats", "WhorlStudio", "WhorlTerminal",
        "CNcurses",
      ],
      swiftSettings: strict),
    .target(
      name: "Whorl",
      dependencies: ["WhorlCore", "WhorlRaster", "WhorlThemes", "WhorlTerminal", "CSystem"],
      swiftSettings: strict),
    .executableTarget(
      name: "WhorlCommand",
      dependencies: [
        "WhorlCore", "WhorlRaster", "WhorlThemes", "WhorlTerminal", "WhorlFormats", "WhorlStudio",
        "WhorlCurses",
      ],
      swiftSettings: strict),

    // What `Benchmarks/run` measures of the parts; no product.
    .executableTarget(
      name: "WhorlBench", dependencies: ["WhorlCore", "WhorlRaster", "WhorlThemes"],
      path: "Benchmarks/WhorlBench", swiftSettings: strict),

    // Tests mirror Sources.
    .target(
      name: "CVterm", path: "Tests/CVterm", cSettings: gnuSource,
      linkerSettings: [.linkedLibrary("vterm")]),
    .target(
      name: "WhorlTestSupport", dependencies: ["CVterm", "CSystem"],
      path: "Tests/WhorlTestSupport", swiftSettings: strict),
    .target(name: "FixtureCrash", path: "Tests/FixtureCrash", swiftSettings: strict),
    .executableTarget(
      name: "PlayerFixture",
      dependencies: ["WhorlCore", "WhorlRaster", "WhorlTerminal", "FixtureCrash"],
      path: "Tests/PlayerFixture", swiftSettings: strict),
    .executableTarget(
      name: "LibraryFixture", dependencies: ["Whorl", "FixtureCrash"], path: "Tests/LibraryFixture",
      swiftSettings: strict),
    .testTarget(
      name: "WhorlCoreTests", dependencies: ["WhorlCore", "WhorlTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlRasterTests",
      dependencies: ["WhorlCore", "WhorlRaster", "WhorlThemes", "WhorlTestSupport"],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlThemesTests",
      dependencies: ["WhorlCore", "WhorlThemes", "CPresets", "WhorlTestSupport"],
      exclude: ["Bad", "Odd", "Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlTerminalTests",
      dependencies: [
        "WhorlCore", "WhorlRaster", "WhorlTerminal", "WhorlTestSupport", "PlayerFixture",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlFormatsTests",
      dependencies: [
        "WhorlCore", "WhorlRaster", "WhorlThemes", "WhorlFormats", "WhorlTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlStudioTests",
      dependencies: ["WhorlCore", "WhorlRaster", "WhorlThemes", "WhorlStudio", "WhorlTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlCursesTests",
      dependencies: [
        "WhorlCore", "WhorlThemes", "WhorlStudio", "WhorlCurses", "WhorlTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlTests", dependencies: ["Whorl", "WhorlTestSupport", "LibraryFixture"],
      swiftSettings: strict),
    .testTarget(
      name: "WhorlCommandTests",
      dependencies: ["WhorlCore", "WhorlThemes", "WhorlCommand", "WhorlTestSupport"],
      swiftSettings: strict),
  ],
  cLanguageStandard: .c2x
)
