import Foundation
import RunningProgram
import Testing

/// What shells are given, and what they make of it.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ShellCompletionTests {
  func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("moment", "Took a walk").exit == 0)
    try body(echolog)
  }

  @Test func `Each shell gets words in the way it takes them`() throws {
    try withVault { echolog in
      let rows = [
        ("bash", "remove l", "words\nlaptop:3\n"), ("bash", "remove laptop:", "words\n3\n"),
        ("zsh", "remove laptop:", "words\nlaptop:3\tTook a walk\n"),
        ("fish", "remove ", "words\nlaptop:3\tTook a walk\n"),
        ("bash", "moment x --at last\\ su", "words\nlast\\ sunday\n"),
        ("zsh", "moment x --at last\\ su", "words\nlast sunday\n"),
        ("fish", "goal se", "words\nset\tset a goal\n"), ("bash", "import un", "files\nundo\n"),
        ("zsh", "sync x", "folders\n"), ("zsh", "xyzzy ", "words\n"),
      ]
      for (shell, line, answer) in rows {
        let told = try echolog.complete(shell, "echolog " + line)
        #expect(told == answer, "\(shell) \(line)")
      }
    }
  }

  @Test func `Labels mean nothing to the shell that puts them in, and zones show their time`()
    throws
  {
    try withVault { echolog in
      try echolog.run("remember", "x", "--tag", "a;b $(c) `d`", "--place", "Lake Garda")
      let rows = [
        ("bash", "memories --tag a", "words\na\\;b\\ \\$\\(c\\)\\ \\`d\\`\n"),
        ("fish", "memories --place L", "words\nLake Garda\t1 memory\n"),
        ("fish", "replay --device ", "words\nlaptop\t6 events\n"),
      ]
      for (shell, line, answer) in rows {
        let told = try echolog.complete(shell, "echolog " + line)
        #expect(told == answer, "\(shell) \(line)")
      }
      guard FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin") else {
        return
      }
      let zones = try echolog.complete("zsh", "echolog today --zone Europe/Ber")
      #expect(zones.contains(/^words\nEurope\/Berlin\t\d\d:\d\d\n$/), "\(zones)")
      #expect(try echolog.complete("zsh", "echolog today --zone Europ").contains("Europe/\n"))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func `fish completes with the script it is given`() throws {
    try withVault { echolog in
      let program = try #require(EchologProcess.program)
      let script = try echolog.run("completion", "fish").output
      let rows = [
        ("echolog remove lap", "laptop:3\tTook a walk\n"), ("echolog goal se", "set\tset a goal\n"),
        ("echolog set week-start su", "sunday\n"), ("echolog import ke", "key\n"),
      ]
      for (line, words) in rows {
        let path = "set PATH '\(program.deletingLastPathComponent().path)' $PATH\n"
        try echolog.write("ask", path + script + "\ncomplete -C '\(line)'\n")
        let told = try echolog.said(by: URL(filePath: "/usr/bin/fish"), ["ask"])
        #expect(told == words, "\(line)")
      }
    }
  }
}

extension EchologProcess {
  /// What the program gives a shell.
  func complete(_ shell: String, _ line: String) throws -> String {
    let program = try #require(Self.program)
    return try said(by: program, ["_complete", shell, line])
  }

  func said(by program: URL, _ words: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = words
    process.environment = [
      "HOME": home.path, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
    process.currentDirectoryURL = home
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
