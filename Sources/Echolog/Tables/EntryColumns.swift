import Platform

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
      Column("unit", .word, "what its amounts are in: ml, s, m, or what is counted, as steps") {
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
  ///   - latest: where a day keeps its last row, plus one, and `previous` what each leads to.
  ///   - make: leaves out rows that are not wanted.
  func entryRows<Row>(
    _ filter: RowFilter, _ kind: EntitySlot.Kind, count: Int,
    latest: ((DayRow) -> UInt32)? = nil,
    previous: @escaping (Int) -> UInt32 = { _ in 0 },
    _ make: @escaping ([UInt32], inout RowBatch<Row>) -> Void
  ) -> RowSource<Row> {
    if let id = filter.id {
      let slot = slot(of: id)
      let row = UInt32(slot.row)
      return .numbered(slot.kind == kind ? Self.parts(of: [row]) : { _ in [] }, make)
    }
    if let order = filter.order, let latest {
      return .numbered(numbersByDay(order, filter, latest: latest, previous: previous), make)
    }
    // To follow the links of a day costs a search for its page first.
    guard let wanted = filter.days, let latest,
      wanted.upperBound - wanted.lowerBound < count / 8
    else { return .numbered(Self.parts(of: 0..<UInt32(count)), make) }
    var rows: [UInt32] = []
    for number in wanted.lowerBound.daysSinceEpoch...wanted.upperBound.daysSinceEpoch {
      var next = days.row(on: number).map(latest) ?? 0
      while next != 0 {
        rows.append(next - 1)
        next = previous(Int(next) - 1)
      }
    }
    return .numbered(Self.parts(of: rows.sorted()), make)
  }

  private static func parts(
    of numbers: some RandomAccessCollection<UInt32>
  ) -> (Int) -> [UInt32] {
    var rest = numbers[...]
    return { limit in
      defer { rest = rest.dropFirst(limit) }
      return Array(rest.prefix(limit))
    }
  }

  private func numbersByDay(
    _ order: DayOrder, _ filter: RowFilter, latest: (DayRow) -> UInt32,
    previous: @escaping (Int) -> UInt32
  ) -> (Int) -> [UInt32] {
    var lasts: [UInt32] = []
    days.forEachDay { day, row in
      let last = latest(row)
      if last != 0, filter.allows(day: CivilDay(daysSinceEpoch: day)) { lasts.append(last) }
    }
    // The day that comes next stands at the end.
    if order == .earliestFirst { lasts.reverse() }
    var (ofDay, given): ([UInt32], Int) = ([], 0)
    return { limit in
      var numbers = Array(ofDay[given...].prefix(limit))
      given += numbers.count
      while numbers.count < limit, var next = lasts.popLast() {
        var chain: [UInt32] = []
        while next != 0 {
          chain.append(next - 1)
          next = previous(Int(next) - 1)
        }
        chain.reverse()
        given = min(chain.count, limit - numbers.count)
        numbers += chain[..<given]
        ofDay = chain
      }
      return numbers
    }
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
