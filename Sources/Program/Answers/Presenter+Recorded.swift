package import Echolog
package import Platform

extension Presenter {
  /// What was recorded, with its name and what follows from it.
  package func recorded(_ name: EventName, _ event: Event, badges: [EarnedBadge] = []) -> Page {
    let day = CivilDay(daysSinceEpoch: event.civilDay)
    let stretch = monthOrYear(event)
    let happened =
      stretch == nil ? event.happenedAtMs.map { Instant(milliseconds: $0) } : nil
    let offset = event.utcOffsetSeconds.map { UTCOffset(seconds: $0) }
    let instant = event.happenedPrecision == .day ? nil : happened
    var page = Page([
      "schema": "recorded/1", "id": label(event.entity(in: name)), "event": label(name),
      "type": event.body.typeName,
    ])
    page.add(json(day, stretch))
    page.add(["happenedAt": instant.map { iso($0, offset) }, "badges": badges.map(json)])
    tell(name, event, on: day, into: &page)
    tell(event, into: &page)
    page.blocks += lines(badges)
    page.rows = [
      [label(event.entity(in: name)), event.body.typeName, stretch?.description ?? day.description]
    ]
    if let happened, let text = counted(happened, offset, event.happenedPrecision, for: day) {
      page.notes.insert(text, at: 0)
    }
    if event.body.namesDay, event.happenedAtMs == nil, let dayGoesOn {
      page.notes.append(dayGoesOn)
    }
    return page
  }

  /// The answer to the words of an entry, and that there is help where they speak of danger, also
  /// where nothing else answers them. It comes behind all else about the entry.
  private func tell(_ event: Event, into page: inout Page) {
    let said = event.acknowledgement
    switch event.body {
    case .vibeSent, .echoReflected, .momentLogged, .momentTextChanged, .activityLogged,
      .activityNoteChanged, .memoryCaptured:
      let isPraise = page.json.members.contains { $0.name == "praise" }
      if !said.line.isEmpty {
        page.blocks.append(.line(VisibleText.line(said.line)))
        if event.body.isOfMoment { page.add(["praise": said.line]) }
      }
      page.add([
        "acknowledgement": !said.line.isEmpty ? "quiet" : isPraise ? "praise" : nil,
        "acknowledgementLine": said.line.isEmpty ? nil : said.line,
      ])
    default: if said.help.isEmpty { return }
    }
    page.blocks += lines(help: said.help)
    page.add(json(help: said.help))
  }

  /// The sentence of help with the person's own line of help below; nothing for no sentence.
  func lines(help: String) -> [Page.Block] {
    helpLines(help).map { .line(VisibleText.line($0), .strong) }
  }

  func json(help: String) -> JSON {
    let lines = helpLines(help)
    return ["help": lines.first, "helpLine": lines.dropFirst().first]
  }

  private func helpLines(_ sentence: String) -> [String] {
    guard !sentence.isEmpty else { return [] }
    return [sentence] + (history.settings.helpLine.map { [text($0)] } ?? [])
  }

  /// `→ Mon 2025-11-17 21:30 +01:00`, how a time in words was understood; nil where the answer
  /// itself shows it.
  private func counted(
    _ instant: Instant, _ offset: UTCOffset?, _ precision: Precision, for day: CivilDay
  ) -> String? {
    guard precision != .day else {
      let told = Messages.day(day)
      return self.day(day) == told ? nil : "→ " + told
    }
    let offset = offset ?? .utc
    let wall = WallTime(at: instant, offset: offset)
    let time = Messages.time(minuteOfDay: wall.minuteOfDay)
    let text = "→ \(Messages.day(wall.day)) \(time) \(offset)"
    return wall.day == day ? text : text + ", counted for \(Messages.day(day))"
  }

