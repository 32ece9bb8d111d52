import Echolog

extension Presenter {
  /// Why a figure is what it is.
  func evidence(
    _ evidence: FigureEvidence, shown: [CitedEvent], tree: [EvidencePart]?, part: ListPart
  ) -> Page {
    let (figure, said) = (words(for: evidence.figure), said(evidence.value, of: evidence.figure))
    let needed = Set(evidence.cited)
    var page = Page(JSON("why/1"))
    page.makeJSON = { json(evidence, said, shown, tree ?? [], part) }
    page.rows = shown.map { cited in
      [
        label(cited.event), cited.role.rawValue, cited.day?.description ?? "",
        amount(cited)?.plain ?? "", recordedAt(cited.event) ?? "",
      ] + (tree == nil ? [] : [needed.contains(cited) ? "needed" : "spare"])
    }
    page.blocks = [
      .line([Span(figure.name, .strong), Span("  " + said.sentence)]),
      .line([Span(Messages.rule(evidence.rule)), Span("  (\(evidence.rule.rawValue))", .faint)]),
    ]
    for bridge in tree == nil ? said.bridges : [] {
      let over = "  over " + Messages.days(bridge.days) + ": " + Messages.cause(bridge.word)
      page.line(Span(over), id(bridge.event, gap: "  "))
    }
    if !shown.isEmpty {
      page.blocks += [
        .blank, .line(Messages.restsOn(evidence.cited.count, spare: evidence.spare.count)),
        tree.map { table($0, needed) } ?? table(shown),
      ]
    }
    if case (.streak(let figure), .streak(let streak)) = (evidence.figure, evidence.value),
      streak.length == 0, case .goal(let id) = figure.subject, let goal = history.goal(id)
    {
      let progress = history.progress(of: goal, asOf: view.today)
      if !history.streak(of: goal, figure.definition, today: view.today).breaks.isEmpty {
        page.notes = ["echolog streak \(label(id)) tells what ended it."]
      } else if progress.isExceeded, figure.definition != .loggedNonZero {
        page.notes = [message(progress)].filter { !$0.isEmpty }
      }
    }
    let total = evidence.cited.count + evidence.spare.count
    page.note(Messages.following(part, shown.count, of: total) { Messages.count($0, "more event") })
    return page
  }

