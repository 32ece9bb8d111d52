import CivilTime
import Domain
import Echolog
import Events
import Files
import Rendering
import Synchronization
import System
import Vault

/// Half a year of an invented life, lived command by command on a simulated clock in a vault of
/// its own. The seed is fixed, so everyone sees the same life.
@MainActor struct Demo {
  private let program: Program
  private let console: Console

  init(_ program: Program, _ console: Console) {
    self.program = program
    self.console = console
  }

  func run() async throws(Stopped) -> ExitCode {
    let folder = try throwAwayFolder()
    var options = console.options
    options.vault = folder.appending("vault").text
    options.keyFile = folder.appending("key").text
    let place = VaultPlace(
      vault: folder.appending("vault"), states: folder.appending("state"),
      caches: folder.appending("cache"))
    let clock = DemoClock()
    let zone = try program.places.zone(options)
    let surroundings = Surroundings(now: { clock.now }, zone: zone)
    let diary = try await makeDiary(at: place, options, surroundings)
    let session = Session(places: program.places, options: options, diary: diary)
    try console.note(Catalogue.demoBegins(folder.text))
    let start = SystemClock.monotonicNanoseconds
    let count = try await DemoLife(clock: clock, zone: zone ?? .utc).live(in: diary, session)
    let lived = SystemClock.monotonicNanoseconds - start
    try console.note(Catalogue.speed(events: UInt64(count), nanoseconds: lived))
    for statement in [Statement.journey(days: 14), .goals, .streaks, .statistics] {
      _ = try await session.carry(out: statement, console)
      if console.options.form == .people { try console.write("\n") }
    }
    guard console.mayAsk else { return .success }
    return try await Prompt(session, console, program).run(script: nil)
  }

  private func throwAwayFolder() throws(Stopped) -> Path {
    let parent = program.environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let name = "echolog-demo-\(Machine.processNumber)-\(SystemClock.wallMilliseconds)"
    let folder = Path(parent + "/" + name)
    do throws(DiskError) {
      try program.places.disk.makeDirectories(folder)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    return folder
  }

  private func makeDiary(
    at place: VaultPlace, _ options: Options, _ surroundings: Surroundings
  ) async throws(Stopped) -> Diary {
    let secret: Secret
    do throws(VaultError) {
      secret = try Secret.keyFile(
        at: Path(options.keyFile ?? ""), creatingOn: program.places.disk)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    do throws(DiaryError) {
      return try await Diary.create(
        at: place, owner: "Demo", deviceName: DeviceName(near: "demo"), secret: secret,
        surroundings: surroundings)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }
}

/// The simulated clock of the demo.
final class DemoClock: Sendable {
  private let milliseconds = Atomic<Int64>(0)

  var now: Instant { Instant(milliseconds: milliseconds.load(ordering: .relaxed)) }

  func set(_ instant: Instant) {
    milliseconds.store(instant.milliseconds, ordering: .relaxed)
  }
}
