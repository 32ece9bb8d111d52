import Echolog

extension Presenter {
  /// The words of what an event removed or took off.
  func reference(of name: EventName, _ event: Event) -> WordsReference? {
    let entity = event.entity(in: name)
    return switch event.body {
    case .momentRemoved: history.moment(entity)?.text
    case .memoryRemoved: history.memory(entity).flatMap { $0.title ?? $0.text }
    case .memoryUnlabelled: history.label(takenOffBy: name)?.words
    case .attachmentRemoved: history.attachment(takenOffBy: name)?.fileName
    default: nil
    }
  }

  /// What the event `name` undid or did again; `passedBy` came later and can not be undone.
  ///
  /// - Parameter isLast: whether it was done last, so that the same line goes further back.
  func undone(
    by name: EventName, _ undone: [(name: EventName, event: Event)], isPutBack: Bool,
    passedBy: [(name: EventName, event: Event)], isLast: Bool
  ) -> Page {
    var page = Page([
      "schema": "undone/1", "id": label(name), "isPutBack": isPutBack,
      "events": undone.map { json($0, $1, besides: holding(besides: $0, $1, isPutBack)) },
      "passedBy": passedBy.map { json($0, $1) },
    ])
    page.rows = undone.map { [label($0.name), $0.event.body.typeName, label(name)] }
    let shown = undone.prefix(ListPart.usualLimit)
    let did = Span(isPutBack ? "Done again: " : "Undone: ", .good)
    let renaming = renaming(undone)
    if let renaming { page.line(did, Span(renaming + ".")) }
    for (name, event) in shown {
      if renaming == nil {
        page.line(
          did, Span(deed(name, event) + (isPutBack ? "" : heldInstead(of: name, event)) + "."),
          id(event.entity(in: name), gap: "  "))
      }
      let holding = holding(besides: name, event, isPutBack)
      page.note(holding.map { Messages.staysAway(by: label($0), event.body.type) })
    }
    if shown.count < undone.count, renaming == nil {
      page.line("and \(Messages.grouped(undone.count - shown.count)) more", .faint)
    }
    if !passedBy.isEmpty {
      page.notes.append(Messages.passedBy(passedBy.reversed().map { deed($0.name, $0.event) }))
    }
    let added = undone.compactMap { name, event in
      event.body.type == .activityAdded ? history.activity(addedBy: name) : nil
    }
    let back = added.first.map { Messages.adding($0) + " adds it again" }
    page.notes.append(
      (back ?? "echolog undo \(label(name)) takes that back")
        + (isLast ? "; echolog undo alone goes one step further back." : "."))
    return page
  }

  /// That a label had other words: it was taken off memories, and all that was added is another.
  private func renaming(_ undone: [(name: EventName, event: Event)]) -> String? {
    var (old, new) = (Set<String>(), Set<String>())
    for (name, event) in undone {
      switch event.body {
      case .memoryUnlabelled: old.insert(labelCited(name, event))
      case .memoryLabelled(let body): new.insert(cited(body.label))
      default: return nil
      }
    }
    guard let before = old.first, let after = new.first, old.count == 1, new.count == 1 else {
      return nil
    }
    let memories = Set(undone.map { $0.event.entity(in: $0.name) }).count
    return "renaming the \(before) to\(after) in "
      + Messages.count(memories, "memory", "memories")
  }

  private func json(_ name: EventName, _ event: Event, besides holding: EventName? = nil) -> JSON {
    let undone: JSON = [
      "event": label(name), "type": event.body.typeName, "entry": label(event.entity(in: name)),
    ]
    return undone.with(holding.map { ["stillRemovedBy": label($0)] } ?? [:])
  }

  private func holding(besides name: EventName, _ event: Event, _ isPutBack: Bool) -> EventName? {
    event.body.type.flatMap { history.holding(besides: name, $0, isPutBack: isPutBack) }
  }

  private func heldInstead(of name: EventName, _ event: Event) -> String {
    let entity = event.entity(in: name)
    let time: EntryTime? =
      switch event.body {
      case .memoryTimeChanged: history.memory(entity)?.time
      case .momentTimeChanged: history.moment(entity)?.time
      default: nil
      }
    return time.map { "; it is of \(Messages.facts([day($0), clock($0)], by: " ")) now" } ?? ""
  }

