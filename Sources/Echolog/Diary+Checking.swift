package import Journal
import ReadModels

/// What reading the whole journal found.
package struct JournalHealth: Sendable {
  package let findings: [Finding]
  package let eventCount: UInt64
  package let segmentCount: Int

  package init(findings: [Finding], eventCount: UInt64, segmentCount: Int) {
    self.findings = findings
    self.eventCount = eventCount
    self.segmentCount = segmentCount
  }

  package var isSound: Bool { !findings.contains(where: \.isDamage) }
}

extension Diary {
  /// Reads every byte of the journal and folds every event.
  ///
  /// - Complexity: linear in the size of the journal.
  package func check() throws(DiaryError) -> JournalHealth {
    let history = try view().history
    let findings = try onJournal { () throws(JournalError) in try journal.check() }
    return JournalHealth(
      findings: findings, eventCount: history.eventCount,
      segmentCount: journal.sealedSegments.count)
  }
}
