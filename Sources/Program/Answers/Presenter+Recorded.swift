package import Echolog

extension Presenter {
  /// What was recorded, with its name and what follows from it.
  package func recorded(_ name: EventName, _ event: Event, badges: [EarnedBadge] = []) -> Page {
    let day = event.day
    let stretch = monthOrYear(event)
    let happened = stretch == nil ? event.happenedAtMs.map { Instant(milliseconds: $0) } : nil
    let offset = event.utcOffsetSeconds.map { UTCOffset(seconds: $0) }
    let instant = event.happenedPrecision == .day ? nil : happened
    let (id, type) = (label(event.entity(in: name)), event.body.typeName)
    var page = Page(
      ["schema": "recorded/1", "id": id, "event": label(name), "type": type],
      rows: [[id, type, stretch?.description ?? day.description]])
    page.add(json(day, stretch))
    page.add(["happenedAt": instant.map { $0.isoText(offset: offset) }, "badges": badges.map(json)])
    tell(name, event, on: day, into: &page)
    tell(event, into: &page)
    page.blocks += lines(badges)
    if let happened, let text = counted(happened, offset, event.happenedPrecision, for: day) {
      page.notes.insert(text, at: 0)
    }
    if event.happenedAtMs == nil, event.body.type.map(Self.namingDay.contains) ?? false {
      page.note(dayGoesOn)
    }
    return page
  }

  /// What is answered with the day that it counts for.
  private static let namingDay: Set<EventType> = [
    .momentLogged, .momentTimeChanged, .activityLogged, .activityCorrected, .memoryCaptured,
    .memoryTimeChanged, .daySummarySet, .daySkipped, .dayFrozen, .goalPaused, .goalResumed,
  ]

