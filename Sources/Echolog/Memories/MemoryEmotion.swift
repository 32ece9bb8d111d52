package import Platform

extension History {
  /// What a memory was felt as just before an event changed that; `unspecified` for nothing, and
  /// where the event is no such change.
  ///
  /// - Complexity: linear in all changes.
  package func emotion(before event: EventName) -> Emotion {
    let slot = slot(of: event)
    guard slot.kind == .memory else { return .unspecified }
    let chain = changes.find(of: slot)
    var held: [(row: Int, emotion: Int64)] = []
    var undone: Set<Int> = []
    for index in chain {
      let row = changes.rows[index]
      if name(of: row) == event, !row.isBase { break }
      if row.isUndoing {
        let root = Int(row.value)
        if row.flags.contains(.restores) { undone.remove(root) } else { undone.insert(root) }
      } else if row.type == .memoryEmotionChanged {
        held.append((index, row.value))
      }
    }
    let base = chain.first { changes.rows[$0].isBase }.map { changes.rows[$0].value }
    let last = held.last { !undone.contains($0.row) }?.emotion ?? base
    return last.flatMap { Emotion(rawValue: Int32(truncatingIfNeeded: $0)) } ?? .unspecified
  }

  /// The change of a memory's emotion that an event made, or undid or did again; nil for others.
  ///
  /// - Complexity: linear in all changes.
  package func emotionChange(
    behind event: EventName
  ) -> (event: EventName, emotion: Emotion)? {
    let slot = slot(of: event)
    guard slot.kind == .memory else { return nil }
    let index = changes.find(of: slot).first { name(of: changes.rows[$0]) == event }
    guard let index else { return nil }
    let row = changes.rows[index]
    let root = row.isUndoing ? changes.rows[Int(row.value)] : row
    guard root.type == .memoryEmotionChanged,
      let emotion = Emotion(rawValue: Int32(truncatingIfNeeded: root.value))
    else { return nil }
    return (name(of: root), emotion)
  }
}
