import Journal

/// A history to compare with another one: some events of a diary.
package typealias ComparedHistory = (diary: Diary, selection: EventSelection)

/// What two histories have in common, and where they part.
package struct HistoryComparison: Sendable {
  /// One of the two.
  package struct Side: Sendable {
    package let eventCount: UInt64
    /// How many of its events the other one does not have.
    package let aloneCount: UInt64
    package let stateHash: [UInt8]
  }

  package let sides: [Side]
  /// The first row that is not the same, in the order of the tables and of their rows; nil where
  /// every table is the same.
  package let row: (table: AnyTable, change: RowChange)?
  /// Where in the row the first value stands that is not the same; nil where one has no such row.
  package let column: Int?
  /// The event that only one has and since which the row is not the same; where no row shows a
  /// difference, the first event that only one has.
  package let event: NamedEvent?
  /// Which of the two has it.
  package let eventSide: Int

  /// Whether the same follows from both.
  package var isEqual: Bool { sides[0].stateHash == sides[1].stateHash }
}

private typealias EventNumbers = [LogID: NumberRanges]

extension HistoryComparison {
  /// Compares what follows from the events of two histories, as if there were no others.
  ///
  /// - Complexity: a replay of each; where they are not the same, a further one and the rows of one
  ///   table for each halving of the events that only one of them has.
  package static func compare(
    _ one: ComparedHistory, with other: ComparedHistory
  ) async throws(DiaryError) -> HistoryComparison {
    let now = await one.diary.dependencies.now()
    let both = [one, other]
    var folded: [(view: DiaryView, numbers: EventNumbers)] = []
    for side in both {
      folded.append(try await side.diary.view(of: side.selection, asked: now))
    }
    let alone = [
      folded[0].numbers.subtracting(folded[1].numbers),
      folded[1].numbers.subtracting(folded[0].numbers),
    ]
    var sides: [Side] = []
    for (index, side) in both.enumerated() {
      sides.append(
        Side(
          eventCount: folded[index].numbers.numberCount, aloneCount: alone[index].numberCount,
          stateHash: try await side.diary.stateHash(of: folded[index].view.history)))
    }
    let views = folded.map(\.view)
    guard sides[0].stateHash != sides[1].stateHash else {
      return HistoryComparison(sides: sides, row: nil, column: nil, event: nil, eventSide: 0)
    }
    let parting = try PartingRow(first: views)
    let row = try await parting?.row(both, views)
    func event(_ index: Int) async throws(DiaryError) -> NamedEvent? {
      try await both[index].diary.event(
        since: parting, at: views[index], both[index].selection, alone: alone[index], asked: now)
    }
    // Where what both have gives the row that the second has, the first one's events changed it.
    let second = try await event(1)
    let found = if let second { second } else { try await event(0) }
    return HistoryComparison(
      sides: sides, row: row, column: parting?.column, event: found,
      eventSide: second == nil ? 0 : 1)
  }
}

/// The first row that two histories do not have alike.
private struct PartingRow {
  let table: AnyTable
  let key: [Cell]
  let change: CellChange
  let column: Int?

  init?(first views: [DiaryView]) throws(DiaryError) {
    for table in Tables.all {
      let changes = try Diary.differences(
        of: table, from: table.cursor(views[0]), to: table.cursor(views[1]))
      guard let change = changes.first, let row = change.after ?? change.before else { continue }
      (self.table, key, self.change) = (table, table.key.map { row[$0] }, change)
      column = change.before.flatMap { old in
        change.after.flatMap { new in new.indices.first { old[$0] != new[$0] } }
      }
      return
    }
    return nil
  }

  /// What is not the same, as a view has it.
  func value(at view: DiaryView) -> [Cell]? {
    let row = table.cursor(view).eachRow(of: table.columns.count).first { row in
      zip(table.key, key).allSatisfy { row[$0] == $1 }
    }
    return column.map { column in row.map { [$0[column]] } } ?? row
  }

  func row(
    _ both: [ComparedHistory], _ views: [DiaryView]
  ) async throws(DiaryError) -> (table: AnyTable, change: RowChange) {
    let before = try await both[0].diary.values(of: change.before, at: views[0])
    let after = try await both[1].diary.values(of: change.after, at: views[1])
    return (table, RowChange(before: before, after: after))
  }
}

extension Diary {
  /// The history of some events as if there were no others, and which these are.
  ///
  /// - Parameters:
  ///   - alone: events of which only the first few are taken.
  ///   - count: how many of them.
  fileprivate func view(
    of selection: EventSelection, asked now: Instant, alone: EventNumbers = [:],
    first count: UInt64 = 0
  ) throws(DiaryError) -> (view: DiaryView, numbers: EventNumbers) {
    try catchUp()
    var (numbers, taken): (EventNumbers, UInt64) = ([:], 0)
    let history = try fold(into: nothingFolded()) { name, event in
      guard selection.contains(name, event) else { return false }
      if alone[name.log]?.contains(name.number) == true {
        guard taken < count else { return false }
        taken += 1
      }
      numbers[name.log, default: NumberRanges()].insert(name.number...name.number)
      return true
    }
    let viewpoint = history.viewpoint(now: now, zone: viewpoint(at: now).zone)
    return (DiaryView(history: history, viewpoint: viewpoint), numbers)
  }

  /// The first of the events that only this history has since which a row is as it has it.
  ///
  /// - Parameter parting: the row; nil for the first of the events.
  /// - Returns: nil where the row is so without any of them.
  fileprivate func event(
    since parting: PartingRow?, at view: DiaryView, _ selection: EventSelection,
    alone: EventNumbers, asked now: Instant
  ) throws(DiaryError) -> NamedEvent? {
    var (without, with): (UInt64, UInt64) = (0, alone.numberCount)
    guard with > 0 else { return nil }
    if let parting {
      let wanted = parting.value(at: view)
      // A row that only one side has comes from what made it, however it was changed since.
      let isOfOne = parting.change.before == nil || parting.change.after == nil
      func isSo(_ count: UInt64) throws(DiaryError) -> Bool {
        let part = try self.view(of: selection, asked: now, alone: alone, first: count)
        let value = parting.value(at: part.view)
        return isOfOne ? (value == nil) == (wanted == nil) : value == wanted
      }
      if try isSo(0) { return nil }
      while with - without > 1 {
        let middle = without + (with - without) / 2
        if try isSo(middle) { with = middle } else { without = middle }
      }
    } else {
      with = 1
    }
    var (found, count): (EventName?, UInt64) = (nil, 0)
    try eachEvent { name, event in
      guard selection.contains(name, event), alone[name.log]?.contains(name.number) == true else {
        return true
      }
      count += 1
      if count == with { found = name }
      return count < with
    }
    return try found.flatMap { name throws(DiaryError) in try events(named: [name]).first }
  }
}
