import Echolog
import Platform

extension Presenter {
  func streaks(_ streaks: [NamedStreak]) -> Page {
    let listing = TableRows(presenter: self, table: .streaks, rows: streaks, besides: besides)
    var page = Page(
      schema: "streaks/1", listing: listing, as: "streaks",
      plain: [
        "activity", "definition", "current", "longest", "unit",
        .init("pending") { $0.streak.isPending ? "pending" : "" }, "nextDeadline",
        .init("risk") { $0.streak.isAtRisk ? "atRisk" : "" },
      ])
    page.blocks = [
      listing.text([
        listing.shown("What", "activity", isFlexible: true),
        .init(heading: "Counted") { Span(counted($0)) },
        .init(heading: .right("Now")) { now($0.streak) },
        .init(heading: .right("Longest")) {
          Span(length($0.streak.longest, $0.streak.unit))
        },
        .init(heading: "Since") {
          Span($0.streak.startedOn.map { Messages.day($0) } ?? "")
        }, .init(heading: .prose("")) { remark($0.streak) },
      ])
    ]
    if streaks.isEmpty { page.blocks = [.line("A streak begins with the first log.")] }
    return page
  }

  /// Gently, nothing is counted down to zero: the longest one is shown beside it.
  private func now(_ streak: Streak) -> Span {
    guard streak.current > 0 || history.settings.tone == .plain else { return Span("·", .faint) }
    return Span(length(streak.current, streak.unit), .strong)
  }

  /// What is still open; in plain words also when the last streak ended.
  private func remark(_ streak: Streak) -> Span {
    let open = streak.isPending ? pending(streak) : ""
    guard history.settings.tone == .plain, streak.current == 0, let end = streak.breaks.last else {
      return Span(open, .waiting)
    }
    let ended = "ended on \(Messages.day(end.day)) after \(length(end.length, streak.unit))"
    return Span(open.isEmpty ? ended : ended + "; " + open, .waiting)
  }

  /// Which days a streak counts, in words that fit whole in the narrowest table.
  func counted(_ named: NamedStreak) -> String {
    guard let goal = named.goal else { return Messages.anyLog }
    let isDoubled = history.doubledGoals(on: view.today).contains { $0.contains(goal) }
    return Messages.counted(by: goal.period) + (isDoubled ? " " + label(goal.id) : "")
  }

  func length(_ count: Int, _ unit: Streak.Unit) -> String {
    Messages.count(count, unit == .days ? "day" : "week")
  }

  /// `today is still open`, and for a streak that would end, until when.
  func pending(_ streak: Streak) -> String {
    let open = streak.unit == .days ? "today is still open" : "this week is still open"
    guard streak.isAtRisk, let end = deadline(streak) else { return open }
    let wall = WallTime(at: end, offset: view.zone.offset(at: end))
    let time = Messages.time(minuteOfDay: wall.minuteOfDay)
    return open + ", until " + (streak.unit == .days ? time : "\(Messages.day(wall.day)) \(time)")
  }

  func deadline(_ streak: Streak) -> Instant? { history.deadline(of: streak, at: view) }

  private func besides(_ named: NamedStreak) -> JSON {
    [
      "neutralDays": named.streak.neutral.map(json),
      "breaks": named.streak.breaks.map { ["day": $0.day, "length": $0.length] as JSON },
    ]
  }

  func json(of streak: Streak, _ definition: StreakDefinition) -> JSON {
    [
      "definition": definition.rawValue, "unit": streak.unit.rawValue, "current": streak.current,
      "longest": streak.longest, "since": streak.startedOn,
      "longestStartedOn": streak.longestStartedOn, "isPending": streak.isPending,
      "nextDeadline": deadline(streak).map { iso($0, .utc) }, "isAtRisk": streak.isAtRisk,
    ]
  }
}
