import Foundation
import SchemaGeneration
import Testing

@Suite struct GeneratedCodeTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func contents(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: root.appending(path: path)))
  }

  private var installedProtoc: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: "protoc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test func `The checked-in Swift is what the generator makes of the descriptors`() throws {
    let schema = try Schema(descriptorSet: contents("Schemas/echolog/v1/events.descriptors"))
    for (path, text) in schema.files {
      #expect(try contents(path) == Array(text.utf8), "run Tools/generate-schema: \(path)")
    }
  }

  @Test func `The checked-in descriptors are what protoc makes of the schema`() throws {
    guard let protoc = installedProtoc else {
      return print("protoc is not installed: the descriptors are not compared with the schema")
    }
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer {
      #expect(throws: Never.self) { try FileManager.default.removeItem(at: output) }
    }
    let process = Process()
    process.executableURL = protoc
    process.currentDirectoryURL = root
    process.arguments = [
      "-I", "Schemas", "--include_source_info", "--descriptor_set_out=\(output.path)",
      "echolog/v1/options.proto", "echolog/v1/events.proto",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let made = try [UInt8](Data(contentsOf: output))
    let current = try made == contents("Schemas/echolog/v1/events.descriptors")
    #expect(current, "run Tools/generate-schema")
  }

  @Test func `Descriptors that are cut are refused or read, never a trap`() throws {
    let descriptors = try contents("Schemas/echolog/v1/events.descriptors")
    for count in stride(from: 0, to: descriptors.count, by: 13) {
      do throws(SchemaError) {
        _ = try Schema(descriptorSet: Array(descriptors.prefix(count)))
      } catch {
        continue
      }
    }
  }
}
