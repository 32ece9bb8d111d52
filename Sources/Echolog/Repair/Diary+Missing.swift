package import Journal

/// What is known to have been recorded and can not be read here.
extension Diary {
  /// How many events are known to have been recorded and could not be read here for the last
  /// question or command; at least one where nobody knows what is in the newest file, because the
  /// medium does not give all of it back.
  package var missingEventCount: UInt64 {
    max(missingNumbers.numberCount, journal.hidesCommits ? 1 : 0)
  }

  /// The numbers of these events, by log: those of no file here, those that were passed over when
  /// the history was folded, those that were to be read and could not be, and those that only other
  /// events name.
  package var missingNumbers: [LogID: NumberRanges] {
    let unseen = journal.unseenNumbers(upTo: journal.toldNumbers(by: replay.history))
    return journal.gapNumbers.union(replay.passedOver).union(unreadNumbers)
      .union(unseen.mapValues { NumberRanges([$0]) })
  }

  /// What could not be read of the files that are here now.
  var unreadNumbers: [LogID: NumberRanges] {
    unread.revision == journal.revision ? unread.byLog : [:]
  }

  /// Whether an event is known to have been recorded and can not be read here.
  ///
  /// - Throws: `DiaryError.storage`.
  package func isMissing(_ name: EventName) throws(DiaryError) -> Bool {
    let isKnown =
      missingNumbers[name.log]?.contains(name.number) == true
      || journal.extents(of: name.log).contains { ($0.first...$0.last).contains(name.number) }
    guard isKnown else { return false }
    return try onStorage(try journal.record(name)) == nil
  }

  /// Notes the damage that was met in logs which were read to their ends. It may be behind the last
  /// event folded, or in what a snapshot has, where no history shows it.
  func noteUnread(of sources: [ReplaySource]) {
    for source in sources {
      for gap in source.reader.cursor.gaps {
        if case .damaged = gap.reason { noteUnread(gap.numbers, of: source.reader.log) }
      }
    }
  }

  /// Notes numbers of a file that is here, from which they could not be read.
  func noteUnread(_ numbers: ClosedRange<UInt64>, of log: LogID) {
    if unread.revision != journal.revision { unread = (journal.revision, [:]) }
    unread.byLog[log, default: NumberRanges()].insert(numbers)
  }
}