  /// What an event did, as a noun phrase. The words of a note stay sealed until it was opened.
  func deed(_ name: EventName, _ event: Event) -> String {
    switch event.body {
    case .vibeSent(let vibe):
      "the note" + (history.echo(name, at: view)?.reveal == nil ? "" : cited(vibe.text))
        + " that was to return on \(day(vibe.deliveryDay))"
    case .echoReflected(let body): "the answer" + cited(body.note)
    case .echoCancelled:
      "cancelling the note"
        + (history.echo(event.entity(in: name), at: view).map {
          " that was to return on " + Messages.day(shownHere($0.delivery).day)
        } ?? "")
    case .momentLogged(let body): "the moment" + cited(body.text)
    case .momentTextChanged(let body): "the words" + cited(body.text) + " of the moment"
    case .momentTimeChanged: moving("moment", event)
    case .momentRemoved, .activityRemoved, .memoryRemoved: "removing " + removed(name, event)
    case .praiseEnhanced(let body): "the praise" + cited(body.praise)
    case .daySummarySet(let body):
      "your words about \(day(CivilDay(daysSinceEpoch: body.day)))" + cited(body.summary)
    case .activityLogged(let log):
      "the log of \(said(log, in: name.log))" + of(event.day)
    case .activityNoteChanged(let body): "the note" + cited(body.note) + " of the log"
    case .activityCorrected(let body):
      "the correction"
        + (history.log(event.entity(in: name)).map {
          " to " + Messages.amountNamed(body.amount, of: $0.activity)
        } ?? "")
    case .activityAdded: "adding \(history.activity(addedBy: name).label)"
    case .activityRenamed(let body):
      "the name" + cited(body.name)
        + (history.renaming(by: name).map { " of " + $0.activity.label } ?? "")
    case .goalSet(let goal): "the goal of " + said(goal, in: name.log)
    case .reminderSet(let body): "the reminder at \(Messages.time(minuteOfDay: Int(body.minute)))"
    case .memoryCaptured(let body):
      "the memory" + cited(body.title.isEmpty ? body.text : body.title)
    case .memoryTitleChanged(let body): "the title" + cited(body.title)
    case .memoryTimeChanged: moving("memory", event)
    case .memoryLabelled(let body): "the " + body.kind.label + cited(body.label)
    case .memoryUnlabelled: "taking the " + labelCited(name, event) + " off"
    case .attachmentAdded(let body): "the file" + cited(body.fileName)
    case .attachmentRemoved:
      "taking the file" + (reference(of: name, event).map { cited(.inline(text($0))) } ?? "")
        + " off"
    case .importStarted(let body): "the import" + cited(body.sourceName)
    case .settingChanged(let body):
      "the change of " + (SettingName(body.setting).map { changed($0, by: name) } ?? "a setting")
    case .policySelected(let body): "choosing the policy \(body.policy.label)"
    case .permissionChanged(let body) where body.permission == .granted: "allowing notifications"
    case .permissionChanged: "refusing notifications"
    default: deedOnGoal(event.body, history.goal(event.entity(in: name)))
    }
  }

  /// Noun phrases for types of events whose words do not depend on what the event holds.
  private static let deeds: [EventType: String] = [
    .echoDismissed: "putting the Echo away", .reminderChanged: "the change of the reminder",
    .reminderRemoved: "removing the reminder", .memoryTextChanged: "the new words of the memory",
    .memoryEmotionChanged: "the emotion of the memory", .importUndone: "taking the import back",
    .promptAnswered: "putting off a question",
    .praiseEnhancementFailed: "noting that a praise failed", .entitlementChanged: "noting a plan",
    .vaultExported: "the export",
  ]

  private func moving(_ what: String, _ event: Event) -> String {
    "moving the \(what) to " + Messages.facts([day(event), clock(EntryTime(event))], by: " ")
  }

  private func deedOnGoal(_ body: Event.Body, _ goal: Goal?) -> String {
    let goal = goal.map(Messages.name) ?? "the goal"
    return switch body {
    case .goalTargetChanged: "the new target of \(goal)"
    case .goalDeactivated: "letting \(goal) rest"
    case .goalReactivated: "taking \(goal) up again"
    case .daySkipped(let body): "skipping \(day(body.day)) for \(goal)"
    case .dayFrozen(let body): "forgiving \(day(body.day)) for \(goal)"
    case .goalPaused(let body):
      "the pause of \(goal) from \(day(body.firstDay)) "
        + (body.lastDay.map { "to " + day($0) } ?? "on")
    case .goalResumed(let body): "resuming \(goal) from \(day(body.effectiveDay)) on"
    default: body.type.flatMap { Self.deeds[$0] } ?? "what was done"
    }
  }

  private func day(_ number: Int32) -> String { Messages.day(CivilDay(daysSinceEpoch: number)) }

  /// ` of yesterday`, and nothing for today.
  private func of(_ day: CivilDay) -> String { day == view.today ? "" : " of " + self.day(day) }

  /// `delivery-time, which is 09:00 again`.
  private func changed(_ setting: SettingName, by name: EventName) -> String {
    // Its words are not read for this; echolog settings shows them.
    guard setting != .helpLine else { return "\(setting.rawValue), which is as before" }
    return "\(setting.rawValue), which is \(value(of: setting, for: name.log)) again"
  }

  private func labelCited(_ name: EventName, _ event: Event) -> String {
    guard let label = history.label(takenOffBy: name) else { return "label" }
    return label.kind.label + (label.words.flatMap { words[$0] }.map { cited(.inline($0)) } ?? "")
  }

