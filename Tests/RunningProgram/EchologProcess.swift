package import Foundation

/// Runs the built program in a home of its own.
package struct EchologProcess {
  package struct Answer {
    package let output: String
    package let errors: String
    package let exit: Int32

    package init(output: String, errors: String, exit: Int32) {
      (self.output, self.errors, self.exit) = (output, errors, exit)
    }
  }

  /// Why a run of the program can not be taken for an answer.
  package struct Failure: Error {
    package let reason: String
  }

  /// The program next to the tests; nil where only the tests were built.
  package static let program: URL? = {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = [folder, folder.deletingLastPathComponent()].map { $0.appending(path: "echolog") }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let built = ["release", "debug"].map { root.appending(path: ".build/\($0)/echolog") }
    return (beside + built).first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  package let home: URL
  package var variables: [String: String] = [:]

  /// - Parameter folder: where the home is made.
  package init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    home = folder.appending(path: "echolog-test-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  package func remove() throws { try FileManager.default.removeItem(at: home) }

  @discardableResult package func run(
    _ words: String..., input: String = "", at now: String = "2025-11-18T20:30:00Z"
  ) throws -> Answer {
    try run(line: words, input: input, at: now)
  }

  /// - Parameter tracer: a command that runs the program.
  package func run(
    line words: [String], input: String = "", at now: String = "2025-11-18T20:30:00Z",
    under tracer: [String] = []
  ) throws -> Answer {
    let process = process(words, at: now, under: tracer)
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let read = { (pipe: Pipe) in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    let said = try read(output)
    let complained = try read(errors)
    process.waitUntilExit()
    try Self.requireWords(for: complained)
    return Answer(output: said, errors: complained, exit: process.terminationStatus)
  }

  /// The program shows an error that nobody gave words; no test may meet one.
  private static func requireWords(for complained: String) throws {
    let isUnworded =
      complained.contains("has no words yet") || complained.contains("\"error\":\"unexpected\"")
    guard !isUnworded else { throw Failure(reason: complained) }
  }

  private func process(
    _ words: [String], at now: String, under tracer: [String] = []
  ) -> Process {
    let process = Process()
    process.executableURL = tracer.isEmpty ? Self.program : URL(filePath: "/usr/bin/env")
    process.arguments = ["--now", now] + words
    if !tracer.isEmpty, let program = Self.program {
      process.arguments = tracer + [program.path, "--now", now] + words
    }
    process.environment = [
      "HOME": home.path, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PWD": home.path,
      "PATH": "/usr/bin:/bin",
    ].merging(variables) { $1 }
    process.currentDirectoryURL = home
    return process
  }

  /// Starts a line and leaves its input open, does something with the process, and ends it.
  ///
  /// - Parameters:
  ///   - tracer: a command that becomes the program.
  ///   - sign: what it prints on the output once it has begun.
  ///   - act: is given the number of the process.
  package func hold(
    _ words: [String], under tracer: [String] = [], input: String, after sign: String,
    _ act: (Int32) throws -> Void
  ) throws {
    let process = process(words, at: "2025-11-18T20:30:00Z", under: tracer)
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    var said = ""
    while !said.contains(sign) {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Failure(reason: said) }
      said += String(decoding: part, as: UTF8.self)
    }
    try act(process.processIdentifier)
  }

  /// Runs a line until it has printed something on the side, and then sends the process a signal.
  ///
  /// - Parameter tracer: a command that becomes the program.
  @discardableResult
  package func runUntilKilled(
    _ words: [String], after sign: String, by signal: Int32 = SIGKILL,
    under tracer: [String] = Self.heedingInterrupts
  ) throws -> Answer {
    try run(line: words, after: sign, under: tracer) { _ = kill($0, signal) }
  }

  /// Runs a line, and does something once it has printed something on the side.
  ///
  /// - Parameter act: is given the number of the process.
  package func run(
    line words: [String], after sign: String, under tracer: [String] = [],
    _ act: (Int32) throws -> Void
  ) throws -> Answer {
    let process = process(words, at: "2025-11-18T20:30:00Z", under: tracer)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var said = ""
    while !said.contains(sign) {
      let part = errors.fileHandleForReading.availableData
      if part.isEmpty { break }
      said += String(decoding: part, as: UTF8.self)
    }
    try act(process.processIdentifier)
    let rest = try errors.fileHandleForReading.readToEnd() ?? Data()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: answer, as: UTF8.self),
      errors: said + String(decoding: rest, as: UTF8.self), exit: process.terminationStatus)
  }

  /// Tests may run where SIGINT is ignored, as behind a `&` of a script, or on a thread that blocks
  /// signals, as those of Dispatch do, and the program would keep it so.
  package static let heedingInterrupts = [
    "python3", "-c",
    """
    import os, signal, sys
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.execv(sys.argv[1], sys.argv[1:])
    """,
  ]

  package func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: home.appending(path: name))
  }
}
