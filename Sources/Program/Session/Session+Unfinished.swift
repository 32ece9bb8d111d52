import Echolog

extension Session {
  /// Lists them, or lets them all go.
  package func unfinished(isDiscarding: Bool) async throws -> Page {
    let lines = try opened().unfinishedLines
    let kept = try lines.all()
    if isDiscarding { for line in kept { try lines.discard(line) } }
    return try await makePresenter().unfinished(kept, areGone: isDiscarding)
  }

  enum Offered {
    case line(String)
    /// Another line was given instead of an answer; what was kept stays for later.
    case other(String)
  }

  /// Asks what is to become of the line kept last, which may go on as this prompt's own.
  func offerUnfinished(_ console: Console) throws -> Offered? {
    let lines = try opened().unfinishedLines
    guard let line = try lines.all().first else { return nil }
    let what = line.isRefused ? "a line that was refused: " : "an unfinished line: "
    try console.note("You have " + what + Messages.quoted(line.text))
    while true {
      let answer =
        try ask("Continue it (c), discard it (d), or keep it for later (Return)? ", console) ?? ""
      switch answer.lowercased().filter({ !$0.isWhitespace }) {
      case "c", "continue":
        if keepUnfinished(line.text), !line.isOwn { try lines.discard(line) }
        return .line(line.text)
      case "d", "discard":
        try lines.discard(line)
        try console.note("Discarded.")
        return nil
      case "", "l", "later":
        try console.note("It stays for later; echolog drafts shows it.")
        return nil
      default:
        guard !Words.isCommand(answer) else { return .other(answer) }
        for line in Words.lines(answer) { LineEditor.remember(line) }
        try console.note(
          "This is an answer to none of the three; arrow up brings it back at the prompt.")
      }
    }
  }

  /// Keeps what is in this prompt so far; false where it is not durable, as in a locked vault.
  @discardableResult func keepUnfinished(_ text: String) -> Bool {
    guard isOpen else { return false }
    do {
      try opened().unfinishedLines.keep(text, at: paths.dependencies(options).now())
      keptLine = text
      isKeptInPassing = false
      return true
    } catch {
      // A disk that fails is reported when something is to be recorded.
      return false
    }
  }

  /// Keeps a line that is still typed, while no key comes. A line without a text in it is soon
  /// typed again, and one of another command must not take the place of what was kept before.
  func keepTyped(_ text: String) {
    guard text != keptLine else { return }
    let wasInPassing = keptLine == nil || isKeptInPassing
    let hasLines = text.contains(where: \.isNewline)
    let hasText = Words.openQuote(of: text) != nil || Words.holdsText(text)
    let isSameLine = keptLine.map { text.hasPrefix($0) || Words.areAlike($0, text) } ?? false
    if isSameLine || (wasInPassing && hasText) {
      if keepUnfinished(text) { isKeptInPassing = wasInPassing && !hasLines }
    } else if isKeptInPassing {
      // A failure is the same as when keeping fails.
      _ = Result { try discardUnfinished() }
    }
  }

  /// Keeps a text that was refused; false where that fails, so that what was kept stays.
  func keepRefused(_ text: String) throws -> Bool {
    guard isOpen, Words.holdsText(text) else { return true }
    // A disk that fails is reported when something is to be recorded.
    let kept = Result {
      try opened().unfinishedLines.keepRefused(text, at: paths.dependencies(options).now())
    }.value
    if let kept { try settleRefused(by: text, besides: kept) }
    return kept != nil
  }

  /// Lets go what this prompt kept of a line that is typed, once that has come to an end.
  func settleUnfinished(by line: String) throws {
    if let kept = keptLine, Words.areAlike(kept, line) { try discardUnfinished() }
  }

  /// Lets go what was kept of a refused text, once it was carried out or kept anew, or one like it.
  func settleRefused(by line: String, besides new: UnfinishedLine? = nil) throws {
    guard isOpen, Words.holdsText(line) else { return }
    let lines = try opened().unfinishedLines
    for kept in try lines.all()
    where kept.isRefused && kept != new && Words.areAlike(kept.text, line) {
      try lines.discard(kept)
    }
  }

