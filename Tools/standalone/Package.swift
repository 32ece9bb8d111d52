// swift-tools-version: 6.2
import PackageDescription

/// Proves that an app can use the library alone: nothing but its product and its public names.
let package = Package(
  name: "Standalone",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Echolog", path: "../..")],
  targets: [
    .executableTarget(
      name: "Standalone", dependencies: [.product(name: "Echolog", package: "Echolog")])
  ]
)
