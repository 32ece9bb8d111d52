/// Keeps what the person thinks of an Echo that was revealed.
package struct ReflectOnEcho: Equatable, Sendable {
  package let note: String
  package var acknowledgement = Acknowledgement.none

  package init(note: String) {
    self.note = note
  }

  /// A dismissed Echo can still be reflected on.
  ///
  /// - Throws: `echoNotDueYet`, `echoNotRevealedYet`, `echoAlreadyReflected`, `echoCancelled`,
  ///   `reflectionEmpty`, `noteTooLong`, `textTooLarge`, `forgotten`, `alreadyRemoved`.
  package func decide(_ echo: EchoFacts, in context: Context) throws(Rejection) -> PendingEvent {
    try echo.requireRevealed(in: context)
    guard !echo.isReflected else { throw .echoAlreadyReflected }
    guard !note.isBlank else { throw .reflectionEmpty }
    try WordLimits.check(note: note)
    let reflected = EchoReflected(
      note: .inline(note), acknowledgement: .inline(acknowledgement.line),
      help: .inline(acknowledgement.help))
    return PendingEvent(.echoReflected(reflected), about: echo.id, in: context)
  }
}

/// Puts a revealed Echo away without a note, or one that has come and can not be read.
package struct DismissEcho: Equatable, Sendable {
  package init() {}

  /// - Throws: `echoNotDueYet`, `echoNotRevealedYet`, `echoAlreadyReflected`,
  ///   `echoAlreadyDismissed`, `echoCancelled`, `forgotten`, `alreadyRemoved`.
  package func decide(_ echo: EchoFacts, in context: Context) throws(Rejection) -> PendingEvent {
    try echo.requireRevealed(orUnreadable: true, in: context)
    guard !echo.isReflected else { throw .echoAlreadyReflected }
    guard !echo.isDismissed else { throw .echoAlreadyDismissed }
    return PendingEvent(.echoDismissed(EchoDismissed()), about: echo.id, in: context)
  }
}

/// Takes an Echo back before it is due; one that can not be read also later.
package struct CancelEcho: Equatable, Sendable {
  package init() {}

  /// - Throws: `echoAlreadyRevealed`, `alreadyRemoved`, `echoCancelled`, `echoAlreadyDue`,
  ///   `forgotten`.
  package func decide(_ echo: EchoFacts, in context: Context) throws(Rejection) -> PendingEvent {
    guard !echo.isForgotten else { throw .forgotten(.echo) }
    guard echo.reveal == nil else { throw .echoAlreadyRevealed }
    guard !echo.isTakenBack else { throw .alreadyRemoved(.echo, by: echo.takenBackBy) }
    guard !echo.isCancelled else { throw .echoCancelled }
    guard !echo.isDue || echo.isUnreadable else { throw .echoAlreadyDue }
    return PendingEvent(.echoCancelled(EchoCancelled()), about: echo.id, in: context)
  }
}

extension EchoFacts {
  /// - Parameter orUnreadable: whether it is enough that nobody can open it.
  fileprivate func requireRevealed(
    orUnreadable: Bool = false, in context: Context
  ) throws(Rejection) {
    guard !isForgotten else { throw .forgotten(.echo) }
    guard reveal == nil else { return }
    guard !isTakenBack else { throw .alreadyRemoved(.echo, by: takenBackBy) }
    guard !isCancelled else { throw .echoCancelled }
    guard isDue else {
      let shown = context.shown(delivery)
      throw .echoNotDueYet(day: shown.day, minute: shown.minute)
    }
    guard orUnreadable, isUnreadable else { throw .echoNotRevealedYet }
  }
}
