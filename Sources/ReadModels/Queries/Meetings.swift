package import Bytes
import Domain
import Events

extension History {
  /// Entries of which this device and another changed the same part without knowing of each other.
  /// The later change in total order holds; the other one stays in the entry's history.
  ///
  /// - Parameters:
  ///   - log: the own log, and the last of its events that others could know.
  ///   - known: of every log, the last event that was known here.
  /// - Complexity: linear in all changes.
  package func meetings(
    of log: LogID, after shared: UInt64, others known: [LogID: UInt64]
  ) -> [EventName] {
    var sides: [Part: Side] = [:]
    for row in changes.rows where row.isInForce {
      guard case .takesBack(let field)? = row.type?.undo, field.isReplaced else { continue }
      let name = name(log: row.log, number: row.number)
      let side: Side
      if name.log == log {
        side = name.number > shared ? .own : []
      } else {
        side = name.number > known[name.log] ?? 0 ? .other : []
      }
      if !side.isEmpty { sides[Part(slot: row.slot, field: field), default: []].insert(side) }
    }
    let met = sides.filter { $0.value == [.own, .other] }.compactMap { part, _ in
      creation(of: EntitySlot(rawValue: part.slot)).map { name(log: $0.log, number: $0.number) }
    }
    return Set(met).sorted()
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
    case .title, .text, .emotion, .amount, .target, .schedule: true
    case .whole, .answer, .cancellation, .activeness, .pause, .excuse, .label, .value: false
    }
  }
}
