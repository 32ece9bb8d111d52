package import Journal

extension Diary {
  /// Makes a vault on this device for the history of a shared folder, which the next sync brings.
  ///
  /// The new device's log begins with that sync, so that the others come to know it.
  ///
  /// Where the folder's marker is damaged or gone, the vault gets an id of its own.
  ///
  /// - Parameter isChosen: whether the person chose the name. Then one that another device has is
  ///   refused; else it gets a number.
  /// - Throws: `DiaryError.storage` with `.occupied` when the local folder is not empty; `.sync`
  ///   with `.missing`, `.notAVault`, `.holdsVault` or a `.wrong` secret for the shared one;
  ///   `.rejected` with `deviceNameTaken`.
  package static func join(
    _ shared: Path, at place: VaultPlace, deviceName: DeviceName, isChosen: Bool = false,
    secret: Secret, dependencies: Dependencies, on disk: any Disk = POSIXDisk()
  ) throws(DiaryError) -> Diary {
    let source = try onStorage(as: DiaryError.sync) { () throws(StorageError) in
      try SharedFolder(shared, on: disk).requireNoVault()
      return try UnlockedVault.open(at: shared, secret: secret, drawsID: true, on: disk)
    }
    let (names, byteCount) = try look(into: source, place, on: disk)
    let fresh = deviceName.fresh(among: names)
    if isChosen, fresh != deviceName {
      throw .rejected(.deviceNameTaken(deviceName.text, proposal: fresh.text))
    }
    let vault = try onStorage { () throws(StorageError) in
      try source.join(at: place.vault, byteCount: byteCount, on: disk)
    }
    return try Diary(
      vault: vault, place: place, disk: disk, dependencies: dependencies, deviceName: fresh)
  }

  /// The names of the devices whose logs lie in a shared folder, as in their first events, and how
  /// long its segments are.
  private static func look(
    into shared: UnlockedVault, _ place: VaultPlace, on disk: any Disk
  ) throws(DiaryError) -> (names: Set<String>, byteCount: Int) {
    let paths = JournalPaths(
      folder: shared.folder.path, state: place.state(of: shared.vaultID))
    return try onStorage { () throws(StorageError) in
      guard try disk.statusIfPresent(of: paths.segments) != nil else { return ([], 0) }
      let journal = try JournalFolder(
        at: paths, on: disk, keys: KeyRing(shared.keys), machineID: Machine.id,
        wordless: wordlessEvent, refusesWaiting: false)
      return (Set(try journal.givenNames().values), journal.byteCount)
    }
  }

  private func beginSync() throws(DiaryError) -> LogAppender {
    try settleGathered()
    journal.requireReload()
    return try beginAppending(isForEvents: false)
  }

  /// Exchanges with a shared folder whatever either side lacks, and folds what arrived.
  ///
  /// Receiving comes first, so that what is shipped is the union. Interrupted anywhere, the next
  /// sync goes on.
  ///
  /// What can not be read on one side and can on the other is whole again on both. What is
  /// forgotten on one side loses its words on both, and in the folder.
  ///
  /// - Throws: `DiaryError.rejected` with `refusedByPolicy` where the policy in force keeps syncing
  ///   out; a policy that arrives applies from the next sync on. `.unfinishedSync` where it brought
  ///   something before it failed or was cancelled, which is `.sync(.disk)` with `.interrupted`
  ///   where it brought nothing.
  /// - Parameters:
  ///   - mayCreate: whether an absent folder is made.
  ///   - isCancelled: asked before each file that is read or written.
  /// - Complexity: linear in the bytes of both sides, because all are read.
  package func sync(
    _ path: Path, mayCreate: Bool,
    isCancelled: @Sendable () -> Bool = { Interruption.isRequested }
  ) throws(DiaryError) -> SyncReport {
    let shared = SharedFolder(path, on: disk)
    var report = SyncReport()
    let appender = try beginSync()
    let now = now(at: dependencies.now(), in: replay.history)
    try rejecting { () throws(Rejection) in try now.require(.syncing) }
    // What is merged now was shipped before, and so travels no second time.
    for log in journal.logs { appender.merge(log) }
    let known = Dictionary(
      uniqueKeysWithValues: journal.logs.map { ($0, journal.end(of: $0).number) })
    let before = journal.ownLog.map { replay.history.receipts(for: $0) } ?? [:]
    let contents: SharedContents
    let missing: UInt64
    do throws(StorageError) {
      try shared.prepare(for: vault, keys: journal.keys, mayCreate: mayCreate, &report)
      _ = try appender.setDamageInQuarantine()
      missing = journal.gapNumbers.numberCount
      clearLeftOver(in: shared)
      contents = try shared.look(beside: journal, &report, isCancelled: isCancelled)
    } catch {
      throw .sync(error)
    }
    var failure: StorageError?
    do throws(StorageError) {
      try shared.receive(contents, through: appender, &report, isCancelled: isCancelled)
    } catch {
      failure = error
    }
    report.healed = missing - min(missing, journal.gapNumbers.numberCount)
    close(appender)
    let own = journal.ownLog
    // Ahead of all else that may fail: what parted must not be gone on with.
    if let error = try leaveParted(report.forks), failure == nil { failure = error }
    try foldNew()
    let withheld = try eraseBeforeShipping()
    if let own, !report.received.isEmpty {
      report.note(try meetings(of: own, known, before))
    }
    do throws(StorageError) {
      if let failure { throw failure }
      try ship(to: shared, contents, without: withheld, &report, isCancelled: isCancelled)
    } catch {
      throw report.isEmpty ? .sync(error) : .unfinishedSync(report, error)
    }
    return report
  }

