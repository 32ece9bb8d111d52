/// Tells which rows of a file are new to a journal.
///
/// Rows have no names, so what counts is how often: a file with *k* equal rows adds the *k* less
/// those that earlier imports brought. A second run of the same file adds nothing, a longer export
/// adds what it has more. What was imported and then removed or corrected was imported all the
/// same; what came with a batch that was undone was not.
///
/// A row whose words were forgotten must not come back, though nothing of them is known any more.
/// Each forgotten one therefore takes the place of one row that agrees in all but the words and
/// has no other counterpart.
package struct ImportPlan {
  private var counts: [RowIdentity: Int] = [:]
  private var forgotten: [RowIdentity: Int] = [:]

  package init() {}

  /// Takes in what another import brought, before the first row is asked about or since then.
  package mutating func know(_ existing: ImportedRow) {
    if existing.words == nil {
      forgotten[existing.identity, default: 0] += 1
    } else {
      counts[existing.identity, default: 0] += 1
    }
  }

  /// Whether the next row of the file is new; an old one is used up by the answer.
  package mutating func admits(_ row: ImportedRow) -> Bool {
    if use(row.identity, in: &counts) { return false }
    if forgotten.isEmpty { return true }
    return !use(RowIdentity(row.fact, words: nil), in: &forgotten)
  }

  private func use(_ identity: RowIdentity, in counts: inout [RowIdentity: Int]) -> Bool {
    guard let count = counts[identity], count > 0 else { return false }
    counts[identity] = count == 1 ? nil : count - 1
    return true
  }
}
