/// An entry that this device and another changed without knowing of each other.
package struct Meeting: Equatable, Sendable {
  /// Of a setting, and of the words about a day, the change that holds.
  package let entry: EventName
  /// The event by which one of them removed it, alone or with the import that brought it, while the
  /// other changed it: undoing that brings the entry back as it was changed. Nil where both changed
  /// the same part of it.
  package let removal: EventName?
}

extension History {
  /// Entries of which this device and another changed the same part without knowing of each other,
  /// and those that one changed and the other removed, alone or with all of an import. The later
  /// change in total order wins, and a removal before any change; what was overridden stays in the
  /// entry's history.
  ///
  /// Both devices find the same: each looks at what it received, and at what of its own the other
  /// did not have when it wrote that.
  ///
  /// - Parameters:
  ///   - log: the own log.
  ///   - known: of every log, the last event that was known here.
  ///   - shared: of every log, the last own event that it was known to have before; 0 for others.
  ///   - had: the last own event that another log had when it wrote an event.
  /// - Complexity: linear in all changes; `had` is asked for changes of what both changed.
  package func meetings<Failure: Error>(
    of log: LogID, after shared: [LogID: UInt64], others known: [LogID: UInt64],
    had: (EventName) throws(Failure) -> UInt64
  ) throws(Failure) -> [Meeting] {
    guard let index = logIndexes[log]?.rawValue else { return [] }
    let floor = logs.compactMap { $0.id == log ? nil : shared[$0.id] ?? 0 }.min() ?? 0
    var (own, others): ([UInt32: [ChangeRow]], [UInt32: [ChangeRow]]) = ([:], [:])
    for row in changes.rows {
      let (name, slot) = (name(of: row), settledSlot(of: row).rawValue)
      if row.log == index {
        if name.number > floor { own[slot, default: []].append(row) }
      } else if name.number > known[name.log] ?? 0 {
        others[slot, default: []].append(row)
      }
    }
    guard !own.isEmpty, !others.isEmpty else { return [] }
    var met: [Meeting] = []
    for number in Set(own.keys).union(others.keys) {
      let slot = EntitySlot(rawValue: number)
      guard
        let entry = creation(of: slot).map({ name(log: $0.log, number: $0.number) })
          ?? change(thatHoldsOf: slot)
      else { continue }
      // What happened to an import happened to each of its entries.
      let slots = [number] + (batch(of: slot).map { [$0.rawValue] } ?? [])
      let (mine, theirs) = (slots.flatMap { own[$0] ?? [] }, slots.flatMap { others[$0] ?? [] })
      guard !mine.isEmpty else { continue }
      var pairs: [(own: ChangeRow, other: ChangeRow)] = []
      for row in theirs {
        let last = try had(name(of: row))
        for own in mine where UInt64(own.number) > last { pairs.append((own, row)) }
      }
      if let meeting = meeting(of: entry, pairs) { met.append(meeting) }
    }
    return met.sorted { $0.entry < $1.entry }
  }

  /// Of what has one part and is no entity, the change in force.
  private func change(thatHoldsOf slot: EntitySlot) -> EventName? {
    guard [.summary, .setting, .ownActivity].contains(slot.kind) else { return nil }
    return changes.rows.last { settledSlot(of: $0) == slot && $0.isInForce }.map { name(of: $0) }
  }

  /// What a change is of: of additions that are one activity by now the first.
  private func settledSlot(of row: ChangeRow) -> EntitySlot {
    let slot = EntitySlot(rawValue: row.slot)
    guard slot.kind == .ownActivity else { return slot }
    let number = settled(Int(OwnActivity.number(at: slot.row)))
    return EntitySlot(.ownActivity, row: OwnActivity.index(of: number))
  }

  /// The import that brought an entity.
  private func batch(of slot: EntitySlot) -> EntitySlot? {
    let batch: UInt32 =
      switch slot.kind {
      case .moment: moments[slot.row].batch
      case .activity: activities[slot.row].batch
      case .memory: memories[slot.row].batch
      case .goal: goals[slot.row].batch
      case .none, .echo, .batch, .reminder, .setting, .summary, .ownActivity: 0
      }
    return batch == 0 ? nil : EntitySlot(.batch, row: Int(batch) - 1)
  }

  /// - Parameter pairs: a change here and one there, neither of which knew of the other.
  private func meeting(
    of entry: EventName, _ pairs: [(own: ChangeRow, other: ChangeRow)]
  ) -> Meeting? {
    let isRemovedHere = pairs.contains { removes($0.own) }
    let isRemovedThere = pairs.contains { removes($0.other) }
    // Where both removed it, they agree.
    if isRemovedHere != isRemovedThere {
      let removals = pairs.filter { pair in
        let (removal, edit) = isRemovedHere ? (pair.own, pair.other) : (pair.other, pair.own)
        return removes(removal) && field(of: edit)?.isEdited == true
      }
      if let last = removals.last, !forgotten.contains(entry) {
        return Meeting(entry: entry, removal: name(of: isRemovedHere ? last.own : last.other))
      }
      if !removals.isEmpty { return nil }
    }
    let isReplaced = pairs.contains { pair in
      guard let field = field(of: pair.own), field.isReplaced else { return false }
      return field == self.field(of: pair.other)
    }
    return isReplaced ? Meeting(entry: entry, removal: nil) : nil
  }

  /// The part of its entity that a change still affects.
  private func field(of row: ChangeRow) -> UndoneField? {
    guard row.isInForce, !removes(row), case .takesBack(let field)? = row.type?.undo else {
      return nil
    }
    return field
  }

  /// Whether the change took its whole entity away, and still applies.
  private func removes(_ row: ChangeRow) -> Bool {
    if row.isUndoing {
      let root = changes.rows[Int(row.value)]
      return root.isBase && root.flags.contains(.undone) && !row.flags.contains(.restores)
    }
    return row.isInForce && row.type?.undo == .takesBack(.whole)
  }
}

extension UndoneField {
  /// Whether a change takes the place of the one before, which no longer shows in the entry itself.
  var isReplaced: Bool {
    switch self {
    case .title, .text, .emotion, .time, .amount, .target, .schedule, .value: true
    case .whole, .answer, .cancellation, .activeness, .pause, .excuse, .label, .attachment, .praise:
      false
    }
  }

  /// Whether a change of it is lost to sight when the entry is removed.
  fileprivate var isEdited: Bool { isReplaced || self == .label || self == .attachment }
}
