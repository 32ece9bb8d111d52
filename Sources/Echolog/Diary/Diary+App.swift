import Journal
import Synchronization

// The face for an app: values in, values out, errors that an app can act on. These calls are in the
// files `Diary+App….swift`; what they take and give, beside them.
//
// Asking again for what is so already is no error and records nothing: of two devices one is always
// the second, and an app repeats some things at every start.

// MARK: Making and opening

extension Diary {
  /// Makes a diary in a folder that is absent or empty.
  ///
  /// - Parameters:
  ///   - folder: the path of the vault.
  ///   - stateFolder: where this device remembers what must not travel with the vault, nor into a
  ///     backup of the device.
  ///   - owner: what the person is called; the first event keeps it. It may be empty.
  ///   - device: a short name for this device: 1 to 32 letters, digits, `-` and `_`.
  ///   - secret: what will open it; nobody opens it without.
  ///   - zone: where the person is.
  ///   - clock: the system's, unless a test or a preview brings its own.
  /// - Throws: `DiaryFailure.occupied`, `.noZone`, `.noKey`, `.passphraseEmpty`,
  ///   `.passphraseShort`, `.refused` with `deviceNameNotUsable`, and others.
  public static func create(
    in folder: String, stateFolder: String, owner: String, device: String, secret: DiarySecret,
    zone: DiaryZone = .device, clock: DiaryClock = .system
  ) async throws -> Diary {
    let diary = try await Opening().run {
      let disk = POSIXDisk()
      let dependencies = try Dependencies(clock, zone)
      return try failing { () throws(DiaryError) in
        let (place, name) = (place(folder, stateFolder), try named(device))
        let secret = try onStorage { () throws(StorageError) in
          // Before a key file is made for a vault that can not be.
          try UnlockedVault.requireFree(place.vault, on: disk)
          return try secret.making(on: disk)
        }
        return try make(
          at: place, deviceName: name, secret: secret, dependencies: dependencies, on: disk)
      }
    }
    do throws(DiaryError) {
      try await diary.begin(owner: owner)
    } catch {
      throw DiaryFailure(error)
    }
    return diary
  }

  /// Opens a diary that was made here, by the command line or by another app.
  ///
  /// - Parameters:
  ///   - folder: the path of the vault.
  ///   - stateFolder: the one of `create`.
  ///   - device: names this device when it writes for the first time.
  ///   - secret: what opens it now.
  ///   - zone: where the person is.
  ///   - clock: the system's, unless a test or a preview brings its own.
  /// - Throws: `DiaryFailure.noVault`, `.wrongSecret`, `.passphraseNeeded`, `.keyFileNeeded`,
  ///   `.noKey`, `.noZone`, `.damaged`, `.newerFormat`, `.passphraseEmpty`, and
  ///   others. What a newer library wrote last may be refused by the first question only.
  public static func open(
    in folder: String, stateFolder: String, device: String, secret: DiarySecret,
    zone: DiaryZone = .device, clock: DiaryClock = .system
  ) async throws -> Diary {
    try await Opening().run {
      let disk = POSIXDisk()
      let dependencies = try Dependencies(clock, zone)
      return try failing { () throws(DiaryError) in
        let secret = try onStorage(try secret.opening(on: disk))
        return try open(
          at: place(folder, stateFolder), deviceName: try named(device), secret: secret,
          dependencies: dependencies, on: disk)
      }
    }
  }

  package static var systemZones: SystemZones { SystemZones(.current(), on: POSIXDisk()) }

  static func named(_ device: String) throws(DiaryError) -> DeviceName {
    try rejecting { () throws(Rejection) in try DeviceName(device) }
  }

  static func place(_ folder: String, _ state: String) -> VaultPlace {
    VaultPlace(
      vault: Path(folder), states: Path(state), caches: Path(state).appending("snapshots"))
  }
}

// MARK: A session

extension Diary {
  /// Follows the person to another zone, from the next call on; what is recorded stays on its days.
  ///
  /// A diary opened in the zone of the device does not follow by itself: an app calls
  /// `setZone(.device)` when it comes to the front, and when the system reports another zone.
  ///
  /// - Throws: `DiaryFailure.noZone`, and the zone before stays.
  public func setZone(_ zone: DiaryZone) throws {
    dependencies = dependencies.moved(to: try zone.rules(in: Self.systemZones))
  }

  /// An element whenever something was recorded or received, by this diary, another one or another
  /// process: what was asked before may have another answer. What comes while nobody waits is one
  /// element. It is fed by the file system, which only Linux lets it be; nothing is asked for again
  /// and again.
  ///
  ///     for await _ in try diary.changes() { show(try await diary.momentDays()) }
  ///
  /// - Throws: `DiaryFailure` where the system does not let the folder be watched.
  public nonisolated func changes() throws -> AsyncStream<Void> {
    let seen = Mutex(changeToken)
    return try failing { () throws(DiaryError) in
      try onStorage { () throws(StorageError) in
        try FolderWatch.changes(in: paths.commitPointer.parent) {
          let sign = self.changeToken
          return seen.withLock { seen in
            defer { seen = sign }
            return sign != seen
          }
        }
      }
    }
  }

