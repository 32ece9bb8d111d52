import Echolog
import Platform

extension Presenter {
  /// Why a figure is what it is: the figure, its rule, the days it went over, then its events.
  ///
  /// - Parameters:
  ///   - shown: the part of what is cited that is shown.
  ///   - recorded: when events were recorded that are in no row, in milliseconds since 1970.
  func evidence(
    _ evidence: FigureEvidence, shown: [CitedEvent], part: ListPart,
    recorded: [EventName: Int64]
  ) -> Page {
    let activity = activity(of: evidence.figure)
    let said = said(evidence.value, of: evidence.figure)
    var page = Page(JSON("why/1"))
    page.makeJSON = { json(evidence, said, shown, part, recorded) }
    page.rows = (shown + evidence.spare).map { cited in
      [
        label(cited.event), cited.role.rawValue, cited.day?.description ?? "",
        cited.amount.map { String($0) } ?? "", recordedAt(cited.event, recorded) ?? "",
      ]
    }
    page.blocks = [
      .line([Span(name(of: evidence.figure), .strong), Span("  " + said.sentence)]),
      .line([Span(Messages.rule(evidence.rule)), Span("  (\(evidence.rule.rawValue))", .faint)]),
    ]
    page.blocks += said.bridges.map { bridge in
      .line([
        Span("  over " + Messages.days(bridge.days) + ": " + Messages.cause(bridge.word)),
        Span(bridge.event.map { "  " + label($0) } ?? "", .faint),
      ])
    }
    if !shown.isEmpty {
      page.blocks += [
        .blank,
        .line(
          evidence.cited.count == 1
            ? "It rests on one event:"
            : "It rests on " + Messages.count(evidence.cited.count, "event")
              + ", and needs each of them:"
        ),
        table(shown, activity, recorded),
      ]
    }
    if !evidence.spare.isEmpty {
      page.blocks += [
        .blank,
        .line(
          Messages.count(evidence.spare.count, "event")
            + " more, without which it would be the same:"),
        table(evidence.spare, activity, recorded),
      ]
    }
    let following = part.countBehind(shown.count, of: evidence.cited.count)
    if following > 0 {
      page.notes = [Messages.onNextPage(Messages.count(following, "more event"), of: part)]
    }
    return page
  }

  func feeds(_ event: EventName, _ figures: [FedFigure]) -> Page {
    let told = figures.map { fed in
      (fed, line(of: fed.figure), said(fed.value, of: fed.figure))
    }
    var page = Page([
      "schema": "feeds/1", "id": label(event),
      "figures": told.map { fed, line, said in
        ["figure": line, "value": said.json, "unit": said.unit, "isNeeded": fed.isNeeded] as JSON
      },
    ])
    page.rows = told.map { fed, line, said in
      [line, said.plain, said.unit ?? "", fed.isNeeded ? "needed" : "spare"]
    }
    page.blocks = [
      .table(
        ["Counts towards", .prose("Which is"), .prose("")],
        told.map { fed, _, said in
          [
            Span(name(of: fed.figure), .strong), Span(said.sentence),
            Span(fed.isNeeded ? "rests on it" : "would be the same without it", .faint),
          ]
        })
    ]
    page.notes = told.first.map { ["echolog why " + $0.1 + " shows what else it rests on."] } ?? []
    page.choose(
      from: TableRows(presenter: self, table: fed(figures), rows: figures), schema: "feeds/1",
      as: "figures")
    if figures.isEmpty {
      page.blocks = [.line("It counts towards nothing by now.")]
      page.exit = .negative
    }
    return page
  }

  /// What an event counts towards, as rows.
  func fed(_ figures: [FedFigure]) -> Table<FedFigure> {
    Table(
      "fed", "What an event counts towards", key: ["figure"],
      [
        Column("figure", .word, "the line behind why that asks for it") { fed, _ in
          .word(line(of: fed.figure))
        },
        Column("value", .number, "what it is, where that is a number") { fed, _ in
          if case .integer(let number) = said(fed.value, of: fed.figure).json {
            .number(number)
          } else {
            .null
          }
        },
        Column("unit", .word, "what a streak counts") { fed, _ in
          .optional(said(fed.value, of: fed.figure).unit, Cell.word)
        },
        Column("says", .word, "what it is, in words") { fed, _ in
          .word(said(fed.value, of: fed.figure).sentence)
        },
        Column("isNeeded", .flag, "whether it rests on the event") { fed, _ in
          .flag(fed.isNeeded)
        },
      ]
    ) { _, _ in AnyIterator(figures.makeIterator()) }
  }

