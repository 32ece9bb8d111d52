import CivilTime
import Echolog
import Rendering

/// Lines that were begun and not carried out.
extension Session {
  /// Lists them, or lets them all go.
  func unfinished(isDiscarding: Bool) async throws(Stopped) -> Page {
    let lines = try opened().unfinishedLines
    let kept = try asking { () throws(DiaryError) in try lines.all() }
    if isDiscarding {
      for line in kept { try asking { () throws(DiaryError) in try lines.discard(line) } }
    }
    return try await telling().unfinished(kept, areGone: isDiscarding)
  }

  /// Asks at the start of a prompt what is to become of the line that was begun last on this device
  /// and not carried out. To go on with it is to have it as this prompt's own.
  ///
  /// - Returns: the line to go on with.
  func offerUnfinished(_ console: Console) throws(Stopped) -> String? {
    let lines = try opened().unfinishedLines
    guard let line = try asking({ () throws(DiaryError) in try lines.all() }).first else {
      return nil
    }
    try console.note(Catalogue.begun(line.text))
    while true {
      let answer = try ask(Catalogue.continueOrDiscard, console) ?? ""
      switch answer.lowercased().filter({ !$0.isWhitespace }) {
      case "c", "continue":
        guard keepUnfinished(line.text) else { return line.text }
        if !line.isOwn { try asking { () throws(DiaryError) in try lines.discard(line) } }
        return line.text
      case "d", "discard":
        try asking { () throws(DiaryError) in try lines.discard(line) }
        try console.note(Catalogue.begunIsGone)
        return nil
      case "", "l", "later":
        try console.note(Catalogue.begunIsKept)
        return nil
      default:
        // It may have been a line for the prompt; the arrow keys bring it back there.
        for line in Words.lines(answer) { LineEditor.remember(line) }
        try console.note(Catalogue.begunNeedsAnswer)
      }
    }
  }

  /// Keeps what this prompt holds so far; answers whether that is durable. It is not while the
  /// vault is locked, because words are written nowhere in clear.
  @discardableResult func keepUnfinished(_ text: String) -> Bool {
    guard isOpen else { return false }
    do throws(Stopped) {
      let now = try places.surroundings(options).now()
      let lines = try opened().unfinishedLines
      try asking { () throws(DiaryError) in try lines.keep(text, at: now) }
      keptLine = text
      isKeptInPassing = false
      return true
    } catch {
      // A disk that fails is told of when something is to be recorded.
      return false
    }
  }

  /// Keeps a line that is still typed, while no key comes. A line without a text in it is soon
  /// typed again, and one of another command must not take the place of what was kept before.
  func keepTyped(_ text: String) {
    guard text != keptLine else { return }
    let wasInPassing = keptLine == nil || isKeptInPassing
    let hasLines = text.contains(where: \.isNewline)
    let hasText = hasLines || Words.openQuote(of: text) != nil || Words.tellsText(text)
    let isSameLine = keptLine.map { Words.command($0) == Words.command(text) } ?? false
    if isSameLine || (wasInPassing && hasText) {
      if keepUnfinished(text) { isKeptInPassing = wasInPassing && !hasLines }
    } else if isKeptInPassing {
      do throws(Stopped) {
        try discardUnfinished()
      } catch {
        // The same as when keeping fails.
      }
    }
  }

  /// Keeps a text that was refused, so that it is not lost with the prompt; one line of another
  /// command does not take the place of what was kept before.
  func keepRefused(_ text: String) {
    let isFree =
      isKeptInPassing || keptLine.map { Words.command($0) == Words.command(text) } ?? true
    guard text.contains(where: \.isNewline) || (isFree && Words.tellsText(text + " ")) else {
      return
    }
    keepUnfinished(text)
  }

  /// Lets go what was kept of a line in passing: it was carried out, or holds no text.
  func settlePassing() throws(Stopped) {
    if isKeptInPassing { try discardUnfinished() }
  }

  /// Lets go what this prompt kept, once a line of the same command was carried out.
  func settleUnfinished(by line: String) throws(Stopped) {
    guard let kept = keptLine, Words.command(kept) == Words.command(line) else {
      return
    }
    try discardUnfinished()
  }

  /// Lets go what this prompt kept: the person gave it up.
  func discardUnfinished() throws(Stopped) {
    guard keptLine != nil else { return }
    keptLine = nil
    isKeptInPassing = false
    let lines = try opened().unfinishedLines
    try asking { () throws(DiaryError) in try lines.discardOwn() }
  }
}

extension Words {
  /// The word that a line begins with, finished or not.
  fileprivate static func command(_ line: String) -> String {
    let (before, word) = unfinished(line)
    return before.first ?? word
  }

  /// Whether a line that is still typed has begun the text that its command takes, without quotes.
  fileprivate static func tellsText(_ line: String) -> Bool {
    let begun = PartialLine(unfinished(line).before)
    let text = begun.command?.operands.firstIndex { $0.kind == .words }
    return text.map { begun.operands.count > $0 } ?? false
  }

  /// The command of the last line that says anything, where that line has a text without quotes and
  /// `refused` calls no command, so that both may be one text that was pasted.
  static func command(ofTextBefore refused: String, in lines: ArraySlice<String>) -> String? {
    guard let line = lines.last(where: saysAnything), tellsText(line + " "),
      !Grammar.commands.contains(where: { $0.words[0] == command(refused).lowercased() })
    else { return nil }
    return command(line)
  }

  /// A line that `split` takes apart into these words again.
  static func line(_ words: [String]) -> String {
    words.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_:.,/+".contains($0) }
      guard !isPlain || word.isEmpty else { return word }
      // Within these everything stands for itself, at the prompt as in a shell.
      if word.contains(where: { "\\\"$`!".contains($0) }), !word.contains("'") {
        return "'" + word + "'"
      }
      return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }.joined(separator: " ")
  }
}
