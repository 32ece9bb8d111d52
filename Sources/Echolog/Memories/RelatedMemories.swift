/// A memory beside another one, with what the two have in common.
package struct RelatedMemory: Equatable, Sendable {
  package let memory: Memory
  /// Never empty.
  package let reasons: [Reason]

  /// What two memories can have in common.
  package enum Reason: Equatable, Sendable {
    case label(MemoryLabel)
    case sameDay
    /// The same date in another year, which is this one.
    case sameDate(year: Int)
    /// The same month or year, where no more is known of either.
    case sameTime(MonthOrYear)
  }
}

extension History {
  /// The memories that share a label, the day or its date in another year with one, or the only
  /// month or year that is known of them, those with the most in common first, and of equals the
  /// latest.
  ///
  /// - Parameter words: those of labels; nil where they are gone.
  /// - Complexity: linear in all memories and their labels.
  package func memories(
    relatedTo memory: Memory, words: (WordsReference) -> String?
  ) -> [RelatedMemory] {
    var own: [MemoryLabel: MemoryLabel] = [:]
    for label in labels(of: memory, words: words) { own[label.key] = label }
    var found: [RelatedMemory] = []
    for other in memories() where other.id != memory.id {
      var reasons: [RelatedMemory.Reason] = []
      for label in labels(of: other, words: words) {
        guard let shared = own[label.key], !reasons.contains(.label(shared)) else { continue }
        reasons.append(.label(shared))
      }
      if let reason = reason(memory.time, other.time) { reasons.append(reason) }
      if !reasons.isEmpty { found.append(RelatedMemory(memory: other, reasons: reasons)) }
    }
    return found.sorted { left, right in
      let (time, other) = (left.memory.time, right.memory.time)
      return (left.reasons.count, time.day, time.happenedAt)
        > (right.reasons.count, other.day, other.happenedAt)
    }
  }

  /// What the times of two memories have in common. A day that is not known is the same as none.
  private func reason(_ own: EntryTime, _ other: EntryTime) -> RelatedMemory.Reason? {
    guard own.monthOrYear == nil, other.monthOrYear == nil else {
      return own.monthOrYear == other.monthOrYear ? own.monthOrYear.map { .sameTime($0) } : nil
    }
    let (date, day) = (own.day.date, other.day.date)
    guard day.month == date.month, day.day == date.day else { return nil }
    return day.year == date.year ? .sameDay : .sameDate(year: day.year)
  }

  /// The labels of a memory that can be read, equal ones once.
  package func labels(
    of memory: Memory, words: (WordsReference) -> String?
  ) -> [MemoryLabel] {
    var keys: Set<MemoryLabel> = []
    return memory.labels.compactMap { kept in
      guard let said = kept.words.flatMap(words) else { return nil }
      let label = MemoryLabel(kept.kind, said)
      return keys.insert(label.key).inserted ? label : nil
    }
  }
}
