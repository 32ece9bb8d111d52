package import Platform

/// The frame that answered last for a log, kept because texts of neighbours are asked for together.
final class RecordLookup {
  private var decoder = FrameDecoder()
  private var segment: SegmentFile?
  private var numbers: ClosedRange<UInt64>?
  /// Where the records of the frame begin, as far as they were asked for.
  private var starts = [0]

  /// The record of `number`, or nil when its frame is damaged or absent.
  func record(
    _ number: UInt64, from source: ReadingPlan.Source
  ) throws(StorageError) -> [UInt8]? {
    switch source {
    case .gap: return nil
    case .sealed(let segment): return try record(number, in: segment)
    case .active(let contents):
      guard let run = contents.runs.first(where: { $0.last >= number }), run.first <= number else {
        return nil
      }
      var starts = [0]
      return Self.record(
        Int(number - run.first), in: contents.records(of: run), startingAt: &starts)
    }
  }

  private func record(_ number: UInt64, in segment: SegmentFile) throws(StorageError) -> [UInt8]? {
    if self.segment !== segment || numbers?.contains(number) != true {
      numbers = nil
      starts = [0]
      self.segment = segment
      numbers = try frame(of: number, in: segment.index(), of: segment)
      if numbers == nil, let walked = try segment.indexAfterDamage() {
        numbers = try frame(of: number, in: walked, of: segment)
      }
    }
    guard let numbers else { return nil }
    let records = decoder.records
    return Self.record(
      Int(number - numbers.lowerBound), in: records.rawSpan, startingAt: &starts)
  }

  /// One of several records that follow their lengths; `starts` says where the first of them begin,
  /// and learns the others on the way.
  private static func record(
    _ position: Int, in records: RawSpan, startingAt starts: inout [Int]
  ) -> [UInt8] {
    let known = min(position, starts.count - 1)
    let base = starts[known]
    var iterator = RecordIterator(
      first: UInt64(known), bytes: records.extracting(droppingFirst: base), start: base)
    while iterator.number < position, iterator.next() != nil {
      if iterator.number == starts.count { starts.append(iterator.place.offset) }
    }
    guard let record = iterator.next() else {
      preconditionFailure("records are checked when they are read")
    }
    return [UInt8](copying: record)
  }

  /// Decrypts the frame with a number, and returns all numbers in it.
  private func frame(
    of number: UInt64, in index: SegmentIndex, of segment: SegmentFile
  ) throws(StorageError) -> ClosedRange<UInt64>? {
    let position = index.position(of: number)
    guard position < index.entries.count, index.entries[position].first <= number,
      let prelude = try decoder.decode(index.entries[position], of: segment)
    else { return nil }
    return prelude.first...(prelude.first + UInt64(prelude.count) - 1)
  }
}

extension JournalFolder {
  /// The record of one event, or nil when it is in no file here.
  ///
  /// - Complexity: one frame is decrypted, none if it is in the frame asked for last too.
  package func record(_ name: EventName) throws(StorageError) -> [UInt8]? {
    let plan = plan(of: name.log)
    let pieces = plan.pieces
    let position = pieces.partitioningIndex { $0.numbers.upperBound >= name.number }
    guard position < pieces.count, pieces[position].numbers.contains(name.number) else {
      return nil
    }
    let lookup = lookup(of: name.log)
    var source = pieces[position].source
    var tried: [SegmentFile] = []
    while true {
      if let record = try lookup.record(name.number, from: source) { return record }
      guard case .sealed(let segment) = source else { return nil }
      tried.append(segment)
      source = plan.best(at: name.number, without: tried).source
    }
  }

  private func lookup(of log: LogID) -> RecordLookup {
    if let lookup = lookups[log] { return lookup }
    let lookup = RecordLookup()
    lookups[log] = lookup
    return lookup
  }
}
