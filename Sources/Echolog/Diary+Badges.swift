package import Domain
import Events
import ReadModels

extension Diary {
  /// Records that the badges were shown which a command that was just kept has earned, and answers
  /// them, the first one earned in front. What one device has shown, no other shows again.
  ///
  /// They are events of their own, behind that of the command: undoing the command leaves on record
  /// what the person saw.
  ///
  /// - Throws: `DiaryError` and nothing recorded; then a later command shows them.
  package func showEarnedBadges() throws(DiaryError) -> [EarnedBadge] {
    // Mostly there is none, and then no lock is taken; the command has folded all there is.
    let today = viewpoint(at: surroundings.now()).today
    guard !replay.history.waitingBadges(today: today).isEmpty else { return [] }
    return try commit { history, view, context throws(DiaryError) in
      let waiting = history.waitingBadges(today: view.today)
      return (drafts: ShowBadges().decide(waiting, in: context), answer: waiting)
    }.answer
  }
}
