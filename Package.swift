// swift-tools-version: 6.2
import PackageDescription

/// The modules, from the bottom up: each may import only those above it in this list. The tidy
/// tests hold every `import` in `Sources` to it, because the package manager would let a target
/// import whatever happens to be built.
struct Module {
  let name: String
  let uses: [String]
  /// The folders of its tests, each a test target.
  let tests: [String]

  init(_ name: String, uses: [String] = [], tests: [String]) {
    self.name = name
    self.uses = uses
    self.tests = tests
  }
}

let modules: [Module] = [
  Module("Platform", uses: ["CSystem"], tests: ["Bytes", "CivilTime", "System", "Files"]),
  Module(
    "Journal", uses: ["Platform", "CArgon2", "CLZ4", "COpenSSL", "CZstd"],
    tests: ["Encryption", "Journal", "Vault", "Sync"]),
  Module("Content", uses: ["Platform"], tests: ["Content"]),
  Module(
    "Echolog", uses: ["Platform", "Journal", "Content", "CSQLite"],
    tests: ["Events", "Domain", "ReadModels", "Echolog"]),
  Module("Interop", uses: ["Platform", "Journal", "Echolog"], tests: ["Interop"]),
  Module(
    "Program", uses: ["Platform", "Journal", "Content", "Echolog", "Interop", "CEditline"],
    tests: ["Rendering", "Repl"]),
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

/// Not optimized in a release build either.
let plain = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Most tests are not optimized in a release build either, which takes less than half as long: what
/// they spend their time in is the modules and the simulated machine. Those of the journal have
/// loops of their own that do count.
func testing(_ folder: String) -> [SwiftSetting] { folder == "Journal" ? strict : plain }

/// The program is tested as it is written: to optimize it takes four times as long as to compile
/// it, and what it does is the same. `Tools/test` asks for that.
let isTesting = Context.environment["ECHOLOG_TESTING"] != nil

/// The build system starts what is last in the alphabet first, and all wait for the modules. So the
/// targets of tests begin with an A.
func testTarget(_ folder: String) -> String { "All" + folder + "Tests" }

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0) }
}

/// What the tests in a folder use beyond the modules.
func testSupport(_ folder: String) -> [String] {
  switch folder {
  case "Events": ["Seeds", "RandomEvents", "SchemaGeneration"]
  case "ReadModels": ["Seeds", "RandomEvents"]
  case "Repl": ["Seeds", "RunningProgram"]
  case "Files", "Journal", "Vault", "Sync", "Echolog", "Interop": ["Seeds", "SimulatedMachine"]
  default: ["Seeds"]
  }
}

