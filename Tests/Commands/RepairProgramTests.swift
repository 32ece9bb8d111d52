import Foundation
import RunningProgram
import Testing

/// What a person lives through whose vault is damaged.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct RepairProgramTests {
  private func withVault(_ body: (EchologProcess, _ vault: URL) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    for number in 1...5 { #expect(try echolog.run("moment", "walk \(number)").exit == 0) }
    try body(echolog, echolog.home.appending(path: ".local/share/echolog"))
  }

  private func flip(_ file: URL, at offset: Int) throws {
    var bytes = try Data(contentsOf: file)
    bytes[offset] ^= 1
    try bytes.write(to: file)
  }

  /// Every file below a folder, by its path.
  private func files(in folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, FileManager.default.contents(atPath: folder.appending(path: $0).path) ?? Data())
      })
  }

  /// Where a frame of the active segment begins; that of the first moment is the fourth, behind
  /// opening, device and owner.
  private func frame(_ position: Int, of active: URL) throws -> Int {
    try JournalFile(active).frames[position].lowerBound
  }

  @Test func `A damaged event is lost by name, all others are in the copy, which lives on`() throws
  {
    try withVault { echolog, vault in
      let active = vault.appending(path: "journal/live")
      try flip(active, at: try frame(3, of: active) + 40)
      let before = try files(in: vault)
      let check = try echolog.run("check")
      #expect(check.exit == 1 && check.errors.contains("echolog repair"), "\(check)")
      #expect(check.output.contains("  damaged: \(active.path), bytes "), "\(check)")
      #expect(
        check.output.hasSuffix("1 event can not be read here: laptop:3-3.\n"), "\(check)")
      let shown = try echolog.run("show", "laptop:3")
      #expect(shown.exit == 65, "\(shown)")
      #expect(shown.errors.hasPrefix("“laptop:3” can not be read here.\necholog sync "), "\(shown)")
      let beyond = try echolog.run("show", "laptop:99")
      #expect(beyond.exit == 2 && beyond.errors.hasPrefix("There is no entry "), "\(beyond)")
      let answer = try echolog.run("repair")
      #expect(answer.exit == 1, "\(answer)")
      #expect(
        answer.output.hasPrefix(
          "Repaired after damage to \(active.path); all but what is named lost or missing here"),
        "\(answer)")
      #expect(answer.output.contains("  lost: events laptop:3-3"), "\(answer)")
      #expect(answer.errors.contains("a log of its own: echolog devices shows it"), "\(answer)")
      #expect(try files(in: vault) == before)
      let copy = vault.path + "-recovered"
      #expect(answer.errors.contains(":\n  mv \(vault.path) \(vault.path)-damaged && mv \(copy)"))
      let moments = try echolog.run("--vault", copy, "moments", "--plain")
      #expect(moments.output.split(separator: "\n").count == 4, "\(moments)")
      // As in the advice: the copy takes the vault's place.
      try FileManager.default.moveItem(atPath: vault.path, toPath: vault.path + "-damaged")
      try FileManager.default.moveItem(atPath: copy, toPath: vault.path)
      #expect(try echolog.run("moment", "and on").exit == 0)
      let devices = try echolog.run("devices").output
      #expect(devices.contains("laptop-2") && !devices.contains("laptop-3"), "\(devices)")
      #expect(try echolog.run("--json", "repair").output.contains("nothingGained"))
    }
  }

  @Test func `A dry run names what a repair would keep, lose and bring back, and writes nothing`()
    throws
  {
    try withVault { echolog, vault in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      for number in 6...8 { #expect(try echolog.run("moment", "walk \(number)").exit == 0) }
      let active = vault.appending(path: "journal/live")
      try flip(active, at: try frame(2, of: active) + 40)
      let before = try files(in: echolog.home)
      let dry = try echolog.run("repair", "--dry-run")
      #expect(dry.exit == 1 && dry.output.hasPrefix("Nothing was written."), "\(dry)")
      #expect(dry.output.contains("  The copy would be \(vault.path)-recovered, 9 events"))
      for line in [
        "kept: events laptop:1-8", "kept: events laptop:10-10", "lost: events laptop:9-9",
      ] {
        #expect(dry.output.contains("  " + line + "\n"), "\(dry)")
      }
      let json = try echolog.run("--json", "repair", "new", "--dry-run").output
      #expect(json.hasPrefix(#"{"schema":"repair/1","outcome":"foreseen""#), "\(json)")
      #expect(json.contains(#""copy":"\#(echolog.home.path)/new","keptCount":9,"kept":[{"#))
      #expect(json.contains(#""returnedCount":0,"returned":[],"lost":[{"#), "\(json)")
      #expect(json.contains("\"numbers\":\"9-9\",\"reason\":\"lost\""), "\(json)")
      // What was sealed is in the shared folder as well.
      let segments = vault.appending(path: "journal/segments")
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: segments.path).first)
      #expect(try files(in: echolog.home) == before)
      try FileManager.default.removeItem(at: segments.appending(path: name))
      let hurt = try files(in: echolog.home)
      let foreseen = try echolog.run("repair", "--from", "shared", "--dry-run")
      #expect(foreseen.output.contains("  returned: events laptop:1-7\n"), "\(foreseen)")
      #expect(foreseen.output.contains("  lost: events laptop:9-9\n"), "\(foreseen)")
      #expect(try files(in: echolog.home) == hurt)
      // The repair itself does what was announced.
      let done = try echolog.run("repair", "--from", "shared")
      #expect(done.output.contains("  returned: events laptop:1-7\n"), "\(done)")
      #expect(done.output.contains("  lost: events laptop:9-9\n"), "\(done)")
    }
  }

  @Test func `A folder that both sync with heals it, with keys and name if need be`() throws {
    try withVault { echolog, vault in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      let hash = try echolog.run("replay", "--hash", "--json").output
      let segments = vault.appending(path: "journal/segments")
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: segments.path).first)
      try flip(segments.appending(path: name), at: 300)
      let keys = vault.appending(path: "keys")
      let key = try #require(try FileManager.default.contentsOfDirectory(atPath: keys.path).first)
      for copy in [0, 4096] {
        try flip(keys.appending(path: key), at: copy + 80)
        try flip(vault.appending(path: "echolog-vault"), at: copy + 12)
      }
      let before = try files(in: vault)
      let locked = try echolog.run("--json", "today")
      #expect(locked.exit == 65 && locked.errors.contains("--from FOLDER"), "\(locked)")
      let alone = try echolog.run("--json", "repair")
      #expect(alone.exit == 65 && alone.errors.contains("noUsableKey"), "\(alone)")
      let answer = try echolog.run("repair", "new", "--from", "shared", "--key-file", "key")
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("; everything is there again, "), "\(answer)")
      #expect(answer.output.contains("  returned: events laptop:"), "\(answer)")
      #expect(try files(in: vault) == before)
      #expect(try echolog.run("--vault", "new", "replay", "--hash", "--json").output == hash)
      #expect(try echolog.run("--vault", "new", "check").exit == 0)
      #expect(try echolog.run("--vault", "new", "sync", "shared").exit == 0)
    }
  }

  @Test func `A vault without its marker or its keys is shown the way to a whole one`() throws {
    try withVault { echolog, vault in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      let marker = vault.appending(path: "echolog-vault")
      try FileManager.default.removeItem(at: marker)
      for command in ["check", "today"] {
        let locked = try echolog.run("--json", command)
        #expect(locked.exit == 65 && locked.errors.contains("echolog repair"), "\(locked)")
        #expect(locked.errors.contains("echolog-vault in \(vault.path)"), "\(locked)")
      }
      let named = try echolog.run("repair", "named")
      #expect(named.exit == 0 && named.output.contains("everything is there again"), "\(named)")
      try FileManager.default.removeItem(at: vault.appending(path: "keys"))
      let line = ["repair", "new", "--from", "shared", "--key-file", "key"]
      let answer = try echolog.run(line: line)
      #expect(answer.exit == 0 && answer.output.contains("everything is there again"), "\(answer)")
      #expect(answer.output.contains("  missing: \(vault.path)/keys\n"), "\(answer)")
      #expect(try echolog.run("--vault", "new", "check").exit == 0)
    }
  }

  @Test func `A save that was cut short for good is shown in the words of copy 7`()
    throws
  {
    try withVault { echolog, vault in
      #expect(try echolog.run("policy", "emma").exit == 0)
      #expect(try echolog.run("remember", "the last").exit == 0)
      // The file ends where its last frame began.
      let active = vault.appending(path: "journal/live")
      let bytes = try Data(contentsOf: active)
      let mark = Data([0xec, 0xf0, 0xe1, 0x9d])
      let last = try #require(bytes.range(of: mark, options: .backwards))
      try bytes.prefix(last.lowerBound).write(to: active)
      let repair = try echolog.run("repair")
      #expect(repair.exit == 1)
      #expect(
        repair.output.hasPrefix(
          "We found issues with recent changes. Emma preserved your original vault and created a "
            + "recovery file.\n"), "\(repair)")
      #expect(repair.output.contains("  lost: events laptop:"), "\(repair)")
    }
  }

  @Test func `A folder in the place of a file stops no reader, and nobody is to name a file`()
    throws
  {
    try withVault { echolog, vault in
      for name in ["live", "head", "lock"] {
        let file = vault.appending(path: "journal/" + name)
        let quarantine = echolog.home.appending(path: name)
        try FileManager.default.moveItem(at: file, to: quarantine)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        let check = try echolog.run("check")
        #expect(check.exit == 1 && check.output.contains("  damaged: \(file.path)"), "\(check)")
        let advice = name == "head" ? "The next entries write it anew." : "echolog repair"
        #expect(check.errors.contains(advice), "\(check)")
        #expect(try echolog.run("moments").exit == 0)
        let dry = try echolog.run("repair", "--dry-run")
        #expect(dry.output.hasPrefix("Nothing was written."), "\(dry)")
        if name == "lock" {
          let refused = try echolog.run("moment", "after")
          #expect(refused.exit == 66 && refused.errors.contains(file.path), "\(refused)")
          #expect(refused.errors.contains("echolog repair"), "\(refused)")
          #expect(!refused.errors.contains("Name a"), "\(refused)")
        }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: quarantine, to: file)
      }
      #expect(try echolog.run("check").exit == 0)
      let journal = vault.appending(path: "journal")
      try FileManager.default.moveItem(at: journal, to: echolog.home.appending(path: "aside"))
      try Data().write(to: journal)
      let refused = try echolog.run("today")
      #expect(refused.errors.contains("\(journal.path) is a file"), "\(refused)")
      #expect(refused.errors.contains("echolog repair --from FOLDER"), "\(refused)")
    }
  }

  @Test func `Whole key files that open nothing are damage, which the other folder's make good`()
    throws
  {
    try withVault { echolog, vault in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      #expect(
        try echolog.run("--vault", "other", "init", "--name", "o", "--key-file", "other.key").exit
          == 0)
      let key = try #require(try only(in: vault.appending(path: "keys")))
      let strange = try #require(try only(in: echolog.home.appending(path: "other/keys")))
      try Data(contentsOf: strange).write(to: key)
      #expect(try echolog.run("check", "--key-file", "key").exit == 77)
      let repaired = try echolog.run("repair", "copy", "--from", "shared", "--key-file", "key")
      #expect(repaired.exit == 0, "\(repaired)")
      #expect(
        repaired.output.contains("  damaged: \(vault.appending(path: "keys").path)\n"),
        "\(repaired)")
      let moments = try echolog.run("--vault", "copy", "moments")
      #expect(moments.exit == 0 && moments.output.contains("walk 5"), "\(moments)")
    }
  }

  @Test func `With keys here and the name there damaged, a repair finds both`() throws {
    try withVault { echolog, vault in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      try FileManager.default.removeItem(at: vault.appending(path: "keys"))
      try flip(echolog.home.appending(path: "shared/echolog-vault"), at: 12)
      let repaired = try echolog.run("repair", "copy", "--from", "shared", "--key-file", "key")
      #expect(repaired.exit == 0, "\(repaired)")
      let moments = try echolog.run("--vault", "copy", "moments")
      #expect(moments.exit == 0 && moments.output.contains("walk 5"), "\(moments)")
    }
  }

  @Test func `A file in the place of a folder that nobody reads is left out of a copy`() throws {
    try withVault { echolog, vault in
      let quarantine = vault.appending(path: "journal/aside")
      try FileManager.default.removeItem(at: quarantine)
      try Data("no folder".utf8).write(to: quarantine)
      let refused = try echolog.run("moments")
      #expect(refused.exit == 66 && refused.errors.contains("echolog repair"), "\(refused)")
      let repaired = try echolog.run("repair", "copy")
      #expect(repaired.output.contains("  foreign: no file of this program: \(quarantine.path)"))
      #expect(repaired.exit == 0, "\(repaired)")
      #expect(try echolog.run("--vault", "copy", "check").exit == 0)
    }
  }

  private func only(in folder: URL) throws -> URL? {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names.count == 1 ? folder.appending(path: names[0]) : nil
  }

  @Test func `A copy is reported where its key file can not be noted`() throws {
    try withVault { echolog, vault in
      let active = vault.appending(path: "journal/live")
      try flip(active, at: try frame(3, of: active) + 40)
      let notes = echolog.home.appending(path: ".local/state/echolog/key-files.new/in the way")
      try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
      let repaired = try echolog.run("repair", "copy")
      #expect(repaired.exit == 1, "\(repaired)")
      #expect(repaired.output.contains("  The recovered copy: "), "\(repaired)")
      #expect(repaired.errors.contains("name it with --key-file"), "\(repaired)")
      #expect(try echolog.run("--vault", "copy", "check", "--key-file", "key").exit == 1)
    }
  }

  @Test func `What is in the way is reported, and leaves nothing behind`() throws {
    try withVault { echolog, vault in
      let sound = try echolog.run("repair")
      #expect(sound.exit == 0 && sound.output.contains("Nothing was to be repaired"), "\(sound)")
      let active = vault.appending(path: "journal/live")
      try flip(active, at: try frame(3, of: active) + 40)
      try echolog.write("file", "")
      let photos = echolog.home.appending(path: "photos.partial")
      try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: false)
      try echolog.write("photos.partial/sea.jpg", "no vault")
      let rows: [([String], Int32, String)] = [
        (["repair", "file"], 73, "fileExists"),
        (["repair", vault.path + "/inside"], 73, "targetInsideVault"),
        (["repair", "photos"], 73, "fileExists"),
        (["repair", "new", "--from", "nowhere"], 66, "sharedFolderMissing"),
        (["repair", "new", "--from", "photos.partial"], 66, "notASharedFolder"),
        (["repair", "new", "--from", vault.path], 73, "vaultItself"),
      ]
      for (words, exit, word) in rows {
        let answer = try echolog.run(line: ["--json"] + words)
        #expect(answer.exit == exit, "\(words) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(words) \(answer.errors)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(Set(names).isDisjoint(with: ["new", "new.partial", "photos"]), "\(names)")
      // What an attempt left that was cut short is no vault, and is taken away.
      let half = echolog.home.appending(path: "new.partial/journal/segments")
      try FileManager.default.createDirectory(at: half, withIntermediateDirectories: true)
      try echolog.write("new.partial/journal/segments/x.partial", "half")
      #expect(try echolog.run("--vault", "new.partial", "--json", "today").exit == 66)
      #expect(try echolog.run("repair", "new").exit == 1)
      #expect(
        !FileManager.default.fileExists(
          atPath: echolog.home.appending(path: "new.partial").path))
      #expect(try echolog.run("--vault", "new", "moments").exit == 0)
    }
  }

  @Test func `A recovery from damage is reported so, and never as an interrupted save`() throws {
    try withVault { echolog, vault in
      let active = vault.appending(path: "journal/live")
      try flip(active, at: try frame(3, of: active) + 40)
      let answer = try echolog.run("moment", "after")
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.errors.contains("was set aside, as it was, at \(vault.path)/journal/aside/"))
      #expect(answer.errors.contains("1 event can not be read; echolog check tells which."))
      #expect(!answer.errors.contains("partial save"), "\(answer)")
    }
  }

  @Test func `A recovery that nobody asked for is shown on the side of the next answer`() throws {
    try withVault { echolog, vault in
      let active = vault.appending(path: "journal/live")
      let end = try #require(JournalFile(active).frames.last).upperBound
      var bytes = try Data(contentsOf: active)
      bytes.replaceSubrange(end..<end + 5, with: [1, 2, 3, 4, 5])
      try bytes.write(to: active)
      let answer = try echolog.run("moment", "after")
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.errors.contains("Recovery needed: We found incomplete changes."), "\(answer)")
      #expect(answer.errors.contains("journal/aside/"), "\(answer)")
      #expect(!(try echolog.run("moment", "again")).errors.contains("Recovery"))
      // A commit pointer that lags, as after a power cut: nothing is left over.
      let commitPointers =
        [vault.appending(path: "journal/head")] + (try outsideCommitPointers(echolog))
      let old = try commitPointers.map { try Data(contentsOf: $0) }
      #expect(try echolog.run("moment", "cut").exit == 0)
      for (commitPointer, bytes) in zip(commitPointers, old) { try bytes.write(to: commitPointer) }
      let next = try echolog.run("moment", "later")
      #expect(next.exit == 0, "\(next)")
      #expect(next.errors.contains("Recovered your vault: Echolog found an unfinished"), "\(next)")
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 9)
      #expect(try echolog.run("check").exit == 0)
    }
  }

  private func outsideCommitPointers(_ echolog: EchologProcess) throws -> [URL] {
    let states = echolog.home.appending(path: ".local/state/echolog")
    return try FileManager.default.contentsOfDirectory(atPath: states.path).map {
      states.appending(path: $0).appending(path: "head")
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
