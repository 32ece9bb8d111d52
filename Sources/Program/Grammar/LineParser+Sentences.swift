import Echolog

/// Lines that are sentences rather than commands.
extension LineParser {
  /// What is wrong with a line that no command begins.
  ///
  /// - Parameter word: its first one, as it was typed.
  func unknown(_ word: String) -> UsageError {
    let first = words.startIndex - 1
    // What follows an option may be its value, and is nobody's words.
    let said = given[first...].map(\.text).prefix { !Self.looksLikeFlag($0) }.map(\.self)
    guard HelpIndex.isSentence(said), !given.contains(where: { Self.looksLikeFlag($0.text) }) else {
      let names = Grammar.commands.map { $0.words[0] }
      let name = word.lowercased()
      if let meant = Grammar.otherNames[name] ?? Nearest.suggestion(for: name, among: names) {
        return .unknownCommand(word, nearest: meant)
      }
      return .unknownCommand(word, nearest: nil, about: HelpIndex.commands(about: said))
    }
    return .unknownCommand(
      word, nearest: nil, about: HelpIndex.commands(about: said),
      asMoment: HelpIndex.isQuestion(said) ? nil : moment(from: first))
  }

  /// The line that keeps as a moment what reads like a sentence, though it begins with a command;
  /// nil where it does not, or the command takes texts itself.
  package func sentence(of command: Declaration) -> String? {
    let first = given.firstIndex { $0.text.lowercased() == command.words[0] }
    guard let first, !command.operands.contains(where: { $0.kind == .words }) else { return nil }
    let said = given[first...].map(\.text)
    guard HelpIndex.isSentence(said), said.count > command.words.count + 2,
      !given.contains(where: { Self.looksLikeFlag($0.text) }), !HelpIndex.isQuestion(said)
    else { return nil }
    return moment(from: first)
  }

  /// The line that keeps the words from one on, with all that is between them.
  private func moment(from first: Int) -> String {
    let said =
      typed == nil
      ? given[first...].map(\.text).joined(separator: " ") : asTyped(first...(given.count - 1))
    return Words.line(["moment", said])
  }
}
