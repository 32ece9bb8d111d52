import Echolog
import Platform

extension Prompt {
  /// Asks from now on as one could when a step had just been recorded, by what was known then and
  /// as of then, and shows what that step was. Behind the last one it is now again.
  func follow(_ walk: Walk) async throws -> ExitCode {
    try await program.readTimes(for: session)
    // A line about the prompt is asked at no other time.
    let steps = try await session.opened().recordedSteps()
    guard let moment = try await moment(of: walk, among: steps) else {
      guard case .by(1...) = walk else { throw Messages.nothingBefore }
      try await travel { ($0.asOf, $0.known) = (nil, nil) }
      return .success
    }
    let zone = try session.paths.zone(session.options)
    let words = moment.isoText(offset: zone?.offset(at: moment) ?? .utc)
    try await travel { ($0.asOf, $0.known) = (words, words) }
    let recorded = steps.filter { $0.recordedAt == moment }
    let shown = console.fitting(ListPart()).rows(of: recorded.flatMap(\.events))
    let events = try await session.opened().events(named: shown)
    let presenter = try await session.makePresenter()
    return try console.show(presenter.steps(recorded, events))
  }

  /// The end of a time in words; nil where they are none.
  private func time(_ words: String) async -> Instant? {
    let before = session.past
    defer { session.past = before }
    session.past.known = words
    do {
      try await program.readTimes(for: session)
      return session.time.known
    } catch {
      return nil
    }
  }

  /// When the step at the end of a walk was recorded; nil where the walk leads beyond all of them.
  private func moment(of walk: Walk, among steps: [RecordedStep]) async throws -> Instant? {
    switch walk {
    case .to(let words):
      do {
        let event = try await session.findEvent(words)
        let step = try await session.opened().step(holding: event, among: steps)
        guard let step else { throw Messages.noFigure }
        return step.recordedAt
      } catch {
        guard let time = await time(words) else { throw error }
        guard let step = steps.last(where: { $0.recordedAt <= time }) else {
          throw Messages.nothingBefore
        }
        return step.recordedAt
      }
    case .by(let count):
      let known = session.time.known
      var moments: [Instant] = []
      for step in steps where step.recordedAt != moments.last { moments.append(step.recordedAt) }
      let here = moments.lastIndex { moment in known.map { moment <= $0 } ?? true } ?? -1
      let (place, isFar) = here.addingReportingOverflow(count)
      return !isFar && moments.indices.contains(place) ? moments[place] : nil
    }
  }
}
