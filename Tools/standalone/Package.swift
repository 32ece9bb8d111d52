// swift-tools-version: 6.2
import PackageDescription

/// Proves that an app can use the library alone: nothing but its product and its public names.
/// `Standalone` is a small app, and `Calls` makes the calls that it leaves out.
let package = Package(
  name: "Standalone",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Echolog", path: "../..")],
  targets: ["Standalone", "Calls"].map {
    .executableTarget(name: $0, dependencies: [.product(name: "Echolog", package: "Echolog")])
  }
)