  /// The answer to the words of an entry, and that there is help where they speak of danger, also
  /// where nothing else answers them. It comes behind all else about the entry.
  private func tell(_ event: Event, into page: inout Page) {
    let said = event.acknowledgement
    switch event.body {
    case .vibeSent, .echoReflected, .momentLogged, .momentTextChanged, .activityLogged,
      .activityNoteChanged, .memoryCaptured:
      let isPraise = page.json.members.contains { $0.name == "praise" }
      let line = said.line.isEmpty ? nil : said.line
      if let line {
        page.line(Span(VisibleText.line(line)))
        if [.momentLogged, .momentTextChanged].contains(event.body.type) {
          page.add(["praise": line])
        }
      }
      page.add([
        "acknowledgement": line != nil ? "quiet" : isPraise ? "praise" : nil,
        "acknowledgementLine": line,
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
    return "→ \(Messages.day(wall.day)) \(time) \(offset)"
      + (wall.day == day ? "" : ", counted for \(Messages.day(day))")
  }

  private func tell(_ name: EventName, _ event: Event, on day: CivilDay, into page: inout Page) {
    let id = self.id(event.entity(in: name), gap: "  ")
    switch event.body {
    case .vibeSent(let vibe): tellSent(vibe, by: name.log, id, into: &page)
    case .settingChanged(let body):
      if let setting = SettingName(body.setting) { tellChanged(setting, by: name.log, into: &page) }
    case .quoteFavourited(let body):
      page.line("Kept. echolog quotes shows it.", .good)
      page.add(["quote": body.quoteId])
    case .quoteUnfavourited(let body):
      page.line("No favourite any more.")
      page.add(["quote": body.quoteId])
    case .momentLogged, .momentTextChanged, .praiseEnhanced, .praiseEnhancementFailed,
      .daySummarySet:
      tellOfMoments(name, event.body, on: day, id, &page)
    case .memoryCaptured:
      page.line(Span("Remembered for \(self.day(event)).", .good), id)
      page.notes = ["echolog memory \(label(name)) shows it, with what is near to it."]
    case .memoryTimeChanged, .momentTimeChanged:
      page.line(Span("\(moved(event) ?? "") \(Self.stays)"), id)
    case .activityLogged(let log):
      var told = self
      told.isQuiet = event.acknowledgement != .none
      told.tell(history.activity(of: log, in: name.log), log.amount, on: day, id, &page)
      tellOverlaps(of: name, isNew: true, into: &page)
    case .activityNoteChanged(let body): tellNote(body.note, of: event.entity(in: name), id, &page)
    case .activityCorrected(let correction):
      guard let log = history.log(event.entity(in: name)) else { return }
      tell(log.activity, correction.amount, on: log.time.day, id, &page)
      tellOverlaps(of: log.id, isNew: false, into: &page)
    case .activityAdded, .activityRetired, .activityRenamed:
      tellOfActivities(name, event.body, &page)
    case .goalSet, .goalTargetChanged, .goalDeactivated, .goalReactivated:
      tellOfGoal(name, event, &page)
    case .reminderSet, .reminderChanged:
      // As it was when this was recorded: a moment later its time may have come.
      let then = history.viewpoint(now: EntryTime(event).happenedAt, zone: view.zone)
      guard let reminder = history.reminder(event.entity(in: name), at: then) else {
        return page.line(Span(done(event.body, by: name)), id)
      }
      tell(reminder, id, into: &page)
    case .attachmentAdded, .attachmentRemoved: tellOfFile(name, event, id, into: &page)
    case .momentRemoved, .activityRemoved, .memoryRemoved:
      page.line(Span(Messages.capitalised(removed(name, event)) + " is taken back."), id)
      tellOfWords(ofRemoved: event.entity(in: name), &page)
    default: page.line(Span(done(event.body, by: name)), id)
    }
  }

  /// That the words of what was removed are still in the history, where it has some.
  private func tellOfWords(ofRemoved entry: EventName, _ page: inout Page) {
    let words =
      history.moment(entry)?.text ?? history.memory(entry).flatMap { $0.text ?? $0.title }
      ?? history.log(entry)?.note
    page.note(words.map { _ in Messages.wordsStay(label(entry)) })
  }

  private func tellOfActivities(_ name: EventName, _ body: Event.Body, _ page: inout Page) {
    switch body {
    case .activityRetired(let body):
      let activity = history.activity(addedBy: name.referring(to: body.ownNumber, in: body.ownLog))
      page.line("\(activity.label) is not offered any more. What you logged stays.")
      page.add(["activity": activity.label, "unit": activity.unit])
    case .activityRenamed:
      guard let (activity, former, _) = history.renaming(by: name) else { return }
      page.line("\(former) is called \(activity.label) now. What you logged stays with it.", .good)
      page.add(["activity": activity.label, "unit": activity.unit, "replaced": former])
    default: tell(added: history.activity(addedBy: name), &page)
    }
  }

  private func tell(added activity: Activity, _ page: inout Page) {
    let isOften = activity.unit == AddActivity.standardUnit
    let unit =
      activity.dimension == .count
      ? Messages.smallestUnit(of: activity) : Messages.choices(Messages.units(of: activity))
    page.line(activity.label + " can be logged" + (isOften ? "." : ", in " + unit + "."), .good)
    let earlier = history.allActivities.first {
      history.isRetired($0) && $0.label.hasPrefix(activity.label + "-")
    }
    page.note(earlier.map { "What you logged of it before is called \($0.label) now." })
    page.note("\(Messages.example(of: activity)) logs \(isOften ? "it once" : "some").")
    let isOfItself = Activity.singular(activity.label) == Activity.singular(activity.unit)
    if activity.dimension.baseUnit == nil, !isOften, !isOfItself,
      OtherUnit(named: activity.unit) == nil
    {
      page.note(Messages.isOneName(activity.label, activity.unit))
    }
    page.add(["activity": activity.label, "unit": activity.unit])
  }

  private func tellOfGoal(_ name: EventName, _ event: Event, _ page: inout Page) {
    guard let goal = history.goal(event.entity(in: name)) else { return }
    let progress = history.progress(of: goal, asOf: view.today)
    page.blocks = [.table(table([progress]))]
    if case .goalSet = event.body {
      let beside = history.allGoals(of: goal.activity).filter {
        $0.id != goal.id && $0.isActive(asOf: view.today)
      }
      let rows = [progress] + beside.map { history.progress(of: $0, asOf: view.today) }
      page.blocks = [.table(table(rows))]
      let isFirst = history.firstDay(of: goal.activity) == nil
      page.note(
        isFirst && goal.bound == .atLeast
          ? "\(Messages.example(of: goal.activity)) logs the first of it." : nil)
      let resting = history.allGoals(of: goal.activity).last {
        $0.id != goal.id && $0.period == goal.period && $0.bound == goal.bound
          && !$0.isActive(asOf: view.today)
      }
      page.note(resting.map { Messages.rests(label($0.id)) })
    }
    // The day of the answer is that of the event, and not the one from which the goal counts.
    let calendar: Set = ["day", "week", "month", "year", "weekday"]
    page.add(listing([progress], without: calendar).json(0))
    tellChange(of: goal, event.body, by: name, into: &page)
  }

  private func tellNote(_ note: Text, of log: EventName, _ id: Span, _ page: inout Page) {
    guard let log = history.log(log) else { return }
    let amount = Messages.amountNamed(log.amount, of: log.activity)
    let said = note.words.map { "the note " + Messages.quoted($0) } ?? "no note"
    page.line(
      Span(VisibleText.line("The log of \(amount) has \(said) now. \(Self.stays)")), id)
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
      page.line(Span("Kept for \(self.day(day)).", .good), id)
      if let praise = moment.praise.words, !moment.isQuiet {
        page.line(Span(VisibleText.line(praise)))
        page.add(["praise": praise])
      }
    case .momentTextChanged(let moment):
      page.line(Span(done(body)), id)
      if let praise = moment.praise.words, !moment.isQuiet { page.add(["praise": praise]) }
    case .praiseEnhanced(let body):
      guard let praise = body.praise.inline else { return }
      page.line(Span(VisibleText.line(praise), .good), id)
      page.add(["praise": praise])
    case .praiseEnhancementFailed(let body):
      page.line(Span(Messages.praiseMissed), id)
      page.add(["reason": body.reason.label, "note": Messages.praiseMissed])
    case .daySummarySet(let body):
      let about = CivilDay(daysSinceEpoch: body.day)
      let deed = body.summary.isEmpty ? "Taken back" : "Kept"
      page.line(Span("\(deed): your words about \(self.day(about)).", .good), id)
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
    page.line(
      Span(Messages.amountNamed(amount, of: activity), .good), Span(" for \(self.day(day)), "),
      Span(Messages.amount(total, of: activity), .strong), " in all.", id)
    page.add([
      "activity": activity.label, "unit": activity.unit, "amount": activity.figure(amount),
      "dayTotal": activity.figure(total),
    ])
    tell(total, of: activity, exceeding: day, into: &page)
    let progress = history.allGoals(of: activity).filter { $0.isActive(on: day) }
      .map { history.progress(of: $0, on: day, today: view.today) }
    page.add(["goals": progress.map(json)])
    guard !progress.isEmpty else { return }
    page.blocks += [.table(table(progress))] + messages(progress)
  }

  /// That a log shares time with others, or is more sleep than can be: it is perhaps there twice,
  /// or an hour was taken for an amount. All are kept, as only the person knows.
  private func tellOverlaps(of name: EventName, isNew: Bool, into page: inout Page) {
    guard let log = history.log(name) else { return }
    let others = history.overlaps(with: log)
    page.add(["overlaps": others.map { label($0.id) }])
    if !others.isEmpty { page.notes.append(Messages.overlaps(others.map(span))) }
    // A night without its hours overlaps nothing; of more than a day it is said already.
    guard others.isEmpty, log.activity == .sleep, page.notes.isEmpty,
      let slept = history.total(of: .sleep, on: log.time.day)
    else { return }
    if isNew, log.span == nil, log.amount > 16 * 3600 {
      page.notes.append(Messages.sleptLong(log.amount))
    } else if slept.logCount > 1, slept.amount > 12 * 3600 {
      page.notes.append(Messages.sleptTwice(slept.amount, day(log.time.day)))
    }
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
