/// Answers shells that complete a line: the words that fit, and whether files or folders do too.
///
/// The scripts that teach them contain no words: at TAB the shell asks the program, as
/// `echolog _complete SHELL LINE` with the line up to the cursor, so that names of entries are
/// offered too.
@MainActor struct ShellCompletion {
  let paths: ProgramPaths

  /// The first line names what else fits: `files`, `folders` or `words`, for nothing else. Then
  /// come the words, one a line; for zsh and fish with a tab and what they do or mean behind them.
  /// Bash wants only what follows the last `:`, and quoted.
  func answer(to shell: Shell, line: String) async -> String {
    let (before, word) = Words.unfinished(line)
    let words = Array(before.dropFirst())
    let found = Completion(after: words, word: word)
    var others = "words"
    var fitting: [NamedThing] = []
    switch found.kind {
    case .file: others = "files"
    case .folder: others = "folders"
    case .identifier, .label, .device, .activity, .ownActivity, .charted, .quote:
      fitting = await things(PartialLine(words).globals, beginning: word, found).filter(found.suits)
    default: break
    }
    let options = Options()
    let offered = LineCompletion.candidates(
      found, word, things: fitting, zones: { paths.zonesBeginning($0, options) },
      months: { paths.monthsBeginning($0, options) })
    let lines = offered.map { offered in
      switch shell {
      case .bash:
        Self.quoted(
          offered.word.dropFirst(word.lastIndex(of: ":").map { word[...$0].count } ?? 0),
          within: Words.openQuote(of: line, isStillTyped: true))
      case .zsh, .fish:
        offered.word + (offered.note.map { "\t" + VisibleText.line($0) } ?? "")
      }
    }
    return ([others] + lines).map { $0 + "\n" }.joined()
  }

  /// For bash, which puts the words in as they are: what a person wrote must mean nothing to it.
  private static func quoted(_ word: Substring, within quote: Character?) -> String {
    let special =
      switch quote {
      case "'": ""
      case "\"": "\\\"`$"
      default: " \\\"'`$&|;<>()*?[]{}!#~"
      }
    return word.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Nothing where the vault does not open without a question: completing asks nothing.
  private func things(
    _ globals: [String: String], beginning word: String, _ found: Completion
  ) async -> [NamedThing] {
    do throws(UsageError) {
      let session = Session(paths: paths, options: try Options().overridden(by: globals))
      let latest = await session.namedThings()
      guard session.isOpen, case .identifier(let kind) = found.kind,
        let sought = LineCompletion.Sought(word, kind), sought.isByName
      else { return latest }
      return latest.adding(await session.olderThings(sought))
    } catch {
      return []
    }
  }
}
