package import Platform

/// Keeps a small win.
package struct LogMoment: Equatable, Sendable {
  /// Kept exactly as typed.
  package let text: String
  package let eventTime: EventTime
  /// Drawn for this moment; empty for an imported one, and where the person wants none.
  package let praise: String
  /// Whether that is a quiet acknowledgement, or would have been one.
  package let isQuiet: Bool
  /// As in `Acknowledgement`.
  package let help: String

  package init(
    text: String, eventTime: EventTime = .now, praise: String, isQuiet: Bool = false,
    help: String = ""
  ) {
    self.text = text
    self.eventTime = eventTime
    self.praise = praise
    self.isQuiet = isQuiet
    self.help = help
  }

  /// - Throws: `momentEmpty`, `momentTooLong`, `textTooLarge`, `happenedInFuture`,
  ///   `timeOutOfRange`, `dayMissing`.
  package func decide(in context: Context) throws(Rejection) -> PendingEvent {
    guard !text.isBlank else { throw .momentEmpty }
    let count = try WordLimits.count(text)
    guard count <= WordLimits.moment else {
      throw .momentTooLong(count: count, max: WordLimits.moment)
    }
    let moment = MomentLogged(
      text: .inline(text), praise: .inline(praise), isQuiet: isQuiet, help: .inline(help))
    return PendingEvent(
      .momentLogged(moment), at: try SettledEventTime(eventTime, in: context), in: context)
  }
}

/// Takes a moment out of the list.
package struct RemoveMoment: Equatable, Sendable {
  package init() {}

  /// - Throws: `alreadyRemoved`.
  package func decide(_ moment: EntryFacts, in context: Context) throws(Rejection) -> PendingEvent {
    guard !moment.isRemoved else { throw .alreadyRemoved(.moment, by: moment.removedBy) }
    return PendingEvent(.momentRemoved(MomentRemoved()), about: moment.id, in: context)
  }
}

/// What decisions about a moment or a log depend on.
package struct EntryFacts: Equatable, Sendable {
  package let id: EventName
  /// Removed by itself or with the batch that brought it.
  package let isRemoved: Bool
  /// What can be undone of that, as a person names it.
  package let removedBy: String?

  package init(id: EventName, isRemoved: Bool, removedBy: String? = nil) {
    self.id = id
    self.isRemoved = isRemoved
    self.removedBy = removedBy
  }
}
