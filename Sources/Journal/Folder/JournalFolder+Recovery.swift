import Platform

extension JournalFolder {
  /// Goes on with the active segment if it ends exactly as its last commit left it; else seals what
  /// is in it, reports what is lost and quarantines the file.
  ///
  /// Each step may be cut short by a crash and is then taken again: a sealed number is never sealed
  /// twice, and nothing is appended before the active segment is out of the way. A segment that no
  /// commit pointer knows may have got its name from someone who ended before it was durable, so
  /// the name is made durable before anybody learns what is in it.
  func continueOrSeal(_ log: LogID, outside: Bool) throws(StorageError) {
    switch decision(of: log, outside: outside) {
    case .refuse(let file), .refuseSegment(let file): throw .file(file.path, file.fault)
    case .newLog(let reason): throw .journal(.incarnationNeeded(reason))
    case .goOn: try syncNames(of: log)
    case .seal(let plan): try seal(log, as: plan)
    }
  }

  /// Makes the name durable of an active or sealed segment that its maker may have ended before it
  /// was; a first commit needs it.
  private func syncNames(of log: LogID) throws(StorageError) {
    if let active {
      if active.isEmpty { try syncEntries(of: paths.folder) }
    } else {
      let told = state.knownEnd(of: log, outside: true).map(\.number).max() ?? 0
      if sealedEnd(of: log).number > told { try syncEntries(of: paths.segments) }
    }
  }

  private func seal(_ log: LogID, as plan: RecoveryPlan) throws(StorageError) {
    let scan = state.scan
    let frames = state.frames(of: log)
    let hasActiveSegment = hasActiveSegment
    let isDamaged = state.isActiveMisplaced || activeFindings().contains { !$0.isInterruption }
    if let extent = plan.extent {
      let contents = ActiveContents(
        frames: plan.kept.map { frames[$0] }, bytes: scan?.bytes ?? [])
      try publish(extent, contents: contents, effort: .thorough)
    }
    let isWhole =
      scan?.log == log && scan?.isWhole == true && plan.torn.isEmpty && areSealed(frames, of: log)
    let quarantine = hasActiveSegment && !isWhole ? quarantineName() : nil
    // What is sealed already may have got its name from someone who ended before it was durable.
    try syncEntries(of: paths.segments)
    active = nil
    let known = [sealedEnd(of: log), commitPointerWithoutActiveSegment(of: log)?.logEnd].compactMap
    { $0 }
    let end = known.reduce(plan.end) { $1.number >= $0.number ? $1 : $0 }
    let lost = plan.extent?.lost ?? NumberRanges()
    lastRecovery = RecoveryReport(
      sealed: plan.extent?.numbers, lost: lost, tornFrameCount: plan.torn.count,
      quarantine: quarantine, isDamage: isDamaged || !lost.isEmpty)
    // The commit pointers first, as in `sealActive`.
    try noteSealing(log: log, end: end)
    try retireActive(quarantine: quarantine)
    forgetActiveSegment()
  }

  /// Quarantines an active segment of unknown log, so that another can take its place.
  func setUnknownActiveQuarantine() throws(StorageError) {
    guard hasActiveSegment else { return }
    let quarantine = quarantineName()
    lastRecovery = RecoveryReport(quarantine: quarantine, isDamage: true)
    try retireActive(quarantine: quarantine)
    forgetActiveSegment()
  }

  private func quarantineName() -> Path {
    paths.quarantine.appending(String(KernelRandom().next(), radix: 16) + ".live")
  }

  private func forgetActiveSegment() {
    state.scan = nil
    unreadable.removeAll { $0.path == paths.active }
    forgetPlans()
  }

  /// - Throws: `.file` for a commit pointer or an active segment that only another key or a newer
  ///   program opens: what was written last is not known.
  func refuseWaiting() throws(StorageError) {
    if let file = waitingFile { throw .file(file.path, file.fault) }
  }

  /// The commit pointer or active segment that only another key or a newer program opens.
  var waitingFile: UnreadableFile? {
    unreadable.first { file in
      file.fault.isWaiting
        && [paths.active, paths.commitPointer, paths.outsideCommitPointer].contains(file.path)
    }
  }
}
