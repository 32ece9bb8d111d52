/// A person's own words about a day, as one event said them.
package struct DayWords: Equatable, Sendable {
  package let event: EventName
  package let day: CivilDay
  /// Nil where it took back what was said, and where the words were forgotten.
  package let text: WordsReference?
  package let standing: Standing

  /// Whether they still hold.
  package enum Standing: Equatable, Sendable {
    case inForce
    case undone
    /// With the event that says what holds instead.
    case replaced(by: EventName)
  }
}

extension History {
  /// What an event said about a day, or took back or put back; nil for one about anything else.
  ///
  /// - Complexity: linear in all changes.
  package func dayWords(_ event: EventName) -> DayWords? {
    change(behind: event, of: .summary).map(dayWords)
  }

  /// The words about a day that hold.
  package func dayWords(on day: CivilDay) -> DayWords? {
    summaryReferences[day.daysSinceEpoch].flatMap { dayWords($0.event) }
  }

  /// What an event about a day took the place of; nil where nothing was said before.
  ///
  /// - Complexity: linear in all changes.
  package func dayWords(replacedBy event: EventName) -> DayWords? {
    let slot = slot(of: event)
    guard slot.kind == .summary else { return nil }
    let last = changes(of: slot).prefix { name(of: $0) != event }.last(where: \.isInForce)
    return last.map(dayWords).flatMap { $0.text == nil ? nil : $0 }
  }

  /// The words about a day that a person names, where the name stands for no entity.
  ///
  /// - Throws: `idNotUnderstood`, `idAmbiguous`.
  package func dayWords(named words: String) throws(Rejection) -> DayWords? {
    let names = try names(words)
    guard !names.contains(where: { entity(of: $0) != nil }) else { return nil }
    let found = names.compactMap { dayWords($0) }
    guard found.count < 2 else {
      throw .idAmbiguous(words, candidates: found.map { label(of: $0.event) }.sorted())
    }
    return found.first
  }

  private func dayWords(_ row: ChangeRow) -> DayWords {
    let held = summaries[EntitySlot(rawValue: row.slot).row]
    let event = name(of: row)
    let standing: DayWords.Standing =
      if !row.isInForce {
        .undone
      } else if held.log == row.log, held.number == row.number {
        .inForce
      } else {
        .replaced(by: name(of: held))
      }
    return DayWords(
      event: event, day: CivilDay(daysSinceEpoch: held.day),
      text: WordsReference(event, field: 2, if: row.flags.contains(.hasWords)),
      standing: standing)
  }
}
