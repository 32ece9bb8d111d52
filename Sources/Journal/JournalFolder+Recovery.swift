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
      // A peer has more than this file: what was read of it may be older than what it holds.
      try load(isWriter: true)
    }
    let scan = state.scan
    let hasLiveFile = scan != nil || unreadable.contains { $0.path == paths.live }
    let plan = recoveryPlan(
      for: log, frames: scan?.frames ?? [], evidence: evidence, outside: outside)
    guard hasLiveFile || plan.stretch != nil else { return }
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
}