/// What `Tools/campaign fuzz` builds: libFuzzer brings the main function, which no other build can
/// link.
let fuzzer: [Target] =
  Context.environment["ECHOLOG_FUZZER"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzzer", dependencies: dependencies(["FuzzTargets", "Platform"]),
      path: "Tools/fuzzing/Entry",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
      // The system's own linker warns of every symbol of the sanitizer.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  ]

/// How the program is linked on Linux: with the Swift runtime in it, so that it needs no toolchain.
/// Where `Tools/prepare` found that the other libraries can be linked in as well, it is one file
/// that needs nothing of the machine and starts in less than half the time. Its code then lies at
/// fixed addresses: such a file can lie anywhere only without the path to libraries that the
/// package manager gives every executable.
let linking: [String] =
  Context.environment["ECHOLOG_ONE_FILE"] == nil
  ? ["-static-stdlib"]
  : ["-static-executable", "-use-ld=lld", "-lbsd", "-lmd", "-ltinfo", "-lm"]

let package = Package(
  name: "Echolog",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Echolog", targets: ["Echolog", "Interop"]),
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
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    // What the C library declares in a way that Swift can not call.
    .systemLibrary(name: "CSystem"),
  ]
    + modules.map {
      // What Content compiled in from its Resources needs no bundle.
      .target(
        name: $0.name, dependencies: dependencies($0.uses),
        exclude: $0.name == "Content" ? ["Resources"] : [],
        // Texts of other languages, as the shells' and a browser's, in the program's one file.
        resources: $0.name == "Program" ? [.embedInCode("Resources")] : [],
        swiftSettings: isTesting && $0.name == "Program" ? plain : strict)
    }
    + [
      .executableTarget(
        name: "EchologCommand", dependencies: dependencies(["Program"]),
        path: "Tools/EchologCommand", swiftSettings: strict,
        linkerSettings: [
          .unsafeFlags(linking, .when(platforms: [.linux])),
          // Half of the file would be lines and types for a debugger; the names of functions stay.
          .unsafeFlags(
            ["-Xlinker", "--strip-debug"],
            .when(platforms: [.linux], configuration: .release)),
        ])
    ]
    + [
      .target(
        name: "SchemaGeneration", dependencies: dependencies(["Platform"]),
        path: "Tools/SchemaGenerator/Generation", swiftSettings: strict),
      .executableTarget(
        name: "SchemaGenerator", dependencies: dependencies(["SchemaGeneration"]),
        path: "Tools/SchemaGenerator/Command", swiftSettings: strict),
      .target(name: "Seeds", path: "Tests/Seeds", swiftSettings: strict),
      .target(
        name: "SimulatedMachine", dependencies: dependencies(["Platform"]),
        path: "Tests/SimulatedMachine", swiftSettings: strict),
      .target(
        name: "RunningProgram", dependencies: dependencies(["Platform"]),
        path: "Tests/RunningProgram", swiftSettings: strict),
      .target(
        name: "RandomEvents", dependencies: dependencies(["Platform", "Echolog"]),
        path: "Tests/RandomEvents", swiftSettings: strict),
      .executableTarget(
        name: "InteropPeer", dependencies: dependencies(["Platform", "Echolog", "RandomEvents"]),
        path: "Tools/interop/Peer", swiftSettings: strict),
      .target(
        name: "FuzzTargets",
        dependencies: dependencies([
          "Platform", "Journal", "Echolog", "Interop", "Program", "RandomEvents",
          "SimulatedMachine",
        ]),
        path: "Tools/fuzzing/Targets", swiftSettings: strict),
      .executableTarget(
        name: "Benchmark",
        dependencies: dependencies(["Platform", "Journal", "Echolog", "CLZ4"]),
        path: "Tools/Benchmark", exclude: ["compare.py", "query.py", "ratios.py"],
        swiftSettings: strict),
    ]
    // The app of the tutorial sees what any app does. Its own manifest is for who copies it.
    + ["Standalone", "Calls"].map {
      .executableTarget(
        name: $0, dependencies: dependencies(["Echolog", "Interop"]),
        path: "Tools/standalone/Sources/" + $0, packageAccess: false)
    }
    + modules.flatMap { module in
      module.tests.map { folder in
        .testTarget(
          name: testTarget(folder),
          dependencies: dependencies([module.name] + module.uses + testSupport(folder)),
          path: "Tests/" + folder, swiftSettings: testing(folder))
      }
    }
    + [
      .testTarget(
        name: testTarget("Fuzz"), dependencies: dependencies(["FuzzTargets", "Seeds"]),
        path: "Tests/Fuzz", exclude: ["Cases"], swiftSettings: testing("Fuzz")),
      .testTarget(
        name: testTarget("Stories"),
        dependencies: dependencies(["Platform", "Echolog", "Program", "Seeds"]),
        path: "Tests/Stories", exclude: ["Told"], swiftSettings: testing("Stories")),
      // They see no more of the program than a person does, so that they compile beside it.
      .testTarget(
        name: testTarget("Commands"), dependencies: dependencies(["RunningProgram", "Seeds"]),
        path: "Tests/Commands", swiftSettings: testing("Commands")),
      .testTarget(name: testTarget("Tidy"), path: "Tests/Tidy", swiftSettings: testing("Tidy")),
    ]
    + fuzzer
)
