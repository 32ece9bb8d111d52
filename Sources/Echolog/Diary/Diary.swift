package import Journal

/// A person's diary: the open vault, the journal in it, and the history folded from the journal.
///
///     let diary = try await Diary.open(
///       in: folder + "/vault", stateFolder: folder + "/state", device: "phone",
///       secret: .passphrase(words))
///     try await diary.perform(LogMoment("Took a short walk"))
///
/// Commands answer after their events are durable. Several processes may have the same vault open,
/// and so may several diaries of one process, as of an app and its widget: each command takes the
/// folder's lock, folds what the others wrote, and lets the lock go; each question folds what they
/// wrote too. So every call sees all that was answered anywhere before it.
///
/// A diary is an actor: calls come one after the other, and a view that awaits one leaves the main
/// thread free meanwhile, because calls run on a queue of the diary's own. They keep none of the
/// threads that Swift's tasks share, while a call does its work, its reads, writes and syncs
/// without a pause:
///
/// * `create` and `open` derive a key from a passphrase, which takes about a tenth of a second and
///   64 MiB of memory; with a key they take about as long as a few reads of files;
/// * the first question or command reads the history: a million events in about a third of a
///   second on a small server, and what `endSession()` kept of them in much less;
/// * a later question reads what is new, and the words it shows;
/// * a command waits up to ten seconds while another process writes, and then for one sync of the
///   disk, which is often milliseconds and on a slow card may be a second.
///
/// An app that goes to the background lets the calls under way end, asking its system for the time,
/// and calls `endSession()`. Nothing has to be closed: between calls nothing is locked, so a system
/// may suspend or end the app at any time, and what was answered is on the disk. What was not
/// answered is kept whole or not at all.
public actor Diary {
  package nonisolated let vault: UnlockedVault
  package nonisolated let place: VaultPlace
  nonisolated let paths: JournalPaths
  let disk: any Disk
  var dependencies: Dependencies
  let journal: JournalFolder
  /// Where calls run; nil for the main thread.
  nonisolated let queue: SerialQueue?
  /// The name that a new log is given, with a number behind it from the second on.
  let deviceName: DeviceName
  var replay = Replay()
  /// The praise of the moments that were the latest when one was kept last; nil where it is gone.
  var shownPraise: [(reference: WordsReference, line: String?)] = []
  /// The journal's revision whose files `replay` is known to agree with.
  var foldedRevision = 0
  /// How many events are in the kept snapshot; nil before it was looked for.
  var snapshotEventCount: UInt64?
  /// What was to be read and could not be of the files that were here at a revision of the journal:
  /// others may have it.
  var unread: (revision: Int, byLog: [LogID: NumberRanges]) = (0, [:])
  /// What was learned besides and not returned yet.
  var news = News()
  /// Whether commands become durable together, and those that wait for it.
  var isGathering = false
  var gathering: Gathering?
  /// The Vibes that were sent since the session began.
  var sentVibes: Set<EventName> = []
  /// At which times questions are asked.
  var time = QueryTime.present
  /// The history that would be, while commands add to what is supposed.
  var fork: DiaryView?
  var pasts: [Past] = []
  /// The words of all texts, as a query asked for them last.
  var keptSearch: KeptSearch?
  /// Whether a query that asks for them with nothing new finds them made.
  package var keepsSearch: Bool { keptSearch != nil }
  var scan: Scan?
  /// A walk over the rows of a table that is under way, for another program, and where the columns
  /// stand that are wanted.
  var rowWalk: (cursor: TableCursor, columns: [(index: Int, heading: ColumnHeading)])?
  /// What was forgotten and which files were here when none of them had a word of it.
  var erased = ErasedState()
  var inDoubt: InDoubtCommit?
  var hasLookedForInDoubtCommit = false

  init(
    vault: UnlockedVault, place: VaultPlace, disk: any Disk, dependencies: Dependencies,
    deviceName: DeviceName, readsOnly: Bool = false
  ) throws(DiaryError) {
    self.vault = vault
    self.place = place
    self.disk = disk
    self.dependencies = dependencies
    self.deviceName = deviceName
    queue = dependencies.usesMainThread ? nil : SerialQueue(label: "Echolog.Diary")
    (paths, journal) = try onStorage { () throws(StorageError) in
      var folder = vault.folder.journal
      if readsOnly, try disk.statusIfPresent(of: folder) == nil { folder = vault.folder.path }
      let paths = JournalPaths(folder: folder, state: place.state(of: vault.vaultID))
      if !readsOnly { try JournalFolder.create(at: paths, on: disk) }
      let journal = try JournalFolder(
        at: paths, on: disk, keys: KeyRing(vault.keys), machineID: Machine.id,
        wordless: wordlessEvent, refusesWaiting: false)
      return (paths, journal)
    }
  }
}

