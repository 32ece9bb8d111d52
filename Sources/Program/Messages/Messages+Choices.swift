import Echolog

/// The help for words that are one of a few.
extension Messages {
  /// The eight emotions, in a sentence.
  static var emotionChoices: String {
    "EMOTION is \(choices(Emotion.registry.map(\.label)))."
  }

  /// Every setting with what it can be.
  static var settingChoices: [Page.Block] {
    lines(SettingName.allCases.map { ($0.rawValue, values(of: $0)) })
  }

  /// Every policy with what it is for.
  static var policyChoices: [Page.Block] {
    lines(Policy.presets.map { ($0.label, gist(of: $0)) })
  }

  private static func lines(_ rows: [(name: String, said: String)]) -> [Page.Block] {
    let width = rows.map { DisplayWidth.of($0.name) }.reduce(0, max)
    return rows.map { name, said in
      .line([Span("  " + DisplayWidth.pad(name, to: width + 2)), Span(said)])
    }
  }

  static func values(of name: SettingName) -> String {
    switch name.kind {
    case .clock(let range):
      "\(time(minuteOfDay: range.lowerBound)) to \(time(minuteOfDay: range.upperBound))"
    case .count(_, let zero, _): "a number or \(zero)"
    case .words: "words of your own or none"
    case .weekday, .flag, .choice: choices(name.values)
    }
  }
}