  private func tell(_ name: EventName, _ event: Event, on day: CivilDay, into page: inout Page) {
    let id = Span("  " + label(event.entity(in: name)), .faint)
    switch event.body {
    case .vibeSent(let vibe):
      tellSent(vibe, by: name.log, id, into: &page)
    case .settingChanged(let body):
      if let setting = SettingName(body.setting) { tellChanged(setting, by: name.log, into: &page) }
    case .quoteFavourited(let body):
      page.blocks = [.line("Kept. echolog quotes shows it.", .good)]
      page.add(["quote": body.quoteId])
    case .quoteUnfavourited(let body):
      page.blocks = [.line("No favourite any more.")]
      page.add(["quote": body.quoteId])
    case .momentLogged, .momentTextChanged, .momentTimeChanged, .praiseEnhanced,
      .praiseEnhancementFailed, .daySummarySet:
      tellOfMoments(name, event.body, on: day, id, &page)
    case .memoryCaptured, .memoryTimeChanged: tellOfMemory(name, event, id, &page)
    case .activityLogged(let log):
      var told = self
      told.isQuiet = event.acknowledgement != .none
      told.tell(log.activity, log.amount, on: day, id, &page)
      tellOverlaps(of: name, into: &page)
    case .activityNoteChanged(let body):
      guard let log = history.log(event.entity(in: name)) else { return }
      let amount = Messages.amountNamed(log.amount, of: log.activity)
      let note = body.note.words.map { "the note " + Messages.quoted($0) } ?? "no note"
      page.blocks = [
        .line([Span(VisibleText.line("The log of \(amount) has \(note) now. \(Self.stays)")), id])
      ]
    case .activityCorrected(let correction):
      guard let log = history.log(event.entity(in: name)) else { return }
      tell(log.activity, correction.amount, on: log.time.day, id, &page)
      tellOverlaps(of: log.id, into: &page)
    case .goalSet, .goalTargetChanged, .goalDeactivated, .goalReactivated:
      guard let goal = history.goal(event.entity(in: name)) else { return }
      let progress = history.progress(of: goal, asOf: view.today)
      page.blocks = [.table(table([progress]))]
      if case .goalSet = event.body, history.firstDay(of: goal.activity) == nil {
        page.notes = ["\(Messages.example(of: goal.activity)) logs the first of it."]
      }
      if case .goalSet = event.body, let resting = restingGoal(beside: goal) {
        page.notes.append(Messages.rests(label(resting.id)))
      }
      page.add(json(progress))
      tellChange(of: goal, event.body, by: name, into: &page)
    case .reminderSet, .reminderChanged:
      // As it was when this was recorded: a moment later its time may have come.
      let then = history.viewpoint(now: EntryTime(event).happenedAt, zone: view.zone)
      guard let reminder = history.reminder(event.entity(in: name), at: then) else {
        page.blocks = [.line([Span(done(event.body, by: name)), id])]
        return
      }
      tell(reminder, id, into: &page)
    case .momentRemoved, .activityRemoved, .memoryRemoved:
      let removed = Messages.capitalised(removed(name, event))
      page.blocks = [.line([Span(removed + " is taken back."), id])]
    default: page.blocks = [.line([Span(done(event.body, by: name)), id])]
    }
  }

  private func restingGoal(beside goal: Goal) -> Goal? {
    history.allGoals(of: goal.activity).last { other in
      other.id != goal.id && other.period == goal.period && !other.isActive(asOf: view.today)
    }
  }

  private func tellOfMemory(_ name: EventName, _ event: Event, _ id: Span, _ page: inout Page) {
    guard case .memoryCaptured = event.body else {
      page.blocks = [.line([Span("\(moved(event) ?? done(event.body)) \(Self.stays)"), id])]
      return
    }
    page.blocks = [.line([Span("Remembered for \(day(event)).", .good), id])]
    page.notes = ["echolog memory \(label(name)) shows it, with what is near to it."]
  }

  /// Of an event that moves an entry in time.
  func moved(_ event: Event) -> String? {
    switch event.body {
    case .memoryTimeChanged: "Remembered for \(day(event)) now."
    case .momentTimeChanged: "Kept for \(day(event)) now."
    case .activityCorrected: "Logged for \(day(event)) now."
    default: nil
    }
  }

  private static let stays = "What was there before stays in its history."

  private func tellOfMoments(
    _ name: EventName, _ body: Event.Body, on day: CivilDay, _ id: Span, _ page: inout Page
  ) {
    switch body {
    case .momentLogged(let moment):
      page.blocks = [.line([Span("Kept for \(self.day(day)).", .good), id])]
      if let praise = moment.praise.words, !moment.isQuiet {
        page.blocks.append(.line(VisibleText.line(praise)))
        page.add(["praise": praise])
      }
    case .momentTextChanged(let moment):
      page.blocks = [.line([Span(done(body)), id])]
      if let praise = moment.praise.words, !moment.isQuiet { page.add(["praise": praise]) }
    case .momentTimeChanged:
      page.blocks = [.line([Span("Kept for \(self.day(day)) now. \(Self.stays)"), id])]
    case .praiseEnhanced(let body):
      guard let praise = body.praise.inline else { return }
      page.blocks = [.line([Span(VisibleText.line(praise), .good), id])]
      page.add(["praise": praise])
    case .praiseEnhancementFailed(let body):
      page.blocks = [.line([Span(Messages.praiseMissed), id])]
      page.add(["reason": body.reason.label, "note": Messages.praiseMissed])
    case .daySummarySet(let body):
      let about = CivilDay(daysSinceEpoch: body.day)
      let said = body.summary.isEmpty ? "Taken back: your words about" : "Kept: your words about"
      page.blocks = [.line([Span("\(said) \(self.day(about)).", .good), id])]
      page.notes = ["echolog journey shows the day."]
      page.add(["about": about])
      tellReplaced(by: name, body.summary.isEmpty, &page)
    default: break
    }
  }

