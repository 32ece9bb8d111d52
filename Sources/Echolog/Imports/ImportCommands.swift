/// Opens a batch: the events that follow name it, and can be taken back as one.
///
/// It is also what distinguishes a run that goes on with an interrupted one from a run of its own.
package struct StartImport: Equatable, Sendable {
  /// The name of the file, without its folder.
  package let sourceName: String
  package let kind: ImportKind

  package init(sourceName: String, kind: ImportKind) {
    self.sourceName = sourceName
    self.kind = kind
  }

  /// - Throws: `textTooLarge`.
  package func decide(in now: Now) throws(Rejection) -> PendingEvent {
    _ = try WordLimits.count(sourceName)
    let started = ImportStarted(sourceName: .inline(sourceName), kind: kind)
    return PendingEvent(.importStarted(started), in: now)
  }
}

/// Takes back everything that a batch brought.
///
///     try await diary.perform(UndoImport(id))
public struct UndoImport: Command, Equatable {
  package let batch: EntryID

  /// A batch by its name.
  public init(_ batch: EntryID) { self.batch = batch }

  /// Records it.
  ///
  /// - Throws: `batchAlreadyUndone`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard let found = history.importBatch(batch) else { throw missing(.batch, batch, history) }
    guard !found.isUndone else { throw .batchAlreadyUndone }
    return .records(PendingEvent(.importUndone(ImportUndone()), about: found.id, in: now))
  }
}
