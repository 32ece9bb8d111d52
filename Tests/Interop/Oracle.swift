import Echolog
import Foundation
import Interop

/// The real input and the independent computation over it, in Python.
enum Oracle {
  /// The folder with the real input; nil where none is given.
  static let data = ProcessInfo.processInfo.environment["ECHOLOG_DATA"].map { URL(filePath: $0) }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Tools/oracle/oracle.py")

  struct Failure: Error {
    let status: Int32
  }

  /// The oracle's results for each set, by its name.
  static func results(in data: URL) throws -> [String: Finding] {
    var found: [String: Finding] = [:]
    for line in try run([data.path]).split(separator: UInt8(ascii: "\n")) {
      let finding = Finding(value: try JSONParser.parse(line))
      found[finding["set"].text] = finding
    }
    return found
  }

  /// Writes the moments of the set with the seeded dates that it lacks.
  static func writeMoments(from data: URL, to file: URL) throws {
    _ = try run([data.path, "--write-moments", file.path])
  }

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B", script.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return output
  }

  /// A value that the oracle printed.
  struct Finding {
    let value: JSONValue

    subscript(_ name: String) -> Finding {
      guard case .object(let members) = value,
        let member = members.first(where: { $0.name == name })
      else { return Finding(value: .null) }
      return Finding(value: member.value)
    }

    var text: String {
      switch value {
      case .string(let text), .number(let text): text
      default: ""
      }
    }

    var number: Int { Int(text) ?? -1 }

    /// The members that are numbers.
    var counts: [String: Int] {
      guard case .object(let members) = value else { return [:] }
      var counts: [String: Int] = [:]
      for member in members { counts[member.name] = Finding(value: member.value).number }
      return counts
    }
  }
}
