import Bytes
import Events
import Journal
import ReadModels

extension Diary {
  func readWords(_ reference: WordsReference) throws(DiaryError) -> String? {
    let record = try onJournal { () throws(JournalError) in try journal.record(reference.event) }
    guard let record else { return nil }
    return Event.words(ofField: reference.field, in: record.rawSpan)
  }
}
