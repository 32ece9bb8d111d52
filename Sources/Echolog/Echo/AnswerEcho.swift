public import Platform

/// Keeps what the person thinks of an Echo that was opened.
///
///     try await diary.perform(ReflectOnEcho(id, note: "It went fine."))
public struct ReflectOnEcho: Equatable, Sendable {
  package let id: EntryID
  package let note: String
  package var acknowledgement = Acknowledgement.none

  /// An answer to an Echo, of at most 10,000 characters.
  public init(_ id: EntryID, note: String) {
    self.id = id
    self.note = note
  }

  /// A dismissed Echo can still be reflected on.
  ///
  /// - Throws: as the public one.
  package func decide(_ echo: EchoFacts, in now: Now) throws(Rejection) -> PendingEvent {
    try echo.requireRevealed(in: now)
    guard !echo.isReflected else { throw .echoAlreadyReflected }
    guard !note.isBlank else { throw .reflectionEmpty }
    try WordLimits.check(note: note)
    let reflected = EchoReflected(
      note: .inline(note), acknowledgement: .inline(acknowledgement.line),
      help: .inline(acknowledgement.help))
    return PendingEvent(.echoReflected(reflected), about: echo.id, in: now)
  }
}

/// Puts a revealed Echo away without a note, or one that has come and can not be read.
///
///     try await diary.perform(DismissEcho(id))
public struct DismissEcho: Equatable, Sendable {
  package let id: EntryID

  /// Of the Echo of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// - Throws: as the public one.
  package func decide(_ echo: EchoFacts, in now: Now) throws(Rejection) -> PendingEvent {
    try echo.requireRevealed(orUnreadable: true, in: now)
    guard !echo.isReflected else { throw .echoAlreadyReflected }
    guard !echo.isDismissed else { throw .echoAlreadyDismissed }
    return PendingEvent(.echoDismissed(EchoDismissed()), about: echo.id, in: now)
  }
}

/// Takes an Echo back before it is due; one that can not be read also later.
///
///     try await diary.perform(CancelEcho(id))
public struct CancelEcho: Equatable, Sendable {
  package let id: EntryID

  /// Of the Echo of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// - Throws: as the public one.
  package func decide(_ echo: EchoFacts, in now: Now) throws(Rejection) -> PendingEvent {
    guard !echo.isForgotten else { throw .forgotten(.echo) }
    guard echo.reveal == nil else { throw .echoAlreadyRevealed }
    guard !echo.isTakenBack else { throw .alreadyRemoved(.echo, by: echo.takenBackBy) }
    guard !echo.isCancelled else { throw .echoCancelled }
    guard !echo.isDue || echo.isUnreadable else { throw .echoAlreadyDue }
    return PendingEvent(.echoCancelled(EchoCancelled()), about: echo.id, in: now)
  }
}

extension EchoFacts {
  /// - Parameter orUnreadable: whether it is enough that nobody can open it.
  fileprivate func requireRevealed(
    orUnreadable: Bool = false, in now: Now
  ) throws(Rejection) {
    guard !isForgotten else { throw .forgotten(.echo) }
    guard reveal == nil else { return }
    guard !isTakenBack else { throw .alreadyRemoved(.echo, by: takenBackBy) }
    guard !isCancelled else { throw .echoCancelled }
    guard isDue else {
      let shown = now.shown(delivery)
      throw .echoNotDueYet(day: shown.day, minute: shown.minute)
    }
    guard orUnreadable, isUnreadable else { throw .echoNotRevealedYet }
  }
}

extension ReflectOnEcho: Command {
  /// Answers nil unless the words are heavy.
  ///
  /// - Throws: `echoNotDueYet`, `echoNotRevealedYet`, `echoAlreadyReflected`, `echoCancelled`,
  ///   `reflectionEmpty`, `noteTooLong`, `textTooLarge`, `forgotten`, `alreadyRemoved`, `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    var command = self
    command.acknowledgement = history.acknowledgement(of: note, now)
    let reflecting = command
    return try history.decide(aboutEcho: id, now, answering: command.acknowledgement) {
      facts throws(Rejection) in
      try reflecting.decide(facts, in: now)
    }
  }
}

extension DismissEcho: Command {
  /// Records it.
  ///
  /// - Throws: `echoNotDueYet`, `echoNotRevealedYet`, `echoAlreadyReflected`,
  ///   `echoAlreadyDismissed`, `echoCancelled`, `forgotten`, `alreadyRemoved`, `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    try history.decide(aboutEcho: id, now) { facts throws(Rejection) in
      try decide(facts, in: now)
    }
  }
}

extension CancelEcho: Command {
  /// Records it.
  ///
  /// - Throws: `echoAlreadyRevealed`, `alreadyRemoved`, `echoCancelled`, `echoAlreadyDue`,
  ///   `forgotten`, `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    try history.decide(aboutEcho: id, now) { facts throws(Rejection) in
      try decide(facts, in: now)
    }
  }
}

extension History {
  /// Decides about an Echo; of one that nobody opened it counts whether it can be read.
  fileprivate func decide(
    aboutEcho id: EntryID, _ now: Now, answering said: Acknowledgement = .none,
    _ decide: @escaping @Sendable (EchoFacts) throws(Rejection) -> PendingEvent
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    guard let known = echoFacts(id, at: now) else { throw missing(.echo, id, self) }
    guard known.reveal == nil else {
      return .records([try decide(known)], answering: said, self) { $0 }
    }
    let text = text(ofEcho: id)
    return .reads { diary throws(DiaryError) in
      var facts = known
      facts.isUnreadable = try diary.wordsIfHeld(text) == nil
      do throws(Rejection) {
        return .records([try decide(facts)], nil)
      } catch .echoNotRevealedYet where facts.isUnreadable {
        throw .unreadable([facts.id])
      } catch {
        throw .rejected(error)
      }
    }
  }
}
