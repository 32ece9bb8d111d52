// swift-tools-version: 6.2
import PackageDescription

/// The rooms in the order of the architecture: a room may import only rooms above it.
/// The tidy tests hold every `import` in `Sources` and `Tools` to the lists below, because the
/// package manager would let a target import whatever happens to be built.
struct Room {
  let name: String
  let uses: [String]

  init(_ name: String, uses: [String] = []) {
    self.name = name
    self.uses = uses
  }
}

let rooms: [Room] = [
  Room("Bytes"),
  Room("System", uses: ["Bytes", "CSystem"]),
  Room("Files", uses: ["Bytes", "CSystem", "System"]),
  Room("Sealing", uses: ["Bytes", "CArgon2", "COpenSSL"]),
  Room("Journal", uses: ["Bytes", "System", "Files", "Sealing", "CLZ4"]),
  Room("CivilTime"),
  Room("Events", uses: ["Bytes"]),
  Room("Domain", uses: ["CivilTime", "Events", "Bytes"]),
  Room("ReadModels", uses: ["Bytes", "CivilTime", "Events", "Domain"]),
  Room("Content"),
  Room("Vault", uses: ["Bytes", "System", "Files", "Sealing"]),
  Room("Sync", uses: ["Bytes", "Files", "Journal", "Vault"]),
  Room(
    "Echolog",
    uses: [
      "Bytes", "System", "Files", "Sealing", "Journal", "CivilTime", "Events", "Domain",
      "ReadModels", "Content", "Vault", "Sync",
    ]),
  Room(
    "Interop",
    uses: ["Bytes", "Files", "CivilTime", "Events", "Domain", "ReadModels", "Echolog"]),
  Room(
    "Rendering",
    uses: [
      "Bytes", "Files", "Journal", "CivilTime", "Events", "Domain", "ReadModels", "Vault", "Sync",
      "Echolog", "Interop",
    ]),
  Room(
    "Repl",
    uses: [
      "Bytes", "System", "Files", "CivilTime", "Events", "Domain", "ReadModels", "Content", "Vault",
      "Sync", "Echolog", "Interop", "Rendering", "CEditline",
    ]),
]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableExperimentalFeature("Lifetimes"),
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0) }
}

/// What the tests of a room use beyond the room.
func testSupport(_ room: Room) -> [String] {
  switch room.name {
  case "Events": ["Seeds", "RandomEvents", "SchemaGeneration"]
  case "ReadModels": ["Seeds", "RandomEvents"]
  default: ["Seeds"]
  }
}

/// What `Tools/fuzz` builds: libFuzzer brings the main function, which no other build could link.
let fuzzer: [Target] =
  Context.environment["ECHOLOG_FUZZER"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzzer", dependencies: dependencies(["Bytes", "Files", "FuzzTargets", "System"]),
      path: "Tools/fuzzing/Entry",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
      // The system's own linker warns of every symbol of the sanitizer.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  ]

let package = Package(
  name: "Echolog",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Echolog", targets: ["Echolog"]),
    .executable(name: "echolog", targets: ["EchologCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLZ4", pkgConfig: "liblz4", providers: [.apt(["liblz4-dev"]), .brew(["lz4"])]),
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CArgon2", pkgConfig: "libargon2",
      providers: [.apt(["libargon2-dev"]), .brew(["argon2"])]),
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    // What the C library declares in a way that Swift can not call.
    .systemLibrary(name: "CSystem"),
  ]
    + rooms.map {
      // What Content compiled in from its Resources needs no bundle.
      .target(
        name: $0.name, dependencies: dependencies($0.uses),
        exclude: $0.name == "Content" ? ["Resources"] : [], swiftSettings: strict)
    }
    + [
      .executableTarget(
        name: "EchologCommand", dependencies: dependencies(["Repl"]),
        path: "Tools/EchologCommand", swiftSettings: strict,
        // One file that starts in a few milliseconds: the Swift runtime is linked in.
        linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))])
    ]
    + [
      .target(
        name: "SchemaGeneration", dependencies: dependencies(["Bytes"]),
        path: "Tools/SchemaGenerator/Generation", swiftSettings: strict),
      .executableTarget(
        name: "SchemaGenerator", dependencies: dependencies(["SchemaGeneration"]),
        path: "Tools/SchemaGenerator/Command", swiftSettings: strict),
      .target(name: "Seeds", path: "Tests/Seeds", swiftSettings: strict),
      .target(
        name: "RandomEvents", dependencies: dependencies(["Bytes", "Events"]),
        path: "Tests/RandomEvents", swiftSettings: strict),
      .executableTarget(
        name: "InteropPeer", dependencies: dependencies(["Bytes", "Events", "RandomEvents"]),
        path: "Tools/interop/Peer", swiftSettings: strict),
      .target(
        name: "FuzzTargets",
        dependencies: dependencies([
          "Bytes", "Files", "Sealing", "Journal", "CivilTime", "Events", "Domain", "ReadModels",
          "Vault", "Interop", "Rendering", "Repl", "RandomEvents",
        ]),
        path: "Tools/fuzzing/Targets", swiftSettings: strict),
      .executableTarget(
        name: "Benchmark",
        dependencies: dependencies([
          "Bytes", "System", "Files", "Sealing", "Journal", "CivilTime", "Events", "Domain",
          "ReadModels", "Vault", "Echolog", "CLZ4",
        ]),
        path: "Tools/Benchmark", exclude: ["compare.py", "ratios.py"], swiftSettings: strict),
    ]
    + rooms.map {
      .testTarget(
        name: $0.name + "Tests", dependencies: dependencies([$0.name] + $0.uses + testSupport($0)),
        path: "Tests/" + $0.name, swiftSettings: strict)
    }
    + [
      .testTarget(
        name: "FuzzTests", dependencies: dependencies(["FuzzTargets", "Seeds"]),
        path: "Tests/Fuzz", exclude: ["Cases"], swiftSettings: strict),
      .testTarget(
        name: "StoriesTests",
        dependencies: dependencies([
          "Bytes", "System", "Files", "CivilTime", "Events", "Domain", "ReadModels", "Echolog",
          "Rendering", "Repl", "Seeds",
        ]),
        path: "Tests/Stories", exclude: ["Told"], swiftSettings: strict),
      .testTarget(name: "TidyTests", path: "Tests/Tidy", swiftSettings: strict),
    ]
    + fuzzer
)
