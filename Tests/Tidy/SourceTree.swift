import Foundation

/// The project's own files, found from this file's place and read once.
struct SourceTree {
  struct File {
    /// The path below the project's root, with `/`.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var isGenerated: Bool { path.contains("/Generated/") }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let swiftFiles: [File] = ["Sources", "Tests", "Tools", "Package.swift"].flatMap(files)

  private static func files(below name: String) -> [File] {
    let start = root.appending(path: name)
    guard let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
    else { return [] }
    let found = name.hasSuffix(".swift") ? [start] : walk.compactMap { $0 as? URL }
    return found.filter { $0.pathExtension == "swift" }.compactMap { url in
      guard let bytes = FileManager.default.contents(atPath: url.path) else { return nil }
      let path = String(url.path.dropFirst(root.path.count)).drop { $0 == "/" }
      return File(path: String(path), text: String(decoding: bytes, as: UTF8.self))
    }.sorted { $0.path < $1.path }
  }

  /// The rooms and what each may import, as `Package.swift` lists them, in its order.
  static let rooms: [(name: String, uses: [String])] = {
    guard let manifest = swiftFiles.first(where: { $0.path == "Package.swift" }) else { return [] }
    return manifest.text.matches(of: /Room\(\s*"(\w+)"(?:,\s*uses: \[([^\]]*)\])?/).map { match in
      let uses = match.output.2.map { list in
        list.matches(of: /"(\w+)"/).map { String($0.output.1) }
      }
      return (String(match.output.1), uses ?? [])
    }
  }()
}
