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
    self.init(line: line.inlineWords, help: help.inlineWords)
  }
}

extension Event {
  /// What its words were answered with, of an event with words.
  package var acknowledgement: Acknowledgement {
    switch body {
    case .vibeSent(let body): Acknowledgement(body.acknowledgement, body.help)
    case .echoReflected(let body): Acknowledgement(body.acknowledgement, body.help)
    case .momentLogged(let body):
      Acknowledgement(body.isQuiet ? body.praise : .inline(""), body.help)
    case .activityLogged(let body): Acknowledgement(body.acknowledgement, body.help)
    case .memoryCaptured(let body): Acknowledgement(body.acknowledgement, body.help)
    default: .none
    }
  }
}

extension Text {
  fileprivate var inlineWords: String {
    if case .inline(let words) = self { words } else { "" }
  }
}
