import Foundation
import RunningProgram
import Testing

/// The real program where the system's calls fail, as strace(1) lets them.
///
/// It runs where strace is installed and may trace; else it reports that it did not.
@Suite(
  .enabled(if: EchologProcess.program != nil, "the program was not built"),
  .enabled(if: TracedProgram.canTrace, "strace is not here or may not trace"))
struct FailingSystemTests {
  /// Every call that can report a signal does, and is repeated: the first, the third and so on
  /// fail, so that a call that is not repeated fails for good. Only closing is never repeated.
  @Test func `A signal in whatever call changes nothing`() throws {
    let echolog = try TracedProgram()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let calls = [
      "pwrite64", "fsync", "fdatasync", "ftruncate", "?flock", "?rename", "?renameat",
      "?renameat2", "?unlink", "?unlinkat", "?mkdir", "?mkdirat", "getdents64", "?statfs",
      "?fstatfs",
    ]
    let signals = ["inject=\(calls.joined(separator: ",")):error=EINTR:when=1+2"]
    // Whoever loads the program repeats none of these.
    let loaded = try ["openat", "pread64", "close", "?fstat", "?newfstatat"].map { call in
      "inject=\(call):error=EINTR:when=\(try echolog.callCount(of: [call], ["version"]) + 1)+2"
    }
    for faults in [signals, loaded] {
      let name = faults == signals ? "laptop" : "tablet"
      let vault = ["--vault", name]
      let made = try echolog.run(vault + ["init", "--name", name, "--key-file", "key"], faults)
      #expect(made.exit == 0, "\(made)")
      for word in ["walked", "swam", "slept", "erred"] {
        let kept = try echolog.run(vault + ["moment", word], faults)
        #expect(kept.exit == 0, "\(kept)")
      }
      try echolog.write("m.csv", "d,t\n2025-10-13,sang\n2025-10-14,read\n")
      let form = ["--as", "moment", "--map", "date=d,text=t"]
      for line in [["import", "m.csv"] + form, ["undo"], ["remove", name + ":6"]] {
        let done = try echolog.run(vault + line + ["--yes"], faults)
        #expect(done.exit == 0, "\(done)")
      }
      let synced = try echolog.run(vault + ["sync", name + "-shared", "--yes"], faults)
      #expect(synced.exit == 0, "\(synced)")
      let checked = try echolog.run(vault + ["check"], faults)
      #expect(checked.exit == 0, "\(checked)")
      let moments = try echolog.run(vault + ["moments", "--json"])
      for word in ["walked", "swam", "slept"] { #expect(moments.output.contains(word)) }
      for word in ["erred", "sang"] { #expect(!moments.output.contains(word), "\(moments)") }
    }
    #expect(try echolog.injectedCount > 60)
    for call in ["close", "getdents64", "pread64", "pwrite64", "fstatat"] {
      #expect(try echolog.injectedCount(of: call) > 0, "\(call)")
    }
  }

  @Test func `A failed write is reported as not kept, and is not there`() throws {
    let echolog = try TracedProgram()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run(["init", "--name", "laptop", "--key-file", "key"]).exit == 0)
    for (error, word) in [("EIO", "diskFailed"), ("ENOSPC", "diskFull")] {
      let faults = ["inject=pwrite64:error=\(error)"]
      let answer = try echolog.run(["--json", "moment", "walked"], faults)
      #expect(answer.exit == 74 && answer.errors.contains("\"error\":\"\(word)\""), "\(answer)")
      #expect(answer.errors.contains("so nothing was kept"), "\(answer)")
    }
    #expect(!(try echolog.run(["moments", "--json"]).output.contains("walked")))
  }

  @Test func `After failed syncs a commit is in doubt, and the next command resolves it`() throws {
    let echolog = try TracedProgram()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run(["init", "--name", "laptop", "--key-file", "key"]).exit == 0)
    let faults = ["inject=fsync,fdatasync:error=EIO"]
    let answer = try echolog.run(["--json", "moment", "walked"], faults)
    #expect(answer.exit == 71 && answer.errors.contains("\"error\":\"outcomeUnknown\""))
    #expect(answer.errors.contains("your next command will tell"), "\(answer)")
    let next = try echolog.run(["today"])
    #expect(next.exit == 0 && next.errors.contains("was kept"), "\(next)")
    #expect(try echolog.run(["moments", "--json"]).output.contains("walked"))
    #expect(!(try echolog.run(["today"]).errors.contains("was kept")), "it is told once")
  }

