import Echolog

/// What is shown faintly behind a line that is still typed.
package enum LineHint {
  /// - Returns: the rest of the word and of the command's usage, or the text of the entry whose
  ///   name was typed; nil where there is nothing to show.
  package static func text(for typed: String, things: [NamedThing] = []) -> String? {
    if typed.last?.isNewline == true, TypedQuery.begins(typed) { return Messages.queryGoesOn }
    let line = Words.lines(typed).last ?? typed
    if let quote = Words.openQuote(of: line) {
      return line.last?.isNewline == true ? Messages.goesOn(until: quote) : nil
    }
    let (before, word) = Words.unfinished(line)
    guard let first = before.first ?? (word.isEmpty ? nil : word) else { return nil }
    if first.hasPrefix(".") { return dotHint(after: before, word) }
    if !word.isEmpty, let thing = thing(word, after: before, among: things) {
      return "  " + VisibleText.line(thing.preview)
    }
    // The word that is typed counts as a whole one, where it may be one.
    let whole = PartialLine(before + (word.isEmpty ? [] : [word]))
    if !word.isEmpty, let rest = restOfWord(before, word, whole) { return rest }
    guard word.isEmpty else { return usage(whole).flatMap { $0.isEmpty ? nil : " " + $0 } }
    let named = before.last.flatMap { thing($0, after: before.dropLast(), among: things) }
      .map { "(" + VisibleText.line($0.preview) + ")" }
    let pieces = [named, usage(whole)].compactMap { $0 }.filter { !$0.isEmpty }
    return pieces.isEmpty ? nil : pieces.joined(separator: " ")
  }

  /// What a word names: an entry anywhere, anything else only where it can be.
  private static func thing(
    _ name: String, after before: some Collection<String>, among things: [NamedThing]
  ) -> NamedThing? {
    let named = things.filter { $0.name == name }
    guard !named.isEmpty else { return nil }
    let found = Completion(after: Array(before), word: name, isAtPrompt: true)
    return named.first { $0.isEntry || found.suits($0) }
  }

  /// The rest of the first word that it may become, with what follows then.
  private static func restOfWord(
    _ before: [String], _ word: String, _ whole: PartialLine
  ) -> String? {
    let found = Completion(after: before, word: word, isAtPrompt: true)
    guard let first = found.words.first, first != word, !found.words.contains(word) else {
      return nil
    }
    let rest = usage(PartialLine(before + [first])).map { $0.isEmpty ? "" : " " + $0 } ?? ""
    return first.dropFirst(word.count) + rest
  }

  /// What can follow these words; nil where they are the beginning of no command.
  private static func usage(_ line: PartialLine) -> String? {
    if let pending = line.pending?.argument { return pending.placeholder }
    guard let command = line.command else {
      guard line.operands.isEmpty else { return nil }
      return LineParser.continuations(of: line.called).joined(separator: "|")
    }
    var pieces: [String] = []
    for (index, operand) in command.operands.enumerated() where index >= line.operands.count {
      pieces.append(operand.usage)
    }
    return (pieces + line.openFlags.map(\.usage)).joined(separator: " ")
  }

  private static func dotHint(after before: [String], _ word: String) -> String? {
    let name = before.first ?? word
    guard let usage = DotCommand.usages.first(where: { $0.name.hasPrefix(name) }) else {
      return nil
    }
    guard before.isEmpty || word.isEmpty, before.count < 2 else { return nil }
    let operand = usage.operand.map { "[" + $0.placeholder + "]" } ?? ""
    let rest = String(usage.name.dropFirst(name.count))
    let hint = rest + (word.isEmpty || operand.isEmpty ? "" : " ") + operand
    return hint.isEmpty ? nil : hint
  }
}
