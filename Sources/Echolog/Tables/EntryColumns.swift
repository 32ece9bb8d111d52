import Platform

extension Column {
  /// The columns that every entry has in front: `id` and `device`.
  static func entry(_ id: @escaping @Sendable (Row) -> EventName) -> [Column] {
    [
      Column("id", .id, "names it in commands") { row, _ in .id(id(row)) },
      Column("device", .word, "the device that it was kept on") { row, view in
        .optional(view.history.logIndexes[id(row).log]) {
          .word(view.history.label(of: view.history.logs[Int($0.rawValue)]))
        }
      },
    ]
  }

  /// The columns that an entry has behind its own: its time, `batch` and `isForgotten`.
  static func entryEnd(
    _ time: @escaping @Sendable (Row) -> EntryTime,
    batch: @escaping @Sendable (Row) -> EventName?,
    isForgotten: @escaping @Sendable (Row) -> Bool
  ) -> [Column] {
    times(of: time) + [
      Column("batch", .id, "the import that brought it") { row, _ in .id(batch(row)) },
      Column("isForgotten", .flag, "whether its words were erased") { row, _ in
        .flag(isForgotten(row))
      },
    ]
  }

  /// The columns of an activity: `activity` and `unit`.
  static func activity(_ activity: @escaping @Sendable (Row) -> Activity) -> [Column] {
    [
      Column("activity", .word, "what is counted, as water") { row, _ in
        .word(activity(row).label)
      },
      Column("unit", .word, "what its amounts are in: steps, ml or s") { row, _ in
        .word(activity(row).dimension.baseUnit)
      },
    ]
  }
}

extension History {
  /// Rows of entries, made one by one in the order of their numbers.
  ///
  /// - Parameters:
  ///   - kind: of the rows, of which there are `count`.
  ///   - latest: where a day keeps its last row, plus one, and `previous` what each leads to.
  ///   - make: nil for a row that is not wanted.
  func entryRows<Row>(
    _ filter: RowFilter, _ kind: EntitySlot.Kind, count: Int,
    latest: ((DayRow) -> UInt32)? = nil,
    previous: @escaping (Int) -> UInt32 = { _ in 0 },
    _ make: @escaping (Int) -> Row?
  ) -> AnyIterator<Row> {
    if let id = filter.id {
      let slot = slot(of: id)
      return (slot.kind == kind ? slot.row..<slot.row + 1 : 0..<0).rows(make)
    }
    if let order = filter.order, let latest {
      return rowsByDay(order, filter, latest: latest, previous: previous, make)
    }
    // To follow the links of a day costs a search for its page first.
    guard let wanted = filter.days, let latest,
      wanted.upperBound - wanted.lowerBound < count / 8
    else { return (0..<count).rows(make) }
    var rows: [Int] = []
    for number in wanted.lowerBound.daysSinceEpoch...wanted.upperBound.daysSinceEpoch {
      var next = days.row(on: number).map(latest) ?? 0
      while next != 0 {
        rows.append(Int(next) - 1)
        next = previous(Int(next) - 1)
      }
    }
    return rows.sorted().rows(make)
  }

  private func rowsByDay<Row>(
    _ order: DayOrder, _ filter: RowFilter, latest: (DayRow) -> UInt32,
    previous: @escaping (Int) -> UInt32, _ make: @escaping (Int) -> Row?
  ) -> AnyIterator<Row> {
    var lasts: [UInt32] = []
    days.forEachDay { day, row in
      let last = latest(row)
      if last != 0, filter.allows(day: CivilDay(daysSinceEpoch: day)) { lasts.append(last) }
    }
    // The day that comes next stands at the end.
    if order == .earliestFirst { lasts.reverse() }
    var ofDay: [UInt32] = []
    return AnyIterator {
      while true {
        while let next = ofDay.popLast() {
          if let row = make(Int(next) - 1) { return row }
        }
        guard var next = lasts.popLast() else { return nil }
        while next != 0 {
          ofDay.append(next)
          next = previous(Int(next) - 1)
        }
      }
    }
  }
}

extension RowFilter {
  /// Whether rows of a day may be wanted.
  func allows(day: CivilDay) -> Bool { days?.contains(day) ?? true }

  /// Whether rows of an activity may be wanted.
  func allows(_ activity: Activity) -> Bool { self.activity.map { $0 == activity } ?? true }

  /// Whether the row of an entry may be wanted.
  func allows(_ id: EventName) -> Bool { self.id.map { $0 == id } ?? true }
}
