import Journal

// What is told of the vault as a whole: agreements, what was paid for, and exports.
extension Diary {
  /// Records that the person agrees to a document.
  ///
  /// - Throws: `DiaryError.rejected` as `GiveConsent.decide`.
  package func give(_ command: GiveConsent) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try command.decide(history.consent(to: command.document), in: context)
    }
  }

  /// Records that she takes her agreement back.
  ///
  /// - Throws: `DiaryError.rejected` as `WithdrawConsent.decide`.
  package func withdraw(_ command: WithdrawConsent) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try command.decide(history.consent(to: command.document), in: context)
    }
  }

  /// Records what a store says of what was paid for.
  ///
  /// - Throws: `DiaryError.rejected` as `NotePlan.decide`.
  package func note(_ command: NotePlan) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try command.decide(history.plan, in: context)
    }
  }

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
    _ = try record { _, _, context throws(Rejection) in command.decide(in: context) }
    return true
  }

  /// Records that the person does not want to think about an export now.
  ///
  /// - Throws: `DiaryError.rejected` as `PostponeExport.decide`.
  package func postponeExport() throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try PostponeExport().decide(history.exports, in: context)
    }
  }
}
