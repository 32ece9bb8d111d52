import Bytes
import Events
import Journal
import ReadModels

extension Diary {
  func readWords(_ reference: WordsReference) throws(DiaryError) -> String? {
    nil
  }
}
