package import Platform

/// Files of a shared folder with words that are redacted by now in other files.
package struct OutdatedSegments: Sendable {
  let segments: [OfferedExtent]
  let contradictions: Contradictions
}

// A record that is redacted travels beside the file that has its words, so that file is what
// forgetting still has to reach. It goes once nothing else is lost with it: all that it has without
// those words lies in the folder in files of which every byte was read in this sync.
extension SharedFolder {
  /// Takes the files out of `contents` that have words which are redacted in another one, here or
  /// there, of the same history: what else they have counts as lacking, and is shipped again.
  package func takeOutdated(
    from contents: inout SharedContents, for journal: JournalFolder
  ) throws(StorageError) -> OutdatedSegments {
    let redacting = (held(by: journal) + contents.offered).map(\.extent)
      .filter { !$0.redacted.isEmpty }
    let found = (contents.offered + contents.damaged.map(\.segment)).filter { offer in
      redacting.contains { $0.log == offer.extent.log && $0.redactionsWords(of: offer.extent) }
    }
    guard !found.isEmpty else {
      return OutdatedSegments(segments: [], contradictions: Contradictions())
    }
    let (_, waiting, contradictions) = try planned(for: journal, with: contents)
    let unread = Set(waiting.map(\.name))
    let outdated = found.filter { offer in
      !unread.contains(offer.name)
        && redacting.contains { extent in
          extent.log == offer.extent.log && extent.redactionsWords(of: offer.extent)
            && contradictions.partingNumber(of: extent, beside: offer.extent) == nil
        }
    }
    let names = Set(outdated.map(\.name))
    contents.offered.removeAll { names.contains($0.name) }
    return OutdatedSegments(segments: outdated, contradictions: contradictions)
  }

  /// Removes what `takeOutdated` found, once the journal was shipped.
  ///
  /// - Parameter contents: what is left of them; every byte was read.
  package func remove(
    _ outdated: OutdatedSegments, shippedFrom journal: JournalFolder,
    beside contents: SharedContents, _ report: inout SyncReport
  ) throws(StorageError) {
    guard !outdated.segments.isEmpty else { return }
    let shipped = Set(report.shipped + report.replaced)
    var verified = contents.offered
    for segment in journal.sealedSegments where shipped.contains(segment.name) {
      if try segment.isCopied(at: segments.appending(segment.name), on: disk) {
        verified.append(OfferedExtent(name: segment.name, extent: segment.extent))
      }
    }
    for item in outdated.segments {
      let isCovered = SyncPlan.lacking([item], from: verified, outdated.contradictions).isEmpty
      if isCovered, isGone(segments.appending(item.name)) {
        report.cleared.append(item.name)
      } else {
        report.uncleared.append(item.name)
      }
    }
    if !report.cleared.isEmpty { try disk.syncInheritedEntries(of: segments) }
  }

  /// False where the folder does not let it go; the next sync tries again.
  private func isGone(_ path: Path) -> Bool {
    do throws(StorageError) {
      try disk.remove(path)
      return true
    } catch {
      return error.refusal == .notFound
    }
  }
}
