import Echolog
import Interop

extension Presenter {
  func row(_ name: EventName, _ event: Event) -> [String] {
    let told = history.isSealed(name, event, at: view) ? event.withoutWords() : event
    let time = EntryTime(event)
    let said = Messages.facts([gist(name, told), standings[name]?.rawValue ?? ""], by: ", ")
    return [
      label(name), time.asKnown, time.recordedAt.isoText(offset: time.offsetOfRecording(at: view)),
      event.body.typeName, said,
    ]
  }

  private func gist(_ name: EventName, _ event: Event) -> String {
    switch event.body {
    case .logStarted(let started): started.deviceName
    case .vibeSent(let vibe):
      "\(vibe.emotion.label), returns \(CivilDay(daysSinceEpoch: vibe.deliveryDay))"
    case .momentLogged(let moment): words(moment.text, name, event)
    case .momentTextChanged(let body): words(body.text, name, event)
    case .activityNoteChanged(let body): words(body.note, name, event)
    case .praiseEnhanced(let body): words(body.praise, name, event)
    case .praiseEnhancementFailed(let body): body.reason.label
    case .daySummarySet(let body):
      "\(CivilDay(daysSinceEpoch: body.day)) " + words(body.summary, name, event)
    case .activityLogged(let log): said(log, in: name.log)
    case .activityAdded(let added): words(added.name, name, event)
    case .activityRetired(let body):
      history.activity(addedBy: name.referring(to: body.ownNumber, in: body.ownLog)).label
    case .activityRenamed(let body): words(body.name, name, event)
    case .activityCorrected(let body):
      changed(body.amount, history.log(event.entity(in: name))?.activity, name, event)
    case .goalTargetChanged(let body):
      changed(body.target, history.goal(event.entity(in: name))?.activity, name, event)
    case .echoReflected(let reflected): words(reflected.note, name, event)
    case .importStarted(let started): words(started.sourceName, name, event)
    case .settingChanged(let changed): SettingName(changed.setting)?.rawValue ?? ""
    case .quoteFavourited(let marked): marked.quoteId
    case .quoteUnfavourited(let marked): marked.quoteId
    case .permissionChanged(let changed): changed.permission == .granted ? "granted" : "denied"
    case .goalSet(let goal): said(goal, in: name.log)
    case .daySkipped(let body):
      dated(body.day, words(body.reason, name, event)) + ofGoal(name, event)
    case .dayFrozen(let body): dated(body.day) + ofGoal(name, event)
    case .goalPaused(let body):
      dated(body.firstDay, to: body.lastDay, words(body.reason, name, event))
        + ofGoal(name, event)
    case .goalResumed(let body): "from " + dated(body.effectiveDay) + ofGoal(name, event)
    case .policySelected(let body): body.policy.label
    case .consentGiven(let body): body.document.label + ", " + VisibleText.line(body.version)
    case .consentWithdrawn(let body): body.document.label
    case .entitlementChanged(let body): body.entitlement.label
    case .reminderSet(let body): schedule(body.minute, body.weekdays)
    case .reminderChanged(let body): schedule(body.minute, body.weekdays)
    case .badgeShown(let body):
      Messages.title(of: body.badge) + ", earned \(CivilDay(daysSinceEpoch: body.earnedDay))"
    case .undone(let body): undone(name.referring(to: body.undoneNumber, in: body.undoneLog))
    case .memoryCaptured, .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged,
      .memoryLabelled, .memoryTimeChanged, .memoryUnlabelled, .attachmentAdded,
      .attachmentRemoved:
      said(name, event)
    default: about(name, event)
    }
  }

  /// `water 250 ml`, of an event of this log.
  func said(_ logged: ActivityLogged, in log: LogID) -> String {
    Messages.amountNamed(logged.amount, of: history.activity(of: logged, in: log))
  }

