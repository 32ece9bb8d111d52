package import Platform
private import Synchronization

/// A machine with one disk and any number of processes, all in memory.
///
/// It does the same on every run: no time, no threads, no order of a dictionary show through. What
/// a power cut leaves is asked as a `CrashImage`; the machine itself goes on unharmed, so that one
/// moment can be crashed in many ways.
package final class SimulatedMachine: Sendable {
  private let state: Mutex<State>

  /// A call that reached the disk.
  package struct Call: Hashable, Sendable {
    package let process: Int32
    package let operation: StorageError.Operation
    package let path: Path
    package let offset: Int
    /// Bytes to be read or written; 0 for other calls.
    package let byteCount: Int
  }

  struct Opening: Sendable {
    let inode: SimulatedVolume.Inode
    let process: Int32
    let isWritable: Bool
    var lock: LockKind?
  }

  struct State: Sendable {
    var volume: SimulatedVolume
    var capacityBytes: Int?
    var openings: [Int32: Opening] = [:]
    var nextHandle: Int32 = 3
    var lastProcess: Int32 = 0
    var living: Set<Int32> = []
    var faults: [Fault] = []
    var callCount = 0
    var recordsTrace = false
    var trace: [Call] = []
    var pausedMilliseconds = 0
    var recordsMoments = false
    var moments: [DiskMoment] = []
    var mark = 0
  }

  /// An empty disk with the root folder.
  ///
  /// - Parameter capacityBytes: how many bytes its files may have together; nil for no limit.
  package init(capacityBytes: Int? = nil) {
    state = Mutex(State(volume: SimulatedVolume(), capacityBytes: capacityBytes))
  }

  /// The machine as it starts again after a power cut.
  package init(restartedFrom image: CrashImage, capacityBytes: Int? = nil) {
    state = Mutex(State(volume: image.volume, capacityBytes: capacityBytes))
  }

  /// The machine as it goes on from a moment whose processes have ended: what was pending is seen
  /// by every further one, and is pending still.
  package init(continuing moment: DiskMoment) {
    state = Mutex(State(volume: moment.volume))
  }

  /// A new process; its number is larger than those before.
  package func startProcess() -> SimulatedDisk {
    state.withLock { state in
      state.lastProcess += 1
      state.living.insert(state.lastProcess)
      return SimulatedDisk(machine: self, processNumber: state.lastProcess)
    }
  }

  /// Lets something go wrong at a later call; of several that strike at once the first counts.
  package func add(_ fault: Fault) {
    state.withLock { $0.faults.append(fault) }
  }

  /// Lets every later call go well.
  package func removeFaults() {
    state.withLock { $0.faults.removeAll() }
  }

  /// How many calls of all processes reached the disk.
  package var callCount: Int { state.withLock { $0.callCount } }

  /// The calls since `recordsTrace` was set.
  package var trace: [Call] { state.withLock { $0.trace } }

  package var recordsTrace: Bool {
    get { state.withLock { $0.recordsTrace } }
    set { state.withLock { $0.recordsTrace = newValue } }
  }

  /// The disk after each call that may have changed it, since `recordsMoments` was set.
  package var moments: [DiskMoment] { state.withLock { $0.moments } }

  package var recordsMoments: Bool {
    get { state.withLock { $0.recordsMoments } }
    set { state.withLock { $0.recordsMoments = newValue } }
  }

  /// Keeps the disk once more as it is now, with the mark of now, because no call may follow an
  /// answer. Before the first recorded call nothing is kept, as nothing could be lost.
  package func noteMoment() {
    state.withLock { $0.noteMoment() }
  }

  /// What the moments recorded from now on carry, for a test to know how far it was.
  package var mark: Int {
    get { state.withLock { $0.mark } }
    set { state.withLock { $0.mark = newValue } }
  }

  package var capacityBytes: Int? {
    get { state.withLock { $0.capacityBytes } }
    set { state.withLock { $0.capacityBytes = newValue } }
  }

  /// How long processes have waited for locks, in time that did not pass.
  package var pausedMilliseconds: Int { state.withLock { $0.pausedMilliseconds } }

  func pause(milliseconds: Int) {
    state.withLock { $0.pausedMilliseconds += milliseconds }
  }

  func end(_ process: Int32) {
    state.withLock { $0.end(process) }
  }

  func withVolume<Answer: Sendable>(_ body: (SimulatedVolume) -> Answer) -> Answer {
    body(state.withLock { $0.volume })
  }

  /// Runs one call of a process, or what a fault makes of it. `body` is given how many bytes of a
  /// write it may do; `synced` is the file that a sync is for.
  func perform<Answer: Sendable>(
    _ call: Call, _ synced: FileHandle?,
    _ body: (inout State, _ allowedBytes: Int) throws(Refusal) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(Refusal) {
      return try state.withLock { (state) throws(Refusal) in
        let effect = try state.begin(call)
        defer { state.noteMoment(after: call) }
        switch effect {
        case nil: return try body(&state, .max)
        case .fail(let cause):
          if let synced { state.failSync(synced) }
          // A file is closed whatever the system returns.
          if call.operation == .close { _ = try body(&state, .max) }
          throw Refusal(cause)
        case .failAfterDoing(let cause):
          _ = try body(&state, .max)
          throw Refusal(cause)
        case .failAfterPart(let byteCount, let cause):
          _ = try body(&state, byteCount)
          throw Refusal(cause)
        case .keepPart(let byteCount): return try body(&state, byteCount)
        case .killProcess:
          state.end(call.process)
          throw Refusal(.io)
        case .powerOff:
          for process in state.living { state.end(process) }
          throw Refusal(.io)
        }
      }
    } catch {
      throw StorageError.disk(call.operation, call.path, error.cause)
    }
  }
}
