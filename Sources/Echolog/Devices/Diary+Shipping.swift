import Journal

// A sync that is killed leaves a partial file in the shared folder, and by the next one its segment
// may have been merged into another, under whose name it goes there. So the names are noted while a
// sync ships: what has one of them is no other device's.
extension Diary {
  /// Ships what is due, and notes meanwhile what would be left over. What then has nothing but
  /// words that are forgotten is taken out of the folder. Attachments come last, so that words wait
  /// for none of them.
  ///
  /// - Parameters:
  ///   - contents: what lies in the folder.
  ///   - withheld: names of segments that are not to go there.
  func ship(
    to shared: SharedFolder, _ contents: SharedContents, without withheld: Set<String>,
    _ report: inout SyncReport, isCancelled: () -> Bool
  ) throws(StorageError) {
    var contents = contents
    let outdated = try shared.takeOutdated(from: &contents, for: journal)
    let names = try shared.due(from: journal, lacking: contents).filter { !withheld.contains($0) }
    try shared.requireSpace(for: names, of: journal, lacking: contents)
    keepShipping(names, to: shared)
    try shared.ship(names, from: journal, lacking: contents, &report, isCancelled: isCancelled)
    forgetShipping()
    try shared.remove(outdated, shippedFrom: journal, beside: contents, &report)
    try shared.exchangeAttachments(
      with: attachmentFolder, unwanted: unwantedAttachments, &report, isCancelled: isCancelled)
  }

  /// Takes away what a sync with this folder left there that was killed.
  func clearLeftOver(in shared: SharedFolder) {
    do throws(StorageError) {
      guard try disk.statusIfPresent(of: shippingNote) != nil else { return }
      let text = String(decoding: try disk.readAll(shippingNote), as: UTF8.self)
      guard let end = text.firstRange(of: "\n\n"),
        text[end.upperBound...] == shared.folder.path.text
      else { return }
      shared.clearPartial(text[..<end.lowerBound].split(separator: "\n").map { String($0) })
      forgetShipping()
    } catch {
      // The sync itself needs none of it.
    }
  }

  /// The names, a line each, an empty line and the folder; gone when nothing is being shipped.
  private var shippingNote: Path { place.state(of: vault.vaultID).appending("shipping") }

  private func keepShipping(_ names: [String], to shared: SharedFolder) {
    guard !names.isEmpty else { return }
    let text = names.joined(separator: "\n") + "\n\n" + shared.folder.path.text
    do throws(StorageError) {
      try disk.keep(Array(text.utf8), at: shippingNote)
    } catch {
      // Without it a partial file may stay, which no reader looks at.
    }
  }

  /// Where it stays, it names what is whole there by now.
  private func forgetShipping() { disk.removeIfPossible(shippingNote) }
}
