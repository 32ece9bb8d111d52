import Foundation
import RunningProgram
import Testing

/// The answers to a person who uses two devices, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct TwoDevicesProgramTests {
  /// - Parameter prepare: what the first device does before the second one joins.
  func withDevices(
    _ prepare: (EchologProcess) throws -> Void,
    _ body: (_ laptop: EchologProcess, _ phone: EchologProcess, _ shared: String) throws -> Void
  ) throws {
    let laptop = try EchologProcess()
    defer { #expect(throws: Never.self) { try laptop.remove() } }
    let phone = try EchologProcess()
    defer { #expect(throws: Never.self) { try phone.remove() } }
    let shared = laptop.home.appending(path: "shared").path
    let key = laptop.home.appending(path: "key").path
    #expect(try laptop.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try prepare(laptop)
    #expect(try laptop.run("sync", shared, "--yes").exit == 0)
    let joined = try phone.run("join", shared, "--name", "phone", "--key-file", key)
    #expect(joined.exit == 0, "\(joined)")
    try body(laptop, phone, shared)
  }

  @Test func `What begins here is not reported as what came`() throws {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, _, _ in
      #expect(try laptop.run("sync").exit == 0)
      let before = try Self.files(of: laptop)
      #expect(try laptop.run("moment", "Before it was set back").exit == 0)
      #expect(try laptop.run("sync").exit == 0)
      try Self.set(laptop, backTo: before)
      #expect(try laptop.run("moment", "Behind it").exit == 0)
      // Now two histories have the same names. Both are shown, and the other one came.
      let synced = try laptop.run("sync", "--json").output
      #expect(synced.contains(#""forks":1"#) && synced.contains(#""newEvents":1"#), "\(synced)")
    }
  }

  @Test func `What a failed sync brought is reported once`() throws {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, phone, shared in
      #expect(try phone.run("moment", "From afar").exit == 0)
      #expect(try phone.run("sync").exit == 0)
      #expect(try laptop.run("moment", "Here").exit == 0)
      let other = laptop.home.appending(path: "other").path
      #expect(try laptop.run("sync", other, "--yes").exit == 0)
      // What is to be shared can not be written there.
      for name in try FileManager.default.contentsOfDirectory(atPath: other + "/segments") {
        try FileManager.default.createSymbolicLink(
          atPath: "\(shared)/segments/\(name).new", withDestinationPath: "nowhere/\(name)")
      }
      let steps = ["sync \(shared)\r", ".quit\r"].map { EchologProcess.Step($0) }
      let said = try laptop.converse(["repl"], steps).output
      #expect(said.contains("not everything could be exchanged."), "\(said)")
      #expect(!said.contains("another process"), "\(said)")
    }
  }

  /// Puts everything back in its place as it was. Written in place: another inode of the lock file
  /// would show a copied vault.
  static func set(_ device: EchologProcess, backTo before: [String: Data]) throws {
    for file in try files(of: device).keys where before[file] == nil {
      try FileManager.default.removeItem(atPath: file)
    }
    for (file, bytes) in before { try bytes.write(to: URL(filePath: file)) }
  }

  /// What lies in the vault and the state folder, by path.
  static func files(of device: EchologProcess) throws -> [String: Data] {
    let local = device.home.appending(path: ".local").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: local).map { "\(local)/\($0)" }
    let files = try paths.filter {
      try FileManager.default.attributesOfItem(atPath: $0)[.type] as? FileAttributeType
        == .typeRegular
    }
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: URL(filePath: $0))) })
  }

  @Test func `A sync reports what was removed here and changed there, and how to bring it back`()
    throws
  {
    try withDevices({ try $0.run("remember", "The lake was still") }) { laptop, phone, shared in
      #expect(try laptop.run("remove", "laptop:3").exit == 0)
      let later = "2025-11-18T21:00:00Z"
      #expect(try phone.run("edit", "laptop:3", "So still.", at: later).exit == 0)
      #expect(try phone.run("sync", at: later).exit == 0)
      let synced = try laptop.run("sync", shared, at: later)
      let words = "laptop:3 was removed on one device and changed on another, and stays removed; "
      #expect(synced.errors.contains(words), "\(synced)")
      let there = try phone.run("sync", at: later)
      #expect(there.errors.contains(words), "told on both: \(there)")
      #expect(synced.errors.contains("echolog undo laptop:"), "\(synced)")
      #expect(try laptop.run("edit", "laptop:3", "Still", at: later).exit == 2)
      let refused = try laptop.run("edit", "laptop:3", "Still", at: later).errors
      let way = try #require(refused.firstMatch(of: /echolog undo (laptop:[0-9]+) brings it back/))
      #expect(synced.errors.contains("echolog undo \(way.1) brings it back as it was changed."))
      #expect(try laptop.run("undo", String(way.1), at: later).exit == 0)
      #expect(try laptop.run("memory", "laptop:3", at: later).output.contains("So still."))
    }
    try withDevices({ try $0.run("remember", "The lake was still") }) { laptop, phone, shared in
      try laptop.run("remove", "laptop:3")
      try phone.run("edit", "laptop:3", "So still.")
      try phone.run("sync")
      let json = try laptop.run("sync", shared, "--json").output
      let removal = /"removals":\[\{"entry":"laptop:3","removal":"laptop:[0-9]+"\}\]/
      #expect(json.firstMatch(of: removal) != nil, "\(json)")
    }
  }

  @Test func `Of the texts that two devices wrote the page marks the one that counts`() throws {
    try withDevices({ try $0.run("remember", "The lake was still") }) { laptop, phone, shared in
      #expect(try laptop.run("edit", "laptop:3", "So still.").exit == 0)
      #expect(!(try laptop.run("memory", "laptop:3").output.contains("holds now")))
      let later = "2025-11-18T21:00:00Z"
      #expect(try phone.run("edit", "laptop:3", "Very still.", at: later).exit == 0)
      #expect(try phone.run("sync", at: later).exit == 0)
      #expect(try laptop.run("sync", shared, at: later).exit == 0)
      let page = try laptop.run("show", "laptop:3", at: later).output
      let marked = page.split(separator: "\n").filter { $0.contains("holds now") }
      #expect(marked.count == 1 && marked[0].contains("rewritten: “Very still.”"), "\(page)")
    }
  }

  @Test func `A sync reports that an import was undone whose entries another device changed`()
    throws
  {
    let prepare = { (laptop: EchologProcess) throws -> Void in
      try laptop.write("old.csv", "when,text\n2025-11-01,The lake\n2025-11-02,The ferry\n")
      let line = ["import", "old.csv", "--as", "memory", "--map", "date=when,text=text"]
      #expect(try laptop.run(line: line).exit == 0)
    }
    try withDevices(prepare) { laptop, phone, shared in
      let later = "2025-11-18T21:00:00Z"
      #expect(try laptop.run("import", "undo", "laptop:3").exit == 0)
      #expect(try phone.run("edit", "laptop:4", "The lake, still.", at: later).exit == 0)
      #expect(try phone.run("sync", at: later).exit == 0)
      let words =
        "laptop:4 came with an import that was undone on one device, and was changed on another; "
        + "it stays removed. "
      let synced = try laptop.run("sync", shared, at: later)
      #expect(synced.errors.contains(words), "\(synced)")
      // The page shows it in the order of both devices, as history does.
      let page = try laptop.run("memory", "laptop:4", at: later).output
      let removed = try #require(page.firstRange(of: "removed with its import"))
      let rewritten = try #require(page.firstRange(of: "rewritten: “The lake, still.”"))
      #expect(removed.lowerBound < rewritten.lowerBound, "\(page)")
      let way = try #require(
        synced.errors.firstMatch(
          of: /echolog undo (laptop:[0-9]+) brings the import back, with what was changed\./))
      let there = try phone.run("sync", at: later)
      #expect(there.errors.contains(words + way.0), "told on both: \(there)")
      #expect(try phone.run("undo", String(way.1), at: later).exit == 0)
      #expect(try phone.run("memories", at: later).output.contains("The lake, still."))
    }
    try withDevices(prepare) { laptop, phone, shared in
      #expect(try laptop.run("import", "undo", "laptop:3").exit == 0)
      for id in ["laptop:4", "laptop:5"] { try phone.run("edit", id, "--tag", "summer") }
      try phone.run("sync")
      let synced = try laptop.run("sync", shared).errors
      #expect(synced.contains("laptop:4 and laptop:5 came with an import"), "\(synced)")
      #expect(synced.contains("and were changed on another; they stay removed."), "\(synced)")
    }
  }

  @Test func `A broken file in the shared folder is reported with what to do about it`() throws {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, _, shared in
      let segments = URL(filePath: shared).appending(path: "segments")
      try Data("no segment at all".utf8).write(to: segments.appending(path: "a.segment"))
      let synced = try laptop.run("sync", shared).errors
      #expect(
        synced.contains("a.segment waits: "), "\(synced)")
      #expect(
        synced.contains("If it still waits then, echolog repair --from \(shared) takes"),
        "\(synced)")
      let folder = laptop.home.appending(path: "empty")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let joined = try laptop.run("--vault", "third", "join", "empty").errors
      #expect(joined.contains("An empty one is filled by echolog sync"), "\(joined)")
    }
  }

  @Test func `A damaged file of which no device has the events gives a repair what is in it`()
    throws
  {
    try withDevices({ for word in ["one", "two", "three"] { try $0.run("moment", word) } }) {
      laptop, _, shared in
      let segments = URL(filePath: shared).appending(path: "segments")
      for name in try names(in: segments) {
        try JournalFile(segments.appending(path: name)).rewrite { $0[$0.count - 50] ^= 1 }
      }
      let third = try EchologProcess()
      defer { #expect(throws: Never.self) { try third.remove() } }
      let key = laptop.home.appending(path: "key").path
      let joined = try third.run("join", shared, "--name", "tablet", "--key-file", key)
      #expect(joined.errors.contains("Leave it there until you have that."), "\(joined)")
      let repaired = try third.run("repair", "copy", "--from", shared)
      #expect(repaired.output.contains("  returned: events laptop:"), "\(repaired)")
      let moments = try third.run("--vault", "copy", "moments").output
      #expect(moments.contains("three"), "\(moments)")
    }
  }

  @Test func `A damaged file under another's name is given its own before that one is put there`()
    throws
  {
    try withDevices({ _ in }) { laptop, phone, shared in
      let segments = URL(filePath: shared).appending(path: "segments")
      #expect(try laptop.run("sync", shared).exit == 0)
      let held = try names(in: segments)
      #expect(try phone.run("moment", "Only here").exit == 0)
      #expect(try phone.run("sync").exit == 0)
      let strange = try #require(try names(in: segments).first { !held.contains($0) })
      let name = try #require(held.first)
      try JournalFile(segments.appending(path: strange)).rewrite { $0[$0.count - 50] ^= 1 }
      try FileManager.default.removeItem(at: segments.appending(path: name))
      try FileManager.default.moveItem(
        at: segments.appending(path: strange), to: segments.appending(path: name))
      let synced = try laptop.run("sync", shared)
      #expect(synced.errors.contains("\(strange) waits: it is damaged."), "\(synced)")
      #expect(Set(try names(in: segments)).isSuperset(of: held + [strange]), "\(synced)")
      let repaired = try laptop.run("repair", "copy", "--from", shared)
      #expect(repaired.output.contains("  returned: events phone:"), "\(repaired)")
      #expect(try laptop.run("--vault", "copy", "moments").output.contains("Only here"))
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `A shared folder is not taken for a vault, nor for one whose journal is gone`() throws
  {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, phone, shared in
      let names = { try FileManager.default.subpathsOfDirectory(atPath: shared).sorted() }
      let before = try names()
      for command in ["check", "today", "stats", "devices"] {
        let refused = try laptop.run("--vault", shared, "--key-file", "key", "--json", command)
        #expect(refused.exit == 66 && refused.output.isEmpty, "\(command): \(refused)")
        #expect(refused.errors.contains("\"error\":\"sharedFolder\""), "\(command): \(refused)")
      }
      #expect(try names() == before)
      #expect(try phone.run("sync").exit == 0)
      let vault = phone.home.appending(path: ".local/share/echolog")
      try FileManager.default.removeItem(at: vault.appending(path: "journal"))
      for command in ["check", "today", "sync"] {
        let refused = try phone.run("--json", command)
        #expect(refused.exit == 65 && refused.output.isEmpty, "\(command): \(refused)")
        #expect(refused.errors.contains("\"error\":\"journalMissing\""), "\(command): \(refused)")
      }
      let repaired = try phone.run("repair", "--from", shared)
      #expect(repaired.output.contains("  returned: events laptop:1-"), "\(repaired)")
    }
  }

  @Test func `With another vault's name a vault is not shared through that one's folder`() throws {
    let other = try EchologProcess()
    defer { #expect(throws: Never.self) { try other.remove() } }
    #expect(try other.run("init", "--name", "theirs", "--key-file", "key").exit == 0)
    #expect(try other.run("sync", "shared", "--yes").exit == 0)
    let theirs = other.home.appending(path: "shared")
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, _, _ in
      let marker = laptop.home.appending(path: ".local/share/echolog/echolog-vault")
      let before = try FileManager.default.subpathsOfDirectory(atPath: theirs.path).sorted()
      try Data(contentsOf: theirs.appending(path: "echolog-vault")).write(to: marker)
      let refused = try laptop.run("sync", theirs.path, "--key-file", "key")
      #expect(refused.exit == 77 && refused.errors.contains("another vault"), "\(refused)")
      let after = try FileManager.default.subpathsOfDirectory(atPath: theirs.path).sorted()
      #expect(after == before)
    }
  }

  @Test func `A folder in a file's place in the shared folder is shown and passed over`() throws {
    let laptop = try EchologProcess()
    defer { #expect(throws: Never.self) { try laptop.remove() } }
    #expect(try laptop.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try laptop.run("sync", "shared", "--yes").exit == 0)
    let segments = laptop.home.appending(path: "shared/segments")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: segments.path).first)
    let place = segments.appending(path: name)
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let synced = try laptop.run("sync")
    let told = "\(name) waits: a folder takes its place there, and can go."
    #expect(synced.exit == 1 && synced.errors.contains(told), "\(synced)")
    #expect(synced.output.contains("not everything could be exchanged"), "\(synced)")
    try FileManager.default.removeItem(at: segments)
    try Data().write(to: segments)
    let refused = try laptop.run("sync")
    #expect(refused.exit == 66 && refused.errors.contains("\(segments.path) is a file"))
    #expect(refused.errors.contains("Take it away from there"), "\(refused)")
  }

  @Test func `A sync to which something in a segment's place brought no events is not whole`()
    throws
  {
    let files = FileManager.default
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, phone, shared in
      let segments = URL(filePath: shared).appending(path: "segments")
      let before = try names(in: segments)
      #expect(try phone.run("moment", "From afar").exit == 0)
      #expect(try phone.run("sync").exit == 0)
      let name = try #require(try names(in: segments).first { !before.contains($0) })
      let place = segments.appending(path: name)
      try files.moveItem(at: place, to: segments.appending(path: "../kept"))
      let puts: [(what: String, put: () throws -> Void)] = [
        ("a folder", { try files.createDirectory(at: place, withIntermediateDirectories: false) }),
        (
          "a link in a circle",
          { try files.createSymbolicLink(atPath: place.path, withDestinationPath: name) }
        ),
        (
          "a link that leads nowhere",
          { try files.createSymbolicLink(atPath: place.path, withDestinationPath: "gone") }
        ),
      ]
      for (what, put) in puts {
        try put()
        let synced = try laptop.run("sync", shared, "--json")
        #expect(synced.exit == 1, "\(what): \(synced)")
        #expect(synced.output.contains(#""isWhole":false"#), "\(what): \(synced)")
        #expect(synced.output.contains(#"{"file":"\#(name)","code":"#), "\(what): \(synced)")
        try files.removeItem(at: place)
      }
      try files.moveItem(at: segments.appending(path: "../kept"), to: place)
      let synced = try laptop.run("sync", shared, "--json")
      #expect(synced.exit == 0 && synced.output.contains(#""isWhole":true"#), "\(synced)")
      #expect(try laptop.run("moments").output.contains("From afar"))
    }
  }

  @Test func `Undoing one of two removals shows that the other still counts, then brings back`()
    throws
  {
    let prepare = { (laptop: EchologProcess) throws -> Void in
      try laptop.run("moment", "Took a walk")
    }
    try withDevices(prepare) { laptop, phone, shared in
      let later = "2025-11-18T21:00:00Z"
      try laptop.run("remove", "laptop:3")
      try phone.run("remove", "laptop:3", at: later)
      try phone.run("sync", at: later)
      #expect(try laptop.run("sync", shared, at: later).exit == 0)
      let first = try laptop.run("undo", "laptop:3", at: later)
      let way = try #require(
        first.errors.firstMatch(
          of: /removed: laptop removed it too\. echolog undo (laptop:[0-9]+) brings it back/),
        "\(first)")
      #expect(try laptop.run("moments", at: later).output.hasPrefix("No moments yet"))
      let second = try laptop.run("undo", String(way.1), at: later)
      #expect(second.exit == 0 && !second.errors.contains("stays"), "\(second)")
      #expect(try laptop.run("moments", at: later).output.contains("Took a walk"))
    }
    try withDevices(prepare) { laptop, phone, shared in
      try laptop.run("remove", "laptop:3")
      try phone.run("remove", "laptop:3", at: "2025-11-18T21:00:00Z")
      try phone.run("sync", at: "2025-11-18T21:00:00Z")
      try laptop.run("sync", shared, at: "2025-11-18T21:00:00Z")
      let json = try laptop.run("undo", "laptop:3", "--json", at: "2025-11-18T21:00:00Z").output
      #expect(json.firstMatch(of: /"stillRemovedBy":"laptop:[0-9]+"/) != nil, "\(json)")
    }
  }

  @Test func `Who did nothing on a device is shown what was done last on another, and undoes that`()
    throws
  {
    try withDevices({ laptop in
      try laptop.run("moment", "Took a walk")
      try laptop.run("log", "water", "1", "L")
      try laptop.run("undo", "laptop:4")
    }) { _, phone, _ in
      let refused = try phone.run("undo")
      #expect(
        refused.exit == 2
          && refused.errors == """
            Nothing was done on this device that can be undone.
            The latest from another one: echolog undo laptop:3

            """,
        "\(refused)")
      #expect(try phone.run("undo", "--json").errors.contains(#""error":"nothingToUndo""#))
      let undone = try phone.run("undo", "laptop:3")
      #expect(undone.output == "Undone: the moment “Took a walk”.  laptop:3\n", "\(undone)")
      #expect(try phone.run("undo").errors.hasPrefix("There is nothing here"))
    }
  }

  @Test func `Two devices may set the same goal, and see it with how one is ended`() throws {
    try withDevices({ _ in }) { laptop, phone, shared in
      let first = try laptop.run("goal", "set", "water", "2", "L")
      #expect(first.exit == 0 && !first.errors.contains("both"), "\(first)")
      try phone.run("goal", "set", "water", "3", "L")
      try phone.run("goal", "set", "water", "20", "L", "--per", "week")
      #expect(try phone.run("sync").exit == 0)
      let synced = try laptop.run("sync", shared)
      let told = synced.errors.split(separator: "\n").first { $0.contains("both count") }
      let words = try #require(told, "\(synced)")
      #expect(words.contains("are both for water a day") && words.contains("goal deactivate ID"))
      #expect(!(try laptop.run("sync", shared).errors.contains("both count")), "told once")
      let goals = try laptop.run("goals")
      #expect(goals.output.hasSuffix("\n\(words)\n"), "\(goals)")
      #expect(try laptop.run("progress").output.hasSuffix("\n\(words)\n"))
      let ids = try laptop.run("goals", "--plain").output.split(separator: "\n").map {
        $0.prefix { $0 != "\t" }
      }
      for command in ["goals", "progress"] {
        let json = try laptop.run(command, "--json").output
        #expect(json.contains(#""doubledGoals":[["\#(ids[0])","\#(ids[1])"]]"#), "\(json)")
      }
      let streaks = try laptop.run("streaks").output
      for id in ids.prefix(2) { #expect(streaks.contains("daily goal \(id) "), "\(streaks)") }
      #expect(try laptop.run("goal", "deactivate", String(ids[1])).exit == 0)
      #expect(!(try laptop.run("goals").output.contains("both count")))
      for command in ["goals", "progress"] {
        #expect(try laptop.run(command, "--json").output.contains(#""doubledGoals":[]"#))
      }
    }
  }

  @Test func `A file that two devices import before they meet is shown at the sync, once`() throws {
    try withDevices({ _ in }) { laptop, phone, shared in
      let line = ["--as", "log", "--activity", "steps", "--map", "date=d,value=v"]
      try laptop.write("a.csv", "d,v\n2025-11-01,5\n2025-11-02,6\n2025-11-02,6\n2025-11-03,7\n")
      try phone.write("b.csv", "d,v\n2025-11-01,5\n2025-11-02,6\n2025-11-02,6\n")
      #expect(try laptop.run(line: ["import", "a.csv"] + line).output.contains("4 new"))
      #expect(try phone.run(line: ["import", "b.csv"] + line).output.contains("3 new"))
      #expect(try phone.run("sync").exit == 0)
      let synced = try laptop.run("sync", shared)
      let told = /(phone:[0-9]+) and (laptop:[0-9]+) are imports of the same 3 rows, which count/
      let ids = try #require(synced.errors.firstMatch(of: told), "\(synced)")
      #expect(synced.errors.contains("echolog import undo \(ids.1) leaves those of \(ids.2)."))
      #expect(!(try laptop.run("sync", shared).errors.contains("count twice")), "told once")
      let json = try phone.run("sync", "--json").output
      let pair = #""doubledImports":[{"batch":"\#(ids.1)","other":"\#(ids.2)","rows":3}]"#
      #expect(json.contains(pair), "told on both: \(json)")
      #expect(try laptop.run("import", "undo", String(ids.1)).exit == 0)
      #expect(try laptop.run("stats").output.contains("24 steps on 3 days"))
    }
    try withDevices({ _ in }) { laptop, phone, shared in
      let line = ["import", "a.csv", "--as", "moment", "--map", "date=d,text=t"]
      try laptop.write("a.csv", "d,t\n2025-11-01,walk\n")
      try phone.write("a.csv", "d,t\n2025-11-01,swim\n")
      for device in [laptop, phone] { #expect(try device.run(line: line).exit == 0) }
      try phone.run("sync")
      #expect(!(try laptop.run("sync", shared).errors.contains("count twice")), "other rows")
    }
  }

  @Test func `An import that comes in two syncs is shown as a double once it is whole, and once`()
    throws
  {
    try withDevices({ _ in }) { laptop, phone, shared in
      let rows = (1...60_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      let line = ["import", "w.csv", "--as", "moment", "--map", "date=date,text=text"]
      for device in [laptop, phone] { try device.write("w.csv", "date,text\n" + rows.joined()) }
      #expect(try laptop.run(line: line).output.contains("60,000 new"))
      let stopped = try phone.runUntilKilled(line, after: "rows kept", by: SIGINT)
      #expect(stopped.exit == 130, "\(stopped)")
      #expect(try phone.run("sync").exit == 0)
      let part = try laptop.run("sync", shared)
      #expect(part.exit == 0 && !part.errors.contains("count twice"), "\(part)")
      #expect(try phone.run(line: line).output.contains("60,000 rows"))
      let told = "imports of the same 60,000 rows, which count twice now."
      for device in [phone, laptop] {
        let whole = try device.run("sync")
        #expect(whole.errors.contains(told), "\(whole)")
        #expect(!(try device.run("sync").errors.contains("count twice")), "told once")
      }
    }
  }

  @Test func `A target that another device replaced on its day stays in the list`() throws {
    let set = { (laptop: EchologProcess) throws -> Void in
      try laptop.run("goal", "set", "water", "2", "L", at: "2025-11-13T08:00:00Z")
    }
    try withDevices(set) { laptop, phone, shared in
      try laptop.run("goal", "target", "laptop:3", "3", "L")
      let later = "2025-11-18T21:00:00Z"
      try phone.run("goal", "target", "laptop:3", "2.5", "L", at: later)
      #expect(try phone.run("sync", at: later).exit == 0)
      let words = "Another device changed laptop:3 too; echolog history laptop:3 shows both, and "
      let synced = try laptop.run("sync", shared, at: later).errors
      #expect(synced.contains(words + "which holds."), "\(synced)")
      #expect(try phone.run("sync", at: later).errors.contains(words), "told on both")
      let past = try laptop.run("goal", "history", "laptop:3", at: later).output
      let lines = past.split(separator: "\n")
      #expect(lines.count == 5, "\(past)")
      #expect(lines[3].contains("  3 L  ") && lines[3].contains("replaced  "), "\(past)")
      #expect(lines[4].hasPrefix(" 2.5 L  Tue 2025-11-18  on"), "\(past)")
      let events = try laptop.run("history", "laptop:3", at: later).output
      #expect(events.contains("3 L, about laptop:3, replaced"), "\(events)")
      #expect(events.contains("2.5 L, about laptop:3, holds"), "\(events)")
    }
  }

  @Test func `Words about a day, and a setting, that both devices gave are told of and kept`()
    throws
  {
    try withDevices({ _ in }) { laptop, phone, shared in
      let later = "2025-11-18T21:00:00Z"
      try laptop.run("summary", "Rained all day, wrote to Ana.")
      try laptop.run("set", "day-start", "05:00")
      try phone.run("summary", "Nice.", at: later)
      try phone.run("set", "day-start", "03:00", at: later)
      #expect(try phone.run("sync", at: later).exit == 0)
      for device in [laptop, phone] {
        let synced = try device.run("sync", shared, at: later).errors
        let words = "Another device changed your words about Tue 2025-11-18 too; echolog history "
        #expect(synced.contains(words), "\(synced)")
        #expect(synced.contains("Another device changed the setting day-start too;"), "\(synced)")
      }
      let found = try laptop.run("history", "--where", "type = 'daySummarySet'", at: later).output
      #expect(found.contains("Rained all day, wrote to Ana., replaced"), "\(found)")
      #expect(found.contains("Nice., holds"), "\(found)")
    }
  }
}
