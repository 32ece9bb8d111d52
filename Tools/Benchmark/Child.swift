import Foundation
import Glibc

/// Runs a program to its end and returns what it printed and cost.
enum Child {
  struct Failed: Error {
    let arguments: [String]
    let status: Int32
  }

  /// - Returns: standard output, and user and system time of the child.
  static func run(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (output: String, cost: Cost) {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let before = usedSeconds
    var data = Data()
    var cost = try Cost.of {
      try process.run()
      data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
    }
    guard process.terminationStatus == 0 else {
      throw Failed(arguments: [executable] + arguments, status: process.terminationStatus)
    }
    cost.processorSeconds = usedSeconds - before
    return (String(decoding: data, as: UTF8.self), cost)
  }

  /// This executable with other arguments.
  static func runSelf(_ arguments: [String]) throws -> String {
    try run(ownPath, arguments).output
  }

  static var ownPath: String { URL(filePath: CommandLine.arguments[0]).path }

  private static var usedSeconds: Double {
    let usage = rusage.ofChildren
    let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    return user + Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
  }
}
