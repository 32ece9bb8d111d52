import Files
import Journal

extension SharedFolder {
  /// What the journal and the folder hold of one log as two histories, where only records tell.
  ///
  /// What is no more there, or can not be read in the folder any more, contradicts nothing; to copy
  /// it fails as well.
  func contradictions(
    of journal: JournalFolder, with contents: SharedContents
  ) throws(SyncError) -> Contradictions {
    let stretches = (held(by: journal) + contents.offered).map(\.stretch)
    do throws(JournalError) {
      return try Contradictions(among: stretches) { one, other throws(JournalError) in
        do throws(JournalError) {
          guard let mine = try records(of: one, journal, contents),
            let theirs = try records(of: other, journal, contents)
          else { return nil }
          return try mine.differingNumber(beside: theirs)
        } catch .disk(let error)
          where error.cause == .notFound || error.path.parent == segments
        {
          return nil
        } catch .file(let path, _) where path.parent == segments {
          return nil
        }
      }
    } catch {
      throw .journal(error)
    }
  }

  private func records(
    of stretch: Stretch, _ journal: JournalFolder, _ contents: SharedContents
  ) throws(JournalError) -> HeldStretch? {
    if let own = journal.sealedSegments.first(where: { $0.stretch == stretch }) {
      return HeldStretch(own, as: stretch)
    }
    guard let name = contents.offered.first(where: { $0.stretch == stretch })?.name else {
      return nil
    }
    let path = segments.appending(name)
    return HeldStretch(try SegmentFile(path, on: disk, keys: journal.keys), as: stretch)
  }
}
