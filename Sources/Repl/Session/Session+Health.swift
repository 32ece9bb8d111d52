import Echolog
import Files
import Rendering
import Synchronization
import System

/// Reading a vault wholly, and writing a sound one beside a damaged one.
extension Session {
  func check(_ console: Console) async throws(Stopped) -> ExitCode {
    let diary = try opened()
    let line = ReadingLine(console)
    defer { line.clear() }
    let health = try await asking { () async throws(DiaryError) in
      try await diary.check(mayGoOn: line.mayGoOn)
    }
    line.clear()
    return try console.show(Catalogue.health(health))
  }

  func repair(
    into target: String?, from other: String?, isDryRun: Bool, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    let place = try places.vaultPlace(options)
    let (target, other) = (try target.map(places.absolute), try other.map(places.absolute))
    if let target, (target.text + "/").hasPrefix(place.vault.text + "/") {
      throw .trouble(Catalogue.targetInsideVault(target))
    }
    let secrets = Secrets(options: options, places: places)
    let report = try secrets.trying(secrets.open(place, or: other)) {
      secret throws(DiaryError) in
      let line = ReadingLine(console)
      defer { line.clear() }
      return try Diary.repair(
        place, into: target, from: other, isForeseen: isDryRun, secret: secret, on: patientDisk,
        mayGoOn: line.mayGoOn)
    }
    if case .copied(let copy) = report.outcome {
      let there = VaultPlace(vault: copy, states: place.states, caches: place.caches)
      try secrets.rememberKeyFile(of: place, for: there)
    }
    return try console.show(Catalogue.repaired(report, of: place.vault, from: other))
  }

  /// Says on the side what a recovery before the answer did.
  func tellOfRecovery(_ console: Console) async throws(Stopped) {
    guard isOpen, let report = await (try opened()).takeRecovery() else { return }
    for note in try await tellingAfterCommand().recovered(report) { try console.note(note) }
  }
}

/// How far reading is: at a terminal in one line that is written over and cleared in the end.
final class ReadingLine: Sendable {
  private let console: Console
  private let start = SystemClock.monotonicNanoseconds
  private let lastShown = Atomic<UInt64>(0)

  /// Often enough to be read, and nothing for what is done at once.
  private static let pauseNanoseconds: UInt64 = 80_000_000

  init(_ console: Console) {
    self.console = console
  }

  /// Tells how far it is; false once the person pressed Ctrl-C.
  @Sendable func mayGoOn(after done: Int, of total: Int) -> Bool {
    let elapsed = SystemClock.monotonicNanoseconds - start
    if console.hasLiveLine,
      elapsed - lastShown.load(ordering: .relaxed) >= Self.pauseNanoseconds
    {
      lastShown.store(elapsed, ordering: .relaxed)
      show(Catalogue.reading(done, of: total, nanoseconds: elapsed))
    }
    return !Interruption.isRequested
  }

  /// Leaves the line to what comes next.
  func clear() {
    guard lastShown.exchange(0, ordering: .relaxed) > 0 else { return }
    show("")
  }

  private func show(_ text: String) {
    do throws(Stopped) {
      try console.showLive(text)
    } catch {
      // Nobody listens; the work goes on.
    }
  }
}
