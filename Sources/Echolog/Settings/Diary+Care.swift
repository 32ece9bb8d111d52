import Journal

extension Diary {
  /// Records that a file with everything was written; not where the folder would have to begin a
  /// log of its own for it, as a copy would that is only looked at.
  ///
  /// - Returns: whether it was recorded.
  /// - Throws: `DiaryError`; the file is there all the same.
  package func note(_ command: NoteExport) throws(DiaryError) -> Bool {
    do throws(StorageError) {
      close(try journal.beginAppending(seen: receiptsOfOwnLog, of: journal.ownLog))
    } catch .journal(.incarnationNeeded) {
      return false
    } catch {
      throw .storage(error)
    }
    _ = try commit(command)
    return true
  }
}
