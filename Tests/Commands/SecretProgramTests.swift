import Foundation
import RunningProgram
import Testing

/// What the program keeps from others: its memory, the files of a vault, a passphrase that is
/// easily guessed.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct SecretProgramTests {
  /// Below a folder that everybody may enter, which those of one user need not be.
  private func withHome(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess(in: URL(filePath: "/tmp"))
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try setMode(0o755, of: echolog.home)
    try body(echolog)
  }

  private func setMode(_ mode: Int, of file: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }

  private func mode(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  // MARK: Files that others may get at

  private let told = "Others on this machine can get at "

  @Test func `What the program makes is open to nobody else, and nothing is said of it`() throws {
    try withHome { echolog in
      for line in ["init --key-file key", "moment Walked", "sync shared --yes", "check"] {
        let answer = try echolog.run(line: line.split(separator: " ").map(String.init))
        #expect(answer.exit == 0 && !answer.errors.contains(told), "\(answer)")
      }
      let vault = echolog.home.appending(path: ".local/share/echolog")
      #expect(try mode(of: vault) == 0o700)
      #expect(try mode(of: echolog.home.appending(path: "key")) == 0o600)
      let checked = try echolog.run("check", "--json")
      #expect(checked.output.contains("\"openToOthers\":[]"), "\(checked)")
    }
  }

  @Test func `An open vault, key file and passphrase file are shown once, with what closes them`()
    throws
  {
    try withHome { echolog in
      try echolog.write("words", "violet anchor mumble nine\n")
      let files = ["v", "key", "words"].map { echolog.home.appending(path: $0) }
      let (vault, key, words) = (files[0], files[1], files[2])
      let line = ["--vault", "v", "--passphrase-file", "words"]
      try setMode(0o600, of: words)
      #expect(try echolog.run(line: line + ["init"]).exit == 0)
      try setMode(0o604, of: words)
      try setMode(0o705, of: vault)
      let opened = try echolog.run(line: line + ["repl"], input: "moment Walked\ntoday\n")
      #expect(opened.exit == 0, "\(opened)")
      for file in [vault, words] {
        let sentence = told + "\(file.path). For you alone: chmod go-rwx \(file.path)\n"
        let count = opened.errors.split(separator: "\n").joined(separator: " ")
          .ranges(of: sentence.dropLast()).count
        #expect(count == 1, "\(opened)")
      }
      for form in ["--json", "--plain"] {
        let answer = try echolog.run(line: line + [form, "today"])
        #expect(answer.exit == 0 && answer.errors.isEmpty, "\(answer)")
      }
      let plain = try echolog.run(line: line + ["check", "--plain"])
      let rows = [vault, words].map { "openToOthers\t\($0.path)\n" }
      #expect(plain.exit == 0 && plain.output.contains(rows.joined()), "\(plain)")
      // The folders that others may not enter close what is in them.
      try setMode(0o700, of: echolog.home)
      let closed = try echolog.run(line: line + ["check", "--json"])
      #expect(closed.exit == 0 && closed.output.contains("\"openToOthers\":[]"), "\(closed)")
      try setMode(0o755, of: echolog.home)
      for file in [vault, words] { try setMode(file == vault ? 0o700 : 0o600, of: file) }
      // A key file that is there already is named when it becomes the secret, and later when it is
      // remembered.
      try Data((0..<32).map { UInt8($0) }).write(to: key)
      try setMode(0o644, of: key)
      let changed = try echolog.run(line: line + ["passphrase", "--new-key-file", "key"])
      #expect(changed.exit == 0 && changed.errors.contains(told + key.path), "\(changed)")
      let later = try echolog.run("--vault", "v", "check", "--json")
      let isTold = later.output.contains("\"openToOthers\":[\"\(key.path)\"]")
      #expect(later.exit == 0 && isTold, "\(later)")
    }
  }

  @Test func `Where a link leads counts, not where it is`() throws {
    try withHome { echolog in
      let secret = echolog.home.appending(path: "closed")
      let link = echolog.home.appending(path: "key")
      try FileManager.default.createDirectory(at: secret, withIntermediateDirectories: true)
      #expect(try echolog.run("init", "--key-file", "closed/key").exit == 0)
      try setMode(0o644, of: secret.appending(path: "key"))
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "closed/key")
      let open = try echolog.run("today", "--key-file", "key")
      #expect(open.exit == 0 && open.errors.contains(told), "\(open)")
      try setMode(0o700, of: secret)
      let closed = try echolog.run("today", "--key-file", "key")
      #expect(closed.exit == 0 && !closed.errors.contains(told), "\(closed)")
    }
  }

  // MARK: Passphrases that are guessed

  private static let reasons = [
    ("12345678", "follows the alphabet, the digits or a keyboard"),
    ("qwertyuiop", "follows the alphabet, the digits or a keyboard"),
    ("aaaaaaaa", "is one piece again and again"),
    ("password1", "is one of those that are tried first"),
    ("19840612", "has nothing but digits"),
    ("tulip77!", "has fewer than 12 characters"),
  ]

  private func said(_ answer: EchologProcess.Answer) -> String {
    (answer.errors + answer.output).split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `A passphrase that is easily guessed is taken, and the person is warned`() throws {
    try withHome { echolog in
      for (number, (words, reason)) in Self.reasons.enumerated() {
        let made = try echolog.run(
          "--vault", "v\(number)", "init", "--passphrase-fd", "0", input: words + "\n")
        #expect(made.exit == 0, "\(words): \(made)")
        #expect(said(made).contains("It is taken, but this passphrase \(reason): who"), "\(made)")
      }
      let good = try echolog.run(
        "--vault", "good", "init", "--passphrase-fd", "0", input: "violet anchor mumble nine\n")
      #expect(good.exit == 0 && !said(good).contains("It is taken"), "\(good)")
      // What opens a vault is not judged each time.
      let opened = try echolog.run(
        "--vault", "v0", "today", "--passphrase-fd", "0", input: "12345678\n")
      #expect(opened.exit == 0 && !said(opened).contains("It is taken"), "\(opened)")
      let json = try echolog.run(
        "--vault", "json", "init", "--json", "--passphrase-fd", "0", input: "12345678\n")
      #expect(json.exit == 0 && json.errors.isEmpty, "\(json)")
    }
  }

  @Test func `A changed passphrase is judged too, typed or in a file`() throws {
    try withHome { echolog in
      try echolog.write("old", "violet anchor mumble nine\n")
      #expect(try echolog.run("init", "--passphrase-file", "old").exit == 0)
      let chosen: [(String, String?)] = [
        Self.reasons[0], Self.reasons[2], ("purple ladder mumble ten", nil),
      ]
      for (words, reason) in chosen {
        try echolog.write("new", words + "\n")
        let changed = try echolog.run(
          "passphrase", "--passphrase-file", "old", "--new-passphrase-file", "new")
        #expect(changed.exit == 0, "\(changed)")
        #expect(said(changed).contains("It is taken") == (reason != nil), "\(changed)")
        if let reason { #expect(said(changed).contains(reason + ":"), "\(changed)") }
        try echolog.write("old", words + "\n")
      }
      let typed = try echolog.converse(
        ["passphrase"],
        [
          .init(after: "Passphrase: ", "purple ladder mumble ten\r"),
          .init(after: "The new passphrase: ", "aaaaaaaa\r"),
          .init(after: "Once more: ", "aaaaaaaa\r"),
        ])
      #expect(typed.exit == 0, "\(typed)")
      #expect(said(typed).contains("this passphrase is one piece again and again:"), "\(typed)")
    }
  }

  // MARK: Memory

  #if os(Linux)
    /// Makes a process of root one of any other user, who may look into their own alone.
    private static let unprivileged =
      geteuid() == 0 ? ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] : []

    private func start(_ words: [String], saying output: Pipe? = nil) throws -> Process {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words
      process.standardOutput = output.map { $0 as Any } ?? FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    /// Whether another process of the same user may look into the memory of one.
    private func isOpen(_ process: Int32) throws -> Bool {
      let reader = try start(Self.unprivileged + ["cat", "/proc/\(process)/maps"])
      reader.waitUntilExit()
      return reader.terminationStatus == 0
    }

    @Test func `No core file is written of the program, and no other process reads its memory`()
      throws
    {
      try withHome { echolog in
        #expect(try echolog.run("init", "--key-file", "key").exit == 0)
        try echolog.hold(
          ["repl"], under: Self.unprivileged, input: "moment Walked\n", after: "Kept for today"
        ) { process in
          let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
          #expect(limits.contains(#/Max core file size +0 +0 /#), "\(limits)")
          let isOpen = try isOpen(process)
          #expect(!isOpen)
        }
        // It is the program that keeps them out, not the system.
        let other = try start(Self.unprivileged + ["sleep", "60"])
        defer { other.terminate() }
        let end = ContinuousClock.now + .seconds(20)
        while try !isOpen(other.processIdentifier), ContinuousClock.now < end {}
        #expect(try isOpen(other.processIdentifier))
      }
    }

    /// Where the words are in the memory of a process, a line for each place.
    private func places(of words: String, in process: Int32) throws -> String {
      let output = Pipe()
      let scan = try start(["python3", "-c", Self.scan, "\(process)", words], saying: output)
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      scan.waitUntilExit()
      try #require(scan.terminationStatus == 0)
      return String(decoding: said, as: UTF8.self)
    }

    @Test(.enabled(if: geteuid() == 0, "only root looks into the memory of the program"))
    func `A passphrase that opened a vault is nowhere in the memory of the program`() throws {
      try withHome { echolog in
        let words = "violet anchor mumble nine"
        try echolog.write("words", words + "\n")
        #expect(try echolog.run("init", "--passphrase-file", "words").exit == 0)
        let opening = ["sh", "-c", "exec 3< words; exec \"$@\"", "sh"]
        for flags in [["--passphrase-file", "words"], ["--passphrase-fd", "3"]] {
          try echolog.hold(
            flags + ["repl"], under: opening, input: "moment Walked\n", after: "Kept for today"
          ) { process in
            let left = try places(of: words, in: process)
            #expect(left == "", "\(flags)")
            // The scan finds what is there.
            let name = try places(of: echolog.home.lastPathComponent, in: process)
            #expect(!name.isEmpty)
          }
        }
      }
    }

    private static let scan = """
      import re, sys
      process, words = sys.argv[1], sys.argv[2].encode()
      memory = open(f"/proc/{process}/mem", "rb", 0)
      for line in open(f"/proc/{process}/maps"):
          start, end = (int(place, 16) for place in re.split("[- ]", line)[:2])
          try:
              memory.seek(start)
              found = memory.read(end - start).count(words)
          except (OSError, OverflowError, ValueError):
              continue
          if found:
              print(found, "in", line.strip())
      """
  #endif
}
