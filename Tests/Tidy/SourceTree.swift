import Foundation

/// The project's own files, found from this file's place and read once.
struct SourceTree {
  struct File {
    /// The path below the project's root, with `/`.
    let path: String
    let text: String
    let lines: [Substring]

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map(Substring.init)
    }

    var isGenerated: Bool { path.contains("/Generated/") }
    /// Whether it is words alone, no code.
    var isLiteral: Bool { path.hasPrefix("Sources/Content/Generated/") }

    /// Whether it has commands with what they decide, or what these are made of: the part of an
    /// aggregate that is neither its read model nor its calls on the diary.
    var isDecision: Bool {
      let parts = path.split(separator: "/")
      let layers: Set<Substring> = ["Schema", "Diary", "History", "Replay", "Repair", "Search"]
      return path.hasPrefix("Sources/Echolog/") && parts.count > 3 && !layers.contains(parts[2])
        && !parts[3].hasPrefix("Diary") && !parts[3].hasPrefix("History")
    }
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

  /// The modules, what each may import and the folders of its tests, as `Package.swift` lists them,
  /// in its order.
  static let modules: [(name: String, uses: [String], tests: [String])] = {
    guard let manifest = swiftFiles.first(where: { $0.path == "Package.swift" }) else { return [] }
    let declared = manifest.text.matches(
      of: /Module\(\s*"(\w+)"(?:,\s*uses: \[([^\]]*)\])?,\s*tests: \[([^\]]*)\]/)
    return declared.map { match in
      (String(match.output.1), names(match.output.2 ?? ""), names(match.output.3))
    }
  }()

  private static func names(_ list: Substring) -> [String] {
    list.matches(of: /"(\w+)"/).map { String($0.output.1) }
  }
}
