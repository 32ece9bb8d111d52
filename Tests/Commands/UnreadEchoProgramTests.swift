import Foundation
import RunningProgram
import Testing

/// Echoes whose words damage took, in the files of a real vault.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct UnreadEchoProgramTests {
  private let sent = "2025-11-18T14:30:00Z"
  private let due = "2025-11-20T09:00:00Z"

  /// A vault with an Echo that damage hit and, behind it, one that it did not.
  private func withVault(
    isSealed: Bool, hasSnapshot: Bool, _ body: (EchologProcess, _ lost: String) throws -> Void
  ) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key", at: sent).exit == 0)
    if hasSnapshot {
      let rows = (1...2_100).map { "2020-01-01,walk \($0)\n" }
      try echolog.write("m.csv", "date,text\n" + rows.joined())
      try echolog.run(
        "import", "m.csv", "--as", "moment", "--map", "date=date,text=text", at: sent)
    }
    let words = ["send", "First words", "-e", "joy", "-i", "1d", "--plain"]
    let lost = String(try echolog.run(line: words, at: sent).output.prefix { $0 != "\t" })
    let vaults = echolog.home.appending(path: ".local/share/echolog/journal")
    var file = vaults.appending(path: "live")
    if isSealed {
      #expect(try echolog.run("sync", "shared", "--yes", at: sent).exit == 0)
      try FileManager.default.removeItem(at: echolog.home.appending(path: "shared"))
      let segments = vaults.appending(path: "segments")
      let names = try FileManager.default.contentsOfDirectory(atPath: segments.path)
      file = segments.appending(path: try #require(names.first))
    }
    if hasSnapshot {
      try FileManager.default.removeItem(at: echolog.home.appending(path: ".cache"))
      try echolog.run("today", at: sent)
    }
    #expect(
      try echolog.run("send", "Second words", "-e", "joy", "-i", "1d", at: sent).exit == 0)
    let journal = try JournalFile(file)
    // Of a sealed segment the last two frames have no records, of the active one all but the first
    // do, and the last is the second Echo's.
    let frame = journal.frames[journal.frames.count - (isSealed ? 3 : 2)]
    try journal.rewrite { $0[frame.lowerBound + 40] ^= 1 }
    try body(echolog, lost)
  }

  @Test func `One that a snapshot knows is passed over, reported and put away`() throws {
    try withVault(isSealed: true, hasSnapshot: true) { echolog, lost in
      let told = "Echo could not be loaded: \(lost) can not be read here.\n"
      let away = "echolog dismiss \(lost) puts it away.\n"
      for line in [["show", lost], ["reveal", lost, "--json"], ["reflect", lost, "So."]] {
        let answer = try echolog.run(line: line, at: due)
        #expect(answer.errors.contains("Echo could not be loaded"), "\(answer)")
        #expect(answer.exit == (line[0] == "show" ? 0 : 65), "\(answer)")
      }
      let json = try echolog.run("reveal", lost, "--json", at: due).errors
      #expect(json.contains(#""error":"echoCorrupted""#), "\(json)")
      let opened = try echolog.run("reveal", at: due)
      #expect(opened.exit == 0 && opened.output.contains("Second words"), "\(opened)")
      #expect(opened.errors.contains(told) && opened.errors.contains(away), "\(opened)")
      let none = try echolog.run("reveal", at: due)
      #expect(none.exit == 65 && none.errors.hasPrefix(told), "\(none)")
      #expect(none.errors.contains(away), "\(none)")
      let removed = try echolog.run("remove", lost, at: due)
      #expect(removed.exit == 2 && removed.errors.hasSuffix(away), "\(removed)")
      for line in ["echoes", "today", "notifications", "stats", "journey", "search words"] {
        let words = line.split(separator: " ").map(String.init)
        #expect(try echolog.run(line: words, at: due).exit == 0, "\(line)")
      }
      #expect(try echolog.run("export", "all.md", at: due).exit == 0)
      let list = try echolog.run("echoes", "--due", at: due).output
      #expect(list.contains("(can not be read)  November 19, 2025"), "\(list)")
      #expect(try echolog.run("dismiss", lost, at: due).exit == 0)
      #expect(try echolog.run("reveal", at: due).errors.hasPrefix("You have opened all"))
      #expect(try echolog.run("today", "--json", at: due).output.contains(#""due":[]"#))
      #expect(try echolog.run("undo", at: due).exit == 0)
      #expect(try echolog.run("cancel", lost, at: due).exit == 0)
    }
  }

  @Test func `One that nothing else describes is named as an Echo that could not be loaded`()
    throws
  {
    // With a sealed frame the name of the device went too: its log is named by its id then.
    for isSealed in [false, true] {
      try withVault(isSealed: isSealed, hasSnapshot: false) { echolog, named in
        let other = try echolog.run("echoes", "--all", "--plain", at: due).output
        let log = other.prefix { $0 != ":" && $0 != "\t" }
        let lost = isSealed ? "\(log):\(named.drop { $0 != ":" }.dropFirst())" : named
        for verb in ["reveal", "dismiss", "cancel"] {
          let answer = try echolog.run(verb, lost, at: due)
          #expect(answer.exit == 65, "\(answer)")
          #expect(
            answer.errors.hasPrefix("Echo could not be loaded: \(lost) can not be read here."),
            "\(answer)")
        }
        let opened = try echolog.run("reveal", at: due)
        #expect(opened.exit == 0 && opened.output.contains("Second words"), "\(opened)")
        #expect(opened.errors.contains("can not be read; echolog check"), "\(opened)")
        let none = try echolog.run("reveal", at: due)
        #expect(none.exit == 2 && none.errors.contains("can not be read; echolog check"), "\(none)")
      }
    }
  }
}