  func feeds(_ event: EventName, _ figures: [FedFigure]) -> Page {
    let told = figures.map { fed in (fed, line(of: fed), said(fed.value, of: fed.figure)) }
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
          Span(words(for: fed.figure).name, .strong), Span(said.sentence),
          Span(fed.isNeeded ? "rests on it" : "would be the same without it", .faint),
        ]
      })
    page.notes = told.first.map { ["echolog why " + $0.1 + " shows what else it rests on."] } ?? []
    page.choose(from: ListedRows(self, fed(figures), figures), schema: "feeds/1", as: "figures")
    if figures.isEmpty { page.say("It counts towards nothing by now.", exit: .negative) }
    return page
  }

  func fed(_ figures: [FedFigure]) -> Table<FedFigure> {
    Table(
      "fed", "What an event counts towards", key: ["figure"],
      [
        .word("figure", "the line behind why that asks for it") { line(of: $0) },
        Column("value", .real, "what it is, where that is a number") { fed, _ in
          switch said(fed.value, of: fed.figure).json {
          case .integer(let number): .number(number)
          case .real(let number): .real(number)
          default: .null
          }
        },
        .word("unit", "what a streak counts") { said($0.value, of: $0.figure).unit },
        .word("says", "what it is, in words") { said($0.value, of: $0.figure).sentence },
        .flag("isNeeded", "whether it rests on the event") { $0.isNeeded },
      ]
    ) { _, _ in AnyIterator(figures.makeIterator()) }
  }

  private func table(_ events: [CitedEvent]) -> Page.Block {
    .table(
      ["Day", .prose("Says"), .spare("Recorded"), "ID"],
      events.map { [Span($0.day.map { Messages.day($0) } ?? "")] + row($0) })
  }

  private func row(_ cited: CitedEvent, depth: Int = 0) -> [Span] {
    let at = recordedAt(cited.event) ?? ""
    return [
      Span(String(repeating: "  ", count: depth) + says(cited)),
      Span(String(at.prefix(16)).replacing("T", with: " "), .faint), id(cited.event),
    ]
  }

  private func table(_ tree: [EvidencePart], _ needed: Set<CitedEvent>) -> Page.Block {
    func rows(_ part: EvidencePart, depth: Int) -> [[Span]] {
      let cause = part.cause.map { ": " + Messages.cause($0) } ?? ""
      let name = String(repeating: "  ", count: depth) + Messages.name(of: part) + cause
      return [[Span(name, .strong), "", "", ""]]
        + part.events.map { cited in
          row(cited, depth: depth + 1)
            + [Span(needed.contains(cited) ? "" : "not needed", .faint)]
        } + part.parts.flatMap { rows($0, depth: depth + 1) }
    }
    return .table(
      [.prose("Rests on"), .spare("Recorded"), "ID", .prose("")],
      tree.flatMap { rows($0, depth: 0) })
  }

  /// `water 500 ml`, `the goal: 2 L`, `skipped`.
  private func says(_ cited: CitedEvent) -> String {
    let word = Messages.word(cited.role)
    guard let amount = cited.amount, let activity = cited.activity else { return word }
    if let goal = history.goal(cited.event) {
      return word + ", " + Messages.target(amount, of: goal)
    }
    return cited.role == .log
      ? Messages.amountNamed(amount, of: activity)
      : word + ", " + Messages.amount(amount, of: activity)
  }

  private func amount(_ cited: CitedEvent) -> JSON? {
    cited.amount.flatMap { cited.activity?.figure($0) }
  }

  private func recordedAt(_ event: EventName) -> String? {
    (history.recordedAt(of: event) ?? recorded[event]).map(here)
  }

  // MARK: Figures in words

  /// A figure as `why` takes it, as people read it, and the activity that it counts.
  private func words(for figure: Figure) -> FigureWords {
    switch figure {
    case .streak(let streak): words(for: streak)
    case .progress(let goal):
      FigureWords(
        line: "progress " + label(goal), name: "Progress, " + name(goal),
        activity: history.goal(goal)?.activity)
    case .badge(let badge, let activity):
      FigureWords(
        line: "badge \(badge.label) \(activity.label)",
        name: Messages.title(of: badge) + ", " + activity.label, activity: activity)
    case .statistic(let statistic):
      FigureWords(
        line: Messages.name(of: statistic), name: Messages.name(of: statistic),
        activity: statistic.activity)
    case .moment(let id): FigureWords(line: "moment " + label(id), name: "Moment " + label(id))
    case .echo(let id): FigureWords(line: "echo " + label(id), name: "Echo " + label(id))
    case .today: FigureWords(line: "today", name: "Today")
    }
  }

  /// `streak laptop:7 --by goalMet` and `Streak, water a day, target met`.
  private func words(for streak: StreakFigure) -> FigureWords {
    let (subject, name, activity) =
      switch streak.subject {
      case .goal(let id):
        (label(id) + " --by " + streak.definition.rawValue, name(id), history.goal(id)?.activity)
      case .activity(let activity): (activity.label + " --any-log", activity.label, activity)
      }
    let isAtMost = if case .goal(let id) = streak.subject { isAtMost(id) } else { false }
    let rule =
      switch streak.definition {
      case .loggedNonZero: ", " + Messages.anyLog
      case .goalMet: isAtMost ? ", kept" : ", target met"
      case .period: ""
      }
    return FigureWords(
      line: "streak " + subject + (streak.isLongest ? " --longest" : ""),
      name: (streak.isLongest ? "Longest streak, " : "Streak, ") + name + rule, activity: activity)
  }

  private func name(_ goal: EventName) -> String {
    history.goal(goal).map(Messages.name) ?? label(goal)
  }

  private func isAtMost(_ goal: EventName) -> Bool { history.goal(goal)?.bound == .atMost }

  private func line(of fed: FedFigure) -> String {
    words(for: fed.figure).line + (fed.day.map { " --asof \($0)" } ?? "")
  }

  // MARK: For scripts

  private func json(
    _ evidence: FigureEvidence, _ said: SaidFigure, _ shown: [CitedEvent],
    _ tree: [EvidencePart], _ part: ListPart
  ) -> JSON {
    let seen = Set(shown)
    let needed = Set(evidence.cited)
    let why: JSON = [
      "schema": "why/1", "figure": words(for: evidence.figure).line, "value": said.json,
      "unit": said.unit,
      "from": said.days?.lowerBound, "to": said.days?.upperBound, "target": said.target,
      "rule": ["section": evidence.rule.rawValue, "text": Messages.rule(evidence.rule)] as JSON,
      "bridges": said.bridges.map { bridge in
        json(bridge.days).with(["cause": bridge.word, "event": bridge.event.map(label)])
      },
    ]
    return why.with(part.members(total: evidence.cited.count)).with([
      "events": evidence.cited.filter(seen.contains).map(json),
      "spare": evidence.spare.filter(seen.contains).map(json),
      "spareTotal": evidence.spare.count, "tree": tree.map { json($0, needed) },
    ])
  }

  private func json(_ part: EvidencePart, _ needed: Set<CitedEvent>) -> JSON {
    [
      "kind": part.kind.rawValue, "from": part.days?.lowerBound, "to": part.days?.upperBound,
      "cause": part.cause,
      "events": part.events.map { json($0).with(["isNeeded": needed.contains($0)]) },
      "parts": part.parts.map { json($0, needed) },
    ]
  }

  private func json(_ cited: CitedEvent) -> JSON {
    [
      "id": label(cited.event), "device": history.label(ofLog: cited.event.log),
      "role": cited.role.rawValue, "day": cited.day, "amount": amount(cited),
      "recordedAt": recordedAt(cited.event),
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
        sentence: length(streak.length, streak.unit) + (days ?? ""), value: streak.length,
        unit: streak.unit.rawValue, days: streak.days, bridges: streak.bridges)
    case .progress(let progress):
      let activity = words(for: figure).activity ?? .unspecified
      let amounts = [progress.amount, progress.target].map { Messages.amount($0, of: activity) }
      let isAtMost = if case .progress(let goal) = figure { isAtMost(goal) } else { false }
      return SaidFigure(
        sentence: "\(amounts[0]) of \(isAtMost ? "at most " : "")\(amounts[1]), "
          + Messages.days(progress.period),
        value: activity.figure(progress.amount), days: progress.period,
        target: activity.figure(progress.target))
    case .badge(let badge):
      let day = badge.shown?.earnedOn ?? badge.earned?.earnedOn
      let words = badge.earned == nil ? "as it was shown, earned on " : "earned on "
      return SaidFigure(
        sentence: words + (day.map { Messages.day($0) } ?? ""),
        value: badge.earned?.earnedOn ?? day, shownOn: day?.description ?? "")
    case .number(let number):
      let activity =
        if case .statistic(.amount(let activity)) = figure { activity } else { nil as Activity? }
      let value = activity?.figure(number) ?? .integer(number)
      return SaidFigure(sentence: Messages.said(number, figure), value: value)
    case .date(let day):
      return SaidFigure(sentence: day.map { self.day($0) } ?? "none yet", value: day)
    case .moment(let moment):
      let word = moment.isRemoved ? "removed" : "kept"
      return SaidFigure(sentence: word + ", counts for " + Messages.day(moment.day), value: word)
    case .echo(let echo):
      let word = echo.isTakenBack ? "takenBack" : echo.state.rawValue
      return SaidFigure(
        sentence: (echo.isTakenBack ? "taken back" : Messages.word(echo.state))
          + ", to return on " + Messages.day(echo.delivery.day), value: word)
    case .day(let day):
      let count = day.moments + day.memories + day.totals.reduce(0) { $0 + $1.logCount }
      return SaidFigure(sentence: Messages.held(day), value: count, days: day.day...day.day)
    }
  }
}

private struct FigureWords {
  let line: String
  let name: String
  var activity: Activity?
}

private struct SaidFigure: Sendable {
  let sentence: String
  let value: (any JSONValue)?
  var unit: String?
  var days: ClosedRange<CivilDay>?
  var target: JSON?
  var bridges: [StreakReasons.Bridge] = []
  /// Where it is a badge's, which may be of another day than its value.
  var shownOn: String?

  var json: JSON { value?.json ?? .null }
  var plain: String { shownOn ?? json.text.replacing("\"", with: "") }
}
