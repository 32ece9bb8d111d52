package import Platform

/// Something that goes wrong at a chosen call of a simulated machine.
package struct Fault: Sendable {
  /// What becomes of the call.
  package enum Effect: Hashable, Sendable {
    /// Nothing is done, but a closed file is gone. After a failed sync what was pending may be lost
    /// whatever follows.
    case fail(StorageError.Refusal)
    /// All is done, and the caller gets a failure.
    case failAfterDoing(StorageError.Refusal)
    /// The first bytes of a write are written.
    case failAfterPart(byteCount: Int, StorageError.Refusal)
    /// As `failAfterPart`, and nobody learns it.
    case keepPart(byteCount: Int)
    /// The calling process ends: its files are closed, its locks free, nothing written is lost.
    case killProcess
    /// Every process ends, and what was not synced is at the mercy of a crash image.
    case powerOff
  }

  /// Whether later calls that are meant go wrong too.
  package enum Duration: Hashable, Sendable {
    case once, forGood
  }

  package let effect: Effect
  package let duration: Duration
  private let operations: Set<StorageError.Operation>
  private let pathEnd: String
  private let bytes: Range<Int>?
  private var callsBefore: Int

  /// - Parameters:
  ///   - operations: the calls that count, all of them by default.
  ///   - pathEnd: how the path of a call that counts ends.
  ///   - bytes: of which a call that counts reads or writes some, as of a bad sector; nil for any.
  ///   - callsBefore: how many such calls go well before.
  package init(
    _ effect: Effect, _ duration: Duration = .once,
    in operations: Set<StorageError.Operation> = Set(StorageError.Operation.allCases),
    pathEnd: String = "", bytes: Range<Int>? = nil, callsBefore: Int = 0
  ) {
    self.effect = effect
    self.duration = duration
    self.operations = operations
    self.pathEnd = pathEnd
    self.bytes = bytes
    self.callsBefore = callsBefore
  }

  /// Counts the call if it is meant, and returns whether it is the one that goes wrong.
  mutating func strikes(_ call: SimulatedMachine.Call) -> Bool {
    let isMeant = bytes?.overlaps(call.offset..<call.offset + call.byteCount) ?? true
    guard operations.contains(call.operation), call.path.text.hasSuffix(pathEnd), isMeant else {
      return false
    }
    if callsBefore == 0 { return true }
    callsBefore -= 1
    return false
  }
}
