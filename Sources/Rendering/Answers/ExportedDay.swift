package import Bytes
import CivilTime
package import ReadModels

/// All that a civil day holds for people to read elsewhere, before its words are read.
package struct ExportedDay: Sendable {
  let day: CivilDay
  let summary: WordsReference?
  let moments: [Moment]
  let logs: [ActivityLog]
  let memories: [Memory]
  /// Those sent then, each with what was written back.
  let vibes: [(echo: Echo, answers: [EchoAnswer])]

  /// - Parameter answers: those to all Echoes.
  package init(
    _ day: JourneyDay, in history: History, at view: Viewpoint,
    answers: [EventName: [EchoAnswer]]
  ) {
    self.day = day.day
    summary = day.summary
    moments = history.moments(on: day.day)
    logs = history.logs(on: day.day)
    memories = day.memories
    vibes = history.echoes(sentOn: day.day, at: view).map { ($0, answers[$0.id, default: []]) }
  }

  /// The words that leave. What is sealed stays so: a note to one's future self is not read before
  /// it returns.
  package var references: [WordsReference] {
    let opened = vibes.filter { $0.echo.state.isOpened }
    return [summary].compactMap(\.self) + moments.compactMap(\.text)
      + moments.compactMap(\.praiseInForce) + logs.compactMap(\.note)
      + memories.flatMap(\.references) + opened.compactMap { $0.echo.text }
      + opened.flatMap { $0.answers.map(\.words) }
  }

  package var entryCount: Int {
    (summary == nil ? 0 : 1) + moments.count + logs.count + memories.count + vibes.count
  }
}
