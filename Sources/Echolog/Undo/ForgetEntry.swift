/// Erases the words of entries for good, on this device as it is recorded and on others as they
/// sync. When something was, how much of it and that it was kept stays: no `Undo` brings the words
/// back, and none are added later.
///
///     let forgetting = try await diary.perform(ForgetEntry(id))
///     if forgetting.news.hasWordsToErase { show("Still on this device.") }
///     show(forgetting.answer.otherDeviceCount)
///
/// A note that was not opened returns no more. The files of a memory go with it, and an attachment
/// goes alone by its own name. Of an import its name is forgotten, of a goal the reasons of its
/// skips and pauses, of an activity that was added all its names. What makes no entry goes by its
/// own event: a line of help alone, words about a day with all that were said of it. Copies of the
/// vault, exports and backups are out of reach.
public struct ForgetEntry: Command, Equatable {
  package let ids: [EntryID]

  /// Entries, or events with words that make none; all of them or none is forgotten.
  public init(_ ids: EntryID...) {
    self.init(all: ids)
  }

  package init(all ids: [EntryID]) {
    self.ids = ids
  }

  /// - Parameters:
  ///   - names: as `History.namesToForget` has them.
  ///   - wordless: those of them that never had words.
  ///   - unopened: those that are notes and may still return: nobody could open them.
  package func decide(
    _ names: [EventName], wordless: [EventName], unopened: [EventName] = [], in now: Now
  ) throws(Rejection) -> [PendingEvent] {
    guard wordless.isEmpty else { throw .nothingToForget }
    return unopened.map { PendingEvent(.echoCancelled(EchoCancelled()), about: $0, in: now) }
      + names.map { PendingEvent(.forgotten(Forgotten()), about: $0, in: now) }
  }

  /// Records an event for each name that is forgotten. Their bytes are erased right after the
  /// commit; where the disk refuses, `News.hasWordsToErase` is true.
  ///
  /// - Throws: `alreadyForgotten`, `nothingToForget` where one of them has no words, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Forgetting> {
    var names: [EventName] = []
    for id in ids {
      for name in try history.namesToForget(id) where !names.contains(name) { names.append(name) }
    }
    let answer = Forgetting(
      forgotten: names, otherDeviceCount: history.otherDeviceCount(besides: now.device))
    let unopened = names.filter { history.echo($0, at: now)?.state.isOpen ?? false }
    return .reads { [names] diary throws(DiaryError) in
      var wordless: [EventName] = []
      for name in names where try !diary.hasWords(name) { wordless.append(name) }
      return .records(
        try rejecting { () throws(Rejection) in
          try decide(names, wordless: wordless, unopened: unopened, in: now)
        }, answer)
    }
  }
}

/// What was forgotten, and where it still is.
///
///     let forgetting = try await diary.perform(ForgetEntry(id)).answer
///     show(forgetting.forgotten.count, forgetting.otherDeviceCount)
public struct Forgetting: Equatable, Sendable {
  /// The entries, and the events that make none.
  public let forgotten: [EntryID]
  /// How many other devices wrote in this history: each erases the words when it syncs.
  public let otherDeviceCount: Int
}

extension History {
  /// How many devices wrote in this history beside that of a log, each counted once, whatever logs
  /// it began.
  fileprivate func otherDeviceCount(besides own: LogID?) -> Int {
    let continued = Set(devices.compactMap(\.continues?.log))
    return devices.count { $0.log != own && !$0.isBranch && !continued.contains($0.log) }
  }
}
