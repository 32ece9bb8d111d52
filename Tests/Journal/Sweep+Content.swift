import Journal
import Platform
import Testing

// What a journal has to show and to report, whichever fault it has.
extension Sweep {
  /// Exactly the numbers that are gone are reported, each of its log.
  static func expectGaps(
    _ shown: SweptContent, toldBy found: [Finding], _ context: String
  ) {
    var told: [LogID: NumberRanges] = [:]
    for finding in found where !finding.numbers.isEmpty {
      guard let log = finding.log else {
        Issue.record("\(context): numbers of no log, \(finding)")
        continue
      }
      told[log, default: NumberRanges()].formUnion(finding.numbers)
    }
    #expect(told == shown.gaps, "\(context): \(found)")
  }

  /// Every number of every log is either read as it was written or reported as a gap, and nothing
  /// else is there.
  ///
  /// - Parameter file: the one whose numbers are to be read, with one before and one behind; nil
  ///   for all numbers of all logs.
  static func expect(
    _ shown: SweptContent, in journal: JournalFolder, around file: SweptFile? = nil,
    _ context: String
  ) throws {
    #expect(journal.logs == shown.logs, "\(context)")
    for log in shown.logs where file?.log == nil || file?.log == log {
      try expect(shown, of: log, in: journal, around: file?.numbers, context)
    }
  }

  private static func expect(
    _ shown: SweptContent, of log: LogID, in journal: JournalFolder,
    around numbers: ClosedRange<UInt64>?, _ context: String
  ) throws {
    let last = shown.last(of: log)
    let from = numbers.map { min(last, max(1, $0.lowerBound - 1)) } ?? 1
    let to = min(last, (numbers?.upperBound ?? last) + 1)
    var held = NumberRanges()
    var cursor = journal.cursor(of: log, from: from)
    reading: while try cursor.advance() {
      let frame = cursor.frame
      var records = frame.records
      while true {
        let number = records.number
        guard let bytes = records.next() else { break }
        if number > to, to < last { break reading }
        let isAsWritten = [UInt8](copying: bytes) == shown.record(number, of: log)
        #expect(isAsWritten, "\(context): \(number) of \(log) is not as written")
        #expect(!held.contains(number), "\(context): \(number) of \(log) came twice")
        held.insert(number...number)
      }
    }
    var gaps = NumberRanges()
    for gap in cursor.gaps where gap.numbers.lowerBound <= to { gaps.insert(gap.numbers) }
    let wanted = (shown.gaps[log] ?? NumberRanges()).intersection(from...to)
    #expect(gaps == wanted, "\(context): \(cursor.gaps)")
    held.formUnion(gaps)
    #expect(held == NumberRanges([from...to]), "\(context): \(held.ranges)")
  }

  /// The same by the name of each record.
  static func expectNamed(
    _ shown: SweptContent, in journal: JournalFolder, _ context: String
  ) throws {
    for log in shown.logs {
      for number in 1...shown.last(of: log) + 1 {
        let record = try journal.record(EventName(log: log, number: number))
        let isAsWritten = record == shown.record(number, of: log)
        #expect(isAsWritten, "\(context): \(number) of \(log) by its name")
      }
    }
  }
}