  /// Erases what is forgotten of what is here by now, so that no word of it goes on its way.
  ///
  /// - Returns: the names of the segments that still have such words.
  private func eraseBeforeShipping() throws(DiaryError) -> Set<String> {
    finishErasing()
    return news.erasingFailure == nil ? [] : try segmentsToErase()
  }

  /// Begins a new log where the own one has another history elsewhere that was not received: else
  /// both would go on under the same names. Of what was received, the next command finds it.
  ///
  /// - Returns: why the disk let none begin; what the sync brought is reported with it.
  private func leaveParted(_ forks: [SyncPlan.Fork]) throws(DiaryError) -> StorageError? {
    guard let own = journal.ownLog, forks.contains(where: { $0.log == own }),
      !journal.isParted(own)
    else { return nil }
    do throws(DiaryError) {
      close(try beginLog())
      return nil
    } catch .storage(let error), .notRecorded(let error) {
      return error
    }
  }

  /// The concurrent edits of a sync that brought something.
  ///
  /// - Parameters:
  ///   - last: of every log, the last event that was here before.
  ///   - before: of every log, the last own event that it was known to have before.
  private func meetings(
    of own: LogID, _ last: [LogID: UInt64], _ before: [LogID: UInt64]
  ) throws(DiaryError) -> [Meeting] {
    var known = last
    // What was known of a log is known of its branches.
    for run in journal.branches.runs where known[run.id] == nil {
      known[run.id] = min(known[run.log] ?? 0, run.last)
    }
    var receipts: [LogID: [Receipt]]?
    return try replay.history.meetings(of: own, after: before, others: known) {
      event throws(DiaryError) in
      if receipts == nil { receipts = try self.receipts(of: own, behind: known) }
      let last = receipts?[event.log]?.last { $0.number < event.number }
      return last?.received ?? before[event.log] ?? 0
    }
  }

  /// The acknowledgement in an event of the own log up to a number.
  private struct Receipt {
    let number: UInt64
    let received: UInt64
  }

  /// Where the logs, in what arrived, acknowledge the own one, and up to where.
  private func receipts(
    of own: LogID, behind known: [LogID: UInt64]
  ) throws(DiaryError) -> [LogID: [Receipt]] {
    var found: [LogID: [Receipt]] = [:]
    var merge = try LogsInOrder(journal.sources(behind: known))
    try merge.run(words: .recorded) { name, event throws(DiaryError) in
      if case .seen(let body) = event.body,
        let last = body.logs.last(where: { LogID(bytes: $0.log) == own })
      {
        found[name.log, default: []].append(Receipt(number: name.number, received: last.number))
      }
      return true
    }
    return found
  }

  /// The folder that this device synced with last; nil where that is not known.
  package nonisolated func lastSharedFolder() throws(DiaryError) -> Path? {
    try onStorage(try Self.lastSharedFolder(noted: place.state(of: vault.vaultID), on: disk))
  }

  static func lastSharedFolder(
    noted state: Path, on disk: any Disk
  ) throws(StorageError) -> Path? {
    let note = sharedFolderNote(in: state)
    // What is there and is no file proves nothing.
    guard try disk.statusIfPresent(of: note)?.kind == .file else { return nil }
    let text = String(decoding: try disk.readAll(note), as: UTF8.self)
    return text.isEmpty ? nil : Path(text)
  }

  /// Keeps for the next sync which folder this one was with.
  package nonisolated func keepSharedFolder(_ path: Path) throws(DiaryError) {
    try onStorage { () throws(StorageError) in
      try disk.keep(Array(path.text.utf8), at: sharedFolderNote)
    }
  }

  /// In the state folder: another device finds the shared folder elsewhere.
  private nonisolated var sharedFolderNote: Path {
    Self.sharedFolderNote(in: place.state(of: vault.vaultID))
  }

  private static func sharedFolderNote(in state: Path) -> Path { state.appending("shared-folder") }
}

extension SyncReport {
  fileprivate mutating func note(_ meetings: [Meeting]) {
    met = meetings.map(\.entry)
    for meeting in meetings { removals[meeting.entry] = meeting.removal }
  }
}
