import Journal

/// The fingerprint of a history covers all that was in the journal up to where it was folded.
/// Records are never changed, but gaps heal or open, and texts are redacted, by the work of this
/// process or of another; then what was folded is no more what a fold from zero would give.
extension Diary {
  /// Whether the journal still is, below what was folded, as it was when that was folded.
  var isFingerprintAsFolded: Bool {
    foldedRevision == journal.revision
      || fingerprintBytes(below: replay.folded, without: replay.passedOver) == replay.fingerprint
  }

  /// Notes the journal as it is with what was just folded.
  func noteFingerprint() {
    guard foldedRevision != journal.revision || !replay.passedOver.isEmpty else { return }
    replay.fingerprint = fingerprintBytes(below: replay.folded, without: replay.passedOver)
    foldedRevision = journal.revision
  }

  /// Of each log what could not be read, what is redacted, and the names of the segments that
  /// should contain what could not be read: one that takes the place of another may have more in
  /// it. Of what parts also where.
  ///
  /// - Parameter passedOver: what could not be read when it was folded; what can not be read now is
  ///   added.
  func fingerprintBytes(
    below folded: [LogID: UInt64], without passedOver: [LogID: NumberRanges]
  ) -> [UInt8] {
    var writer = ByteWriter()
    for (log, last) in folded.sorted(by: { $0.key < $1.key }) {
      var gaps = NumberRanges()
      if let known = passedOver[log] { gaps = known }
      for gap in journal.gaps(of: log) where gap.numbers.lowerBound <= last {
        gaps.insert(gap.numbers.clamped(to: 1...last))
      }
      var redacted = NumberRanges()
      for extent in journal.extents(of: log) { redacted.formUnion(extent.redacted) }
      let run = journal.branches.run(log)
      if gaps.isEmpty && redacted.isEmpty && run == nil { continue }
      writer.append(contentsOf: log.bytes)
      writer.append(plain: gaps)
      writer.append(plain: redacted)
      var holders = journal.holders(of: gaps, in: log)
      if let run { holders += ["from \(run.first)"] + (run.isForked ? ["to \(run.last)"] : []) }
      writer.append(varint: UInt64(holders.count))
      for name in holders { writer.append(counted: Array(name.utf8).rawSpan) }
    }
    return writer.bytes
  }

  /// What could not be read, from such bytes; nil where they are no such bytes.
  static func passedOver(in bytes: [UInt8]) -> [LogID: NumberRanges]? {
    var passedOver: [LogID: NumberRanges] = [:]
    var reader = ByteReader(bytes.rawSpan)
    do throws(BytesError) {
      while !reader.isAtEnd {
        let id = [UInt8](copying: try reader.readSpan(count: 16))
        guard let log = LogID(bytes: id), let gaps = try reader.readPlainRanges(),
          try reader.readPlainRanges() != nil
        else { return nil }
        passedOver[log] = gaps.isEmpty ? nil : gaps
        for _ in 0..<(try reader.readVarint()) { _ = try reader.readCountedSpan() }
      }
    } catch {
      return nil
    }
    return passedOver
  }
}

extension ByteWriter {
  /// A count, then the bounds of each range, all varints.
  fileprivate mutating func append(plain numbers: NumberRanges) {
    append(varint: UInt64(numbers.ranges.count))
    for range in numbers.ranges {
      append(varint: range.lowerBound)
      append(varint: range.upperBound)
    }
  }
}

extension ByteReader {
  @_lifetime(self: copy self)
  fileprivate mutating func readPlainRanges() throws(BytesError) -> NumberRanges? {
    var numbers = NumberRanges()
    for _ in 0..<(try readVarint()) {
      let (lower, upper) = (try readVarint(), try readVarint())
      guard lower >= 1, lower <= upper else { return nil }
      numbers.insert(lower...upper)
    }
    return numbers
  }
}
