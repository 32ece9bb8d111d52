package import Platform

extension Diary {
  /// Records that the badges were shown which a command that was just kept has earned, and answers
  /// them, the first one earned in front. What one device has shown, no other shows again.
  ///
  /// They are events of their own, behind that of the command: undoing the command leaves on record
  /// what the person saw.
  ///
  /// - Parameter log: the log that the command kept, so that only what it can have earned is looked
  ///   at; nil after anything else.
  /// - Throws: `DiaryError` and nothing recorded; then a later log of the same streak, or the next
  ///   command that is no log, shows them.
  package func showEarnedBadges(
    after log: EventName? = nil
  ) throws(DiaryError) -> [EarnedBadge] {
    // Mostly there is none, and then no lock is taken; the command has folded all there is.
    let view = viewAfterCommand()
    let today = view.viewpoint.today
    let isNone =
      if let log {
        view.history.waitingBadges(after: log, today: today).isEmpty
      } else {
        view.history.waitingBadges(today: today).isEmpty
      }
    guard !isNone else { return [] }
    return try commit { history, view, context throws(DiaryError) in
      let waiting = history.waitingBadges(today: view.today)
      return (pending: ShowBadges().decide(waiting, in: context), answer: waiting)
    }.answer
  }
}
