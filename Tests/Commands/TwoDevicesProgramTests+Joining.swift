import Foundation
import RunningProgram
import Testing

/// How a device comes to a vault that others have.
extension TwoDevicesProgramTests {
  @Test func `A second device is shown the way to join, and what came`() throws {
    let laptop = try EchologProcess()
    defer { #expect(throws: Never.self) { try laptop.remove() } }
    let phone = try EchologProcess()
    defer { #expect(throws: Never.self) { try phone.remove() } }
    let shared = laptop.home.appending(path: "shared").path
    let key = laptop.home.appending(path: "key").path
    let vault = phone.home.appending(path: ".local/share/echolog").path
    #expect(try laptop.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try laptop.run("moment", "Took a walk").exit == 0)
    #expect(try laptop.run("sync", shared, "--yes").exit == 0)
    let early = try phone.run("sync", shared)
    let join = "echolog join \(shared) --key-file FILE\n"
    #expect(early.exit == 66 && early.errors.contains(join), "\(early)")
    #expect(try phone.run("init", "--name", "phone", "--key-file", "own").exit == 0)
    let way = ":\n  mv \(vault) \(vault)-aside && \(join)"
    let other = try phone.run("sync", shared)
    #expect(other.exit == 77 && other.errors.contains(way), "\(other)")
    let occupied = try phone.run("join", shared, "--key-file", key)
    #expect(occupied.exit == 73 && occupied.errors.contains(way), "\(occupied)")
    #expect(try phone.run("moment", "Kept here").exit == 0)
    #expect(!(try phone.run("sync", shared).errors.contains("mv ")), "it holds words")
    try FileManager.default.moveItem(atPath: vault, toPath: vault + "-aside")
    let joined = try phone.run("join", shared, "--name", "phone", "--key-file", key)
    #expect(joined.exit == 0 && joined.output.hasPrefix("3 new events came"), "\(joined)")
  }

  @Test func `A refused join shows the whole line that joins, and to leave the prompt for it`()
    throws
  {
    let laptop = try EchologProcess()
    defer { #expect(throws: Never.self) { try laptop.remove() } }
    let phone = try EchologProcess()
    defer { #expect(throws: Never.self) { try phone.remove() } }
    let shared = laptop.home.appending(path: "shared").path
    #expect(try laptop.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try laptop.run("sync", shared, "--yes").exit == 0)
    let leaving = "leave with .quit, then:"
    let named = try phone.run("join", shared, "--name", "phone")
    let whole = "echolog join \(shared) --name phone --key-file FILE\n"
    #expect(named.exit == 64 && named.errors.contains(whole), "\(named)")
    #expect(!named.errors.contains(leaving), "\(named)")
    for (line, way) in [("join \(shared) --name phone", whole), ("sync \(shared)", "FILE\n")] {
      let told = try phone.run("repl", input: line + "\n").errors
      #expect(told.contains(leaving) && told.contains(way), "\(told)")
    }
    #expect(try phone.run("init", "--name", "phone", "--key-file", "own").exit == 0)
    for line in ["sync", "join"] {
      let told = try phone.run("repl", input: "\(line) \(shared)\n").errors
      #expect(told.contains(leaving) && told.contains("FILE\n"), "\(told)")
    }
  }

  @Test func `A folder without its marker is joined as any other, and reported to have one again`()
    throws
  {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, phone, shared in
      let marker = URL(filePath: shared).appending(path: "echolog-vault")
      try FileManager.default.removeItem(at: marker)
      let key = laptop.home.appending(path: "key").path
      let vault = phone.home.appending(path: ".local/share/echolog").path
      try FileManager.default.moveItem(atPath: vault, toPath: vault + "-gone")
      let line = ["join", shared, "--name", "tablet"]
      let keyless = try phone.run(line: line)
      let way = "  echolog join \(shared) --name tablet --key-file FILE\n"
      #expect(keyless.exit == 64 && keyless.errors.contains(way), "\(keyless)")
      let joined = try phone.run(line: line + ["--key-file", key])
      #expect(joined.exit == 0 && joined.output.hasPrefix("4 new events came"), "\(joined)")
      #expect(joined.errors.contains("1 damaged or missing file there was written anew"))
      #expect(try laptop.run("sync").output.hasPrefix("2 new events came"))
      #expect(try phone.run("sync").output.hasPrefix("Nothing new came; there is nothing to share"))
    }
  }

  @Test func `At a terminal a folder without its marker asks for the passphrase as any other`()
    throws
  {
    let laptop = try EchologProcess()
    defer { #expect(throws: Never.self) { try laptop.remove() } }
    let phone = try EchologProcess()
    defer { #expect(throws: Never.self) { try phone.remove() } }
    let shared = laptop.home.appending(path: "shared").path
    try laptop.write("words", "four or five words\n")
    let opening = ["--passphrase-file", "words"]
    #expect(try laptop.run(line: ["init", "--name", "laptop"] + opening).exit == 0)
    #expect(try laptop.run(line: ["sync", shared, "--yes"] + opening).exit == 0)
    try FileManager.default.removeItem(atPath: shared + "/echolog-vault")
    let typed = EchologProcess.Step(after: "assphrase", "four or five words\r")
    let joined = try phone.converse(["join", shared, "--name", "phone"], [typed])
    #expect(joined.exit == 0 && joined.output.contains("2 new events came"), "\(joined)")
  }

  @Test func `A vault is no folder to join, be its marker damaged or not`() throws {
    try withDevices({ _ in }) { laptop, phone, _ in
      let key = laptop.home.appending(path: "key").path
      let vault = laptop.home.appending(path: ".local/share/echolog").path
      let quarantine = phone.home.appending(path: "new").path
      let line = ["join", vault, "--vault", quarantine, "--key-file", key]
      for isDamaged in [false, true] {
        if isDamaged { try Data().write(to: URL(filePath: vault + "/echolog-vault")) }
        let refused = try phone.run(line: line)
        #expect(refused.errors.contains("\(vault) is a vault itself"), "\(refused)")
        #expect(!FileManager.default.fileExists(atPath: quarantine))
      }
    }
  }

  @Test func `A join whose sync fails leaves a vault that goes on with folder and key`() throws {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, phone, shared in
      let key = laptop.home.appending(path: "key").path
      let vault = phone.home.appending(path: "new").path
      let segments = shared + "/segments"
      try FileManager.default.moveItem(atPath: segments, toPath: segments + "-away")
      try FileManager.default.createSymbolicLink(
        atPath: segments, withDestinationPath: "nowhere")
      let line = ["join", shared, "--name", "tablet", "--vault", vault, "--key-file", key]
      let failed = try phone.run(line: line)
      #expect(failed.exit != 0 && failed.errors.contains(segments), "\(failed)")
      try FileManager.default.removeItem(atPath: segments)
      try FileManager.default.moveItem(atPath: segments + "-away", toPath: segments)
      let synced = try phone.run("sync", "--vault", vault)
      #expect(synced.exit == 0 && synced.output.hasPrefix("4 new events came"), "\(synced)")
      #expect(synced.errors.contains("This was with \(shared), as the last time."))
    }
  }

  @Test func `Who has no vault is shown how to join one, and its help names a key file`() throws {
    let phone = try EchologProcess()
    defer { #expect(throws: Never.self) { try phone.remove() } }
    let missing = try phone.run("today").errors
    #expect(missing.contains("\necholog join FOLDER "), "\(missing)")
    #expect(try phone.run("help", "join").output.contains(" --key-file "))
    #expect(!(try phone.run("repl", input: "help join\n").output.contains("--key-file")))
  }

  @Test func `Where a passphrase opens the shared vault, no key file is asked for to join it`()
    throws
  {
    let laptop = try EchologProcess()
    defer { #expect(throws: Never.self) { try laptop.remove() } }
    let phone = try EchologProcess()
    defer { #expect(throws: Never.self) { try phone.remove() } }
    let shared = laptop.home.appending(path: "shared").path
    try laptop.write("words", "four or five words\n")
    #expect(try laptop.run("init", "--passphrase-file", "words").exit == 0)
    #expect(try laptop.run("sync", shared, "--yes", "--passphrase-file", "words").exit == 0)
    let told = try phone.run("repl", input: "sync \(shared)\n").errors
    #expect(told.contains("To have it on this device too:"), "\(told)")
    #expect(told.contains("echolog join \(shared)\n"), "\(told)")
  }
}
