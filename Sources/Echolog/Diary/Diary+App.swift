import Journal
import Platform
import Synchronization

// The face for an app: values in, values out, errors that an app can act on. These calls are in the
// files `Diary+App….swift`; what they take and give, beside them.
//
// Asking again for what is so already is no error and records nothing: of two devices one is always
// the second, and an app repeats some things at every start.

/// What an undo took back, or put back.
public struct UndoneCommand: Sendable {
  /// Names the undoing itself: undone in its turn, it gives back what it took.
  public let id: EntryID
  /// The things that were done and no longer apply, or apply again.
  public let undone: [EntryID]
  /// Whether they apply again.
  public let isPutBack: Bool
  /// What was done since, can not be undone, and was passed by; the last one first.
  public let passedBy: [EntryID]
}

// MARK: Making and opening

extension Diary {
  /// Makes a diary in a folder that is absent or empty.
  ///
  /// - Parameters:
  ///   - folder: the path of the vault.
  ///   - stateFolder: where this device remembers what must not travel with the vault, nor into a
  ///     backup of the device.
  ///   - device: a short name for this device: 1 to 32 letters, digits, `-` and `_`.
  ///   - zone: where the person is.
  /// - Throws: `DiaryFailure.occupied`, `.noZone`, `.noKey`, `.refused` with
  ///   `deviceNameNotUsable`, `passphraseEmpty`, `passphraseShort`, and others.
  public static func create(
    in folder: String, stateFolder: String, owner: String, device: String, secret: DiarySecret,
    zone: DiaryZone = .device
  ) async throws -> Diary {
    let diary = try await Opening().run {
      let disk = POSIXDisk()
      let dependencies = Dependencies(zone: try zone.rules(in: systemZones))
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
  /// - Parameter device: names this device when it writes for the first time.
  /// - Throws: `DiaryFailure.noVault`, `.wrongSecret`, `.passphraseNeeded`, `.keyFileNeeded`,
  ///   `.noKey`, `.noZone`, `.damaged`, `.newerFormat`, `.refused` with `passphraseEmpty`, and
  ///   others. What a newer library wrote last may be refused by the first question only.
  public static func open(
    in folder: String, stateFolder: String, device: String, secret: DiarySecret,
    zone: DiaryZone = .device
  ) async throws -> Diary {
    try await Opening().run {
      let disk = POSIXDisk()
      let dependencies = Dependencies(zone: try zone.rules(in: systemZones))
      return try failing { () throws(DiaryError) in
        let secret = try onStorage { () throws(StorageError) in try secret.opening(on: disk) }
        return try open(
          at: place(folder, stateFolder), deviceName: try named(device), secret: secret,
          dependencies: dependencies, on: disk)
      }
    }
  }

  static var systemZones: SystemZones { SystemZones(.current(), on: POSIXDisk()) }

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
  public func beginSession() {
    sentVibes = []
  }

  /// Keeps what was read of the history in the state folder, if that saves the next opening enough;
  /// for an app that goes to the background. Without it nothing is lost but time.
  ///
  /// - Complexity: linear in the events of the diary, where 2,048 came since the last time; else
  ///   nothing is done.
  public func endSession() {
    saveSnapshotIfWorthwhile()
  }

  /// Returns, once, what became of a call that threw `DiaryFailure.outcomeUnknown`, also one of
  /// before a restart of the app. Any later call decides it too, and this then returns it.
  ///
  /// - Returns: nil where no answer is owed, and while the disk still fails.
  public func settleUnknown() -> Resolution? {
    resolveBeforeQuestion()
    return takeResolution()
  }

  /// Chooses which of the products the diary is; what is there already stays within reach.
  ///
  /// - Throws: `DiaryFailure`.
  public func choosePolicy(_ policy: Policy) throws {
    try failing(unless: .policyUnchanged) { () throws(DiaryError) in
      _ = try select(policy)
    }
  }
}

// MARK: Undoing

extension Diary {
  /// Takes back the last thing that was done on this device and still applies; called again, the
  /// one before. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `nothingToUndo`, `notUndoable` for what was seen,
  ///   `changedSince` and others.
  public func undoLast() throws -> UndoneCommand {
    try undoing(nil)
  }

  /// Takes back what was done to an entry last, or puts back what an undo took.
  ///
  /// - Throws: as `undoLast`, and with `entityNotFound`, `alreadyUndone`.
  public func undo(_ id: EntryID) throws -> UndoneCommand {
    try undoing(id.name)
  }

  private func undoing(_ name: EventName?) throws(DiaryFailure) -> UndoneCommand {
    try failing { () throws(DiaryError) in
      let undoing = try undo(name)
      return UndoneCommand(
        id: EntryID(name: undoing.recorded[0].name),
        undone: undoing.undone.map { EntryID(name: $0.name) }, isPutBack: undoing.isPutBack,
        passedBy: undoing.passedBy.map { EntryID(name: $0.name) })
    }
  }
}