extension Diary {
  /// Makes a new vault and opens it; the first events name the device and the owner.
  ///
  /// - Throws: `DiaryError.storage` with `.occupied` when the folder is not empty.
  package static func create(
    at place: VaultPlace, owner: String, deviceName: DeviceName, secret: Secret,
    dependencies: Dependencies, on disk: any Disk = POSIXDisk()
  ) async throws(DiaryError) -> Diary {
    let diary = try make(
      at: place, deviceName: deviceName, secret: secret, dependencies: dependencies, on: disk)
    try await diary.begin(owner: owner)
    return diary
  }

  /// Makes a new vault without an event.
  static func make(
    at place: VaultPlace, deviceName: DeviceName, secret: Secret, dependencies: Dependencies,
    on disk: any Disk
  ) throws(DiaryError) -> Diary {
    let vault = try onStorage(try UnlockedVault.create(at: place.vault, secret: secret, on: disk))
    return try Diary(
      vault: vault, place: place, disk: disk, dependencies: dependencies, deviceName: deviceName)
  }

  /// Opens a vault. Nothing is written and nothing is folded before the first question or command.
  ///
  /// - Throws: `DiaryError.storage` with `.missing`, `.notAVault`, `.newerFormat`, `.sharedFolder`,
  ///   a `.wrong` secret and others. An active segment or commit pointer that waits for another key
  ///   or a newer program is refused by the first question or command, because a check goes on past
  ///   it.
  package static func open(
    at place: VaultPlace, deviceName: DeviceName, secret: Secret, dependencies: Dependencies,
    on disk: any Disk = POSIXDisk()
  ) throws(DiaryError) -> Diary {
    let vault = try onStorage { () throws(StorageError) in
      let vault = try UnlockedVault.open(at: place.vault, secret: secret, on: disk)
      try vault.folder.requireJournal(on: disk)
      return vault
    }
    return try Diary(
      vault: vault, place: place, disk: disk, dependencies: dependencies, deviceName: deviceName)
  }

  /// Opens a folder that devices share, or a vault, to be asked only: nothing is written there, and
  /// what this device remembers of the vault counts for nothing.
  ///
  /// - Throws: `DiaryError.sync` with `.missing`, `.notAVault`, a `.wrong` secret and others.
  package static func open(
    reading folder: Path, deviceName: DeviceName, secret: Secret, dependencies: Dependencies,
    on disk: any Disk = POSIXDisk()
  ) throws(DiaryError) -> Diary {
    let vault = try onStorage(
      as: DiaryError.sync,
      try UnlockedVault.open(at: folder, secret: secret, drawsID: true, on: disk))
    let nowhere = folder.appending(".none")
    return try Diary(
      vault: vault, place: VaultPlace(vault: folder, states: nowhere, caches: nowhere), disk: disk,
      dependencies: dependencies, deviceName: deviceName, readsOnly: true)
  }

  /// What kinds of secret open the vault, before any is given; at least one.
  package static func secretKinds(
    at place: VaultPlace, on disk: any Disk = POSIXDisk()
  ) throws(DiaryError) -> Set<SecretKind> {
    try onStorage { () throws(StorageError) in
      let folder = VaultFolder(place.vault)
      _ = try folder.readMarker(on: disk)
      return try KeyFiles(folder: folder.keys, disk: disk).secretKinds()
    }
  }
}

extension Diary {
  /// The state by the journal now, seen from this moment and zone.
  ///
  /// - Parameter leavesOutLater: whether to give what was the case at this moment, where a
  ///   simulated clock is before the last event.
  /// - Throws: `DiaryError.storage`, `.undecodable`.
  /// - Complexity: linear in what other processes wrote since the last question or command; as a
  ///   replay from zero for a moment before the last event.
  package func view(leavesOutLater: Bool = false) throws(DiaryError) -> DiaryView {
    try catchUp()
    let now = dependencies.now()
    let time = leavesOutLater ? time(leavingOutAfter: now) : time
    return time == .present ? present(at: now) : try view(at: time, now: now)
  }

