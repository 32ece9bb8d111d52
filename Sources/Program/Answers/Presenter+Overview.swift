import Echolog

extension Presenter {
  func statistics(events: Int64, missing: UInt64) -> Page {
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
    var told = [("Events", Messages.grouped(events))]
    told += figures.filter { $0.count > 0 }.map { figure in
      let said = Messages.grouped(figure.count)
      return (figure.name, figure.key == "intervalsUsed" ? "\(said) of \(intervals)" : said)
    }
    told += counts.activities.map {
      let total = Messages.amount($0.amount, of: $0.activity)
      let days = Messages.count($0.dayCount, "day")
      return (Messages.capitalised($0.activity.label), "\(total) on \(days)")
    }
    var page = Page(["schema": "stats/1", "events": events, "missing": missing])
    page.add(.object(figures.map { ($0.key, $0.count.json) }))
    page.add([
      "echoesDue": counts.echoesDue, "notesSentThisMonth": counts.vibesSentThisMonth,
      "mostUsedEmotions": counts.mostUsedEmotions.map(\.label),
      "daysSinceFirstNote": counts.daysSinceFirstVibe, "firstNoteDay": counts.firstVibeDay,
      "emotions": JSON.object(counts.emotions.map { ($0.emotion.label, $0.count.json) }),
      "firstMomentDay": counts.firstMomentDay,
      "activities": counts.activities.map(json),
    ])
    page.rows =
      [["Events", String(events)]] + figures.map { [$0.name, String($0.count)] }
      + counts.activities.map {
        [
          Messages.capitalised($0.activity.label), $0.activity.plain($0.amount),
          String($0.dayCount),
        ]
      }
    page.blocks = echoLines(counts)
    page.table(["", .prose("")], told.map { [Span($0.0), Span($0.1, .strong)] })
    return page
  }

  private func json(_ counted: Statistics.ActivityStatistics) -> JSON {
    [
      "activity": counted.activity.label, "unit": counted.activity.unit, "logs": counted.logCount,
      "days": counted.dayCount, "amount": counted.activity.figure(counted.amount),
      "firstDay": counted.firstDay, "lastDay": counted.lastDay,
    ]
  }

  func patterns(_ found: EmotionPatterns) -> Page {
    let weekdays = Weekday.allCases
    var page = Page([
      "schema": "patterns/1", "minimumSample": EmotionPatterns.minimumSample,
      "patterns": found.patterns.map {
        [
          "emotion": $0.emotion.label, "weekday": $0.weekday.label, "count": $0.count,
          "total": $0.total, "text": Messages.pattern($0),
        ] as JSON
      },
      "emotions": JSON.object(
        found.rows.map { row in
          (row.emotion.label, .object(zip(weekdays, row.counts).map { ($0.label, $1.json) }))
        }),
    ])
    page.choose(
      from: ListedRows(self, .emotions(found.rows), found.rows), schema: "patterns/1", as: "rows")
    page.rows = found.rows.map { [$0.emotion.label] + $0.counts.map(String.init) }
    for pattern in found.patterns {
      page.line(
        Span(Messages.pattern(pattern) + ".", .strong),
        Span("  \(pattern.count) of \(Messages.count(pattern.total, "note"))", .faint))
    }
    if found.patterns.isEmpty {
      page.say(
        "No weekday stands out.",
        "A pattern shows with \(EmotionPatterns.minimumSample) notes of one feeling or more.")
    }
    guard !found.rows.isEmpty else { return page }
    page.blocks.append(.blank)
    page.table(
      [""] + weekdays.map { .right(Messages.weekday($0)) },
      found.rows.map { row in
        [Span(row.emotion.label)] + row.counts.map { Span($0 == 0 ? "·" : Messages.grouped($0)) }
      })
    return page
  }

  func echoUse() -> Page {
    let use = history.echoUse
    var page = Page([
      "schema": "echoUse/1", "opened": use.opened, "answered": use.answered,
      "putAway": use.dismissed, "readAgain": use.readAgain, "medianSeconds": use.medianSeconds,
    ])
    let facts = [
      ("Opened", use.opened), ("Answered", use.answered), ("Put away", use.dismissed),
      ("Read again", use.readAgain),
    ]
    page.rows = facts.map { [$0, String($1)] }
    page.table(["", .right("")], facts.map { [Span($0), Span(Messages.grouped($1), .strong)] })
    if let seconds = use.medianSeconds {
      page.rows.append(["Seconds with one", String(seconds)])
      // Less than a second is no time that anybody stayed.
      if seconds > 0 { page.line(Messages.timeWithEchoes(seconds: seconds)) }
    }
    if use.opened == 0 { page.blocks = [.line("No Echo was opened yet.")] }
    return page
  }

