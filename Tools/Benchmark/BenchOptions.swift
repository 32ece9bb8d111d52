import Foundation

/// What a run measures.
struct BenchOptions {
  enum Part: String, CaseIterable {
    case replay, profile, append, size, today, check, sql, asof, export, report
  }

  /// Sizes of the journals to replay; the last one up to a million is also profiled and compared.
  var sizes = [10_000, 100_000, 1_000_000]
  var rounds = 5
  /// How many ratios replay and append are the median of, each of measurements side by side.
  var ratios = 15
  var parts = Part.allCases
  var kinds = Workload.Kind.allCases
  /// Where vaults and files are made, on the device whose syncs are to be measured.
  var folder = FileManager.default.currentDirectoryPath + "/.build/bench"
  /// Where the journals are kept from one run to the next; nil where each run makes its own.
  var vaults: String?
  /// The `echolog` executable.
  var program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "echolog").path
  var python = "python3"

  static let usage = """
    bench [--sizes N,N,…] [--rounds N] [--ratios N]
          [--parts replay,profile,append,size,today,check,sql,asof,export,report]
          [--kinds imported,lived-in] [--folder FOLDER] [--vaults FOLDER]
    """

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { Self.fail() }
      switch name {
      case "--sizes": sizes = value.split(separator: ",").map(Self.count).sorted()
      case "--rounds": rounds = Self.count(value[...])
      case "--ratios": ratios = Self.count(value[...])
      case "--parts":
        parts = value.split(separator: ",").map(Self.named)
      case "--kinds":
        kinds = value.split(separator: ",").map(Self.named)
      case "--folder": folder = value
      case "--vaults": vaults = value
      case "--python": python = value
      default: Self.fail()
      }
    }
  }

  private static func count(_ text: Substring) -> Int {
    guard let count = Int(text), count > 0 else { fail() }
    return count
  }

  private static func named<Value: RawRepresentable<String>>(_ text: Substring) -> Value {
    guard let value = Value(rawValue: String(text)) else { fail() }
    return value
  }

  private static func fail() -> Never {
    print(usage)
    exit(64)
  }

  /// The journal that is profiled and compared with other formats.
  var compared: Int { sizes.last { $0 <= 1_000_000 } ?? sizes[0] }
}
