import Journal

extension Diary {
  func readWords(_ reference: WordsReference) throws(DiaryError) -> String? {
    let name = reference.event
    guard let record = try record(name) else {
      if journal.end(of: name.log).number >= name.number {
        noteUnread(name.number...name.number, of: name.log)
      }
      return nil
    }
    return Event.words(ofField: reference.field, in: record.rawSpan)
  }

  /// As `words(_:)`, where nil means that there are words which can not be read, so that damage
  /// never passes for an empty note (S0 VRV-002); empty where there never were any.
  func wordsIfHeld(_ reference: WordsReference?) throws(DiaryError) -> String? {
    if let reference { try readWords(reference) } else { "" }
  }
}