  private func table(
    _ events: [CitedEvent], _ activity: Activity?, _ recorded: [EventName: Int64]
  ) -> Page.Block {
    .table(
      ["Day", .prose("Says"), .spare("Recorded"), "ID"],
      events.map { cited in
        let at = recordedAt(cited.event, recorded) ?? ""
        return [
          Span(cited.day.map { Messages.day($0) } ?? ""), Span(says(cited, activity)),
          Span(String(at.prefix(16)).replacing("T", with: " "), .faint),
          Span(label(cited.event), .faint),
        ]
      })
  }

  /// `water 500 ml`, `the goal: 2 L`, `skipped`.
  private func says(_ cited: CitedEvent, _ activity: Activity?) -> String {
    let word = Messages.word(cited.role)
    let own = history.log(cited.event)?.activity ?? history.goalFacts(cited.event)?.activity
    guard let amount = cited.amount, let activity = own ?? activity else { return word }
    let said = Messages.amount(amount, of: activity)
    return cited.role == .log
      ? Messages.amountNamed(amount, of: activity) : word + ", " + said
  }

  private func recordedAt(_ event: EventName, _ recorded: [EventName: Int64]) -> String? {
    let instant =
      history.recordedAt(of: event) ?? recorded[event].map { Instant(milliseconds: $0) }
    return instant.map { iso($0, view.zone.offset(at: $0)) }
  }

  // MARK: Figures in words

  /// `streak laptop:7 --by goalMet`, as `why` takes it.
  private func line(of figure: Figure) -> String {
    switch figure {
    case .streak(let streak): "streak " + line(of: streak)
    case .progress(let goal): "progress " + label(goal)
    case .badge(let badge, let activity): "badge \(badge.label) \(activity.label)"
    case .statistic(let statistic): Messages.name(of: statistic)
    case .moment(let id): "moment " + label(id)
    case .echo(let id): "echo " + label(id)
    case .today: "today"
    }
  }

  private func line(of streak: StreakFigure) -> String {
    let subject =
      switch streak.subject {
      case .goal(let goal): label(goal) + " --by " + streak.definition.rawValue
      case .activity(let activity): activity.label + " --any-log"
      }
    return subject + (streak.isLongest ? " --longest" : "")
  }

  private func name(of figure: Figure) -> String {
    func name(_ goal: EventName) -> String {
      history.goalFacts(goal).map { Messages.name($0) } ?? label(goal)
    }
    switch figure {
    case .streak(let streak):
      let what = streak.isLongest ? "Longest streak, " : "Streak, "
      switch streak.subject {
      case .goal(let goal):
        return what + name(goal)
          + (streak.definition == .loggedNonZero ? ", " + Messages.anyLog : "")
      case .activity(let activity): return what + activity.label + ", " + Messages.anyLog
      }
    case .progress(let goal): return "Progress, " + name(goal)
    case .badge(let badge, let activity):
      return Messages.title(of: badge) + ", " + activity.label
    case .statistic(let statistic): return Messages.name(of: statistic)
    case .moment(let id): return "Moment " + label(id)
    case .echo(let id): return "Echo " + label(id)
    case .today: return "Today"
    }
  }

  private func activity(of figure: Figure) -> Activity? {
    switch figure {
    case .streak(let streak):
      switch streak.subject {
      case .goal(let goal): history.goalFacts(goal)?.activity
      case .activity(let activity): activity
      }
    case .progress(let goal): history.goalFacts(goal)?.activity
    case .badge(_, let activity): activity
    case .statistic(let statistic): statistic.activity
    case .moment, .echo, .today: nil
    }
  }

  // MARK: For scripts