  /// The moment, log or memory that an event removes, as a noun phrase with an excerpt.
  func removed(_ name: EventName, _ event: Event) -> String {
    let said = reference(of: name, event).flatMap { words[$0] }.map { cited(.inline($0)) } ?? ""
    return switch event.body {
    case .momentRemoved: "the moment" + said
    case .activityRemoved:
      "the log"
        + (history.log(event.entity(in: name)).map {
          " of " + Messages.amountNamed($0.amount, of: $0.activity) + of($0.time.day)
        } ?? "")
    default: "the memory" + said
    }
  }

  /// What is forgotten with an event, as a noun phrase.
  func forgettable(_ name: EventName, _ event: Event) -> String {
    switch event.body {
    case .vaultCreated: "the name of the owner"
    case .settingChanged: "the line of help"
    case .activityAdded: "the name \(Messages.quoted(history.activity(addedBy: name).label))"
    case .importStarted(let body): "the name" + cited(body.sourceName) + " of the import"
    case .daySummarySet: deed(name, event) + " with all that were said of it"
    case .goalSet: "the reasons of \(history.goal(name).map(Messages.name) ?? "the goal")"
    default: deed(name, event)
    }
  }

  /// What was forgotten, and where it still is.
  ///
  /// - Parameter failure: why it is still in files here; nil where it is not.
  func forgotten(_ forgetting: Forgetting, _ failure: DiaryError?) -> Page {
    let names = forgetting.forgotten
    var page = Page([
      "schema": "forgotten/1", "entries": names.map(label), "isErased": failure == nil,
      "otherDevices": forgetting.otherDeviceCount,
    ])
    page.rows = names.map { [label($0), failure == nil ? "erased" : "waiting"] }
    page.exit = failure == nil ? .success : .negative
    let id = names.count == 1 ? id(names[0], gap: "  ") : Span("")
    let areFiles = names.allSatisfy { history.attachment($0) != nil }
    let what = areFiles ? "The name and the bytes" : "The words"
    let kept = areFiles ? ("file", "files") : ("entry", "entries")
    let several = Messages.count(names.count, kept.0, kept.1)
    let whose = names.count == 1 ? what : "\(what) of \(several)"
    page.line(
      failure == nil
        ? Span("Forgotten. \(whose) are gone from this device, for good.", .good)
        : Span("Forgotten. \(whose) are shown no more."), id)
    page.note(failure.map(Messages.stillInFiles))
    page.note(stays(of: names))
    page.note(Messages.others(erasing: forgetting.otherDeviceCount))
    page.note(Messages.outOfReach)
    return page
  }

  /// What forgetting leaves as it was.
  private func stays(of names: [EventName]) -> String? {
    if names.allSatisfy({ history.attachment($0) != nil }) {
      return "The memory stays as it is; echolog detach takes off what is left of a file."
    }
    let kinds = Set(names.compactMap { history.entity(of: $0)?.kind })
    if kinds == [.goal] { return "The goal goes on, and takes no more words." }
    if kinds == [.echo] {
      let isOpened = names.contains { history.echo($0, at: view)?.reveal != nil }
      return isOpened ? nil : "What was to return does not."
    }
    if kinds == [.batch] { return "The entries that it brought have theirs still." }
    guard !kinds.isDisjoint(with: [.moment, .log, .memory]) else { return nil }
    guard names.count == 1 else {
      return "Their days and numbers stay; echolog remove ID takes one out of every list."
    }
    let name = VisibleText.line(label(names[0]))
    return "Its day and its numbers stay"
      + (isRemoved(names[0]) ? "." : "; echolog remove \(name) takes it out of every list.")
  }

  private func isRemoved(_ entry: EventName) -> Bool {
    history.moment(entry)?.isRemoved ?? history.log(entry)?.isRemoved
      ?? history.memory(entry)?.isRemoved ?? false
  }

  private func cited(_ text: Text) -> String { text.words.map { " " + Messages.quoted($0) } ?? "" }

  func policy() -> Page {
    let policy = history.settings.policy
    var page = Page([
      "schema": "policy/1", "policy": policy.label,
      "rules": PolicyRule.allCases.map { rule in
        [
          "rule": rule.rawValue, "isAllowed": policy.section(against: rule) == nil,
          "section": policy.section(against: rule),
        ] as JSON
      },
    ])
    page.rows = PolicyRule.allCases.map { rule in
      [policy.label, rule.rawValue, policy.section(against: rule) ?? "allowed"]
    }
    page.line("The policy is ", Span(policy.label, .strong), Span(": \(Messages.gist(of: policy))"))
    let keptOut = PolicyRule.allCases.compactMap { rule in
      policy.section(against: rule).map { (rule, Messages.section($0)) }
    }
    if let product = keptOut.first?.1.product {
      page.line("It keeps out, by the \(product) specification")
      page.table(
        [.prose(""), ""],
        keptOut.map { [Span("  " + Messages.phrase($0)), Span($1.place, .faint)] })
      page.line("What is there already can be opened, put right and taken back all the same.")
    }
    let others = Policy.registry.filter { $0 != policy }.map(\.label)
    page.note(
      "echolog policy \(others[0]) changes it; there are also "
        + "\(Messages.all(Array(others.dropFirst()))).")
    return page
  }
}
