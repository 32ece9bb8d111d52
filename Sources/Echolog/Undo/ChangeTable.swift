/// An event that changed an entity and can be undone, with all that its effect is made of, so that
/// the entity can be computed anew from those that still apply.
struct ChangeRow: NamedRow {
  /// An amount, an emotion, a row of another table, a setting's value, when an Echo was answered or
  /// put away; for an `Undone` the row here of the change that it takes or puts back.
  var value: Int64
  var happenedAt: Int64
  var number: UInt32
  /// The entity that changed: an `EntitySlot`.
  var slot: UInt32
  var day: Int32
  var utcOffset: Int32
  var log: UInt16
  /// An `EventType`.
  var kind: UInt16
  var flags: Flags
  let unused: UInt16 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    // As in `EntryFlags`: the precision of the time, and whether the event has one. For a memory as
    // in `MemoryFlags`, with bit 10.
    static let dated = Flags(rawValue: EntryFlags.dated.rawValue)

    /// Taken back: what it did does not apply.
    static let undone = Flags(rawValue: 1 << 2)
    /// What the entity was as created, and the event that created it.
    static let base = Flags(rawValue: 1 << 3)
    /// For an `Undone`: it puts back.
    static let restores = Flags(rawValue: 1 << 4)
    static let hasWords = Flags(rawValue: 1 << 5)
    static let hasTitle = Flags(rawValue: 1 << 6)
    /// The command that created the entity recorded it too.
    static let withCreation = Flags(rawValue: 1 << 7)
    /// Of a base of a memory: it sets the time too, as it does once a change of that is noted.
    static let hasTime = Flags(rawValue: 1 << 9)
  }

  /// Always one, but for bytes that no fold wrote.
  var type: EventType? { EventType(rawValue: UInt32(kind)) }
  var isBase: Bool { flags.contains(.base) }
  var isUndoing: Bool { kind == EventType.undone.rawValue }
  var isAnswer: Bool { kind == EventType.echoReflected.rawValue }
  /// Its value is then the row of the label.
  var isTakingLabelOff: Bool { kind == EventType.memoryUnlabelled.rawValue }
  /// Whether it changes something, and still applies.
  var isInForce: Bool { !isBase && !isUndoing && !flags.contains(.undone) }
}

/// All changes, in the order of the fold.
struct ChangeTable: Sendable {
  var rows = RowTable<ChangeRow>()
  /// The rows of each entity. Built when something is first undone, forgotten or moved in time, so
  /// that a history without these hashes nothing; and to undo a command of many events.
  private var chains: [UInt32: [UInt32]]?

  @discardableResult mutating func append(_ row: ChangeRow) -> Int {
    let index = rows.count
    rows.append(row)
    chains?[row.slot, default: []].append(UInt32(index))
    return index
  }

  /// The rows of an entity in the order of the fold; a base may be anywhere, and of several the
  /// first one counts.
  ///
  /// - Complexity: linear in the rows of the entity; in all rows the first time.
  mutating func chain(of slot: EntitySlot) -> [Int] {
    buildChains()
    return find(of: slot)
  }

  /// As `chain`, without building anything: for a single question.
  ///
  /// - Complexity: linear in all rows, unless chains were built.
  func find(of slot: EntitySlot) -> [Int] {
    guard let chains else { return rows.indices { $0.slot == slot.rawValue } }
    return chains[slot.rawValue]?.map { Int($0) } ?? []
  }

  /// Has the rows of each entity found at once from now on.
  mutating func buildChains() {
    if chains != nil { return }
    var built: [UInt32: [UInt32]] = [:]
    for (index, row) in rows.enumerated() { built[row.slot, default: []].append(UInt32(index)) }
    chains = built
  }
}
