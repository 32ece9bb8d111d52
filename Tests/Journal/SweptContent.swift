import Journal
import Platform

/// What a journal has to show: under every number of a log the record that was written there, or
/// that it is gone.
struct SweptContent {
  /// From number 1 on; nil for a number that is reported as a gap.
  private var records: [LogID: [[UInt8]?]] = [:]

  var logs: [LogID] { records.keys.sorted() }

  func last(of log: LogID) -> UInt64 { UInt64(records[log]?.count ?? 0) }

  /// Nil for a number that is gone, and for one that was never given.
  func record(_ number: UInt64, of log: LogID) -> [UInt8]? {
    guard number >= 1, number <= last(of: log) else { return nil }
    return records[log]?[Int(number) - 1]
  }

  /// The numbers that are gone, of the logs that lack any.
  var gaps: [LogID: NumberRanges] {
    var gaps: [LogID: NumberRanges] = [:]
    for (log, records) in records {
      for (position, record) in records.enumerated() where record == nil {
        let number = UInt64(position) + 1
        gaps[log, default: NumberRanges()].insert(number...number)
      }
    }
    return gaps
  }

  mutating func append(_ record: [UInt8], to log: LogID) {
    records[log, default: []].append(record)
  }

  mutating func replace(_ numbers: NumberRanges, of log: LogID, by redacted: (UInt64) -> [UInt8]) {
    for number in numbers.ranges.joined() { records[log]?[Int(number) - 1] = redacted(number) }
  }

  mutating func lose(_ numbers: NumberRanges, of log: LogID) {
    for number in numbers.ranges.joined() { records[log]?[Int(number) - 1] = nil }
  }

  /// What is left after a fault of a file. A log of which nothing else names the last numbers ends
  /// before them.
  func after(_ fault: SweptFault, in file: SweptFile) -> SweptContent {
    guard let log = file.log, let numbers = file.numbers else { return self }
    var left = self
    if file.isLastKnown, fault.leavesUnopened(file) {
      left.records[log]?.removeLast(Int(numbers.upperBound - numbers.lowerBound) + 1)
    } else {
      left.lose(fault.loss(in: file), of: log)
    }
    return left
  }
}