  /// What S0 shows of a person's use of Echo; nothing before the first Vibe.
  func echoLines(_ counts: Statistics) -> [Page.Block] {
    guard counts.vibesSent > 0 else { return [] }
    var said = [
      Messages.sent(counts.vibesSent), Messages.sent(counts.vibesSentThisMonth) + " this month",
    ]
    let emotions = counts.mostUsedEmotions
    if !emotions.isEmpty { said.append(Messages.mostCommon(emotions)) }
    if let days = counts.daysSinceFirstVibe, let first = counts.firstVibeDay {
      said.append(Messages.usingEcho(days: days, since: first))
    }
    return said.map { .line($0) } + [.blank]
  }

  func activities(_ counted: [Statistics.ActivityStatistics]) -> Page {
    var page = Page(
      schema: "activities/1", listing: ListedRows(self, .activities, counted), of: counted,
      as: "activities",
      plain: ["activity", "unit", "logs", "days", "amount", "firstDay", "lastDay", "isRetired"],
      shown: [
        .init("Activity", "activity"),
        .init("In") { Span(Messages.units(of: $0.activity).joined(separator: ", ")) },
        .init("Logged") {
          Span($0.logCount == 0 ? "" : Messages.amount($0.amount, of: $0.activity))
        },
        .init("On") { Span($0.dayCount == 0 ? "" : Messages.count($0.dayCount, "day")) },
        .init("Last") { Span($0.lastDay.map { Messages.day($0) } ?? "") },
        .init("") { [history] in Span(history.isRetired($0.activity) ? "retired" : "", .faint) },
      ])
    if counted.allSatisfy({ $0.activity.id == nil }) {
      page.note("echolog activity add reading pages counts something of your own.")
    }
    return page
  }

  func badges(_ standings: [BadgeStanding], isPast: Bool = false) -> Page {
    var page = Page(
      schema: "badges/1",
      listing: ListedRows(self, .badges, standings) { ["title": Messages.title(of: $0.badge)] },
      of: standings, as: "badges",
      plain: [
        "badge", "activity", "goal", "earnedOn",
        .init("shown") { $0.shown == nil ? "waiting" : "shown" },
        .init("standing") { $0.earned == nil ? "shownThen" : "stillTrue" },
      ],
      shown: [
        .init("Badge") { Span(Messages.title(of: $0.badge), .strong) },
        .init("For", "activity"),
        .init("Earned") { Span($0.earnedOn.map { Messages.day($0) } ?? "") },
        .init(.prose(isPast ? "Then" : "Today")) { stands($0, isPast) },
        .init("Goal", "goal"),
      ])
    if standings.isEmpty {
      page.say(
        "No badges yet.", "The first comes with the first goal met, or with seven days in a row.")
    } else if standings.contains(where: { $0.earned == nil }) {
      page.note(
        "A badge once shown stays. “As it was then” stands where the days behind it were changed "
          + "since.")
    }
    return page
  }

  private func stands(_ standing: BadgeStanding, _ isPast: Bool) -> Span {
    guard let earned = standing.earned else { return Span("as it was then", .waiting) }
    guard let shown = standing.shown else {
      return Span(isPast ? "earned, shown later" : "shown with your next log", .faint)
    }
    // The first goal met may be another one by now.
    let other = earned.goal == shown.goal ? nil : history.goal(earned.goal)
    let goal = other.flatMap { $0.activity == standing.activity ? nil : " of " + Messages.name($0) }
    return earned.earnedOn == shown.earnedOn && goal == nil
      ? Span("still true", .good)
      : Span("true\(goal ?? "") since " + Messages.day(earned.earnedOn), .good)
  }

  func lines(_ badges: [EarnedBadge]) -> [Page.Block] {
    badges.map { earned in
      let day = earned.earnedOn == view.today ? "" : ", earned on " + Messages.day(earned.earnedOn)
      return .line([
        Span("★ ", .good), Span(Messages.title(of: earned.badge), .strong),
        Span(history.goal(earned.goal).map { "  " + $0.activity.label } ?? ""), Span(day, .faint),
      ])
    }
  }

  func json(_ earned: EarnedBadge) -> JSON {
    [
      "badge": earned.badge.label, "title": Messages.title(of: earned.badge),
      "goal": label(earned.goal), "earnedOn": earned.earnedOn,
    ]
  }
}

extension Messages {
  /// S3 FR3.4 names the first two; the others follow them.
  static func title(of badge: Badge) -> String {
    badge.streakDays.map { "\($0)-Day Streak" }
      ?? (badge == .firstGoalMet ? "First Goal Met" : "Badge")
  }
}
