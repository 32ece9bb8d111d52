import Foundation
import RunningProgram
import Testing

/// Where answers go, in which form, and what happens when they can not get there.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct StreamTests {
  func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(&echolog)
  }

  /// What `sh` makes of a line in which `$echolog` is the program.
  func shell(_ line: String, in echolog: EchologProcess) throws -> EchologProcess.Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.environment = [
      "HOME": echolog.home.path, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PWD": echolog.home.path,
      "echolog": EchologProcess.program?.path ?? "", "PATH": "/usr/bin:/bin",
    ]
    process.currentDirectoryURL = echolog.home
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return .init(
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), exit: process.terminationStatus)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "nothing is ever full"))
  func `A full device is reported with its class, and a reader that left is not`() throws {
    try withVault { echolog in
      let full = try shell("$echolog today > /dev/full", in: echolog)
      #expect(full.exit == 74 && full.errors.contains("did not fit"), "\(full)")
      #expect(full.errors.contains("If the line recorded something, it is kept"), "\(full)")
      try echolog.write("m.csv", "d,t\n" + String(repeating: "2024-01-01,walked\n", count: 5000))
      #expect(
        try echolog.run("import", "m.csv", "--as", "moment", "--map", "date=d,text=t").exit == 0)
      let left = try shell("$echolog history | head -1; exit ${PIPESTATUS[0]}", in: echolog)
      #expect(left.exit == 141 && left.errors.isEmpty, "\(left)")
    }
  }

  @Test func `Lines of a pipe are answered one by one, and a kill takes none that was answered`()
    throws
  {
    try withVault { echolog in
      // Nothing is sent before the answer to the line before, and the input is never ended.
      let told = try shell(
        """
        coproc ECHOLOG { exec "$echolog" repl --now 2025-11-18T20:30:00Z; }
        for text in one '"two' 'rows"' three; do
          echo "${text/#[!r]/moment ${text:0:1}}" >&"${ECHOLOG[1]}"
          [ "$text" = '"two' ] && continue
          read -r -t 60 answer <&"${ECHOLOG[0]}" && read -r -t 60 _ <&"${ECHOLOG[0]}" || exit 99
          echo "$answer"
        done
        kill -KILL "$ECHOLOG_PID"
        """, in: echolog)
      #expect(
        told.output
          == "Kept for today.  laptop:3\nKept for today.  laptop:4\nKept for today.  laptop:5\n",
        "\(told)")
      let kept = try echolog.run("moments", "--json").output
      for text in ["one", "two\\nrows", "three"] {
        #expect(kept.contains("\"text\":\"\(text)\""), "\(kept)")
      }
    }
  }

  @Test func `Lines that come at once are answered in order, up to the one that is refused`() throws
  {
    try withVault { echolog in
      let lines = [
        "moment One", "log water 1 L", "moments --plain", "moment Two", "momnt", "moment Four",
      ]
      let told = try echolog.run("repl", input: lines.joined(separator: "\n") + "\n")
      #expect(told.exit == 64 && told.errors.hasPrefix("Line 5: "), "\(told)")
      let places = ["laptop:3", "laptop:4", "\tOne\n", "laptop:5"].map {
        told.output.firstRange(of: $0)
      }
      #expect(!places.contains(nil), "\(told)")
      let starts = places.compactMap { $0?.lowerBound }
      #expect(starts == starts.sorted(), "\(told)")
      let kept = try echolog.run("moments", "--plain").output.split(separator: "\n")
      #expect(kept.count == 2, "\(kept)")
      // As many as need several syncs, with the last one refused.
      let many = (1...1_100).map { "moment Walk \($0)\n" }.joined() + "moment\n"
      let refused = try echolog.run("repl", input: many)
      #expect(refused.exit == 64 && refused.errors.hasPrefix("Line 1101: "), "\(refused.errors)")
      #expect(refused.output.split(separator: "\n").count { $0.hasPrefix("Kept") } == 1_100)
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 1_102)
    }
  }

  @Test func `A row of a pipe that leaves a single quote open is refused, and so is no text`()
    throws
  {
    try withVault { echolog in
      let open = try echolog.run("repl", input: "moment One\nmoment 'two\nrows'\n")
      #expect(open.exit == 64 && open.output.contains("laptop:3"), "\(open)")
      #expect(
        open.errors.hasPrefix(
          "Line 2: The line ends before ' is closed.\nClose it, or write \\'.\nWhat stands behind"))
      let odd = try shell(
        "printf 'moment Two\\n\\nmom\\351nt\\nmoment Three\\n'"
          + " | $echolog repl --now 2025-11-18T20:30:00Z", in: echolog)
      #expect(odd.exit == 64 && odd.output.contains("laptop:4"), "\(odd)")
      #expect(odd.errors.hasPrefix("Line 3: "), "\(odd)")
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 2)
      let years = try echolog.run("repl", input: "moment of '68, didn't we, the boys' house\n")
      #expect(years.exit == 0, "\(years)")
    }
  }

  @Test func `What would be printed where a stream is closed goes into no file`() throws {
    try withVault { echolog in
      #expect(try echolog.run("moment", "walked where nobody heard").exit == 0)
      for line in ["undo >&-", "undo 2>&-", "goals >&- <&-", "sync s --yes >&- 2>&-"] {
        let answer = try shell("$echolog \(line)", in: echolog)
        #expect(answer.exit == 74, "\(line): \(answer)")
        let found = try shell("grep -rl -e nobody -e back -e New -e again .", in: echolog)
        #expect(found.output.isEmpty, "\(line): \(found)")
        #expect(try echolog.run("check").exit == 0, "\(line)")
      }
    }
  }

  @Test func `Words that are no text are refused, from the shell, a file and a pipe`() throws {
    try withVault { echolog in
      try Data([0x6d, 0xff, 0x0a]).write(to: echolog.home.appending(path: "odd"))
      for line in [
        "$echolog moment --json $'caf\\xe9'", "$echolog --json repl odd", "$echolog repl < odd",
      ] {
        let answer = try shell(line, in: echolog)
        #expect(answer.exit == 64 && answer.errors.contains("UTF-8"), "\(line) \(answer)")
        let isWordTold = answer.errors.contains(#""error":"notText""#)
        #expect(isWordTold == line.contains("--json"), "\(line) \(answer)")
      }
      #expect(try echolog.run("moments").output.hasPrefix("No moments yet"))
      #expect(try echolog.run("moment", "caf\u{FFFD}").exit == 0)
    }
  }

  @Test func `Width and colour follow what is asked for`() throws {
    try withVault { echolog in
      try echolog.run("moment", String(repeating: "wide ", count: 30))
      echolog.variables = ["COLUMNS": "40"]
      let narrow = try echolog.run("moments").output
      #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(narrow)")
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        echolog.variables = [name: "1"]
        #expect(try echolog.run("today").output.contains("\u{1B}["))
        #expect(!(try echolog.run("today", "--no-color").output.contains("\u{1B}[")))
      }
      let both = try echolog.run("today", "--no-color", "--color", "always", "--json")
      #expect(both.exit == 64 && both.errors.contains("optionsExclude"))
    }
  }

  @Test func `Without Unicode nothing looks like something else`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "1", "L")
      try echolog.run("log", "water", "1", "L")
      echolog.variables = ["LC_ALL": "C"]
      let goals = try echolog.run("goals").output
      #expect(goals.contains("##########  * reached"), "\(goals)")
      #expect(try echolog.run("momnt").errors.contains("\"moment\""))
    }
  }

  @Test func `Bash completes values by their command, entries, files and folders`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "1", "L")
      try FileManager.default.createDirectory(
        at: echolog.home.appending(path: "folder"), withIntermediateDirectories: false)
      let asked = """
        PATH=$(dirname $echolog):$PATH; source <($echolog completion bash)
        compopt() { :; }
        try() {
          COMP_LINE="$1" COMP_POINT=${#1}; COMP_WORDS=($1)
          COMP_CWORD=$((${#COMP_WORDS[@]} - ${2:-0}))
          _echolog; echo "${COMPREPLY[@]}"
        }
        try 'echolog replay --as '; try 'echolog import x --as '; try 'echolog log '
        try 'echolog --vault folder goal '; try 'echolog goal target '; try 'echolog sync fol' 1
        """
      let answer = try shell(asked, in: echolog)
      #expect(
        answer.output.split(separator: "\n") == [
          "table csv jsonl parquet arrow sqlite pb", "moment log memory goal",
          "steps water meditation sleep",
          "set target history deactivate reactivate pause resume", "laptop:3", "folder",
        ], "\(answer)")
      #expect(
        try shell("$echolog _complete bash 'echolog goal target laptop:'", in: echolog).output
          == "words\n3\n")
    }
  }
}
