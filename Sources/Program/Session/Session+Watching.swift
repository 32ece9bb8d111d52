import Echolog
import Platform

extension Session {
  /// Shows an answer, and again whenever the history or the time of day may have made another one
  /// of it, until the person ends that with Ctrl-C.
  func watch(_ command: any ProgramCommand, _ console: Console) async throws -> ExitCode {
    var console = console
    console.options.watches = false
    let diary = try opened()
    let held = HeldAnswers()
    var shown: String?
    while true {
      // Begun before the answer, so that nothing is missed that comes while it is made.
      let changes = try diary.watch()
      let seen = diary.changeToken
      held.begin()
      var hidden = console
      hidden.held = held
      let code = try await run(command, hidden)
      let answer = held.end()
      let text = answer.filter { $0.stream == .output }.map(\.text).joined()
      if text != shown {
        shown = text
        if console.hasScreen { try console.write(Self.cleared) }
        for piece in answer { try console.write(piece.text, to: piece.stream) }
        if console.hasScreen {
          try console.note("This changes as your history does; Ctrl-C ends it.")
        }
      }
      let next = try await nextChangeInTime()
      var isNew = false
      while !isNew, !Interruption.isRequested {
        let now = try dependencies().now()
        isNew = next <= now
        guard !isNew else { break }
        let rest = next.milliseconds - now.milliseconds
        _ = changes.wait(milliseconds: Int(clamping: rest))
        isNew = diary.changeToken != seen
      }
      if Interruption.isRequested { return code }
    }
  }

  /// When the next Echo arrives, or the day ends.
  private func nextChangeInTime() async throws -> Instant {
    try await readLazily { view in
      let delivery = view.history.openEchoes(at: view.viewpoint)
        .first { $0.state == .scheduled }?.delivery
      let arrival = delivery.map { view.viewpoint.instant(of: $0) }
      return min(view.viewpoint.endOfToday, arrival ?? view.viewpoint.endOfToday)
    }.answer
  }

  /// From the first row of an empty screen on.
  private static let cleared = "\u{1B}[H\u{1B}[2J"
}

extension Console {
  /// Whether an answer can take the place of the one before.
  fileprivate var hasScreen: Bool {
    isSeen && options.form == .people && environment["TERM"] != "dumb"
  }
}
