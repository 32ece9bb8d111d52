import Foundation
import Testing

/// Checks the tree by the house rules that the compiler and the formatter do not know.
@Suite struct TidyTests {
  let files = SourceTree.swiftFiles

  @Test func `The walk finds the tree it is meant to judge`() {
    #expect(files.count > 40)
    #expect(SourceTree.modules.count == 6)
  }

  @Test func `A module lists only modules above it`() {
    var above: Set<String> = [
      "CLZ4", "CZstd", "COpenSSL", "CArgon2", "CEditline", "CSQLite", "CSystem",
    ]
    for module in SourceTree.modules {
      #expect(above.isSuperset(of: module.uses), "\(module.name) uses a module below it")
      above.insert(module.name)
    }
  }

  @Test func `A file imports only what the manifest grants its module`() {
    let platform: Set = ["Swift", "Glibc", "Darwin", "Dispatch", "Synchronization"]
    for module in SourceTree.modules {
      for file in files where file.path.hasPrefix("Sources/\(module.name)/") {
        for name in imports(in: file) where !platform.contains(name) {
          #expect(module.uses.contains(name), "\(file.path) imports \(name)")
        }
      }
    }
  }

  @Test func `What is decided and folded knows neither disk nor journal`() {
    let shell: Set<Substring> = ["Diary", "Replay", "Repair", "SQL"]
    for file in files where file.path.hasPrefix("Sources/Echolog/") {
      let parts = file.path.split(separator: "/")
      guard !shell.contains(parts[2]), !parts[parts.count - 1].hasPrefix("Diary") else { continue }
      #expect(!imports(in: file).contains("Journal"), "\(file.path) imports Journal")
    }
  }

  @Test func `Every import granted by the manifest is used`() {
    for module in SourceTree.modules {
      let used = Set(files.filter { $0.path.hasPrefix("Sources/\(module.name)/") }.flatMap(imports))
      for name in module.uses {
        #expect(used.contains(name), "\(module.name) lists \(name) and never imports it")
      }
    }
  }

  @Test func `The system's C library is touched in three places only`() {
    let places = ["Sources/Platform/System/", "Sources/Platform/Disk/", "Sources/Program/"]
    for file in files where file.path.hasPrefix("Sources/") {
      guard imports(in: file).contains(where: { $0 == "Glibc" || $0 == "Darwin" }) else { continue }
      #expect(places.contains { file.path.hasPrefix($0) }, "\(file.path) imports the C library")
    }
  }

  @Test func `Unsafe code stays in the modules that may have it`() {
    let places = [
      "Platform", "Journal", "Echolog/SQL", "Echolog/Diary/Queue", "Program/Line",
      "Program/Session",
    ]
    for file in files where file.path.hasPrefix("Sources/") && !file.isGenerated {
      guard file.text.contains(/\bunsafe\s|withUnsafe|@unsafe/) else { continue }
      #expect(places.contains { file.path.hasPrefix("Sources/\($0)/") }, "\(file.path) is unsafe")
    }
  }

  @Test func `Sources contain none of the banned words`() {
    let banned: [(what: String, pattern: Regex<Substring>)] = [
      ("an unchecked Sendable", /@unchecked Sendable/),
      ("nonisolated(unsafe)", /nonisolated\(unsafe\)/),
      ("a detached task", /Task\.detached/),
      ("try?", /\btry\?/),
      ("try!", /\btry!/),
      ("@testable", /@testable/),
      ("Foundation", /import Foundation/),
      ("a mark for later", /\b(?:TO[D]O|FIX[M]E|HA[C]K)\b/),
    ]
    for file in files where file.path.hasPrefix("Sources/") && !file.isLiteral {
      for (what, pattern) in banned {
        #expect(!file.text.contains(pattern), "\(file.path) holds \(what)")
      }
    }
  }

