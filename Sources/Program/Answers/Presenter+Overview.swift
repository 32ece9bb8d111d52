import Echolog
import Platform

extension Presenter {
  /// Totals over everything. A figure has the same name for people and for scripts.
  ///
  /// - Parameter missing: how many events are known and can not be read here.
  func statistics(missing: UInt64) -> Page {
    let counts = history.statistics(at: view)
    let figures: [(key: String, name: String, count: Int)] = [
      ("notesSent", "Notes sent", counts.vibesSent),
      ("echoesDelivered", "Echoes delivered", counts.echoesDelivered),
      ("echoesOpened", "Echoes opened", counts.echoesRevealed),
      ("echoesAnswered", "Echoes answered", counts.echoesReflected),
      ("echoesPutAway", "Echoes put away", counts.echoesDismissed),
      ("echoesReadAgain", "Echoes read again", counts.echoesReopened),
      ("echoesOnTheirWay", "Echoes on their way", counts.echoesScheduled),
      ("echoesCancelled", "Echoes cancelled", counts.echoesCancelled),
      ("intervalsUsed", "Intervals used", counts.intervalsUsed),
      ("moments", "Moments", counts.moments), ("goals", "Goals", counts.goals),
      ("memories", "Memories", counts.memories),
    ]
    let intervals = EbbinghausInterval.allCases.count
    // What a person does not use is no fact to them.
    var told = [("Events", Messages.grouped(counts.events))]
    told += figures.filter { $0.count > 0 }.map { figure in
      let said = Messages.grouped(figure.count)
      return (figure.name, figure.key == "intervalsUsed" ? "\(said) of \(intervals)" : said)
    }
    told += counts.activities.map { activity in
      let total = Messages.amount(activity.amount, of: activity.activity)
      let days = Messages.count(activity.dayCount, "day")
      return (Messages.capitalised(activity.activity.label), "\(total) on \(days)")
    }
    var page = Page(["schema": "stats/1", "events": counts.events, "missing": missing])
    page.add(.object(figures.map { ($0.key, $0.count.json) }))
    page.add([
      "echoesDue": counts.echoesDue, "notesSentThisMonth": counts.vibesSentThisMonth,
      "mostUsedEmotions": counts.mostUsedEmotions.map(\.label),
      "daysSinceFirstNote": counts.daysSinceFirstVibe, "firstNoteDay": counts.firstVibeDay,
      "emotions": JSON.object(counts.emotions.map { ($0.emotion.label, $0.count.json) }),
      "firstMomentDay": counts.firstMomentDay, "activities": counts.activities.map(json),
    ])
    page.rows =
      [["Events", String(counts.events)]] + figures.map { [$0.name, String($0.count)] }
      + counts.activities.map {
        [Messages.capitalised($0.activity.label), String($0.amount), String($0.dayCount)]
      }
    let rows = told.map { [Span($0.0), Span($0.1, .strong)] }
    page.blocks =
      echoLines(counts) + [.table(TextTable([.init(""), .init("", isFlexible: true)], rows))]
    return page
  }

  private func json(_ activity: Statistics.ActivityStatistics) -> JSON {
    [
      "activity": activity.activity.label, "logs": activity.logCount, "days": activity.dayCount,
      "amount": activity.amount, "firstDay": activity.firstDay, "lastDay": activity.lastDay,
    ]
  }
}
