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
  /// - Complexity: linear in the frames that hold the undecided numbers.
  package func differingNumber(beside other: HeldStretch) throws(JournalError) -> UInt64? {
    let (mine, theirs) = (RecordLookup(), RecordLookup())
    for range in stretch.undecidedNumbers(beside: other.stretch).ranges {
      for number in range {
        guard let record = try mine.record(number, from: source),
          let otherRecord = try theirs.record(number, from: other.source)
        else { continue }
        if record != otherRecord { return number }
      }
    }
    return nil
  }
}
