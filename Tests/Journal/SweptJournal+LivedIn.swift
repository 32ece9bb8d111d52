import Journal
import Platform
import Testing

// What gets into a journal in years, in a few files of 4 KiB and an active segment: several records
// a frame, segments that were merged, that list numbers as lost or texts as removed, and a log of
// another device.
extension SweptJournal {
  static let peer = LogID(high: 0x0f1e_2d3c_4b5a_6978, low: 7)
  private static let lost: ClosedRange<UInt64> = 30...31
  fileprivate static let redacted: [LogID: NumberRanges] = [
    Workbench.log: NumberRanges([33...33]), peer: NumberRanges([5...6, 14...14]),
  ]

  /// - Parameter isTextLeft: whether the segments that were written anew with redacted records are
  ///   still beside those, as after a crash before they were removed.
  static func livedIn(isTextLeft: Bool = false) throws -> SweptJournal {
    let bench = try Workbench()
    var content = SweptContent()
    let journal = try sealOwnLog(on: bench, &content)
    try adoptPeer(into: journal, &content)
    let texts = try removeTexts(from: journal, &content)
    let first = content.last(of: Workbench.log) + 1
    // The third commit has two frames, because all of its records fit in none.
    for sizes in [[120, 80, 40], [60], [30_000, 35_000, 600, 40], [10, 20, 30, 40]] {
      try commit(sizes, to: journal, &content)
    }
    if isTextLeft {
      for text in texts {
        try bench.disk.open(text.path, for: .creating).close()
        try bench.overwrite(text.path, text.bytes)
      }
    }
    var swept = try SweptJournal(
      bench, journal, holding: content,
      activeFrames: [
        first...first + 2, first + 3...first + 3, first + 4...first + 5, first + 6...first + 7,
        first + 8...first + 11,
      ])
    #expect(swept.known.map(\.numbers) == [NumberRanges([lost])], "\(swept.known)")
    for index in swept.segments.indices where isTextLeft { swept.segments[index].spareTexts() }
    return swept
  }

  /// Six segments that were merged into one, and one that a recovery wrote from a damaged active
  /// segment.
  private static func sealOwnLog(
    on bench: Workbench, _ content: inout SweptContent
  ) throws -> JournalFolder {
    let journal = try bench.begin()
    for count in [5, 2, 3, 5, 7, 4] {
      try commit([Int](repeating: 2_600, count: count), to: journal, &content, isSealed: true)
    }
    let appender = try journal.beginAppending()
    appender.merge(Workbench.log)
    try appender.close()
    #expect(journal.sealedSegments.count == 1, "six were merged")
    for count in [3, 2, 4] {
      try commit([Int](repeating: 2_600, count: count), to: journal, &content)
    }
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    let frame = SweptFile(bytes: bytes, framesFrom: 8_192).frames[2]
    try bench.flip(Workbench.paths.active, bit: frame.upperBound * 8 - 1)
    content.lose(NumberRanges([lost]), of: Workbench.log)
    let recovered = try bench.open()
    try recovered.beginAppending().close()
    #expect(recovered.lastRecovery?.lost == NumberRanges([lost]))
    return recovered
  }

  /// Two segments of another device, the first of several frames.
  private static func adoptPeer(
    into journal: JournalFolder, _ content: inout SweptContent
  ) throws {
    let bench = try Workbench()
    let theirs = try bench.open()
    try theirs.beginLog(peer).close()
    for count in [14, 7] {
      try commit([Int](repeating: 2_600, count: count), to: theirs, &content, isSealed: true)
    }
    let appender = try journal.beginAppending()
    for segment in theirs.sealedSegments {
      let bytes = try segment.readAll()
      _ = try appender.adopt(bytes.rawSpan, name: segment.name)
    }
    try appender.close()
  }

  /// Removes texts of both logs for good.
  ///
  /// - Returns: the segments that had them.
  private static func removeTexts(
    from journal: JournalFolder, _ content: inout SweptContent
  ) throws -> [(path: Path, bytes: [UInt8])] {
    var texts: [(path: Path, bytes: [UInt8])] = []
    let appender = try journal.beginAppending()
    for (log, numbers) in redacted {
      let first = numbers.ranges[0].lowerBound
      for segment in journal.sealedSegments {
        let extent = segment.extent
        guard extent.log == log, extent.numbers.contains(first) else { continue }
        texts.append((segment.path, try segment.readAll()))
      }
      try appender.redact(numbers, of: log, forgetting: [EventName(log: log, number: first)]) {
        (number, _) in redacted(number)
      }
      content.replace(numbers, of: log, by: redacted)
    }
    try appender.close()
    #expect(texts.count == 2, "a segment of each log")
    return texts
  }

  private static func redacted(_ number: UInt64) -> [UInt8] { Array("\(number) was removed".utf8) }

  /// Commits records of about as many bytes as given, each of another text.
  private static func commit(
    _ sizes: [Int], to journal: JournalFolder, _ content: inout SweptContent,
    isSealed: Bool = false
  ) throws {
    let appender = try journal.beginAppending()
    let log = appender.log
    let next = appender.next
    let records = sizes.indices.map { position in
      let number = next + UInt64(position)
      let filler = UInt8(truncatingIfNeeded: number ^ log.low)
      return Array("\(number) of \(log.high) ".utf8)
        + [UInt8](repeating: filler, count: sizes[position])
    }
    _ = try appender.append(RecordBatch(records))
    if isSealed { try appender.seal() }
    try appender.close()
    for record in records { content.append(record, to: log) }
  }
}

extension SweptFile {
  /// Notes that another file has the texts that this one has kept, and none for its redacted
  /// records.
  fileprivate mutating func spareTexts() {
    guard let log, let numbers, let redacted = SweptJournal.redacted[log] else { return }
    let own = redacted.intersection(numbers)
    if !own.isEmpty { spared = own.gaps(within: numbers) }
  }
}