  func discardUnfinished() throws {
    guard keptLine != nil else { return }
    keptLine = nil
    isKeptInPassing = false
    try opened().unfinishedLines.discardOwn()
  }
}

extension Words {
  /// A line that `split` takes apart into these words again.
  package static func line(_ words: [String]) -> String {
    words.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_:.,/+=".contains($0) }
      guard !isPlain || word.isEmpty || word.first == "=" else { return word }
      // Within these everything is literal, at the prompt as in a shell.
      if word.contains(where: { "\\\"$`!".contains($0) }), !word.contains("'") {
        return "'" + word + "'"
      }
      return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }.joined(separator: " ")
  }

  static func tellsText(_ line: String) -> Bool {
    let begun = PartialLine(unfinished(line).before)
    let text = begun.command?.operands.firstIndex { $0.kind == .words }
    return text.map { begun.operands.count > $0 } ?? false
  }

  /// Whether a line has words of the person in it, with a command or without: those that a refusal
  /// offers to keep as a moment.
  static func holdsText(_ line: String) -> Bool {
    guard !line.contains(where: \.isNewline), !tellsText(line + " ") else { return true }
    let parsed = Result { () throws(UsageError) in try LineParser.parse(placed(line), of: line) }
    guard case .failure(.unknownCommand(_, nearest: nil, _, asMoment: .some)) = parsed else {
      return false
    }
    return !TypedQuery.begins(line)
  }

  /// Whether nearly all of a line is in another one, which then is the same text put right.
  static func areAlike(_ kept: String, _ line: String) -> Bool {
    let (said, all) = (said(by: kept), Set(said(by: line)))
    return said.filter(all.contains).count * 4 >= said.count * 3
  }

  /// The words of a line, without signs and in small letters; its signs where it has no word.
  private static func said(by line: String) -> [String] {
    let said = PartialLine(unfinished(line + " ").before).operands + [unfinished(line + " ").word]
    let words = said.flatMap { words in
      words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    return words.isEmpty ? said.joined().filter { !$0.isWhitespace }.map { String($0) } : words
  }

  static func isCommand(_ line: String) -> Bool {
    if isOfGrammar(line) { return true }
    let first = unfinished(line).before.first?.lowercased()
    return Grammar.commands.contains { $0.words[0] == first }
  }

  /// Whether a line is one of the grammar, whatever becomes of its values.
  private static func isOfGrammar(_ line: String) -> Bool {
    do throws(UsageError) {
      var words = try placed(line)
      if words.count > 1, words[0].text == "echolog" { words.removeFirst() }
      if try DotCommand(words.map(\.text)) != nil { return true }
      return !(try LineParser.parse(words, of: line)).callsNothing
    } catch {
      return false
    }
  }

  /// Whether a line is hardly meant as a command: it is none, or begins as sentences do.
  private static func isProse(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }?.isUppercase == true || !isOfGrammar(line)
  }

  /// Whether lines that were pasted look like one text: a begun text, and prose behind it.
  static func areProse(_ lines: [String]) -> Bool {
    guard let first = lines.first, beginsBareText(first) else { return false }
    return lines.dropFirst().contains { saysAnything($0) && isProse($0) }
  }

  /// Whether the command of a line takes a text, and not all of it is within quotes.
  private static func beginsBareText(_ line: String) -> Bool {
    do throws(UsageError) {
      let words = try placed(line)
      let parsed = try LineParser.parse(words, of: line)
      guard parsed.command.operands.last?.kind == .words, let text = parsed.operands.last else {
        return false
      }
      let place = words.first { $0.text == text }?.place
      return place.map { $0.count == text.count } ?? true
    } catch {
      return tellsText(line + " ")
    }
  }

  /// The command of the last line with anything in it, where that line has a text without quotes
  /// and `refused` is prose, so that both may be one text that was pasted.
  package static func command(ofTextBefore refused: String, in lines: ArraySlice<String>) -> String?
  {
    guard let line = lines.last(where: saysAnything), tellsText(line + " "), isProse(refused)
    else { return nil }
    return unfinished(line).before.first
  }
}
