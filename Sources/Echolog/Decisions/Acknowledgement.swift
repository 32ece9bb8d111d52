import Content

/// What answers words that speak of something heavy, drawn when they are kept.
package struct Acknowledgement: Equatable, Sendable {
  /// A quiet line; empty where the person wants none, or nothing is heavy.
  package let line: String
  /// That there is help, where the words speak of danger to oneself; empty elsewhere.
  package let help: String

  package init(line: String = "", help: String = "") {
    self.line = line
    self.help = help
  }

  /// For words that are not heavy, and for what is imported.
  package static let none = Acknowledgement()

  fileprivate init(_ line: Text, _ help: Text) {
    self.init(line: line.inline ?? "", help: help.inline ?? "")
  }

  /// For words with which nothing is kept that answers them: that there is help is always said.
  fileprivate init(helpFor words: Text) {
    self.init(help: words.inline.map { Tact.weight(of: $0).help } ?? "")
  }
}

extension Event {
  /// What its words were answered with, of an event with words.
  package var acknowledgement: Acknowledgement {
    switch body {
    case .vibeSent(let body): Acknowledgement(body.acknowledgement, body.help)
    case .echoReflected(let body): Acknowledgement(body.acknowledgement, body.help)
    case .momentLogged(let body):
      Acknowledgement(body.isQuiet ? body.praise : .none, body.help)
    case .momentTextChanged(let body):
      Acknowledgement(body.isQuiet ? body.praise : .none, body.help)
    case .activityLogged(let body): Acknowledgement(body.acknowledgement, body.help)
    case .activityNoteChanged(let body): Acknowledgement(body.acknowledgement, body.help)
    case .memoryCaptured(let body): Acknowledgement(body.acknowledgement, body.help)
    case .daySummarySet(let body): Acknowledgement(helpFor: body.summary)
    case .daySkipped(let body): Acknowledgement(helpFor: body.reason)
    case .goalPaused(let body): Acknowledgement(helpFor: body.reason)
    default: .none
    }
  }
}

/// What answers heavy words, in place of any praise.
///
///     let kept = try await diary.perform(CaptureMemory(text)).answer
///     if let quiet = kept.quietAnswer { show(quiet.line, quiet.help) }
public struct QuietAnswer: Equatable, Sendable {
  /// A quiet line; empty where the person wants none.
  public let line: String
  /// Not empty where the words speak of danger to oneself: a sentence that there is help, and then
  /// the person's own line of help, if they gave one. An app shows them whatever else it does.
  public let help: [String]

  /// One made by hand, as for a preview or a test.
  public init(line: String, help: [String] = []) {
    (self.line, self.help) = (line, help)
  }
}

extension History {
  /// What answers words that are kept and are no moment: nothing, unless they are heavy.
  func acknowledgement(of text: String, _ now: Now) -> Acknowledgement {
    let weight = Tact.weight(of: text)
    guard weight.isHeavy else { return .none }
    let isWanted = settings.praise != .off
    return Acknowledgement(
      line: isWanted ? Praise.line(.quiet, draw: now.draw()) : "", help: weight.help)
  }
}

extension Decision {
  /// Records words with what answers them.
  static func records(
    _ pending: [PendingEvent], answering said: Acknowledgement, _ history: borrowing History,
    _ answer: @escaping @Sendable (QuietAnswer?) -> Answer
  ) -> Decision {
    guard said != .none else { return .records(pending, answer(nil)) }
    let helpLine = history.settings.helpLine
    return .reads { diary throws(DiaryError) in
      let help = try diary.helpLines(said.help, helpLine)
      return .records(pending, answer(QuietAnswer(line: said.line, help: help)))
    }
  }
}

extension Diary {
  /// The sentence of help with the person's own line of help behind it; nothing for no sentence.
  func helpLines(
    _ sentence: String, _ line: WordsReference?
  ) throws(DiaryError) -> [String] {
    guard !sentence.isEmpty else { return [] }
    return [sentence] + [try words(line)].compactMap(\.self)
  }
}

extension Tact.Weight {
  /// Said also to a person who wants no praise: it is none, and may be what they need most.
  var help: String { self == .danger ? Tact.help : "" }
}
