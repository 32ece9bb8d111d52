import Foundation
import RunningProgram
import Testing

/// What a person is shown of the key files of their vault, and how these are put in order.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct KeysProgramTests {
  private let files = FileManager.default

  /// A vault that is shared, with the key file of another one.
  private func withVault(
    _ body: (EchologProcess, _ vault: URL, _ shared: URL, _ theirs: Data) throws -> Void
  ) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
    #expect(try echolog.run("--vault", "other", "init", "--key-file", "other-key").exit == 0)
    let keys = echolog.home.appending(path: "other/keys")
    let theirs = keys.appending(path: try #require(names(in: keys).first))
    try body(
      echolog, echolog.home.appending(path: ".local/share/echolog"),
      echolog.home.appending(path: "shared"), Data(contentsOf: theirs))
  }

  private func names(in folder: URL) throws -> [String] {
    try files.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `Key files that somebody planted are shown, never adopted, and removed on demand`()
    throws
  {
    try withVault { echolog, vault, shared, theirs in
      let (own, there) = (vault.appending(path: "keys"), shared.appending(path: "keys"))
      let name = try #require(names(in: own).first)
      for number in 0..<100 {
        try theirs.write(to: there.appending(path: String(format: "%032d.key", number)))
      }
      let synced = try echolog.run("sync")
      #expect(synced.exit == 0, "\(synced)")
      let told = "\(String(format: "%032d.key", 2)) and 97 more there are no keys of this vault"
      #expect(synced.errors.contains(told), "\(synced)")
      #expect(try names(in: own) == [name])
      #expect(try echolog.run("check").exit == 0)
      // Somebody who can write there put one into the vault.
      let stray = own.appending(path: "ab.key")
      try theirs.write(to: stray)
      #expect(try echolog.run("today").exit == 0)
      let checked = try echolog.run("check", "--json")
      #expect(checked.exit == 1, "\(checked)")
      #expect(checked.output.contains(#"{"code":"stray","file":"\#(stray.path)""#), "\(checked)")
      let said = try echolog.run("check")
      #expect(said.errors.contains("echolog repair --keys puts that in order."), "\(said)")
      let foreseen = try echolog.run("repair", "--keys", "--from", "shared", "--dry-run", "--json")
      #expect(foreseen.output.contains(#""isDryRun":true,"mended":[],"removed":["#), "\(foreseen)")
      #expect(files.fileExists(atPath: stray.path))
      let repaired = try echolog.run("repair", "--keys", "--from", "shared")
      #expect(repaired.exit == 0, "\(repaired)")
      let lines = repaired.output.split(separator: "\n")
      #expect(lines.count == 101 && lines.allSatisfy { $0.hasSuffix("taken away") }, "\(repaired)")
      #expect(try names(in: own) == [name] && names(in: there) == [name])
      #expect(try echolog.run("check").exit == 0)
      let foreign = try echolog.run("repair", "--keys", "--from", "other", "--json")
      #expect(foreign.exit == 77 && foreign.errors.contains("anotherVault"), "\(foreign)")
    }
  }

  @Test func `A shared key file that another vault's took the place of is reported and put back`()
    throws
  {
    try withVault { echolog, _, shared, theirs in
      let keys = shared.appending(path: "keys")
      let place = keys.appending(path: try #require(names(in: keys).first))
      let sound = try Data(contentsOf: place)
      try theirs.write(to: place)
      let synced = try echolog.run("sync")
      let told = "\(place.lastPathComponent) there had been replaced by what is no key of this"
      #expect(synced.exit == 0 && synced.errors.contains(told), "\(synced)")
      #expect(try Data(contentsOf: place) == sound)
    }
  }

  @Test func `A flipped bit in a key file or the marker costs nothing, is shown and mended`() throws
  {
    try withVault { echolog, vault, _, _ in
      let keys = vault.appending(path: "keys")
      let key = keys.appending(path: try #require(names(in: keys).first))
      for file in [key, vault.appending(path: "echolog-vault")] {
        let sound = try Data(contentsOf: file)
        for place in [20, 4096 + 20] {
          var flipped = sound
          flipped[place] ^= 1
          try flipped.write(to: file)
          #expect(try echolog.run("moment", "Went on").exit == 0, "\(file.path)")
          let checked = try echolog.run("check", "--json")
          let told = #"{"code":"damaged","file":"\#(file.path)","bytes":["#
          #expect(checked.exit == 1 && checked.output.contains(told), "\(checked)")
          let mended = try echolog.run("repair", "--keys")
          #expect(mended.output == "\(file.path): written anew\n", "\(mended)")
          #expect(try Data(contentsOf: file) == sound)
          #expect(try echolog.run("check").exit == 0)
        }
      }
    }
  }
}
