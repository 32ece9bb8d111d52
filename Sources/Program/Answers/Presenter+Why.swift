import Echolog
import Platform

extension Presenter {
  /// Why a figure is what it is; `recorded` is of events that are in no row.
  func evidence(
    _ evidence: FigureEvidence, shown: [CitedEvent], tree: [EvidencePart]?, part: ListPart,
    recorded: [EventName: Int64]
  ) -> Page {
    let said = said(evidence.value, of: evidence.figure)
    let needed = Set(evidence.cited)
    var page = Page(JSON("why/1"))
    page.makeJSON = { json(evidence, said, shown, tree ?? [], part, recorded) }
    page.rows = shown.map { cited in
      [
        label(cited.event), cited.role.rawValue, cited.day?.description ?? "",
        cited.amount.map { String($0) } ?? "", recordedAt(cited.event, recorded) ?? "",
      ] + (tree == nil ? [] : [needed.contains(cited) ? "needed" : "spare"])
    }
    page.blocks = [
      .line([Span(name(of: evidence.figure), .strong), Span("  " + said.sentence)]),
      .line([Span(Messages.rule(evidence.rule)), Span("  (\(evidence.rule.rawValue))", .faint)]),
    ]
    if tree == nil { page.blocks += said.bridges.map { .line(line(of: $0)) } }
    if !shown.isEmpty {
      let rows = EvidenceRows(
        activity: activity(of: evidence.figure), recorded: recorded, needed: needed)
      page.blocks += [
        .blank, .line(Messages.restsOn(evidence.cited.count, spare: evidence.spare.count)),
        tree.map { table($0, rows) } ?? table(shown, rows),
      ]
    }
    if case (.streak(let figure), .streak(let streak)) = (evidence.figure, evidence.value),
      streak.length == 0, case .goal(let goal) = figure.subject
    {
      page.notes = ["echolog streak \(label(goal)) tells what ended it."]
    }
    let total = evidence.cited.count + evidence.spare.count
    page.note(
      Messages.following(part, shown.count, of: total) { Messages.count($0, "more event") })
    return page
  }

  func feeds(_ event: EventName, _ figures: [FedFigure]) -> Page {
    let told = figures.map { fed in
      (fed, line(of: fed), said(fed.value, of: fed.figure))
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
    page.table(
      ["Counts towards", .prose("Which is"), .prose("")],
      told.map { fed, _, said in
        [
          Span(name(of: fed.figure), .strong), Span(said.sentence),
          Span(fed.isNeeded ? "rests on it" : "would be the same without it", .faint),
        ]
      })
    page.notes = told.first.map { ["echolog why " + $0.1 + " shows what else it rests on."] } ?? []
    page.choose(
      from: ListedRows(presenter: self, table: fed(figures), rows: figures), schema: "feeds/1",
      as: "figures")
    if figures.isEmpty { page.say("It counts towards nothing by now.", exit: .negative) }
    return page
  }

  func fed(_ figures: [FedFigure]) -> Table<FedFigure> {
    Table(
      "fed", "What an event counts towards", key: ["figure"],
      [
        Column("figure", .word, "the line behind why that asks for it") { fed, _ in
          .word(line(of: fed))
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

  private func table(_ events: [CitedEvent], _ shown: EvidenceRows) -> Page.Block {
    .table(
      ["Day", .prose("Says"), .spare("Recorded"), "ID"],
      events.map { cited in
        [Span(cited.day.map { Messages.day($0) } ?? "")] + row(cited, shown)
      })
  }

  private func row(_ cited: CitedEvent, _ shown: EvidenceRows, depth: Int = 0) -> [Span] {
    let at = recordedAt(cited.event, shown.recorded) ?? ""
    return [
      Span(Self.indent(depth) + says(cited, shown.activity)),
      Span(String(at.prefix(16)).replacing("T", with: " "), .faint),
      Span(label(cited.event), .faint),
    ]
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private func table(_ tree: [EvidencePart], _ shown: EvidenceRows) -> Page.Block {
    .table(
      [.prose("Rests on"), .spare("Recorded"), "ID", .prose("")],
      tree.flatMap { rows($0, shown, depth: 0) })
  }

  private func rows(_ part: EvidencePart, _ shown: EvidenceRows, depth: Int) -> [[Span]] {
    let cause = part.cause.map { ": " + Messages.cause($0) } ?? ""
    return [[Span(Self.indent(depth) + Messages.name(of: part) + cause, .strong), "", "", ""]]
      + part.events.map { cited in
        row(cited, shown, depth: depth + 1)
          + [Span(shown.needed.contains(cited) ? "" : "not needed", .faint)]
      } + part.parts.flatMap { rows($0, shown, depth: depth + 1) }
  }

  private func line(of bridge: StreakValue.Bridge) -> [Span] {
    [
      Span("  over " + Messages.days(bridge.days) + ": " + Messages.cause(bridge.word)),
      Span(bridge.event.map { "  " + label($0) } ?? "", .faint),
    ]
  }

  /// `water 500 ml`, `the goal: 2 L`, `skipped`.
  private func says(_ cited: CitedEvent, _ activity: Activity?) -> String {
    let word = Messages.word(cited.role)
    let own = history.log(cited.event)?.activity ?? history.goal(cited.event)?.activity
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

  private func line(of fed: FedFigure) -> String {
    line(of: fed.figure) + (fed.day.map { " --asof \($0)" } ?? "")
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
      history.goal(goal).map { Messages.name($0) } ?? label(goal)
    }
    switch figure {
    case .streak(let streak):
      let what = streak.isLongest ? "Longest streak, " : "Streak, "
      switch streak.subject {
      case .goal(let goal):
        let rule =
          switch streak.definition {
          case .loggedNonZero: ", " + Messages.anyLog
          case .goalMet: ", target met"
          case .period: ""
          }
        return what + name(goal) + rule
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
      case .goal(let goal): history.goal(goal)?.activity
      case .activity(let activity): activity
      }
    case .progress(let goal): history.goal(goal)?.activity
    case .badge(_, let activity): activity
    case .statistic(let statistic): statistic.activity
    case .moment, .echo, .today: nil
    }
  }

  // MARK: For scripts

  private func json(
    _ evidence: FigureEvidence, _ said: SaidFigure, _ shown: [CitedEvent],
    _ tree: [EvidencePart], _ part: ListPart, _ recorded: [EventName: Int64]
  ) -> JSON {
    let seen = Set(shown)
    let needed = Set(evidence.cited)
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
      "events": evidence.cited.filter(seen.contains).map { json($0, recorded) },
      "spare": evidence.spare.filter(seen.contains).map { json($0, recorded) },
      "spareTotal": evidence.spare.count,
      "tree": tree.map { json($0, needed, recorded) },
    ])
  }

  private func json(
    _ part: EvidencePart, _ needed: Set<CitedEvent>, _ recorded: [EventName: Int64]
  ) -> JSON {
    [
      "kind": part.kind.rawValue, "from": part.days?.lowerBound, "to": part.days?.upperBound,
      "cause": part.cause,
      "events": part.events.map {
        json($0, recorded).with(["isNeeded": needed.contains($0)])
      },
      "parts": part.parts.map { json($0, needed, recorded) },
    ]
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

private struct EvidenceRows {
  let activity: Activity?
  let recorded: [EventName: Int64]
  let needed: Set<CitedEvent>
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
