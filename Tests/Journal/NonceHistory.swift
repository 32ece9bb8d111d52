import Journal
import Platform
import Seeds
import SimulatedMachine

/// A random history of one vault's journal on several machines, with everything that makes a
/// counter go back: crashes, cuts, copies, old copies and failing calls.
struct NonceHistory {
  let keys: KeyRing
  var random: SeededRandom
  /// What came about before something else was committed.
  private(set) var mishaps: Set<Mishap> = []
  /// Errors that no step may end with.
  private(set) var faults: [String] = []
  private var places: [LivedPlace]

  init(from start: CrashImage, keys: KeyRing, seed: UInt64) {
    self.keys = keys
    random = SeededRandom(seed: seed)
    places = [
      LivedPlace(
        machine: SimulatedMachine(restartedFrom: start), name: "here", paths: Workbench.paths,
        older: start)
    ]
  }

  mutating func active(_ stepCount: Int) {
    for _ in 0..<stepCount {
      let index = places.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<18, using: &random) {
      case 0: crash(index)
      case 1: cut(index)
      case 2 where places.count < 3: copyMachine(index, name: "there \(places.count)")
      case 3 where places.count < 3: copyMachine(index, name: places[index].name)
      case 4 where places.count < 3: copyVault(index)
      case 5: setBack(index)
      case 6:
        let calls = Int.random(in: 0..<40, using: &random)
        places[index].machine.add(Fault(.fail(.io), callsBefore: calls))
        places[index].isFaultPlanted = true
      case 7: places[index].endProcesses()
      default: write(index)
      }
    }
  }

  private mutating func crash(_ index: Int) {
    let machine = places[index].machine
    if !machine.pendingOperations().isEmpty { places[index].mishaps.insert(.crash) }
    let image = machine.drawCrashImage(using: &random)
    places[index].machine = SimulatedMachine(restartedFrom: image)
    places[index].isFaultPlanted = false
    places[index].endProcesses()
  }

  /// The machine as it is now is an old copy once either goes on.
  private mutating func copyMachine(_ index: Int, name: String) {
    var copy = places[index].copied(as: name)
    copy.mishaps = [.copiedMachine]
    places.append(copy)
  }

  /// The vault is copied to another place, and what the machine remembers of it is not.
  private mutating func copyVault(_ index: Int) {
    let number = places.count
    let name = Bool.random(using: &random) ? places[index].name : "there \(number)"
    var copy = places[index].copied(as: name)
    let original = copy.paths
    copy.paths = JournalPaths(
      folder: Path("/elsewhere \(number)/journal"), state: Path("/state \(number)"))
    let disk = copy.machine.startProcess()
    do throws(StorageError) {
      try disk.makeDirectories(copy.paths.state)
      try original.copy(from: disk, to: copy.paths, on: disk, keepsInodes: false)
    } catch {
      faults.append("copy of a vault: \(error)")
    }
    copy.older = copy.image
    copy.unsettled = [.copiedVault]
    places.append(copy)
  }

  /// The vault's folder becomes what it was, under the state folder as it is; each file anew, or
  /// in the one that has its name.
  private mutating func setBack(_ index: Int) {
    let place = places[index]
    place.machine.removeFaults()
    if Bool.random(using: &random) { places[index].endProcesses() }
    do throws(StorageError) {
      try place.paths.copy(
        from: SimulatedMachine(restartedFrom: place.older).startProcess(), to: place.paths,
        on: place.machine.startProcess(), keepsInodes: Bool.random(using: &random))
    } catch {
      faults.append("set-back: \(error)")
    }
    places[index].unsettled.insert(.setBack)
  }

  private mutating func cut(_ index: Int) {
    do throws(StorageError) {
      let disk = places[index].machine.startProcess()
      let file = try disk.open(places[index].paths.active, for: .writing)
      try file.truncate(to: Int.random(in: 8_200..<9_000, using: &random))
      places[index].mishaps.insert(.cut)
    } catch {
      // Without an active segment there is nothing to cut.
      let isFailing = error.refusal == .io && places[index].isFaultPlanted
      if error.refusal != .notFound, !isFailing { faults.append("cut: \(error)") }
    }
  }
}

// MARK: Writing

extension NonceHistory {
  private mutating func write(_ index: Int) {
    if Int.random(in: 0..<3, using: &random) == 0 { places[index].older = places[index].image }
    do throws(StorageError) {
      let journal = try journal(index)
      let appender = try begin(journal, index)
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        // A small commit, one of several frames, and one with a record that is sealed alone.
        let sizes =
          switch Int.random(in: 0..<40, using: &random) {
          case 0: [30_000, 30_000, 30_000]
          case 1: [70_000]
          default: [40]
          }
        _ = try appender.append(
          RecordBatch((sizes + [3]).map { [UInt8](repeating: 7, count: $0) }))
        mishaps.formUnion(places[index].noteCommit(by: journal))
      }
      try tidy(appender, journal, state: places[index].paths.state)
      try appender.close()
    } catch {
      if places[index].isFaultPlanted, Self.isOfFailedCall(error) {
        places[index].mishaps.insert(.failedCall)
      } else {
        faults.append("write: \(error)")
      }
    }
  }

  /// Whether a step may end so when a call of the disk failed; all else is an error of the journal.
  private static func isOfFailedCall(_ error: StorageError) -> Bool {
    switch error {
    case .disk(_, _, .io), .journal(.outcomeUnknown(_, .disk(_, _, .io))): true
    case .journal(.recoveryNeeded), .file(_, .unread): true
    case .disk, .file, .vault, .secret, .journal: false
    }
  }

  /// One of two processes, or a new one where they are not yet two.
  private mutating func journal(_ index: Int) throws(StorageError) -> JournalFolder {
    let place = places[index]
    if place.open.count < 2 {
      let opened = try JournalFolder(
        at: place.paths, on: place.machine.startProcess(), keys: keys, machineID: place.name)
      places[index].open.append(opened)
    }
    let position = Int.random(in: places[index].open.indices, using: &random)
    return places[index].open[position]
  }

  private mutating func begin(
    _ journal: JournalFolder, _ index: Int
  ) throws(StorageError) -> LogAppender {
    do throws(StorageError) {
      return try journal.beginAppending(timeoutMilliseconds: 0)
    } catch {
      guard case .journal(.incarnationNeeded) = error else { throw error }
      let log = LogID(high: random.next(), low: random.next())
      let appender = try journal.beginLog(log, timeoutMilliseconds: 0)
      places[index].settle()
      return appender
    }
  }

  private mutating func tidy(
    _ appender: borrowing LogAppender, _ journal: JournalFolder, state: Path
  ) throws(StorageError) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try appender.seal()
    case 1: appender.merge(appender.log)
    case 2:
      try appender.redact(NumberRanges([1...1]), of: appender.log, forgetting: []) { _, _ in [0] }
    case 3:
      var writer = try SnapshotWriter(state.appending("snapshot"), on: journal.disk, keys: keys)
      for name in ["echoes", "moments"] {
        let count = Int.random(in: 0..<140_000, using: &random)
        try writer.append(name, [UInt8](repeating: 3, count: count).rawSpan)
      }
      try writer.finish(SnapshotTag(foldVersion: 1, forgotten: [], ends: [:]))
    default: break
    }
  }
}
