package import Platform

/// Decides which rows of a file are new to a journal.
///
/// Rows have no names, so what counts is how often: a file with *k* equal rows adds the *k* less
/// those that earlier imports brought. A second run of the same file adds nothing, a longer export
/// adds what it has more. What was imported and then removed or corrected was imported all the
/// same; what came with a batch that was undone was not. What came from a file of the same name has
/// the first claim; where only another file brought it, that is reported.
///
/// A row whose words were forgotten must not come back, though nothing of them is known any more.
/// Each forgotten one therefore takes the place of one row that agrees in all but the words and
/// has no other counterpart.
package struct ImportPlan {
  private var own: [RowIdentity: Known] = [:]
  /// The imports that brought them.
  private var batches: [EventName] = []
  private var elsewhere: [RowIdentity: Elsewhere] = [:]
  private var forgotten: [RowIdentity: Int] = [:]

  /// Equal rows that a file of the same name brought, less those that were met.
  private struct Known {
    var count: Int32
    /// Of the latest one.
    var day: CivilDay
    /// The place in `batches` of its import; -1 where that was not given.
    var batch: Int32
  }

  /// Equal rows that files of other names brought.
  private struct Elsewhere {
    var count: Int
    /// The latest one.
    var entry: EventName
  }

  /// What a row is to a journal.
  package enum Standing: Equatable, Sendable {
    case new, known
    /// A file of another name brought this entry, which is the same.
    case knownElsewhere(EventName)
  }

  package init() {}

  /// Takes in what another import brought, before the first row is asked about or since then: the
  /// batch of a file of the same name, or the event that a file of another name brought.
  package mutating func know(
    _ existing: ImportedRow, from batch: EventName? = nil, elsewhere entry: EventName? = nil
  ) {
    if existing.words == nil {
      forgotten[existing.identity, default: 0] += 1
    } else if let entry {
      let count = elsewhere[existing.identity]?.count ?? 0
      elsewhere[existing.identity] = Elsewhere(count: count + 1, entry: entry)
    } else {
      if let batch, batches.last != batch { batches.append(batch) }
      let place = Int32(batch == nil ? -1 : batches.count - 1)
      let count = own[existing.identity]?.count ?? 0
      own[existing.identity] = Known(count: count + 1, day: existing.day, batch: place)
    }
  }

  /// The import that brought a row with another civil day than it has now; nil where none did.
  func batchOnOtherDay(of row: ImportedRow) -> EventName? {
    guard let known = own[row.identity], known.day != row.day, known.batch >= 0 else { return nil }
    return batches[Int(known.batch)]
  }

  /// What the next row of the file is; what is known is used up by the answer.
  package mutating func standing(of row: ImportedRow) -> Standing {
    let identity = row.identity
    if useOwn(identity) { return .known }
    if let other = elsewhere[identity] {
      let rest = Elsewhere(count: other.count - 1, entry: other.entry)
      elsewhere[identity] = rest.count == 0 ? nil : rest
      return .knownElsewhere(other.entry)
    }
    if forgotten.isEmpty { return .new }
    return useForgotten(RowIdentity(row.fact, words: nil)) ? .known : .new
  }

  /// Whether a row was brought that no row of the file has met, which is met by the answer.
  mutating func useOwn(_ identity: RowIdentity) -> Bool {
    guard let count = own[identity]?.count, count > 0 else { return false }
    own[identity]?.count -= 1
    return true
  }

  private mutating func useForgotten(_ identity: RowIdentity) -> Bool {
    guard let count = forgotten[identity], count > 0 else { return false }
    forgotten[identity] = count == 1 ? nil : count - 1
    return true
  }
}
