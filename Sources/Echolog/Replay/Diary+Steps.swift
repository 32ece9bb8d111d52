/// What was recorded together: at one moment, or by one import, however many moments that took.
package struct RecordedStep: Hashable, Sendable {
  /// When the last of it was recorded.
  package fileprivate(set) var recordedAt: Instant
  /// The event that began the import; nil for what was recorded at one moment.
  package let batch: EventName?
  /// Its events in total order; of an import the first one alone, because the others are many and
  /// alike.
  package fileprivate(set) var events: [EventName]
  /// How many it has.
  package fileprivate(set) var eventCount: Int
}

/// Since when a query answers what it does.
package struct TurningPoint: Hashable, Sendable {
  /// When that was, by the axis that was asked for.
  package let at: Instant
  package let axis: EventSelection.Axis
  /// The import that made it so; nil for single events.
  package let batch: EventName?
  /// The events of that moment; of an import the first one alone.
  package let events: [EventName]
  /// How many there are.
  package let eventCount: Int
  /// What the query answers without and with them.
  package let before: QueryValue
  package let after: QueryValue
  /// Whether the answer was what it is at every time since; else not at each was looked.
  package let isLatest: Bool
}

extension Diary {
  /// What was recorded, step by step, in the order in which the steps were whole.
  ///
  /// - Parameter time: leaves out what was recorded after its `known`.
  /// - Complexity: linear in the events.
  package func recordedSteps(
    by time: QueryTime = .present
  ) throws(DiaryError) -> [RecordedStep] {
    try catchUp()
    var steps: [RecordedStep] = []
    var (moments, batches): ([Int64: Int], [EventName: Int]) = ([:], [:])
    try eachRecorded(by: time) { name, event in
      let (batch, at) = (batch(of: event, in: name), Instant(milliseconds: event.recordedAt))
      if let index = batch.map({ batches[$0] }) ?? moments[event.recordedAt] {
        steps[index].recordedAt = max(steps[index].recordedAt, at)
        steps[index].eventCount += 1
        if batch == nil { steps[index].events.append(name) }
        return
      }
      if let batch { batches[batch] = steps.count } else { moments[event.recordedAt] = steps.count }
      steps.append(
        RecordedStep(recordedAt: at, batch: batch, events: [batch ?? name], eventCount: 1))
    }
    // Devices need not agree about the time.
    let order = steps.indices.sorted { (steps[$0].recordedAt, $0) < (steps[$1].recordedAt, $1) }
    return order.map { steps[$0] }
  }

  /// The step that holds an event; nil where the event can not be read.
  package func step(
    holding name: EventName, among steps: [RecordedStep]
  ) throws(DiaryError) -> RecordedStep? {
    guard let event = try readEvent(name) else { return nil }
    let batch = batch(of: event, in: name)
    return steps.first { step in
      batch.map { $0 == step.batch } ?? (step.batch == nil && step.events.contains(name))
    }
  }

  /// The event that began the import which recorded an event; nil for what no import did.
  private func batch(of event: borrowing Event, in name: EventName) -> EventName? {
    let type = event.body.type
    return event.importBatch != 0 || type == .importStarted || type == .importFinished
      ? batchName(of: event, in: name) : nil
  }

  private func eachRecorded(
    by time: QueryTime, _ take: (EventName, Event) -> Void
  ) throws(DiaryError) {
    try eachEvent { name, event in
      if time.isKnown(event, name) { take(name, event) }
      return true
    }
  }

  /// Finds the event since which a query answers what it does: by what was known at each time, an
  /// import being one step, or by what held, whenever it was recorded.
  ///
  /// Where the answer came and went more than once, the last change is found if it is one of the
  /// last 32, and else one of the others.
  ///
  /// - Parameters:
  ///   - sql: a query whose first row has the answer in its first column.
  ///   - mayHaveEnded: whether an answer of one of the last 32 times will do that is another one
  ///     now.
  ///   - isWanted: whether an answer is the one whose begin is asked for.
  /// - Returns: nil where the answer is wanted at no time, or before any event.
  /// - Complexity: for each halving of the times the query, and by what was known of all halvings
  ///   together a few replays.
  package func turningPoint(
    of sql: String, by axis: EventSelection.Axis = .recorded, mayHaveEnded: Bool = false,
    where isWanted: @Sendable (QueryValue) -> Bool
  ) throws(DiaryError) -> TurningPoint? {
    try catchUp()
    let limit = time
    let steps = axis == .recorded ? try recordedSteps(by: limit) : []
    let held = axis == .happened ? try begins() : []
    let moments = Set(steps.map(\.recordedAt) + held.map(\.at)).sorted()
    func answer(_ index: Int) throws(DiaryError) -> QueryValue {
      // A moment before the first one, in whose place it is asked for.
      let at = Instant(milliseconds: moments[max(index, 0)].milliseconds - (index < 0 ? 1 : 0))
      let asked =
        axis == .recorded
        ? QueryTime(asOf: limit.asOf, known: at) : QueryTime(asOf: at, known: limit.known)
      let answer = try self.answer(to: sql, at: asked, most: 1)
      return answer.rows.first?.first ?? .null
    }
    guard let last = moments.indices.last else { return nil }
    if !mayHaveEnded, !isWanted(try answer(last)) { return nil }
    // One after the other, the last ones cost little more than the first of them.
    let tail = max(-1, last - Self.lookedAtOneByOne)
    var (unwanted, latest, end): (Int?, Int?, Int?) = (nil, nil, nil)
    for index in tail...last {
      if isWanted(try answer(index)) { (latest, end) = (unwanted, index) } else { unwanted = index }
    }
    guard end != nil else { return nil }
    var (without, with) = latest.map { ($0, $0 + 1) } ?? (-1, tail)
    if latest == nil {
      if tail == -1 { return nil }
      if isWanted(try answer(without)) { return nil }
      while with - without > 1 {
        let middle = (without + with) / 2
        if isWanted(try answer(middle)) { with = middle } else { without = middle }
      }
    }
    let found = steps.filter { $0.recordedAt == moments[with] }
    let names = found.flatMap(\.events) + held.filter { $0.at == moments[with] }.map(\.name)
    return TurningPoint(
      at: moments[with], axis: axis, batch: found.count == 1 ? found[0].batch : nil, events: names,
      eventCount: axis == .recorded ? found.reduce(0) { $0 + $1.eventCount } : names.count,
      before: try answer(without), after: try answer(with), isLatest: latest != nil)
  }

  private static let lookedAtOneByOne = 32

  /// From when on each event holds, as far as one can ask by now.
  private func begins() throws(DiaryError) -> [(at: Instant, name: EventName)] {
    let view = try view(at: QueryTime(known: time.known))
    let end = min(time.asOf ?? view.viewpoint.instant, view.viewpoint.instant)
    var found: [(at: Instant, name: EventName)] = []
    try eachRecorded(by: time) { name, event in
      guard let at = view.history.begin(of: event, name, for: view.viewpoint), at <= end else {
        return
      }
      found.append((at, name))
    }
    return found
  }
}
