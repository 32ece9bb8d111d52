import Journal

extension History {
  /// Which numbers of each log events may have that a filter allows, by the rows, of which each
  /// event made one; nil for all. Numbers near to these come with them.
  ///
  /// - Complexity: linear in all rows, constant where the filter leaves out no event.
  func numbers(of filter: RowFilter) -> [LogID: NumberRanges]? {
    if let id = filter.id { return [id.log: NumberRanges([id.number...id.number])] }
    guard filter.leavesOutEvents else { return nil }
    if let entity = filter.entity, slot(of: entity) != .none { return numbers(about: entity) }
    let allows = { (type: EventType) in filter.types?.contains(type) ?? true }
    var found = FoundNumbers(filter, isWanted: logs.map { filter.allows(device: label(of: $0)) })
    if allows(.activityLogged) {
      for row in activities where !row.flags.contains(.corrected) {
        found.note(row.recordedAt, row.happenedAt, row.day, row.log, row.number)
      }
      // A correction may have given a log another time than its event has.
      for base in changes.rows where base.isBase {
        let slot = EntitySlot(rawValue: base.slot)
        guard slot.kind == .activity else { continue }
        found.note(activities[slot.row].recordedAt, nil, base.day, base.log, base.number)
      }
    }
    if allows(.momentLogged) {
      for row in moments {
        found.note(row.recordedAt, row.happenedAt, row.day, row.log, row.number)
      }
    }
    if allows(.memoryCaptured) {
      for row in memories { found.note(row.recordedAt, nil, nil, row.log, row.number) }
    }
    for row in otherEvents where row.type.map(allows) ?? (filter.types == nil) {
      let happenedAt = row.civilDay.map { _ in row.recordedAt }
      found.note(row.recordedAt, happenedAt, row.civilDay, row.log, row.number)
    }
    return found.byLog(logs.map(\.id))
  }

  /// The numbers of events about an entry, and of those that are about nothing that has a row, as
  /// these may name it too.
  private func numbers(about entity: EventName) -> [LogID: NumberRanges] {
    let wanted = slot(of: entity).rawValue
    return logs.reduce(into: [:]) { found, log in
      let numbers = log.slots.indices.dropFirst().filter {
        log.slots[$0] == wanted || log.slots[$0] == EntitySlot.none.rawValue
      }
      guard !numbers.isEmpty else { return }
      found[log.id] = FoundNumbers.joined(numbers.map { UInt64($0)...UInt64($0) })
    }
  }

  /// Which numbers of each log the events may have that are chosen; nil for all.
  ///
  /// - Complexity: as `numbers(of:)` of a filter; of single entries linear in their events.
  func numbers(of selection: EventSelection) -> [LogID: NumberRanges]? {
    if let latest = selection.latest {
      return logs.reduce(into: [:]) { found, log in
        let last = log.lastNumber
        found[log.id] = NumberRanges([last - min(last, UInt64(latest))...last])
      }
    }
    guard let names = selection.names else {
      return numbers(of: RowFilter(selection, device: selection.log.map { label(ofLog: $0) }))
    }
    let ranges = Dictionary(grouping: names, by: \.log).mapValues { names in
      names.map { $0.number...$0.number }
    }
    return ranges.mapValues(FoundNumbers.joined)
  }
}

extension RowFilter {
  fileprivate init(_ selection: EventSelection, device: String?) {
    let types = selection.types.compactMap(EventType.init(name:))
    if !types.isEmpty, types.count == selection.types.count { self.types = Set(types) }
    devices = device.map { [$0] }
    let bounds = selection.axis == .recorded ? selection : EventSelection()
    let last = [bounds.to, selection.known].compactMap(\.self).min()
    let first = bounds.from ?? Instant(milliseconds: .min)
    if let last {
      guard first <= last else { return }
      recorded = first.milliseconds...last.milliseconds
    } else if bounds.from != nil {
      recorded = first.milliseconds...Int64.max
    }
  }
}

/// Numbers of events that may be wanted, log by log.
private struct FoundNumbers {
  /// As many numbers between two that are wanted are read with them: about as many as a frame
  /// holds, so that none is read twice.
  private static let fewBetween: UInt64 = 512

  private let filter: RowFilter
  private let isWanted: [Bool]
  private var ranges: [[ClosedRange<UInt64>]]

  /// - Parameter isWanted: whether the device of each log is.
  init(_ filter: RowFilter, isWanted: [Bool]) {
    (self.filter, self.isWanted) = (filter, isWanted)
    ranges = Array(repeating: [], count: isWanted.count)
  }

  /// Takes in a row; those of a table come by their numbers.
  ///
  /// - Parameters:
  ///   - happenedAt: nil where that is not known.
  ///   - day: nil where that is not known.
  mutating func note(
    _ recordedAt: Int64, _ happenedAt: Int64?, _ day: Int32?, _ log: UInt16, _ number: UInt32
  ) {
    guard isWanted[Int(log)], filter.recorded?.contains(recordedAt) ?? true,
      happenedAt.flatMap({ filter.happened?.contains($0) }) ?? true,
      day.map({ filter.allows(day: CivilDay(daysSinceEpoch: $0)) }) ?? true
    else { return }
    Self.append(UInt64(number)...UInt64(number), to: &ranges[Int(log)])
  }

  func byLog(_ logs: [LogID]) -> [LogID: NumberRanges] {
    var numbers: [LogID: NumberRanges] = [:]
    for (log, ranges) in zip(logs, ranges) where !ranges.isEmpty {
      numbers[log] = Self.joined(ranges)
    }
    return numbers
  }

  static func joined(_ ranges: [ClosedRange<UInt64>]) -> NumberRanges {
    var joined: [ClosedRange<UInt64>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      append(range, to: &joined)
    }
    return NumberRanges(joined)
  }

  private static func append(
    _ range: ClosedRange<UInt64>, to ranges: inout [ClosedRange<UInt64>]
  ) {
    guard let last = ranges.last, range.lowerBound >= last.lowerBound,
      range.lowerBound <= last.upperBound + fewBetween
    else {
      ranges.append(range)
      return
    }
    ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
  }
}

extension EventType {
  /// - Parameter name: as JSON and answers have it; nil where no type known here is called so.
  init?(name: String) {
    guard let place = Event.Body.typeNames.firstIndex(of: name) else { return nil }
    self = Self.allCases[place]
  }
}
