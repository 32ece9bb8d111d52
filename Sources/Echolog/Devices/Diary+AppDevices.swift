import Journal

/// What an exchange with a shared folder brought.
///
///     let outcome = try await diary.sync(with: sharedFolder)
///     show(outcome.arrivedCount, outcome.concurrentEdits)
public struct SyncOutcome: Equatable, Sendable {
  /// How many events came from other devices.
  public let arrivedCount: Int
  /// Entries that both sides had changed; each device shows the same of them.
  public let concurrentEdits: [EntryID]
  /// How many files could not be used now; a later sync tries them again.
  public let waitingFileCount: Int

  /// One made by hand, as for a preview or a test.
  public init(arrivedCount: Int, concurrentEdits: [EntryID] = [], waitingFileCount: Int = 0) {
    (self.arrivedCount, self.concurrentEdits) = (arrivedCount, concurrentEdits)
    self.waitingFileCount = waitingFileCount
  }
}

extension Diary {
  /// Exchanges events with the other devices through a folder, such as one that another program
  /// carries from device to device. Its files are sealed; where a sync is interrupted, the next
  /// goes on.
  ///
  /// - Parameters:
  ///   - folder: its path.
  ///   - mayCreate: whether an absent folder is made.
  /// - Throws: `DiaryFailure.refused` with `refusedByPolicy`, `.damaged`, `.notPermitted`,
  ///   `.diskFull` and others; what came before that is kept.
  /// - Complexity: linear in the bytes of both sides.
  @discardableResult public func sync(
    with folder: String, mayCreate: Bool = true
  ) throws -> SyncOutcome {
    try failing { () throws(DiaryError) in
      let before = try view().history
      let report = try sync(Path(folder), mayCreate: mayCreate, isCancelled: { false })
      let arrived = try view().history.arrivedCount(since: before, besides: ownLog)
      return SyncOutcome(
        arrivedCount: Int(clamping: arrived), concurrentEdits: report.met,
        waitingFileCount: report.setAside.count)
    }
  }

  /// Makes a diary on this device for the history in a shared folder, and brings it here.
  ///
  /// - Parameters:
  ///   - shared: the path of the folder that devices share.
  ///   - folder: the path of the new vault, which is absent or empty.
  ///   - stateFolder: as for `create`.
  ///   - device: a short name, which gets a number where another device has it.
  ///   - secret: what opens the vault on the other devices.
  ///   - zone: where the person is.
  ///   - clock: the system's, unless a test or a preview brings its own.
  /// - Throws: as `create`, and `DiaryFailure.wrongSecret`; as `sync`, and then the vault is there,
  ///   to be opened and synced again.
  public static func join(
    _ shared: String, in folder: String, stateFolder: String, device: String,
    secret: DiarySecret, zone: DiaryZone = .device, clock: DiaryClock = .system
  ) async throws -> Diary {
    let diary = try await Opening().run {
      let disk = POSIXDisk()
      let dependencies = try Dependencies(clock, zone)
      return try failing { () throws(DiaryError) in
        let secret = try onStorage { () throws(StorageError) in try secret.opening(on: disk) }
        return try join(
          Path(shared), at: place(folder, stateFolder), deviceName: try named(device),
          secret: secret, dependencies: dependencies, on: disk)
      }
    }
    try await diary.sync(with: shared, mayCreate: false)
    return diary
  }
}

extension History {
  /// How many events came since an earlier history of the same diary, in which nothing was kept
  /// meanwhile.
  ///
  /// - Parameter own: the log of this device; what begins it is new, and did not come.
  package func arrivedCount(since before: History, besides own: LogID?) -> UInt64 {
    let begun = devices.first { device in
      device.log == own && !before.devices.contains { $0.log == device.log }
    }
    // What was damaged meanwhile is gone.
    return eventCount - min(eventCount, before.eventCount + (begun?.eventCount ?? 0))
  }
}
