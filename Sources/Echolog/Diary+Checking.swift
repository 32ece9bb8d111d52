package import Bytes
import CivilTime
package import Journal
import ReadModels

/// What reading the whole journal found.
package struct JournalHealth: Sendable {
  package let damage: [FileDamage]
  /// The numbers of each log that no file here holds, or that are lost.
  package let gaps: [(log: LogID, numbers: ClosedRange<UInt64>)]
  package let eventCount: UInt64
  package let segmentCount: Int

  package var isSound: Bool { damage.isEmpty && gaps.isEmpty }
}

extension Diary {
  /// Reads every byte of the journal and folds every event.
  ///
  /// - Complexity: linear in the size of the journal.
  package func check() throws(DiaryError) -> JournalHealth {
    let history = try view().history
    let damage = try onJournal { () throws(JournalError) in try journal.check() }
    let gaps = journal.logs.flatMap { log in
      journal.gaps(of: log).map { (log: log, numbers: $0.numbers) }
    }
    return JournalHealth(
      damage: damage, gaps: gaps, eventCount: history.eventCount,
      segmentCount: journal.sealedSegments.count)
  }
}
