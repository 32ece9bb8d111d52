import Domain
import Events
import Rendering

/// What the word being typed may become.
package enum Completion {
  /// Candidates for the last word, in the order of the table.
  ///
  /// - Parameters:
  ///   - words: the finished words before it, without the program's name.
  ///   - word: what has been typed of it so far; may be empty.
  /// - Returns: nil where a file or a folder is wanted.
  package static func candidates(after words: [String], word: String) -> [String]? {
    let (command, called, operands, pending) = read(words)
    if let pending { return values(of: pending).map { matching(word, in: $0) } }
    if word.hasPrefix("-") {
      return matching(word, in: ((command?.flags ?? []) + Grammar.everywhere).map(\.name))
    }
    guard let command else {
      let words = operands > 0 ? [] : LineParser.continuations(of: called)
      return matching(word, in: words.uniqued())
    }
    var found: [String] = []
    if operands == 0 { found = LineParser.continuations(of: command.words) }
    if command.verb == .help { found = Grammar.commands.map { $0.words[0] }.uniqued() }
    let index = min(operands, command.operands.count - 1)
    guard index >= 0, operands < command.operands.count || command.operands[index].presence == .rest
    else { return matching(word, in: found) }
    guard let values = values(of: command.operands[index].kind) else {
      let words = matching(word, in: found)
      return words.isEmpty ? nil : words
    }
    return matching(word, in: found + values)
  }

  /// The words that stand for a kind of value; nil for files and folders.
  package static func values(of kind: ArgumentKind) -> [String]? {
    switch kind {
    case .file, .folder: nil
    case .emotion: Emotion.registry.map(\.label)
    case .activity: Activity.registry.map(\.label)
    case .interval: EbbinghausInterval.allCases.map(\.label)
    case .period: ["day", "week"]
    case .when: ["today", "yesterday"]
    case .ago: ["5m", "2h", "3d"]
    case .shell: Statement.Shell.allCases.map(\.rawValue)
    case .choice(let words): words
    case .text, .eventType, .amount, .identifier, .number, .mapping: []
    }
  }

  private static func matching(_ word: String, in candidates: [String]) -> [String] {
    candidates.filter { $0.hasPrefix(word) }
  }

  private static func read(
    _ words: [String]
  ) -> (command: Declaration?, called: [String], operands: Int, pending: ArgumentKind?) {
    var command: Declaration?
    var called: [String] = []
    var operands = 0
    var pending: ArgumentKind?
    for word in words {
      if pending != nil {
        pending = nil
      } else if LineParser.looksLikeFlag(word) {
        let known = (command?.flags ?? []) + Grammar.everywhere
        pending = known.first { $0.name == word || $0.short == word }?.argument
      } else if operands == 0, LineParser.continuations(of: called).contains(word) {
        called.append(word)
        command = Grammar.commands.first { $0.words == called }
      } else {
        operands += 1
      }
    }
    return (command, called, operands, pending)
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
