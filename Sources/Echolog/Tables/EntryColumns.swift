extension Column {
  /// The columns that every entry has in front: `id` and `device`.
  static func entry(_ id: @escaping @Sendable (Row, DiaryView) -> EventName) -> [Column] {
    [
      Column("id", .id, "names it in commands") { .id(id($0, $1)) },
      Column("device", .word, "the device that it was kept on") { .device(id($0, $1).log) },
    ]
  }

  /// The columns that an entry has behind its own: its time, `batch` and `isForgotten`.
  static func entryEnd(
    _ time: @escaping @Sendable (Row) -> EntryTime,
    batch: @escaping @Sendable (Row, DiaryView) -> EventName?,
    isForgotten: @escaping @Sendable (Row) -> Bool
  ) -> [Column] {
    times(of: time) + [
      Column("batch", .id, "the import that brought it") { .id(batch($0, $1)) },
      Column.flag("isForgotten", "whether its words were erased", isForgotten),
    ]
  }

  /// The columns of an activity: `activity` and `unit`.
  static func activity(
    _ activity: @escaping @Sendable (Row, DiaryView) -> Activity
  ) -> [Column] {
    [
      Column("activity", .word, "what is counted, as water") { .word(activity($0, $1).label) },
      Column("unit", .word, "what its amounts are in: ml, s, m, g, or what is counted, as steps") {
        .word(activity($0, $1).unit)
      },
    ]
  }
}

extension History {
  /// Rows of entries, given by their numbers, in the order of these or of their days.
  ///
  /// - Parameters:
  ///   - kind: of the rows, of which there are `count`.
  ///   - ofDay: the rows of a day, the last one first.
  ///   - make: leaves out rows that are not wanted.
  func entryRows<Row>(
    _ filter: RowFilter, _ kind: EntitySlot.Kind, count: Int,
    ofDay: ((DayRow) -> [UInt32])? = nil,
    _ make: @escaping ([UInt32], inout RowBatch<Row>) -> Void
  ) -> RowSource<Row> {
    if let id = filter.id {
      let slot = slot(of: id)
      return .numbered((slot.kind == kind ? [UInt32(slot.row)] : []).parts(), make)
    }
    guard let ofDay else { return .numbered((0..<UInt32(count)).parts(), make) }
    if let order = filter.order {
      var wanted: [DayRow] = []
      days.forEachDay { day, row in
        if filter.allows(day: CivilDay(daysSinceEpoch: day)) { wanted.append(row) }
      }
      if order == .latestFirst { wanted.reverse() }
      return .numbered(wanted.lazy.flatMap { ofDay($0).reversed() }.parts(), make)
    }
    // To follow the links of a day costs a search for its page first.
    guard let wanted = filter.days, wanted.upperBound - wanted.lowerBound < count / 8 else {
      return .numbered((0..<UInt32(count)).parts(), make)
    }
    let numbers = wanted.lowerBound.daysSinceEpoch...wanted.upperBound.daysSinceEpoch
    let rows = numbers.flatMap { days.row(on: $0).map(ofDay) ?? [] }
    return .numbered(rows.sorted().parts(), make)
  }
}

extension RowFilter {
  func allows(day: CivilDay) -> Bool { days?.contains(day) ?? true }

  /// Whether there are events that are not wanted.
  var leavesOutEvents: Bool {
    id != nil || days != nil || recorded != nil || happened != nil || entity != nil
      || types != nil || devices != nil
  }

  func allows(device: String) -> Bool { devices?.contains(device) ?? true }

  func allows(_ activity: Activity) -> Bool { self.activity.map { $0 == activity } ?? true }

  func allows(_ id: EventName) -> Bool { self.id.map { $0 == id } ?? true }
}
