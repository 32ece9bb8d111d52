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
    let before = chain.prefix { changes.rows[$0].isBase || name(of: changes.rows[$0]) != event }
    func held(_ change: Int) -> Bool {
      let undoings = before.map { changes.rows[$0] }.filter { $0.isUndoing && $0.value == change }
      return undoings.last?.flags.contains(.restores) ?? true
    }
    let last = before.last { changes.rows[$0].type == .memoryEmotionChanged && held($0) }
    return (last ?? chain.first { changes.rows[$0].isBase }).flatMap {
      Emotion(rawValue: Int32(truncatingIfNeeded: changes.rows[$0].value))
    } ?? .unspecified
  }

  /// The change of a memory's emotion that an event made, or undid or did again; nil for others.
  ///
  /// - Complexity: linear in all changes.
  package func emotionChange(
    behind event: EventName
  ) -> (event: EventName, emotion: Emotion)? {
    guard let root = change(behind: event, of: .memory), root.type == .memoryEmotionChanged,
      let emotion = Emotion(rawValue: Int32(truncatingIfNeeded: root.value))
    else { return nil }
    return (name(of: root), emotion)
  }
}