  /// The times at which questions are asked, and of what happens after a moment nothing where no
  /// past is asked about.
  func time(leavingOutAfter now: Instant) -> QueryTime {
    guard time.recorded == .present, replay.history.isAhead(of: now) else { return time }
    return QueryTime(asOf: now).completed(by: time)
  }

  /// What this process knows after a command, for the answer to it: nothing is read, because what
  /// was kept is not to be reported as failed when reading fails.
  package func viewAfterCommand() -> DiaryView { fork ?? present(at: dependencies.now()) }

  /// What this process knows, seen from a moment.
  func present(at now: Instant) -> DiaryView {
    DiaryView(history: replay.history, viewpoint: viewpoint(at: now))
  }

  /// Answers a question that few rows answer: of what a snapshot keeps, no more is read than the
  /// question asks for.
  ///
  /// - Parameter leavesOutLater: as for `view`.
  /// - Returns: the answer, and the view that it was taken from.
  /// - Throws: as `view`.
  package func readLazily<Answer: Sendable>(
    leavesOutLater: Bool = false, _ question: @Sendable (DiaryView) -> Answer
  ) throws(DiaryError) -> (answer: Answer, view: DiaryView) {
    try catchUp(takingRowsIn: false)
    let isEarlier = leavesOutLater && replay.history.isAhead(of: dependencies.now())
    if isEarlier || time != .present {
      let view = try view(leavesOutLater: leavesOutLater)
      return (question(view), view)
    }
    while true {
      let view = present(at: dependencies.now())
      let answer = question(view)
      if replay.history.isSound { return (answer, view) }
      try refold()
    }
  }

  /// The words at a reference; nil for none, and for words that are gone.
  package func words(_ reference: WordsReference?) throws(DiaryError) -> String? {
    try reference.flatMap(readWords)
  }

  /// What was learned and is in no answer: by questions, and by commands that were refused.
  package func takeNews() -> News {
    defer { (news, journal.lastRecovery) = (News(), nil) }
    news.recovery = journal.lastRecovery
    return news
  }

  /// The content of the journal's commit pointer, which every change to the journal rewrites; nil
  /// where it can not be read. It costs one small read and waits for nobody.
  package nonisolated var changeToken: [UInt8]? {
    Result { () throws(StorageError) in try disk.readAll(paths.commitPointer) }.value
  }

  /// Yields when `changeToken` may differ. Watches from now on; only Linux has it.
  package nonisolated func watch() throws(DiaryError) -> FolderWatch {
    try onStorage(try FolderWatch(paths.commitPointer.parent))
  }

  /// The log that this device writes, once it has begun one.
  package var ownLog: LogID? { journal.ownLog }

  func viewpoint(at now: Instant) -> Now {
    replay.history.viewpoint(now: now, zone: dependencies.zone)
  }

  /// Folds what anybody recorded. While commands are gathered nobody else can record anything.
  func catchUp(takingRowsIn: Bool = true) throws(DiaryError) {
    guard gathering == nil else { return }
    resolveBeforeQuestion()
    try refresh()
    try foldNew(takingRowsIn: takingRowsIn)
  }

  /// Sees what others wrote, with everything that was recorded here behind it in the journal.
  func refresh() throws(DiaryError) {
    try settleGathered()
    try onStorage(try journal.refresh())
  }

  /// The bytes of an event; nil where they can not be read here.
  func record(_ name: EventName) throws(DiaryError) -> [UInt8]? {
    if let gathered = gathering?.record(name) { return gathered }
    if name.log == WhatIf.log { return time.whatIf?.record(name) }
    return try onStorage(try journal.record(name))
  }

  /// Folds what is in the journal beyond what was folded, from zero when something arrived that
  /// sorts before it, or when what is below it in the journal has changed.
  ///
  /// - Parameter takingRowsIn: whether rows that lie in a snapshot are all read, as they must be
  ///   before anything is decided by them.
  func foldNew(
    takingRowsIn: Bool = true, isCancelled: () -> Bool = { false }
  ) throws(DiaryError) {
    // What a first fold or one from zero brings was there before.
    let isFresh = snapshotEventCount == nil || replay.folded.isEmpty
    let known = isFresh ? UInt64.max : replay.history.eventCount
    defer { news.arrivedCount += max(replay.history.eventCount, known) - known }
    if snapshotEventCount == nil {
      snapshotEventCount = 0
      replay = if let kept = loadSnapshot() { kept } else { try emptyReplay() }
    } else if replay.folded.isEmpty {
      // As after a fold that failed: what is forgotten is known before anything is folded.
      replay = try emptyReplay()
    }
    do throws(DiaryError) {
      try replay.take(journal.branches)
      var sources = journal.sources(behind: replay.folded)
      if isFingerprintAsFolded,
        try replay.fold(sources, isCancelled: isCancelled),
        takingRowsIn ? replay.materializeRows() : replay.history.isSound
      {
        noteUnread(of: sources)
        noteFingerprint()
        return
      }
      replay = try emptyReplay()
      snapshotEventCount = 0
      sources = journal.sources(behind: [:])
      _ = try replay.fold(sources, isCancelled: isCancelled)
      noteUnread(of: sources)
      noteFingerprint()
    } catch {
      // Half a fold is no history.
      replay = Replay()
      throw error
    }
  }

