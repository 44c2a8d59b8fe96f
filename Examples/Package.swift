// swift-tools-version: 6.2
import PackageDescription

let whorl: [Target.Dependency] = [.product(name: "Whorl", package: "whorl")]

let package = Package(
  name: "whorl-examples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "whorl", path: "..")],
  targets: [
    .executableTarget(name: "Browsing", dependencies: whorl),
    .executableTarget(name: "Counting", dependencies: whorl),
    .executableTarget(name: "Fetching", dependencies: whorl),
    .executableTarget(name: "Retrying", dependencies: whorl),
  ],
  swiftLanguageModes: [.v6]
)
