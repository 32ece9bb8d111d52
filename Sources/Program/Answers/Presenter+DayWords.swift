package import Echolog
package import Platform

/// A person's own words about a day.
extension Presenter {
  /// The words with what became of them.
  package func whole(_ said: DayWords) -> Page {
    let words = said.text.map { text($0) } ?? ""
    var page = Page(
      schema: "entry/1",
      members: [
        ("kind", .string("summary")), ("id", .string(label(said.event))),
        ("day", .string(said.day.description)), ("text", .string(words)),
        ("standing", .string(word(said.standing))),
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
  package func noWords(about day: CivilDay) -> Page {
    var page = Page(
      schema: "entry/1",
      members: [
        ("kind", "summary"), ("id", .null), ("day", .string(day.description)), ("text", .null),
        ("standing", .null),
      ])
    page.blocks = [.line([Span("You said nothing about \(self.day(day)) yet.")])]
    page.notes = ["echolog summary \"A slow, good day.\" --day \(day) keeps your words about it."]
    return page
  }

  /// What words about a day took the place of, and how it comes back.
  func tellReplaced(
    by name: EventName, _ isTakingBack: Bool, _ page: inout Page, _ members: inout [JSON.Member]
  ) {
    guard let before = history.dayWords(replacedBy: name) else {
      members.append(("replaced", .null))
      return
    }
    let words = text(before.text)
    page.notes.insert(
      Messages.replaced(words, by: label(name), isTakingBack: isTakingBack), at: 0)
    members.append(
      (
        "replaced",
        .object([("event", .string(label(before.event))), ("text", .string(words))])
      ))
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
