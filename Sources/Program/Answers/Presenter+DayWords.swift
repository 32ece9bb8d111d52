import Echolog
import Platform

/// A person's own words about a day.
extension Presenter {
  /// The words with what became of them.
  func whole(_ said: DayWords) -> Page {
    let words = said.text.map { text($0) } ?? ""
    var page = Page([
      "schema": "entry/1", "kind": "summary", "id": label(said.event), "day": said.day,
      "text": words,
      "standing": word(said.standing),
    ])
    page.rows = [[label(said.event), said.day.description, words]]
    page.blocks = heading(
      "Your words about \(day(said.day))", label(said.event), [told(said.standing)])
    page.blocks += words.isEmpty ? [.line(["They are taken back."])] : paragraphs(words)
    if case .replaced(let heir) = said.standing {
      page.notes = ["echolog show \(label(heir)) shows what you said instead."]
    }
    return page
  }

  /// The answer about a day without a description.
  func noWords(about day: CivilDay) -> Page {
    var page = Page([
      "schema": "entry/1", "kind": "summary", "id": nil, "day": day, "text": nil, "standing": nil,
    ])
    page.blocks = [.line([Span("You said nothing about \(self.day(day)) yet.")])]
    page.notes = ["echolog summary \"A slow, good day.\" --day \(day) keeps your words about it."]
    return page
  }

  /// What words about a day took the place of, and how it comes back.
  func tellReplaced(
    by name: EventName, _ isTakingBack: Bool, _ page: inout Page
  ) {
    guard let before = history.dayWords(replacedBy: name) else {
      page.add(["replaced": nil])
      return
    }
    let words = text(before.text)
    page.notes.insert(
      Messages.replaced(words, by: label(name), isTakingBack: isTakingBack), at: 0)
    page.add(["replaced": ["event": label(before.event), "text": words] as JSON])
  }

  private func told(_ standing: DayWords.Standing) -> String {
    switch standing {
    case .inForce: ""
    case .undone: "undone"
    case .replaced(let heir): "replaced by \(label(heir))"
    }
  }

  private func word(_ standing: DayWords.Standing) -> String {
    switch standing {
    case .inForce: "inForce"
    case .undone: "undone"
    case .replaced: "replaced"
    }
  }
}
