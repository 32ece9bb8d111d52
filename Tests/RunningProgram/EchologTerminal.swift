import Foundation

/// Runs the built program at a terminal of its own, as a person would.
extension EchologProcess {
  /// Keys that are typed once the program has printed something; `KILL` ends it there and then.
  package struct Step {
    package let after: String
    package let keys: String
    /// A line that another process carries out before the keys are typed.
    package let other: [String]

    package init(after: String = "echolog> ", other: [String] = [], _ keys: String) {
      self.after = after
      self.keys = keys
      self.other = other
    }
  }

  /// - Parameters:
  ///   - steps: in turn; each waits for its words behind those of the step before.
  ///   - lock: a file that another process keeps locked all the time.
  /// - Returns: what was printed, without what moves the cursor or colours text.
  package func converse(
    _ words: [String], holding lock: String = "", _ steps: [Step]
  ) throws -> Answer {
    guard let program = Self.program else { throw Failure(reason: "the program was not built") }
    let lines = try JSONSerialization.data(
      withJSONObject: steps.map { [[$0.after], [$0.keys], $0.other] })
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", "-c", Self.terminal, lock, String(decoding: lines, as: UTF8.self)]
      + [program.path, "--now", "2025-11-18T20:30:00Z"] + words
    process.environment = [
      "HOME": home.path, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PWD": home.path, "TERM": "xterm",
      "NO_COLOR": "1", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ].merging(variables) { $1 }
    process.currentDirectoryURL = home
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: said, as: UTF8.self).replacing("\r\n", with: "\n")
        .replacing(/\u{1B}\[[?0-9;]*[A-Za-z]/, with: ""), errors: "",
      exit: process.terminationStatus)
  }

  /// Exits as the program did, or with 99 when it did not print what a step waits for.
  private static let terminal = """
    import fcntl, json, os, pty, select, signal, subprocess, sys, time
    lock, steps, program = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3:]
    if lock:
        held = open(lock, "a")
        fcntl.flock(held, fcntl.LOCK_EX)
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        os.execv(program[0], program)
    seen = ""
    begin = 0
    def more():
        global seen
        if not select.select([terminal], [], [], 30)[0]:
            return False
        try:
            part = os.read(terminal, 65536)
        except OSError:
            return False
        seen += part.decode("utf-8", "replace")
        return bool(part)
    for [after], [keys], other in steps:
        while after not in seen[begin:]:
            if not more():
                print(seen, "\\nnever said:", after)
                sys.exit(99)
        begin = seen.index(after, begin) + len(after)
        if other:
            subprocess.run(program[:3] + other, check=True, stdout=subprocess.DEVNULL)
        time.sleep(0.1)
        if keys == "KILL":
            os.kill(child, 9)
        else:
            os.write(terminal, keys.encode())
    while more():
        pass
    print(seen, end="")
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """
}