  /// Begins again from zero, as where rows of a snapshot turn out to be damaged.
  func refold() throws(DiaryError) {
    replay = Replay()
    snapshotEventCount = 0
    try foldNew()
  }

  /// Nothing folded yet, with storage reserved for what is in the journal.
  func emptyReplay() throws(DiaryError) -> Replay {
    var history = History(forgotten: journal.forgottenEntities)
    let held = journal.heldNumbers
    for log in journal.logs {
      guard let index = history.meet(log) else { throw .tooManyLogs }
      history.reserveCapacity(events: Int(clamping: held[log]?.count ?? 0), in: index)
    }
    var replay = Replay(history: history)
    try replay.take(journal.branches)
    return replay
  }
}

/// The history at one moment, with the point of view for questions that depend on now.
///
///     let (settings, counts) = try await diary.read { ($0.settings, $0.statistics) }
///     show(settings.policy, counts.events)
public struct DiaryView: Sendable {
  package let viewpoint: Now
  private let held: Held

  package var history: History { _read { yield held.history } }

  /// A history has dozens of arrays, too many to copy with every view of it.
  private final class Held: Sendable {
    let history: History
    init(_ history: History) { self.history = history }
  }

  package init(history: History, viewpoint: Now) {
    held = Held(history)
    self.viewpoint = viewpoint
  }
}

extension JournalFolder {
  /// Readers of every log that goes beyond the number given for it; zero for those not given.
  func sources(behind numbers: [LogID: UInt64]) -> [ReplaySource] {
    logs.compactMap { log in
      let folded = numbers[log] ?? 0
      guard end(of: log).number > folded else { return nil }
      return ReplaySource(log: log, behind: folded, cursor: cursor(of: log, from: folded + 1))
    }
  }

  /// Readers of these numbers of logs, of the logs that have any of them.
  func sources(of numbers: [LogID: NumberRanges]) -> [ReplaySource] {
    logs.compactMap { log in
      numbers[log].map { ReplaySource(log: log, behind: 0, cursor: cursor(of: log, numbers: $0)) }
    }
  }

  /// What is behind the ends of logs, as far as files and commit pointers here know these, and up
  /// to where events say they are.
  func unseenNumbers(upTo told: [LogID: UInt64]) -> [LogID: ClosedRange<UInt64>] {
    told.reduce(into: [:]) { $0[$1.key] = unseenNumbers(of: $1.key, upTo: $1.value) }
  }

  func unseenFindings(upTo told: [LogID: UInt64]) -> [Finding] {
    unseenNumbers(upTo: told).sorted { $0.key < $1.key }.map { log, numbers in
      Finding(.missing, nil, log: log, numbers: NumberRanges([numbers]))
    }
  }

  /// The entities whose forgetting the segments name in their openings.
  var forgottenEntities: Set<EventName> {
    let branches = branches
    guard !branches.isEmpty else { return Set(sealedSegments.flatMap(\.extent.forgotten)) }
    var forgotten: Set<EventName> = []
    for log in logs {
      // A segment speaks for its own history only, up to its end.
      for extent in extents(of: log)
      where branches.run(log).map({ extent.last <= $0.last || !$0.isForked }) ?? true {
        for name in extent.forgotten {
          // Where that may be of several histories, the segment with the blank in it knows.
          if let meant = branches.certainMeaning(of: name, by: log) { forgotten.insert(meant) }
        }
      }
    }
    return forgotten
  }
}

extension KeyRing {
  init(_ keys: MasterKeys) {
    self.init(epoch: keys.writing.epoch, key: keys.writing.key)
    for (epoch, key) in keys.byEpoch { add(epoch: epoch, key: key) }
  }
}
