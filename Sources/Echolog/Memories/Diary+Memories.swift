import Journal
package import Platform

extension Diary {
  /// Keeps a memory and its labels, as one commit.
  ///
  /// - Returns: what was recorded, the memory first.
  /// - Throws: `DiaryError.rejected` as `CaptureMemory.decide`.
  package func remember(_ command: CaptureMemory) throws(DiaryError) -> [Recorded] {
    let (recorded, _) = try commitNaming { first, history, _, context throws(DiaryError) in
      var command = command
      let text = [command.title, command.text].joined(separator: "\n")
      command.acknowledgement = acknowledgement(of: text, in: history)
      let captured = try rejecting { () throws(Rejection) in try command.decide(in: context) }
      return (pending: captured.pending(as: first), answer: ())
    }
    return recorded
  }

  /// Changes a memory; what was there before stays in its history.
  ///
  /// - Returns: what was recorded, at least one event.
  /// - Throws: `DiaryError.rejected` as `EditMemory.decide`, and with `notFound`.
  package func edit(_ id: EventName, _ command: EditMemory) throws(DiaryError) -> [Recorded] {
    try changeMemory(id) { facts, context throws(Rejection) in
      try command.decide(facts, in: context)
    }
  }

  /// Takes labels off a memory.
  ///
  /// - Returns: what was recorded, at least one event.
  /// - Throws: `DiaryError.rejected` as `UnlabelMemory.decide`, and with `notFound`.
  package func unlabel(_ id: EventName, _ command: UnlabelMemory) throws(DiaryError) -> [Recorded] {
    try changeMemory(id) { facts, context throws(Rejection) in
      try command.decide(facts, in: context)
    }
  }

  /// The events that made an entity and are about it, with their words, in total order.
  ///
  /// - Complexity: a frame for each event, or fewer where they share frames.
  package func events(about entity: EventName) throws(DiaryError) -> [NamedEvent] {
    var found: [NamedEvent] = []
    for name in replay.history.events(about: entity) {
      if let event = try readEvent(name) { found.append(NamedEvent(name: name, event: event)) }
    }
    return Self.ordered(found)
  }

  /// The events about a memory, and those that took its import back or put it back, which are
  /// about the import, in total order.
  package func past(of memory: Memory) throws(DiaryError) -> [NamedEvent] {
    var found = try events(about: memory.id)
    guard let batch = memory.batch else { return found }
    for named in try events(about: batch) {
      switch named.event.body {
      case .importUndone, .undone: found.append(named)
      default: continue
      }
    }
    return Self.ordered(found)
  }

  private static func ordered(_ events: [NamedEvent]) -> [NamedEvent] {
    events.sorted { left, right in
      left.event.clock == right.event.clock
        ? left.name < right.name : left.event.clock < right.event.clock
    }
  }

  private func changeMemory(
    _ id: EventName, _ decide: (MemoryFacts, Context) throws(Rejection) -> [PendingEvent]
  ) throws(DiaryError) -> [Recorded] {
    let (recorded, _) = try commit { history, _, context throws(DiaryError) in
      guard let memory = history.memory(id) else {
        throw .rejected(missing(.memory, id, history))
      }
      let facts = try facts(of: memory, history)
      let pending = try rejecting { () throws(Rejection) in try decide(facts, context) }
      return (pending: pending, answer: ())
    }
    return recorded
  }

  private func facts(of memory: Memory, _ history: History) throws(DiaryError) -> MemoryFacts {
    var labels: [(id: EventName, label: MemoryLabel)] = []
    for label in memory.labels {
      guard let words = try words(label.words) else { continue }
      labels.append((label.id, MemoryLabel(label.kind, words)))
    }
    return MemoryFacts(
      id: memory.id, isRemoved: memory.isRemoved,
      removedBy: memory.isRemoved ? history.removalLabel(of: memory.id) : nil,
      isForgotten: memory.isForgotten, title: memory.title == nil ? "" : try words(memory.title),
      text: memory.text == nil ? "" : try words(memory.text), emotion: memory.emotion,
      time: KnownTime(
        happenedAt: memory.time.happenedAt, precision: memory.time.precision,
        day: memory.time.day),
      labels: labels)
  }
}
