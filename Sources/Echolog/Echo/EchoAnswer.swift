/// What a person wrote back to an Echo.
package struct EchoAnswer: Equatable, Sendable {
  /// The event that holds it.
  package let id: EventName
  /// When it was written.
  package let day: CivilDay
  package let writtenAt: Instant
  package let words: WordsReference
}

extension History {
  /// The answers that were written on a day and hold, in the order in which they came.
  ///
  /// - Complexity: linear in all changes.
  package func answers(on day: CivilDay) -> [EchoAnswer] {
    changes.rows.indices { $0.day == day.daysSinceEpoch && $0.isAnswer && $0.isInForce }
      .compactMap { answer(changes.rows[$0]) }
  }

  /// The answers to these Echoes that hold, by Echo, each in the order in which they came. There is
  /// more than one where devices answered without knowing of each other.
  ///
  /// - Complexity: linear in all changes, where any of the Echoes was answered.
  package func answers(to echoes: [Echo]) -> [EventName: [EchoAnswer]] {
    var asked: [UInt32: EventName] = [:]
    for echo in echoes where echo.note != nil { asked[slot(of: echo.id).rawValue] = echo.id }
    var answers: [EventName: [EchoAnswer]] = [:]
    guard !asked.isEmpty else { return answers }
    let rows = changes.rows.indices { $0.isAnswer && $0.isInForce && asked[$0.slot] != nil }
    for index in rows {
      let row = changes.rows[index]
      guard let echo = asked[row.slot], let answer = answer(row) else { continue }
      answers[echo, default: []].append(answer)
    }
    return answers
  }

  private func answer(_ row: ChangeRow) -> EchoAnswer? {
    let event = name(of: row)
    return WordsReference(event, field: 1, if: row.flags.contains(.hasWords)).map {
      EchoAnswer(
        id: event, day: CivilDay(daysSinceEpoch: row.day),
        writtenAt: Instant(milliseconds: row.value), words: $0)
    }
  }
}
