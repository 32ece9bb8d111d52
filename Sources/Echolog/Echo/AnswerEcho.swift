/// Keeps what the person thinks of an Echo that was opened, also of one that was put away.
///
///     try await diary.perform(ReflectOnEcho(id, note: "It went fine."))
public struct ReflectOnEcho: Command, Equatable {
  package let id: EntryID
  package let note: String

  /// An answer to an Echo, of at most 10,000 characters.
  public init(_ id: EntryID, note: String) {
    self.id = id
    self.note = note
  }

  /// Answers nil unless the words are heavy.
  ///
  /// - Throws: `echoNotDueYet`, `echoNotRevealedYet`, `echoAlreadyReflected`, `echoCancelled`,
  ///   `reflectionEmpty`, `noteTooLong`, `textTooLarge`, `forgotten`, `alreadyRemoved`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<QuietAnswer?> {
    let echo = try history.arrivedEcho(id, at: now)
    guard echo.reveal != nil else {
      return .asks(echo.text) { canBeRead throws(DiaryError) in
        throw canBeRead ? .rejected(.echoNotRevealedYet) : .unreadable([echo.id])
      }
    }
    guard echo.reflection == nil else { throw .echoAlreadyReflected }
    guard !note.isBlank else { throw .reflectionEmpty }
    try WordLimits.check(note, atMost: WordLimits.note, Rejection.noteTooLong)
    let said = history.acknowledgement(of: note, now)
    let reflected = EchoReflected(
      note: .inline(note), acknowledgement: .inline(said.line), help: .inline(said.help))
    let draft = PendingEvent(.echoReflected(reflected), about: echo.id, in: now)
    return .records([draft], answering: said, history) { $0 }
  }
}

/// Puts a revealed Echo away without a note, or one that has come and can not be read.
///
///     try await diary.perform(DismissEcho(id))
public struct DismissEcho: Command, Equatable {
  package let id: EntryID

  /// Of the Echo of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// Records it.
  ///
  /// - Throws: `echoNotDueYet`, `echoNotRevealedYet`, `echoAlreadyReflected`,
  ///   `echoAlreadyDismissed`, `echoCancelled`, `forgotten`, `alreadyRemoved`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<QuietAnswer?> {
    let echo = try history.arrivedEcho(id, at: now)
    let dismissing = { () throws(Rejection) -> Decision<QuietAnswer?> in
      guard echo.reflection == nil else { throw .echoAlreadyReflected }
      guard echo.state != .dismissed else { throw .echoAlreadyDismissed }
      return .records([PendingEvent(.echoDismissed(EchoDismissed()), about: echo.id, in: now)], nil)
    }
    guard echo.reveal == nil else { return try dismissing() }
    return .asks(echo.text) { canBeRead throws(DiaryError) in
      guard !canBeRead else { throw .rejected(.echoNotRevealedYet) }
      return try rejecting(dismissing)
    }
  }
}

/// Takes an Echo back before it is due; one that can not be read also later.
///
///     try await diary.perform(CancelEcho(id))
public struct CancelEcho: Command, Equatable {
  package let id: EntryID

  /// Of the Echo of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// Records it.
  ///
  /// - Throws: `echoAlreadyRevealed`, `alreadyRemoved`, `echoCancelled`, `echoAlreadyDue`,
  ///   `forgotten`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<QuietAnswer?> {
    guard let echo = history.echo(id, at: now) else { throw missing(.echo, id, history) }
    guard !echo.isForgotten else { throw .forgotten(.echo) }
    guard echo.reveal == nil else { throw .echoAlreadyRevealed }
    guard !echo.isTakenBack else { throw history.alreadyRemoved(.echo, echo.id) }
    guard !echo.isCancelled else { throw .echoCancelled }
    let draft = PendingEvent(.echoCancelled(EchoCancelled()), about: echo.id, in: now)
    guard echo.hasCome(at: now) else { return .records([draft], nil) }
    return .asks(echo.text) { canBeRead throws(DiaryError) in
      guard !canBeRead else { throw .rejected(.echoAlreadyDue) }
      return .records([draft], nil)
    }
  }
}

extension History {
  /// An Echo that was opened, or that has come and may be.
  ///
  /// - Throws: `forgotten`, `alreadyRemoved`, `echoCancelled`, `echoNotDueYet`, `notFound`.
  func arrivedEcho(_ id: EventName, at now: Now) throws(Rejection) -> Echo {
    guard let echo = echo(id, at: now) else { throw missing(.echo, id, self) }
    guard !echo.isForgotten else { throw .forgotten(.echo) }
    guard echo.reveal == nil else { return echo }
    guard !echo.isTakenBack else { throw alreadyRemoved(.echo, echo.id) }
    guard !echo.isCancelled else { throw .echoCancelled }
    guard echo.hasCome(at: now) else {
      let shown = echo.delivery.shown(in: now.zone)
      throw .echoNotDueYet(day: shown.day, minute: shown.minute)
    }
    return echo
  }
}