  /// Begins a session of the person, such as when an app comes to the front: some policies count
  /// what is sent in one (BR-001). Opening a diary begins one too.
  public func beginSession() { sentVibes = [] }

  /// Keeps what was read of the history in the state folder, if that saves the next opening enough;
  /// for an app that goes to the background. Without it nothing is lost but time.
  ///
  /// What an app that was ended left in files of what is forgotten goes with it.
  ///
  /// - Complexity: linear in the events of the diary, where 2,048 came since the last time, or
  ///   something is forgotten; else nothing is done.
  public func endSession() {
    finishErasing()
    saveSnapshotIfWorthwhile()
  }

  /// What was learned and is in no `Performed`: what came from elsewhere, and what became
  /// of a command that threw `DiaryFailure.outcomeUnknown`, also one of before a restart of the
  /// app. While the disk still fails, that stays unknown.
  public func unheardNews() -> News {
    resolveBeforeQuestion()
    return takeNews()
  }
}

// MARK: Asking

extension Diary {
  /// Asks what the diary says now, or said at another time.
  ///
  ///     let days = try await diary.read { $0.journey(limit: 7) }
  ///     let then = try await diary.read(asOf: lastSpring) { $0.journey(limit: 7) }
  ///
  /// - Parameters:
  ///   - instant: in seconds since 1970 in UTC; what holds only later is left out, by all that is
  ///     known today. Nil for now.
  ///   - knowledge: as well; what was recorded later is left out. Nil for nothing.
  ///   - question: what is asked of the diary as it is, or was.
  /// - Throws: `DiaryFailure`, with `.refused` and `timeOutOfRange` for what is no time.
  /// - Complexity: as of what is asked; of what was kept of the history, no more is read than that.
  ///   What was known at another time costs a replay, and what was so a walk over all rows.
  public func read<Answer: Sendable>(
    asOf instant: Double? = nil, knownAt knowledge: Double? = nil,
    _ question: @Sendable (DiaryView) -> Answer
  ) throws -> Answer {
    try failing { () throws(DiaryError) in
      let time = try QueryTime(secondsAsOf: instant, knownAt: knowledge)
      return time == .present ? try readLazily(question).answer : question(try view(at: time))
    }
  }

  /// The words that an answer refers to; nil for none, and for words that are gone.
  ///
  /// - Throws: `DiaryFailure`.
  public func text(_ reference: WordsReference?) throws -> String? {
    try failing { () throws(DiaryError) in try words(reference) }
  }
}

extension DiaryView {
  /// What is set, and what the vault allows.
  public var settings: SettingsInForce { history.settings }

  /// The entry of a name as SQL and people write it, such as `laptop:12`; nil where there is none,
  /// or more than one of it.
  public func entry(named name: String) -> EntryID? {
    Result { () throws(Rejection) in try history.find(name).id }.value
  }

  /// What the person has paid for, as far as anybody said.
  public var plan: PaidPlan { history.plan }
  /// The person's day, which begins when the settings say.
  public var today: CivilDay { viewpoint.today }
  /// Counts of everything, as of today.
  public var statistics: Statistics { history.statistics(at: viewpoint) }
  /// Which feelings come on which weekdays.
  public var emotionPatterns: EmotionPatterns { history.emotionPatterns }
  /// What can be logged: the standard activities, then the person's own as they added them.
  public var activities: [Activity] { history.activitiesInUse }
  /// The ids of the quotes that the person kept, in the order in which they did; the table `quotes`
  /// has their words.
  public var favouriteQuotes: [String] { history.favouriteQuotes }

  /// The days with something in them, the latest first.
  public func journey(
    in days: ClosedRange<CivilDay>? = nil, limit: Int = .max
  ) -> [JourneyDay] {
    history.journey(in: days, limit: limit)
  }
}

// MARK: Doing

extension Diary {
  /// Performs a command. It is durable when this returns.
  ///
  ///     let kept = try await diary.perform(LogMoment("Took a short walk"))
  ///     show(kept.answer.praise, kept.badges)
  ///
  /// - Throws: `DiaryFailure.refused` with the rule that the command breaks; `.unreadable` where
  ///   damage took words that it needs; `.diskFull`, `.outcomeUnknown` and others.
  @discardableResult public func perform<C: Command>(
    _ command: C
  ) throws -> Performed<C.Answer> {
    try failing { () throws(DiaryError) in try commit(command, showingBadges: true) }
  }

  /// As `perform`, of what makes something so: to say again what holds already is no failure and
  /// records nothing. Of two devices one is always the second, and an app says some things at every
  /// start.
  ///
  ///     try await diary.ensure(ChangePermission(.granted))
  ///
  /// - Returns: nil where it held already.
  /// - Throws: as `perform`.
  @discardableResult public func ensure<C: Command>(
    _ command: C
  ) throws -> Performed<C.Answer>? {
    try failing { () throws(DiaryError) in
      do throws(DiaryError) {
        return try commit(command, showingBadges: true)
      } catch .rejected(let rejection) where rejection.isHeldAlready {
        return nil
      }
    }
  }
}
