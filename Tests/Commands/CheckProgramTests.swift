import Foundation
import RunningProgram
import Testing

/// Every code that `echolog check` reports, for a cause that the real program meets in real files.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct CheckProgramTests {
  @Test func `Bytes that changed and bytes that are cut off are reported with the events in them`()
    throws
  {
    try withVault { vault in
      let segment = try JournalFile(vault.segment)
      let record = segment.frames[1]
      var told = Told("damaged", vault.segment, of: vault.log, numbers: ["3-3"])
      told.bytes = ["\(record.lowerBound)-\(record.upperBound - 1)"]
      try segment.rewrite { $0[record.lowerBound + 40] ^= 1 }
      try expect([told], in: vault)
      told.code = "incomplete"
      told.bytes = ["\(record.lowerBound)-\(segment.bytes.count - 1)"]
      try segment.rewrite { $0.removeSubrange((record.lowerBound + 20)...) }
      try expect([told], in: vault)
    }
  }

  /// What a medium fails to hand out needs one that fails: `Tests/Journal/BadSectorTests.swift`.
  @Test func `A segment that does not open is shown with the reason, its events as missing`() throws
  {
    try withVault { vault in
      let segment = try JournalFile(vault.segment)
      let missing = Told("missing", of: vault.log, numbers: ["3-3"])
      try segment.rewriteHeaders { $0[8] = 2 }
      try expect([Told("newerFormat", vault.segment), missing], in: vault)
      try segment.rewriteHeaders { $0[12] = 9 }
      try expect([Told("unknownEpoch", vault.segment), missing], in: vault)
      try segment.rewriteHeaders { $0[48] ^= 1 }
      try expect([Told("wrongKey", vault.segment), missing], in: vault)
      try segment.rewrite { $0 = [UInt8](repeating: 0x41, count: 5_000) }
      try expect([Told("foreign", vault.segment), missing], in: vault)
      // A link that leads nowhere, and one that leads through a file.
      for target in ["gone", "../live/beneath"] {
        try FileManager.default.removeItem(at: vault.segment)
        try FileManager.default.createSymbolicLink(
          atPath: vault.segment.path, withDestinationPath: target)
        try expect([Told("unread", vault.segment), missing], in: vault)
      }
    }
  }

  @Test func `A program learns too that an answer leaves something out`() throws {
    try withVault { vault in
      try FileManager.default.removeItem(at: vault.segment)
      for line in ["history", "export", "replay --as jsonl", "moments", "search slept"] {
        let answer = try vault.echolog.run(
          line: ["--json"] + line.split(separator: " ").map(String.init))
        #expect(answer.exit == 0, "\(line): \(answer)")
        #expect(answer.errors == "{\"schema\":\"gaps/1\",\"missing\":1}\n", "\(line): \(answer)")
      }
      let plain = try vault.echolog.run("--plain", "moments")
      #expect(plain.errors == "missing\t1\n", "\(plain)")
    }
  }

  @Test func `An active segment of another vault is reported with what to do about it`() throws {
    try withVault { vault in
      for words in [["init", "--name", "other", "--key-file", "key"], ["moment", "Theirs"]] {
        #expect(try vault.echolog.run(line: ["--vault", "other"] + words).exit == 0)
      }
      let active = vault.journal.appending(path: "live")
      let theirs = vault.echolog.home.appending(path: "other/journal/live")
      try Data(contentsOf: theirs).write(to: active)
      let refused = try vault.echolog.run("moment", "Took another")
      #expect(refused.exit == 77, "\(refused)")
      #expect(refused.errors.contains("Move it to another place; echolog sync"), "\(refused)")
      try FileManager.default.moveItem(at: active, to: vault.echolog.home.appending(path: "live"))
      #expect(try vault.echolog.run("moment", "Took another").exit == 0)
    }
  }

  @Test func `A segment that is gone, under another name or here twice is shown as that`() throws {
    try withVault { vault in
      let name = String(repeating: "0", count: 32) + ".segment"
      let other = vault.segments.appending(path: name)
      try FileManager.default.copyItem(at: vault.segment, to: other)
      try expect([Told("duplicate", other)], in: vault)
      try FileManager.default.removeItem(at: vault.segment)
      try expect([Told("misnamed", other)], in: vault)
      try FileManager.default.removeItem(at: other)
      try expect([Told("missing", of: vault.log, numbers: ["3-3"])], in: vault)
    }
  }

  #if os(Linux)
    /// Elsewhere they are one name to the file system.
    @Test func `Two names of segments that only look alike are of two files`() throws {
      try withVault { vault in
        for name in ["caf\u{E9}.segment", "cafe\u{301}.segment"] {
          try FileManager.default.copyItem(
            atPath: vault.segment.path, toPath: vault.segments.path + "/" + name)
        }
        let answer = try vault.echolog.run("check", "--json")
        let page = try JSONDecoder().decode(CheckPage.self, from: Data(answer.output.utf8))
        #expect(page.findings.map(\.code) == ["duplicate", "duplicate"], "\(answer)")
        let files = Set(page.findings.map { Array(($0.file ?? "").utf8) })
        #expect(files.count == 2 && !files.contains([]), "\(answer)")
      }
    }
  #endif

  @Test func `A write that was cut short passes, and a newest file that is gone does not`() throws {
    try withVault { vault in
      try expect([], in: vault)
      let active = try JournalFile(vault.journal.appending(path: "live"))
      let end = try #require(active.frames.last).upperBound
      var torn = Told("tornTail", active.url, of: vault.log)
      torn.bytes = ["\(end)-\(end + 4)"]
      try active.rewrite { $0.replaceSubrange(end..<end + 5, with: [1, 2, 3, 4, 5]) }
      try expect([torn], in: vault)
      try FileManager.default.removeItem(at: active.url)
      try expect([Told("lost", of: vault.log, numbers: ["4-4"])], in: vault)
    }
  }

  /// The files are set back, as a machine is to an image of its disk, and both ways go on.
  @Test func `Two histories of one log are reported by the number where they part`() throws {
    try withVault { vault in
      let files = [
        vault.journal.appending(path: "live"), vault.journal.appending(path: "head"),
        try vault.outsideCommitPointer,
      ]
      let image = try files.map { try Data(contentsOf: $0) }
      let segment = try CheckedVault.segment(madeIn: vault.segments) {
        try vault.echolog.run("repl", input: "moment here\nsync first --yes\n")
      }
      let quarantine = vault.echolog.home.appending(path: segment.lastPathComponent)
      try FileManager.default.moveItem(at: segment, to: quarantine)
      for (file, bytes) in zip(files, image) { try bytes.write(to: file) }
      try vault.echolog.run("repl", input: "moment there\nsync second --yes\n")
      try FileManager.default.moveItem(at: quarantine, to: segment)
      try expect([Told("fork", of: vault.log, numbers: ["5-5"])], in: vault)
    }
  }

  @Test func `A damaged snapshot is reported, thrown away and made anew`() throws {
    try withVault { vault in
      let rows = (1...2_048).map { "2020-01-01,walk \($0)\n" }
      try vault.echolog.write("m.csv", "date,text\n" + rows.joined())
      try vault.echolog.run("import", "m.csv", "--as", "moment", "--map", "date=date,text=text")
      let caches = vault.echolog.home.appending(path: ".cache/echolog")
      let cache = try #require(
        try FileManager.default.contentsOfDirectory(atPath: caches.path).first)
      let snapshot = caches.appending(path: cache).appending(path: "snapshot")
      var damaged = try Data(contentsOf: snapshot)
      damaged[damaged.count / 2] ^= 1
      try expect([Told("snapshot", snapshot)], in: vault) { try damaged.write(to: snapshot) }
      try expect([], in: vault)
      #expect(try Data(contentsOf: snapshot) != damaged)
    }
  }

  /// - Parameter prepare: what is done before each of the three checks.
  private func expect(
    _ told: [Told], in vault: CheckedVault, prepare: () throws -> Void = {}
  ) throws {
    let isSound = told.allSatisfy { $0.code == "tornTail" }
    let answers = try [[], ["--plain"], ["--json"]].map { form in
      try prepare()
      let answer = try vault.echolog.run(line: ["check"] + form)
      #expect(answer.exit == (isSound ? 0 : 1), "\(answer)")
      return answer
    }
    let lines = answers[0].output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.count == told.count, "\(answers[0])")
    for (line, finding) in zip(lines, told) {
      let (code, place) = ("  \(finding.code): ", ": " + finding.place)
      #expect(line.hasPrefix(code) && line.hasSuffix(place), "\(line)")
    }
    let rows = answers[1].output.split(separator: "\n").dropFirst(4).map(String.init)
    #expect(rows == told.map(\.row))
    let page = try JSONDecoder().decode(CheckPage.self, from: Data(answers[2].output.utf8))
    #expect(page.findings == told && page.isSound == isSound, "\(answers[2])")
  }

  private func withVault(_ body: (CheckedVault) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try body(try CheckedVault(echolog))
  }
}

