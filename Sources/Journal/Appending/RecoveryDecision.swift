import Platform

/// What becomes of the own log when somebody wants to write: the decisions of the table in section
/// "Recovery" of the format page.
enum RecoveryDecision {
  /// A commit pointer or the active segment hides what was written last.
  case refuse(UnreadableFile)
  /// A segment may contain what would be recorded as lost.
  case refuseSegment(UnreadableFile)
  case newLog(IncarnationReason)
  /// Nothing is to be recovered.
  case goOn
  case seal(RecoveryPlan)

  /// As the last column of the table says it.
  var words: String {
    switch self {
    case .refuse(let file):
      "refuse \(file.fault.isWaiting ? file.fault.cause.rawValue : "live")"
    case .refuseSegment: "refuse segment"
    case .newLog(let reason): "new log " + caseName(of: reason)
    case .goOn: "continue"
    case .seal(let plan): plan.extent?.lost.isEmpty == false ? "seal lost" : "seal"
    }
  }
}

extension JournalFolder {
  /// What a writer does about what was read, of which it touches nothing.
  ///
  /// - Parameters:
  ///   - seen: what peers know of the own log.
  ///   - isForRecords: whether records are to be appended; else a log that parted is good enough.
  func decision(seen: [KnownEnd], isForRecords: Bool = true) -> RecoveryDecision {
    if let file = hiding { return .refuse(file) }
    if let reason = incarnationReason(seen: seen), isForRecords || !isLeftLater(reason) {
      return .newLog(reason)
    }
    guard let own = ownLog else { return .newLog(.noLog) }
    return decision(of: own, outside: true)
  }

  /// The same of a log that is gone on with, or left: whatever is in its active segment has to be
  /// sealed unless it ends exactly as its last commit left it.
  ///
  /// - Parameter outside: whether the outside commit pointer counts.
  func decision(of log: LogID, outside: Bool) -> RecoveryDecision {
    if active != nil { return .goOn }
    let plan = recoveryPlan(for: log, frames: state.frames(of: log), outside: outside)
    // A log that is left gives no number, so what waits may come back to it at any time.
    let isSegmentMissing =
      !isLeavingLog && appendingEnd(of: log).number > end(inFilesOf: log).number
    // Numbers must not be called lost while a file that may contain them only waits for its key,
    // for a newer program, or for its disk.
    if plan.extent?.lost.isEmpty == false || isSegmentMissing,
      let file = unreadable.first(where: \.mayHoldNumbers)
    {
      return .refuseSegment(file)
    }
    return hasActiveSegment || plan.extent != nil ? .seal(plan) : .goOn
  }

  /// What keeps every writer out, because it hides what was written last: a commit pointer or an
  /// active segment that only another key or a newer program opens, or an active segment that the
  /// medium does not give back, where commits may be.
  var hiding: UnreadableFile? {
    waitingFile ?? (hidesCommits ? UnreadableFile(path: paths.active, fault: .unread) : nil)
  }
}