  /// The disk reports that it is full, and would take the file all the same.
  @Test func `An export that does not fit is refused before its file is begun`() throws {
    let echolog = try TracedProgram()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run(["init", "--name", "laptop", "--key-file", "key"]).exit == 0)
    #expect(try echolog.run(["moment", "walked"]).exit == 0)
    // Type, block size, and blocks of which none are free, as from statfs(2).
    let volume = ["53ef", "0010", "00001000", "", "", ""].map { digits in
      digits + String(repeating: "0", count: 16 - digits.count)
    }
    let full = "inject=?statfs,?fstatfs:poke_exit=@arg2=\(volume.joined())"
    let refused = try echolog.run(["--json", "export", "all.jsonl"], [full])
    #expect(refused.exit == 74 && refused.errors.contains("\"error\":\"diskFull\""), "\(refused)")
    #expect(try echolog.madeCount(of: "all.jsonl") == 0)
    let written = try echolog.run(["export", "all.jsonl"], ["trace=openat"])
    #expect(written.exit == 0, "\(written)")
    #expect(try echolog.madeCount(of: "all.jsonl") == 1)
  }

  @Test func `What could not be written whole leaves nothing beside its place`() throws {
    let echolog = try TracedProgram()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run(["init", "--name", "laptop", "--key-file", "key"]).exit == 0)
    #expect(try echolog.run(["moment", "walked"]).exit == 0)
    for line in [
      ["report", "a.html"], ["export", "a.md"], ["export", "--table", "moments", "a.csv"],
    ] {
      // The vault is read, so that only the file is written.
      let failed = try echolog.run(line, ["inject=pwrite64:error=ENOSPC"])
      #expect(failed.exit == 74 && failed.errors.contains("full"), "\(line) \(failed)")
      #expect(try echolog.injectedCount(of: "pwrite64") > 0, "\(line)")
      let names = try echolog.names
      #expect(!names.contains { $0.contains("a.") }, "\(line) \(names)")
    }
  }
}

/// The program under strace, in a home of its own.
struct TracedProgram {
  private let echolog: EchologProcess

  static let canTrace: Bool = {
    do {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["strace", "-o", "/dev/null", "-e", "inject=fsync:error=EIO", "true"]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    } catch {
      return false
    }
  }()

  init() throws { echolog = try EchologProcess() }

  func remove() throws { try echolog.remove() }

  func write(_ name: String, _ text: String) throws { try echolog.write(name, text) }

  /// - Parameter faults: what strace is to do with calls; without any the program runs untraced.
  func run(_ words: [String], _ faults: [String] = []) throws -> EchologProcess.Answer {
    guard !faults.isEmpty else { return try echolog.run(line: words) }
    let options = faults.flatMap { ["-e", $0] }
    return try echolog.run(line: words, under: ["strace", "-f", "-A", "-o", trace.path] + options)
  }

  /// How many such calls a run makes.
  func callCount(of calls: [String], _ words: [String]) throws -> Int {
    let file = echolog.home.appending(path: "counted")
    let only = "trace=" + calls.joined(separator: ",")
    _ = try echolog.run(line: words, under: ["strace", "-f", "-o", file.path, "-e", only])
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count
  }

  /// How many calls failed because they were to fail.
  var injectedCount: Int { get throws { try injectedCount(of: "") } }

  /// - Parameter call: how its name ends.
  func injectedCount(of call: String) throws -> Int {
    try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
      .count { $0.hasSuffix("(INJECTED)") && $0.contains(call + "(") }
  }

  /// How often a file was to be made with this in its name.
  func madeCount(of name: String) throws -> Int {
    try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
      .count { $0.contains(name) && $0.contains("O_CREAT") }
  }

  /// What is in the home, hidden files too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: echolog.home.path) }
  }

  private var trace: URL { echolog.home.appending(path: "trace") }
}
