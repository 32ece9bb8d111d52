import Echolog
import Platform

/// All of a civil day for people to read elsewhere, before its words are read; or the memories of a
/// month or a year of which no day is known.
package struct ExportedDay: Sendable {
  /// The first one of a month or a year.
  let day: CivilDay
  let monthOrYear: MonthOrYear?
  let summary: WordsReference?
  let moments: [Moment]
  let logs: [ActivityLog]
  let memories: [Memory]
  /// Those sent then, each with what was written back.
  let vibes: [(echo: Echo, answers: [EchoAnswer])]

  /// - Parameter answers: those to all Echoes.
  init(_ day: JourneyDay, in history: History, at view: Now, answers: [EventName: [EchoAnswer]]) {
    self.day = day.day
    monthOrYear = nil
    summary = day.summary
    moments = history.moments(on: day.day)
    logs = history.logs(on: day.day)
    memories = day.memories
    vibes = history.echoes(sentOn: day.day, at: view).map { ($0, answers[$0.id, default: []]) }
  }

  init(_ stretch: MonthOrYear, _ memories: [Memory]) {
    day = stretch.firstDay
    monthOrYear = stretch
    summary = nil
    (moments, logs, vibes) = ([], [], [])
    self.memories = memories
  }

  /// The words that leave.
  var references: [WordsReference] {
    let opened = vibes.filter { $0.echo.state.isOpened }
    return [summary].compactMap(\.self) + moments.compactMap(\.text)
      + moments.compactMap(\.praiseInForce) + logs.compactMap(\.note)
      + memories.flatMap(\.references) + opened.compactMap { $0.echo.text }
      + opened.flatMap { $0.answers.map(\.words) }
  }

  var entryCount: Int {
    (summary == nil ? 0 : 1) + moments.count + logs.count + memories.count + vibes.count
  }
}
