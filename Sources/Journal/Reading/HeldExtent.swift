package import Platform

/// A record without its words: what is left of it where its entity was forgotten. Where one of two
/// or both are redacted, only this can be compared.
package typealias WordlessForm = @Sendable (RawSpan) -> [UInt8]

/// An extent together with what its records are read from: a sealed segment, or the active one.
package struct HeldExtent {
  package let extent: Extent
  private let source: ReadingPlan.Source

  /// - Parameter extent: the segment's, or that without numbers that can not be read.
  package init(_ segment: SegmentFile, as extent: Extent) {
    self.extent = extent
    source = .sealed(segment)
  }

  init(_ contents: ActiveContents, as extent: Extent) {
    self.extent = extent
    source = .active(contents)
  }

  /// The first number under which both have a record and the two differ: from it on these are two
  /// histories of one log. Section "Parted logs" of the format page.
  ///
  /// Where only chain hashes show two histories, it is the first number that can not be compared.
  /// What no chain hash decides and one of them can not read contradicts nothing.
  ///
  /// - Parameter wordless: compares redacted records; without it they contradict nothing.
  /// - Returns: nil where they are one history, as far as anything here shows.
  /// - Complexity: linear in the records under the numbers behind the last chain hash that both
  ///   know; where chain hashes decide that nothing differs, nothing is read.
  package func partingNumber(
    beside other: HeldExtent, wordless: WordlessForm? = nil
  ) throws(StorageError) -> UInt64? {
    let (mine, theirs) = (extent, other.extent)
    guard let undecided = mine.undecidedNumbers(beside: theirs) else { return nil }
    let point = mine.forkPoint(with: theirs)
    // Where they parted before, records that are alike prove nothing.
    if let point, point < undecided.lowerBound { return undecided.lowerBound }
    var compared = NumberRanges()
    var cursor = LogCursor([ReadingPlan.Piece(numbers: undecided, source: source)])
    let lookup = RecordLookup()
    while try cursor.advance() {
      let frame = cursor.frame
      var records = frame.records
      while true {
        let number = records.number
        guard let record = records.next() else { break }
        guard let otherRecord = try lookup.record(number, from: other.source) else { continue }
        if mine.redacted.contains(number) || theirs.redacted.contains(number) {
          guard let wordless else { continue }
          if wordless(record) != wordless(otherRecord.rawSpan) { return number }
        } else if otherRecord != [UInt8](copying: record) {
          return number
        }
        compared.insert(number...number)
      }
    }
    guard let point else { return nil }
    return compared.gaps(within: undecided.lowerBound...point).ranges.first?.lowerBound
  }

  /// The record of a number, where it can be read from here.
  func record(_ number: UInt64) throws(StorageError) -> [UInt8]? {
    try RecordLookup().record(number, from: source)
  }
}