  /// `water 2 L a day`, `coffee, at most 2 cups a day`.
  func said(_ goal: GoalSet, in log: LogID) -> String {
    let activity = history.activity(of: goal, in: log)
    let asked =
      goal.isAtMost
      ? activity.label + ", at most " + Messages.amount(goal.target, of: activity)
      : Messages.amountNamed(goal.target, of: activity)
    return asked + " a " + goal.period.label
  }

  private func undone(_ event: EventName) -> String {
    label(event)
      + (history.emotionChange(behind: event).map { ", " + felt($0.emotion, by: $0.event) } ?? "")
  }

  private func schedule(_ minute: UInt32, _ weekdays: UInt32) -> String {
    Messages.days(Weekdays(rawValue: weekdays)) + " at " + Messages.time(minuteOfDay: Int(minute))
  }

  /// `2025-11-18 to 2025-11-23: flu`.
  private func dated(_ first: Int32, to last: Int32? = nil, _ reason: String = "") -> String {
    let end = last.map { " to \(CivilDay(daysSinceEpoch: $0))" } ?? ""
    return "\(CivilDay(daysSinceEpoch: first))" + end + (reason.isEmpty ? "" : ": " + reason)
  }

  /// ` (water a day)`.
  private func ofGoal(_ name: EventName, _ event: Event) -> String {
    history.goal(event.entity(in: name)).map { " (\(Messages.name($0)))" } ?? ""
  }

  private func about(_ name: EventName, _ event: Event) -> String {
    guard event.subjectNumber != 0 else { return "" }
    return "about " + label(event.entity(in: name))
  }

  private func changed(
    _ amount: Int64, _ activity: Activity?, _ name: EventName, _ event: Event
  ) -> String {
    (activity.map { Messages.amountNamed(amount, of: $0) + ", " } ?? "") + about(name, event)
  }

  func inline(_ text: Text) -> String { text.inline ?? "" }

  /// Words of an event, or that they are forgotten.
  private func words(_ text: Text, _ name: EventName, _ event: Event) -> String {
    let isForgotten = event.carriesText && history.isForgotten(event, in: name)
    return text.words ?? (isForgotten ? "(forgotten)" : "")
  }

  /// `2025-11-18 21:30` of a whole time stamp, by the clock where it was.
  private static func short(_ time: String) -> String {
    time.prefix(10) + " " + time.dropFirst(11).prefix(5)
  }

  /// The time of recording is left out where it is that of the event, to the minute.
  static func events(_ rows: [[String]]) -> [Page.Block] {
    guard !rows.isEmpty else { return [] }
    let areLate = rows.contains { short($0[1]) != short($0[2]) }
    return [
      .table(
        ["ID", "Time"] + (areLate ? ["Recorded"] : []) + ["Type", .flexible("")],
        rows.map { row in
          let (time, recorded) = (short(row[1]), short(row[2]))
          return [Span(row[0], .faint), Span(time)]
            + (areLate ? [Span(recorded == time ? "" : recorded)] : [])
            + [Span(row[3]), Span(VisibleText.line(row[4]))]
        })
    ]
  }
}

extension Text {
  var words: String? { inline.flatMap { $0.isEmpty ? nil : $0 } }
}

/// Events on their way to the output, a screen's worth at a time, however long the history is.
struct Listing {
  private let presenter: Presenter
  private let console: Console
  private var rows: [[String]] = []
  private var text = ""
  private var lines: EventLines

  init(_ presenter: Presenter, _ console: Console) {
    (self.presenter, self.console) = (presenter, console)
    lines = EventLines(presenter.asked, holdsAll: false)
  }

  mutating func add(_ named: NamedEvent) throws {
    switch console.options.form {
    case .json: lines.append(named.name, named.event, to: &text)
    case .plain, .csv, .people: rows.append(presenter.row(named.name, named.event))
    }
    if rows.count >= 1000 || text.utf8.count > 1 << 16 { try end() }
  }

  mutating func end() throws {
    switch console.options.form {
    case .json: try console.write(text)
    case .plain, .csv, .people:
      try console.show(Page(JSON("events/1"), blocks: Presenter.events(rows), rows: rows))
    }
    rows = []
    text = ""
  }
}
