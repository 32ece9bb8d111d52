import Foundation
import RunningProgram
import Testing

/// The program's answer to files and folders that are not what they should be.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct RefusedFilesTests {
  @Test func `A link that leads to itself in a file's place is shown, and stops nothing`() throws {
    let files = FileManager.default
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("moment", "Took a walk").exit == 0)
    #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
    #expect(try echolog.run("moment", "Took another").exit == 0)
    let vault = echolog.home.appending(path: ".local/share/echolog")
    let states = echolog.home.appending(path: ".local/state/echolog")
    let names = try files.contentsOfDirectory(atPath: states.path)
    let state = states.appending(path: try #require(names.first { $0.count > 32 }))
    let segments = vault.appending(path: "journal/segments")
    let segment = try #require(try files.contentsOfDirectory(atPath: segments.path).first)
    let shared = echolog.home.appending(path: "shared")
    let places = [
      shared.appending(path: "segments/\(segment)"),
      vault.appending(path: "journal/head"), vault.appending(path: "journal/reserve"),
      segments.appending(path: segment),
      state.appending(path: "head"), state.appending(path: "shared-folder"),
      state.appending(path: "shipping"), state.appending(path: "unanswered"),
      shared.appending(path: "echolog-vault"),
      // The last one, because what was in it is lost.
      vault.appending(path: "journal/live"),
    ]
    let kept = echolog.home.appending(path: "kept")
    for place in places {
      let isThere = files.fileExists(atPath: place.path)
      if isThere { try files.moveItem(at: place, to: kept) }
      try files.createSymbolicLink(
        atPath: place.path, withDestinationPath: place.lastPathComponent)
      #expect(try echolog.run("today").exit == 0, "\(place.path)")
      let checked = try echolog.run("check", "--json")
      let isOfJournal = place.path.hasPrefix(vault.path) || place.path.hasSuffix("/head")
      #expect(checked.exit == (isOfJournal ? 1 : 0), "\(place.path): \(checked)")
      #expect(checked.output.contains(place.lastPathComponent) == isOfJournal, "\(checked)")
      #expect(try echolog.run("moment", "Went on").exit == 0, "\(place.path)")
      let synced = try echolog.run("sync", shared.path)
      #expect(synced.exit == 0, "\(place.path): \(synced)")
      #expect(try echolog.run("check").exit <= 1, "\(place.path)")
      // A file is there again, or nobody needed one.
      let names = try files.contentsOfDirectory(atPath: place.deletingLastPathComponent().path)
      if names.contains(place.lastPathComponent), !files.fileExists(atPath: place.path) {
        try files.removeItem(at: place)
      }
      if isThere { try files.removeItem(at: kept) }
    }
  }

  @Test func `Folders that are no vault, and vaults of a newer format, are refused`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try FileManager.default.createDirectory(
      at: echolog.home.appending(path: "photos"), withIntermediateDirectories: true)
    try echolog.write("photos/sea.jpg", "no vault")
    try FileManager.default.createSymbolicLink(
      atPath: echolog.home.appending(path: "link").path, withDestinationPath: "gone")
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let marker = echolog.home.appending(path: ".local/share/echolog/echolog-vault")
    var bytes = try Data(contentsOf: marker)
    for copy in [0, 4096] {
      bytes[copy + 8] = 9
      bytes[copy + 26] ^= 1
    }
    try bytes.write(to: marker)
    let rows: [([String], Int32, String)] = [
      (["--vault", "photos", "--json", "today"], 66, "notAVault"),
      (["--vault", "photos/sea.jpg", "--json", "today"], 66, "notAVault"),
      (["--vault", "photos/sea.jpg/x", "--json", "today"], 66, "wrongKindOfFile"),
      (["--vault", "link", "--json", "today"], 66, "linkDangling"),
      (["--vault", "link", "--json", "init", "--key-file", "key"], 66, "linkDangling"),
      (["--vault", "new", "--json", "join", "nowhere"], 66, "sharedFolderMissing"),
      (["--vault", "photos", "--json", "init", "--key-file", "key"], 73, "vaultOccupied"),
      (["--json", "today"], 69, "newerFormat"),
    ]
    for (words, exit, word) in rows {
      let answer = try echolog.run(line: words)
      #expect(answer.exit == exit, "\(words) \(answer)")
      #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(words) \(answer.errors)")
      #expect(!answer.errors.contains("makes a new one"), "only a sync does: \(answer.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: echolog.home.appending(path: "photos").path)
    #expect(names == ["sea.jpg"])
  }

  @Test func `Import files that are binary, cut or lack a column are refused and leave nothing`()
    throws
  {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try Data([0x50, 0x4b, 3, 4, 0, 0, 0, 1, 2, 3]).write(
      to: echolog.home.appending(path: "zip.csv"))
    try echolog.write("cut.csv", "date,text\n2024-01-01,\"never clo")
    try echolog.write("cut.jsonl", "{\"date\":\"2024-01-01\",\"text\":\"a\"}\n{\"date\":\"20")
    try echolog.write("other.csv", "when,what\n2024-01-01,walked\n")
    try echolog.write("empty.csv", "")
    let before = try echolog.run("replay", "--hash", "--json").output
    for name in ["zip.csv", "cut.csv", "cut.jsonl", "other.csv", "empty.csv"] {
      let answer = try echolog.run(
        "import", name, "--as", "moment", "--map", "date=date,text=text", "--json")
      #expect([64, 65].contains(answer.exit), "\(name) \(answer)")
      #expect(answer.errors.contains("\"error\":"), "\(name) \(answer)")
      let isNamed = answer.errors.contains(#""error":"fileForeign""#)
      #expect(isNamed == (name == "zip.csv"), "\(name) \(answer)")
    }
    #expect(try echolog.run("replay", "--hash", "--json").output == before)
  }

  @Test func `Units, overflow and mismatches are refused with a word and the nearest`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let rows: [([String], String, String)] = [
      (["log", "water", "2", "litrs"], "unknownUnit", "“litre”"),
      (["log", "water", "20", "min"], "unitMismatch", ""),
      (["log", "steps", "99999999999999999999"], "amountTooLarge", ""),
      (["log", "watr", "1", "L"], "unknownActivity", "“water”"),
      (["send", "x", "-e", "joyy", "-i", "3d"], "unknownEmotion", "“joy”"),
      (["send", "x", "-e", "joy", "-i", "4d"], "unknownInterval", "“3d”"),
    ]
    for (words, word, nearest) in rows {
      let answer = try echolog.run(line: words + ["--json"])
      #expect(answer.exit == 2, "\(words) \(answer)")
      #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(words) \(answer.errors)")
      #expect(nearest.isEmpty || answer.errors.contains(nearest), "\(words) \(answer.errors)")
    }
  }

  @Test func `A vault is made where an earlier attempt was cut short, and nowhere else`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let half = echolog.home.appending(path: ".local/share/echolog/keys")
    try FileManager.default.createDirectory(at: half, withIntermediateDirectories: true)
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let again = try echolog.run("init", "--key-file", "second", "--json")
    #expect(again.exit == 73 && again.errors.contains("vaultOccupied"), "\(again)")
    let second = echolog.home.appending(path: "second").path
    #expect(!FileManager.default.fileExists(atPath: second))
  }

  @Test func `Two copies of a vault write logs of their own, by their name`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(
      try echolog.run("--vault", "a", "init", "--name", "laptop", "--key-file", "k").exit == 0)
    try FileManager.default.copyItem(
      at: echolog.home.appending(path: "a"), to: echolog.home.appending(path: "b"))
    for round in 1...3 {
      for vault in ["a", "b"] {
        let answer = try echolog.run(
          "--vault", vault, "--key-file", "k", "moment", "round \(round)")
        #expect(answer.exit == 0, "\(answer)")
      }
    }
    let original = try echolog.run("--vault", "a", "--key-file", "k", "devices").output
    let copy = try echolog.run("--vault", "b", "--key-file", "k", "devices").output
    #expect(original.contains("laptop") && !original.contains("laptop-2"), "\(original)")
    #expect(copy.contains("laptop-2") && !copy.contains("laptop-3"), "\(copy)")
  }

  @Test func `An answer that leaves out lost events reports it on the side`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("moment", "soon gone").exit == 0)
    try FileManager.default.removeItem(
      at: echolog.home.appending(path: ".local/share/echolog/journal/live"))
    let told = "3 events can not be read; echolog check tells which.\n"
    for words in Self.wholeHistory {
      let answer = try echolog.run(line: words)
      #expect(answer.errors.contains(told) && answer.exit <= 1, "\(words) \(answer)")
    }
    for words in [["stats"], ["replay", "--hash"], ["export", "other.jsonl"]] {
      let answer = try echolog.run(line: words + ["--json"])
      #expect(answer.output.contains(#""missing":3,"#), "\(words) \(answer)")
    }
    let hashes = try echolog.run("replay", "--hash")
    #expect(hashes.errors.contains("stand for what can be read here, and not"), "\(hashes)")
    let check = try echolog.run("--json", "check")
    let finding = #"{"code":"lost","file":null,"bytes":[],"log":"#
    #expect(check.exit == 1 && check.output.contains(finding), "\(check)")
  }

  private static let wholeHistory = [
    "stats", "replay", "replay --as jsonl", "history", "journey", "logs", "chart water", "badges",
    "streaks", "search soon", "today", "export", "export --as csv", "export e.md", "export e.jsonl",
  ].map { $0.split(separator: " ").map(String.init) }

  @Test func `The hash is the same in any zone and locale`() throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("moment", "Über den Fluss 🌉").exit == 0)
    #expect(try echolog.run("log", "water", "0.5", "L", "--at", "yesterday 21:30").exit == 0)
    let expected = try echolog.run("replay", "--hash", "--json").output
    for (zone, locale) in [
      ("Asia/Kathmandu", "C"), ("America/St_Johns", "tr_TR.UTF-8"),
      ("Pacific/Apia", "ko_KR.EUC-KR"),
    ] {
      echolog.variables = ["TZ": zone, "LC_ALL": locale, "LANG": locale]
      #expect(try echolog.run("replay", "--hash", "--json").output == expected, "\(zone)")
    }
  }
}
