import Journal

/// One thing in a vault that is not as it was written.
///
///     for problem in try await diary.verify().problems {
///       show(problem.cause, problem.file, problem.bytes, problem.lostEventCount)
///     }
public struct VaultProblem: Equatable, Sendable {
  /// A stable word that decides the cure, such as `damaged` or `missing`; `Schemas/recovery.md`
  /// has all of them.
  public let cause: String
  /// The path of the file that it is about; nil where none that is here can be blamed.
  public let file: String?
  /// The bytes of the file that are not the ones that were written; none where the whole file is
  /// meant.
  public let bytes: [Range<Int>]
  /// How many events can not be read because of it. Two problems may be about the same ones, such
  /// as a damaged file and what a recovery will find lost of it.
  public let lostEventCount: Int

  fileprivate init(_ finding: Finding) {
    cause = finding.cause.rawValue
    file = finding.path?.text
    bytes = finding.bytes
    lostEventCount = Int(clamping: finding.numbers.count)
  }
}

extension JournalHealth {
  /// What is amiss, the files of the journal first.
  public var problems: [VaultProblem] { findings.map(VaultProblem.init) }

  /// How many events are known that can not be read here.
  public var lostEventCount: Int { Int(clamping: unreadNumbers.numberCount) }
}

extension RepairReport {
  /// The path of the whole vault that was written, or would be; nil where nothing was to do, or
  /// nothing could be gained.
  public var copy: String? {
    switch outcome {
    case .copied(let path), .foreseen(let path): path.text
    case .nothingDamaged, .nothingGained: nil
    }
  }

  /// What is amiss in the original.
  public var problems: [VaultProblem] { findings.map(VaultProblem.init) }

  /// How many events can not be read afterwards.
  public var lostEventCount: Int { Int(clamping: losses.numbers.numberCount) }

  /// How many events can be read in the copy and not in the original.
  public var returnedEventCount: Int { Int(clamping: returned.numberCount) }
}

extension Diary {
  /// Reads every byte of the vault and compares it with what was written.
  ///
  /// - Parameter mayGoOn: is given how many bytes of how many are read; false stops there.
  /// - Throws: `DiaryFailure.failed` where it was stopped; what reading may throw.
  /// - Complexity: linear in the size of the vault.
  public func verify(
    mayGoOn: @Sendable (Int, Int) -> Bool = { _, _ in true }
  ) throws -> JournalHealth {
    try failing { () throws(DiaryError) in try check(mayGoOn: mayGoOn) }
  }

  /// Writes what can be read of a damaged vault into a new one; the original is only read. The copy
  /// appears whole or not at all.
  ///
  /// - Parameters:
  ///   - folder: the path of the vault, which no process may have open to write.
  ///   - stateFolder: the one of `open`.
  ///   - secret: what opens it.
  ///   - target: an absent or empty folder; nil for one beside the vault.
  ///   - other: a shared folder, or another vault of the same history, to take from it what is
  ///     missing here.
  ///   - isForeseen: whether nothing is written, to show what would be.
  /// - Throws: `DiaryFailure.busy` while somebody writes, `.diskFull` before anything is written,
  ///   and what opening may throw.
  /// - Complexity: linear in the size of the vault.
  public static func repair(
    _ folder: String, stateFolder: String, secret: DiarySecret, into target: String? = nil,
    from other: String? = nil, isForeseen: Bool = false
  ) async throws -> RepairReport {
    try await Opening().run {
      let disk = POSIXDisk()
      return try failing { () throws(DiaryError) in
        let secret = try onStorage(try secret.opening(on: disk))
        return try repair(
          place(folder, stateFolder), into: target.map { Path($0) }, from: other.map { Path($0) },
          isForeseen: isForeseen, secret: secret, on: disk)
      }
    }
  }
}
