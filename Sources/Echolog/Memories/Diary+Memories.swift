import Journal

extension Diary {
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
    found += try events(about: batch).filter {
      [.importUndone, .undone].contains($0.event.body.type)
    }
    return Self.ordered(found)
  }

  private static func ordered(_ events: [NamedEvent]) -> [NamedEvent] {
    events.sorted { left, right in
      (left.event.clock, left.name) < (right.event.clock, right.name)
    }
  }
}