  private func tell(
    _ activity: Activity, _ amount: Int64, on day: CivilDay, _ id: Span, _ page: inout Page
  ) {
    let total = history.total(of: activity, on: day)?.amount ?? amount
    page.blocks = [
      .line([
        Span(Messages.amountNamed(amount, of: activity), .good),
        Span(" for \(self.day(day)), "), Span(Messages.amount(total, of: activity), .strong),
        " in all.", id,
      ])
    ]
    page.add(["activity": activity.label, "amount": amount, "dayTotal": total])
    tell(total, of: activity, exceeding: day, into: &page)
    let goals = history.allGoals(of: activity).filter { $0.isActive(on: day) }
    let progress = goals.map { history.progress(of: $0, on: day) }
    page.add(["goals": progress.map(json)])
    guard !progress.isEmpty else { return }
    page.blocks += [.table(table(progress))] + messages(progress)
  }

  /// That a log shares time with others: it is perhaps there twice. All are kept, as only the
  /// person knows.
  private func tellOverlaps(of name: EventName, into page: inout Page) {
    guard let log = history.log(name) else { return }
    let others = history.overlaps(with: log)
    page.add(["overlaps": others.map { label($0.id) }])
    if !others.isEmpty { page.notes.append(Messages.overlaps(others.map(span))) }
    // Nobody sleeps so long: a night without its hours overlaps nothing.
    guard others.isEmpty, log.activity == .sleep,
      let slept = history.total(of: .sleep, on: log.time.day), slept.logCount > 1,
      slept.amount > 12 * 3600
    else { return }
    page.notes.append(Messages.sleptTwice(slept.amount, day(log.time.day)))
  }

  /// `22:00 to 06:00 (laptop:3)`.
  private func span(_ log: ActivityLog) -> String {
    let ends = log.span.map { [$0.lowerBound, $0.upperBound] } ?? []
    let clocks = ends.map { clock(at: $0, log.time.utcOffset, countedOn: log.time.day) }
    return "\(clocks.joined(separator: " to ")) (\(VisibleText.line(label(log.id))))"
  }

  /// Whether the logs of a day come to more time than it has. Each of them fits into it, and all
  /// are kept: only the person knows which one is not right, and other devices may log too.
  private func tell(
    _ total: Int64, of activity: Activity, exceeding day: CivilDay, into page: inout Page
  ) {
    let most = view.zone.mostSeconds(in: day, from: history.settings.dayStart)
    let isMore = activity.dimension == .duration && total > most
    page.add(["exceedsDay": isMore])
    guard isMore else { return }
    page.notes.append(
      Messages.exceedsDay(
        total, of: activity, "for \(self.day(day))", iso: day.description, seconds: most))
  }

  /// - Parameter name: the event, for what it took the place of.
  func done(_ body: Event.Body, by name: EventName? = nil) -> String {
    switch body {
    case .echoReflected: "Your answer is kept."
    case .echoDismissed: "Put away."
    case .echoCancelled: "This note will not return."
    case .permissionChanged(let body) where body.permission == .granted:
      "Noted: this device may show notifications."
    case .permissionChanged: "Noted. Echoes arrive all the same; echolog echoes shows them."
    case .promptAnswered(let body) where body.prompt == .exportNudge:
      "Noted. It will be suggested again in \(Messages.count(history.exports.nudgeDays, "day"))."
    case .promptAnswered: "Noted. You will be asked again in a week."
    case .consentGiven: "Agreed. echolog consent shows it."
    case .consentWithdrawn: "Taken back. That you agreed before stays on record."
    case .entitlementChanged(let body): "Noted. \(Messages.phrase(body.entitlement))"
    case .memoryTextChanged, .momentTextChanged: "Rewritten. \(Self.stays)"
    case .memoryTitleChanged, .memoryEmotionChanged:
      VisibleText.line("Changed: \(said(name, body)). \(Self.stays)")
    case .memoryLabelled: VisibleText.line("Labelled: \(said(name, body)).")
    case .memoryUnlabelled: "The label is taken away."
    case .reminderRemoved: "The reminder is taken back."
    case .importUndone: "The import is taken back as one."
    case .policySelected(let body):
      "The policy is \(body.policy.label) now: \(Messages.gist(of: body.policy))"
    default: "Done."
    }
  }
}

extension Event.Body {
  /// Whether it has the words of a moment.
  fileprivate var isOfMoment: Bool {
    switch self {
    case .momentLogged, .momentTextChanged: true
    default: false
    }
  }

  /// Whether the answer to it names the day that it counts for.
  fileprivate var namesDay: Bool {
    switch self {
    case .momentLogged, .momentTimeChanged, .activityLogged, .activityCorrected, .memoryCaptured,
      .memoryTimeChanged,
      .daySummarySet, .daySkipped, .dayFrozen, .goalPaused, .goalResumed:
      true
    default: false
    }
  }
}