  @Test func `Files and lines keep their size`() {
    for file in files where !file.isGenerated {
      #expect(file.lines.count <= 600, "\(file.path) has \(file.lines.count) lines")
      for (index, line) in file.lines.enumerated() where line.count > 100 {
        Issue.record("\(file.path):\(index + 1) is \(line.count) columns wide")
      }
    }
  }

  @Test func `Functions stay under fifty lines`() {
    for file in files where file.path.hasPrefix("Sources/") && !file.isGenerated {
      for function in functions(in: file) where function.length >= 50 {
        Issue.record("\(file.path):\(function.line) is \(function.length) lines long")
      }
    }
  }

  @Test func `Types and files are not named after patterns`() throws {
    let kinds = "(class|struct|enum|actor|protocol)"
    let ends = "(Manager|Helper|Util|Utils|Handler|Processor|Service|Common|Impl)"
    let names = try Regex("\\b\(kinds) \\w*\(ends)\\b")
    for file in files where file.path.hasPrefix("Sources/") || file.path.hasPrefix("Tools/") {
      #expect(!file.text.contains(names), "\(file.path) names a pattern, not a thing")
    }
  }

  @Test func `Every module opens with an overview`() {
    for module in SourceTree.modules {
      let path = "Sources/\(module.name)/\(module.name).swift"
      let overview = files.first { $0.path == path }?.lines.prefix { $0.hasPrefix("//") }.count
      #expect((overview ?? 0) >= 3, "\(path) does not tell what the module is for")
    }
  }

  @Test func `Package declarations document what they are for`() throws {
    let modifiers = "(?:static |final |mutating |consuming |borrowing |nonisolated |indirect )*"
    let kinds = "(?:struct|class|enum|actor|protocol|func)"
    let declaration = try Regex(
      "^\\s*(?:@\\w+(?:\\([^)]*\\))? )*(?:public|package) \(modifiers)\(kinds) \\w+")
    for file in files where file.path.hasPrefix("Sources/") && !file.isGenerated {
      for (index, line) in file.lines.enumerated()
      where line.contains(declaration) && !isDocumented(index, in: file) {
        Issue.record("\(file.path):\(index + 1) is not documented: \(line)")
      }
    }
  }

  // MARK: - Reading Swift line by line

  private func imports(in file: SourceTree.File) -> [String] {
    file.lines.filter { $0.contains("import ") }.compactMap { line in
      line.prefixMatch(of: /\s*(?:@\S+ )*(?:public |package |internal |private )?import (\w+)/)
        .map { String($0.output.1) }
    }
  }

  private func isDocumented(_ index: Int, in file: SourceTree.File) -> Bool {
    if file.lines[index].contains("func ==") || file.lines[index].contains("static func <") {
      return true
    }
    var above = index - 1
    while above >= 0, file.lines[above].firstWord.hasPrefix("@") { above -= 1 }
    return above >= 0 && file.lines[above].firstWord.hasPrefix("///")
  }

  /// Whether the declaration that begins here opens a body, which one of a protocol does not.
  private func hasBody(_ index: Int, in file: SourceTree.File) -> Bool {
    let end = file.lines[index...].firstIndex {
      $0.hasSuffix("{") || $0.hasSuffix("}") || $0.isEmpty
    }
    return end.map { !file.lines[$0].isEmpty } ?? false
  }

  private func functions(in file: SourceTree.File) -> [(line: Int, length: Int)] {
    var found: [(line: Int, length: Int)] = []
    for (index, line) in file.lines.enumerated()
    where line.contains("func ") && line.contains(/^\s*(?:@\S+ )*(?:\w+ )*func\s/) {
      guard hasBody(index, in: file) else { continue }
      let indent = line.prefix { $0 == " " }
      let end = file.lines[index...].firstIndex { $0 == indent + "}" }
      if let end { found.append((index + 1, end - index - 1)) }
    }
    return found
  }
}

extension Substring {
  fileprivate var firstWord: Substring { drop { $0 == " " } }
}
