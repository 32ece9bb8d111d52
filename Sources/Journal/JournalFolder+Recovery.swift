import Bytes
import Files
import System

extension JournalFolder {
  /// Goes on with the live file if it ends exactly as its last commit left it; else seals what it
  /// holds, tells what is lost and sets it aside.
  ///
  /// Each step may be cut short by a crash and is then taken again: a sealed number is never sealed
  /// twice, and nothing is appended before the live file is out of the way.
  func continueOrSeal(_ log: LogID, evidence: [Evidence], outside: Bool) throws(JournalError) {
    if let live {
      let told = evidence.map(\.number).max() ?? 0
      if told <= live.last { return }
      // A peer has seen more than this file holds; what it holds is whole and is sealed as it is.
      try sealLive()
    }
    let scan = state.scan
    let hasLiveFile = scan != nil || unreadable.contains { $0.path == paths.live }
    let plan = recoveryPlan(
      for: log, frames: scan?.frames ?? [], evidence: evidence, outside: outside)
    guard hasLiveFile || plan.stretch != nil else { return }
    if plan.stretch?.lost.isEmpty == false { try refuseUnopened() }
    if let stretch = plan.stretch {
      let contents = LiveContents(
        frames: plan.kept.compactMap { scan?.frames[$0] }, bytes: scan?.bytes ?? [])
      try publish(stretch, contents: contents, effort: .thorough)
    }
    let isWhole = scan?.damaged.isEmpty == true && plan.torn.isEmpty
    var aside: Path?
    if hasLiveFile, !isWhole {
      aside = paths.aside.appending(String(KernelRandom().next(), radix: 16) + ".live")
    }
    live = nil
    try retireLive(aside: aside)
    state.scan = nil
    unreadable.removeAll { $0.path == paths.live }
    forgetPlans()
    let sealed = sealedEnd(of: log)
    let opened = scan?.opening.map { Evidence(number: $0.first - 1, link: $0.linkBefore) }
    let end = opened.map { $0.number > sealed.number ? $0 : sealed } ?? sealed
    lastRecovery = RecoveryReport(
      sealed: plan.stretch?.numbers, lost: plan.stretch?.lost ?? NumberRanges(),
      tornFrameCount: plan.torn.count, aside: aside)
    try noteSealing(log: log, end: end)
  }

  /// Numbers must not be called lost while a file that may hold them only waits for its key or for
  /// a newer program.
  private func refuseUnopened() throws(JournalError) {
    for file in unreadable {
      switch file.fault {
      case .wrongKey, .unknownEpoch, .newerFormat: throw .file(file.path, file.fault)
      case .foreign, .incomplete, .damaged: continue
      }
    }
  }
}
