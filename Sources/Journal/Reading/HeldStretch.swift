import Platform

/// A stretch together with what its records are read from: a sealed segment, or the live file.
package struct HeldStretch {
  package let stretch: Stretch
  private let source: ReadingPlan.Source

  /// - Parameter stretch: the segment's, or that without numbers that can not be read.
  package init(_ segment: SegmentFile, as stretch: Stretch) {
    self.stretch = stretch
    source = .sealed(segment)
  }

  init(_ contents: LiveContents, as stretch: Stretch) {
    self.stretch = stretch
    source = .live(contents)
  }

  /// The first number whose records differ, of those that no link decides: from it on these are two
  /// histories of one log. What one of them can not read contradicts nothing.
  ///
  /// - Returns: nil where links decide, be it that they differ; nothing is read then.
  /// - Complexity: linear in the records that are here under the undecided numbers.
  package func differingNumber(beside other: HeldStretch) throws(JournalError) -> UInt64? {
    let undecided = stretch.undecidedNumbers(beside: other.stretch)
    var cursor = LogCursor(
      undecided.ranges.map { ReadingPlan.Piece(numbers: $0, source: source) })
    let theirs = RecordLookup()
    while try cursor.advance() {
      let frame = cursor.frame
      var records = frame.records
      while true {
        let number = records.number
        guard let record = records.next() else { break }
        let otherRecord = try theirs.record(number, from: other.source)
        if let otherRecord, otherRecord != [UInt8](copying: record) { return number }
      }
    }
    return nil
  }
}
