import Domain
import Rendering

/// Answers shells that complete a line: the words that fit, and whether files or folders do too.
@MainActor struct ShellCompletion {
  let places: Places

  /// The first line says what else fits: `files`, `folders` or `words`, for nothing else. Then
  /// stand the words, one a line.
  ///
  /// - Parameters:
  ///   - shell: which one asks; bash wants only what stands behind the last `:`, and fish takes a
  ///     description behind a tab.
  ///   - line: up to the cursor, the program's name first.
  func answer(to shell: Statement.Shell, line: String) async -> String {
    let (before, word) = Words.unfinished(line)
    let words = Array(before.dropFirst())
    let found = Completion(after: words, word: word)
    var lines = ["words"] + found.words
    switch found.further {
    case nil: break
    case .files: lines[0] = "files"
    case .folders: lines[0] = "folders"
    case .entries(let kind):
      let entries = await entries(kind, PartialLine(words).globals)
      lines += entries.filter { $0.name.hasPrefix(word) }.map { entry in
        switch shell {
        case .bash: String(entry.name.dropFirst(Self.countBehindBreak(in: word)))
        case .zsh: entry.name
        case .fish: entry.name + "\t" + entry.preview
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func countBehindBreak(in word: String) -> Int {
    word.lastIndex(of: ":").map { word.distance(from: word.startIndex, to: $0) + 1 } ?? 0
  }

  /// No entries where the vault does not open without a question: completing asks nothing.
  private func entries(
    _ kind: EntityKind?, _ globals: [String: String]
  ) async -> [NamedEntry] {
    do throws(UsageError) {
      let options = try Options().overridden(by: globals)
      let session = Session(places: places, options: options)
      return await session.namedEntries().filter { kind == nil || $0.kind == kind }
    } catch {
      return []
    }
  }
}