  private func json(
    _ evidence: FigureEvidence, _ said: SaidFigure, _ shown: [CitedEvent], _ part: ListPart,
    _ recorded: [EventName: Int64]
  ) -> JSON {
    let why: JSON = [
      "schema": "why/1", "figure": line(of: evidence.figure), "value": said.json,
      "unit": said.unit, "from": said.days?.lowerBound, "to": said.days?.upperBound,
      "target": said.target,
      "rule": ["section": evidence.rule.rawValue, "text": Messages.rule(evidence.rule)] as JSON,
      "bridges": said.bridges.map { bridge in
        [
          "from": bridge.days.lowerBound, "to": bridge.days.upperBound, "cause": bridge.word,
          "event": bridge.event.map(label),
        ] as JSON
      },
    ]
    return why.with(part.members(total: evidence.cited.count)).with([
      "events": shown.map { json($0, recorded) },
      "spare": evidence.spare.map { json($0, recorded) },
    ])
  }

  private func json(_ cited: CitedEvent, _ recorded: [EventName: Int64]) -> JSON {
    [
      "id": label(cited.event), "device": history.label(ofLog: cited.event.log),
      "role": cited.role.rawValue, "day": cited.day, "amount": cited.amount,
      "recordedAt": recordedAt(cited.event, recorded),
    ]
  }

  private func said(_ value: FigureValue, of figure: Figure) -> SaidFigure {
    switch value {
    case .streak(let streak):
      let isOver = streak.days.map { $0.upperBound < view.today } ?? false
      let days = streak.days.map {
        isOver ? ", " + Messages.days($0) : ", since " + Messages.day($0.lowerBound)
      }
      return SaidFigure(
        length(streak.length, streak.unit) + (days ?? ""), streak.length,
        unit: streak.unit.rawValue, days: streak.days, bridges: streak.bridges)
    case .progress(let progress):
      let amounts = [progress.amount, progress.target].map { amount in
        activity(of: figure).map { Messages.amount(amount, of: $0) } ?? String(amount)
      }
      return SaidFigure(
        "\(amounts[0]) of \(amounts[1]), " + Messages.days(progress.period),
        progress.amount, days: progress.period, target: progress.target)
    case .badge(let badge):
      let day = badge.shown?.earnedOn ?? badge.earned?.earnedOn
      let isTrue = badge.earned != nil
      return SaidFigure(
        (isTrue ? "earned on " : "as it was shown, earned on ")
          + (day.map { Messages.day($0) } ?? ""),
        badge.earned?.earnedOn ?? day, plain: day?.description ?? "")
    case .number(let number):
      return SaidFigure(Messages.said(number, figure), number)
    case .date(let day):
      return SaidFigure(day.map { self.day($0) } ?? "none yet", day)
    case .moment(let moment):
      let word = moment.isRemoved ? "removed" : "kept"
      return SaidFigure(word + ", counts for " + Messages.day(moment.day), word)
    case .echo(let echo):
      let word = echo.isTakenBack ? "takenBack" : echo.state.rawValue
      return SaidFigure(
        (echo.isTakenBack ? "taken back" : Messages.word(echo.state)) + ", to return on "
          + Messages.day(echo.delivery.day), word)
    case .day(let day):
      let count = day.moments + day.memories + day.totals.reduce(0) { $0 + $1.logCount }
      return SaidFigure(Messages.held(day), count, days: day.day...day.day)
    }
  }
}

private struct SaidFigure: Sendable {
  let sentence: String
  let json: JSON
  let unit: String?
  let days: ClosedRange<CivilDay>?
  let target: Int64?
  let bridges: [StreakValue.Bridge]
  let plain: String

  init(
    _ sentence: String, _ value: (any JSONValue)?, unit: String? = nil,
    days: ClosedRange<CivilDay>? = nil,
    target: Int64? = nil, bridges: [StreakValue.Bridge] = [], plain: String? = nil
  ) {
    self.sentence = sentence
    json = value?.json ?? .null
    self.unit = unit
    self.days = days
    self.target = target
    self.bridges = bridges
    self.plain = plain ?? json.text.replacing("\"", with: "")
  }
}