/// A vault with two events in a segment, the third in another and the fourth in the active one.
private struct CheckedVault {
  let echolog: EchologProcess
  let journal: URL
  let segments: URL
  /// The later segment.
  let segment: URL
  /// The id of the only log, which is called laptop.
  let log: String

  init(_ echolog: EchologProcess) throws {
    self.echolog = echolog
    journal = echolog.home.appending(path: ".local/share/echolog/journal")
    segments = journal.appending(path: "segments")
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
    let devices = try echolog.run("devices", "--json").output
    log = String(try #require(devices.firstMatch(of: /"log":"([0-9a-f]{32})"/)).1)
    segment = try Self.segment(madeIn: segments) {
      try echolog.run("repl", input: "moment walked\nsync\nmoment slept\n")
    }
  }

  /// The one segment that some work adds to a folder.
  static func segment(madeIn folder: URL, by work: () throws -> Void) throws -> URL {
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    try work()
    let after = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appending(path: try #require(Set(after).subtracting(before).first))
  }

  /// The commit pointer beside the vault.
  var outsideCommitPointer: URL {
    get throws {
      let states = echolog.home.appending(path: ".local/state/echolog")
      let commitPointers = try FileManager.default.subpathsOfDirectory(atPath: states.path)
        .filter { $0.hasSuffix("/head") }
      return states.appending(path: try #require(commitPointers.first))
    }
  }
}

/// What `check --json` answers, as far as these tests look.
private struct CheckPage: Decodable {
  let isSound: Bool
  let findings: [Told]
}

/// One finding, as in `check --json`.
private struct Told: Decodable, Equatable {
  var code: String
  let file: String?
  var bytes: [String] = []
  let log: String?
  let numbers: [String]

  init(_ code: String, _ file: URL? = nil, of log: String? = nil, numbers: [String] = []) {
    self.code = code
    self.file = file?.path
    self.log = log
    self.numbers = numbers
  }

  private var events: String { numbers.map { "\(device):\($0)" }.joined(separator: " ") }

  /// Where histories part, their logs share the device's name with the one that they go on from.
  private var device: String {
    code == "fork" ? "laptop.\((log ?? "").prefix(4))" : "laptop"
  }

  /// What follows the words of the cause in text.
  var place: String {
    let range = bytes.isEmpty ? [] : ["bytes " + bytes.joined(separator: " ")]
    let named = numbers.isEmpty ? [] : ["events " + events]
    return ((file.map { [$0] } ?? []) + range + named).joined(separator: ", ")
  }

  /// How it is in `--plain`.
  var row: String {
    [code, file ?? "", bytes.joined(separator: " "), events].joined(separator: "\t")
  }
}
