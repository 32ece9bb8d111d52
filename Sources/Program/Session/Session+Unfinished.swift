import Echolog
import Platform

extension Session {
  /// Lists them, or lets them all go.
  package func unfinished(isDiscarding: Bool) async throws -> Page {
    let lines = try opened().unfinishedLines
    let kept = try lines.all()
    if isDiscarding {
      for line in kept { try lines.discard(line) }
    }
    return try await makePresenter().unfinished(kept, areGone: isDiscarding)
  }

  /// What came of the question about a line that was kept.
  enum Offered {
    /// To go on with it.
    case line(String)
    /// Another line was given instead of an answer; what was kept stays for later.
    case other(String)
  }

  /// Asks at the start of a prompt what is to become of the line that was kept last on this device
  /// and not carried out. To go on with it is to have it as this prompt's own.
  ///
  /// - Returns: nil where the prompt begins with nothing.
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
        guard keepUnfinished(line.text) else { return .line(line.text) }
        if !line.isOwn { try lines.discard(line) }
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

  /// Keeps what is in this prompt so far; returns whether that is durable. It is not while the
  /// vault is locked, because words are written nowhere in clear.
  @discardableResult func keepUnfinished(_ text: String) -> Bool {
    guard isOpen else { return false }
    do {
      let now = try paths.dependencies(options).now()
      let lines = try opened().unfinishedLines
      try lines.keep(text, at: now)
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
      do {
        try discardUnfinished()
      } catch {
        // The same as when keeping fails.
      }
    }
  }

  /// Keeps a text that was refused, so that it is not lost with the prompt, in the place of what
  /// was kept of it before, which stays where that fails.
  ///
  /// - Returns: false where it failed; a line without a text in it needs no keeping.
  func keepRefused(_ text: String) throws -> Bool {
    guard isOpen, Words.holdsText(text) else { return true }
    let kept: UnfinishedLine
    do {
      let now = try paths.dependencies(options).now()
      let lines = try opened().unfinishedLines
      kept = try lines.keepRefused(text, at: now)
    } catch {
      // A disk that fails is reported when something is to be recorded.
      return false
    }
    try settleRefused(by: text, besides: kept)
    return true
  }

  /// Lets go what was kept of a line in passing: it was carried out, or has no text.
  func settlePassing() throws { if isKeptInPassing { try discardUnfinished() } }

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

  /// Lets go what this prompt kept: the person gave it up.
  func discardUnfinished() throws {
    guard keptLine != nil else { return }
    keptLine = nil
    isKeptInPassing = false
    let lines = try opened().unfinishedLines
    try lines.discardOwn()
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
}
