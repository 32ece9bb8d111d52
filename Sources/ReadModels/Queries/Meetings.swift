package import Bytes
import Domain
import Events

/// An entry that this device and another changed without knowing of each other.
package struct Meeting: Equatable, Sendable {
  package let entry: EventName
  /// The event by which one of them removed it while the other changed it: undoing that brings the
  /// entry back as it was changed. Nil where both changed the same part of it.
  package let removal: EventName?
}

extension History {
  /// Entries of which this device and another changed the same part without knowing of each other,
  /// and those that one changed and the other removed.
  /// The later change in total order holds, and a removal before any change; what holds no more
  /// stays in the entry's history.
  ///
  /// - Parameters:
  ///   - log: the own log, and the last of its events that others could know.
  ///   - known: of every log, the last event that was known here.
  /// - Complexity: linear in all changes.
  package func meetings(
    of log: LogID, after shared: UInt64, others known: [LogID: UInt64]
  ) -> [Meeting] {
    var sides: [Part: Side] = [:]
    var edits: [UInt32: Side] = [:]
    var removals: [UInt32: (sides: Side, last: EventName)] = [:]
    for row in changes.rows {
      let name = name(of: row)
      let isOwn = name.log == log
      guard name.number > (isOwn ? shared : known[name.log] ?? 0) else { continue }
      let side: Side = isOwn ? .own : .other
      if removes(row) {
        removals[row.slot] = ((removals[row.slot]?.sides ?? []).union(side), name)
      } else if row.isInForce, case .takesBack(let field)? = row.type?.undo {
        if field.isReplaced { sides[Part(slot: row.slot, field: field), default: []].insert(side) }
        if field.isEdited { edits[row.slot, default: []].insert(side) }
      }
    }
    var met: [UInt32: EventName?] = [:]
    for (part, sides) in sides where sides == [.own, .other] { met[part.slot] = .some(nil) }
    for (slot, removal) in removals {
      // Where both removed it, they agree.
      let other: Side = removal.sides == .own ? .other : .own
      guard removal.sides != [.own, .other], edits[slot]?.contains(other) == true else { continue }
      met[slot] = removal.last
    }
    return met.compactMap { slot, removal in
      creation(of: EntitySlot(rawValue: slot)).flatMap { place in
        let entry = name(log: place.log, number: place.number)
        return removal != nil && forgotten.contains(entry)
          ? nil : Meeting(entry: entry, removal: removal)
      }
    }.sorted { $0.entry < $1.entry }
  }

  /// Whether the change took its whole entity away, and that holds.
  private func removes(_ row: ChangeRow) -> Bool {
    if row.isUndoing {
      let root = changes.rows[Int(row.value)]
      return root.isBase && root.flags.contains(.undone) && !row.flags.contains(.restores)
    }
    return row.isInForce && row.type?.undo == .takesBack(.whole)
  }
}

private struct Part: Hashable {
  let slot: UInt32
  let field: UndoneField
}

private struct Side: OptionSet {
  let rawValue: UInt8
  static let own = Side(rawValue: 1)
  static let other = Side(rawValue: 2)
}

extension UndoneField {
  /// Whether a change takes the place of the one before, which is seen no more in the entry itself.
  fileprivate var isReplaced: Bool {
    switch self {
    case .title, .text, .emotion, .time, .amount, .target, .schedule: true
    case .whole, .answer, .cancellation, .activeness, .pause, .excuse, .label, .value: false
    }
  }

  /// Whether a change of it is lost to sight when the entry is removed.
  fileprivate var isEdited: Bool { isReplaced || self == .label }
}
