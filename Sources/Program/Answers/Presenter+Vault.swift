import Content
import Echolog

extension Presenter {
  /// When a delivery comes by the clock here: at its own time, or later where set clocks skip that.
  func shownHere(_ delivery: Delivery) -> Delivery { delivery.shown(in: view.zone) }

  func shownAs(_ delivery: Delivery) -> String? {
    let shown = shownHere(delivery)
    return shown == delivery ? nil : Messages.iso(shown)
  }

  func devices(_ devices: [Device], own: LogID?, acknowledged: [Parting]? = nil) -> Page {
    var page = Page(
      schema: "devices/1",
      listing: ListedRows(self, .devices, devices) { ["isThis": $0.log == own] }, of: devices,
      as: "devices",
      plain: ["label", "log", "events", "lastRecordedAt"],
      shown: [
        .init("Device", "label"), .init(.right("Events"), "events"),
        .init("Last wrote", "lastRecordedAt"),
        .init(.prose("")) { device in
          let facts = [
            device.log == own ? "this one" : "",
            device.continues.map { "goes on from " + VisibleText.line(label($0)) } ?? "",
            device.isBranch ? "as one of several" : "",
          ]
          return Span(Messages.facts(facts, by: ", "), .faint)
        },
      ])
    let labels = acknowledged?.flatMap(\.branches).map { VisibleText.line($0.label) }
    page.note(
      labels.map {
        $0.isEmpty
          ? "There was nothing to acknowledge."
          : "Noted: you know of \($0.joined(separator: " and ")). A check tells it no more."
      })
    return page
  }

  func unfinished(_ lines: [UnfinishedLine], areGone: Bool) -> Page {
    var page = Page(
      [
        "schema": "unfinished/1", "areGone": areGone,
        "lines": lines.map { ["keptAt": here($0.keptAt), "text": $0.text] as JSON },
      ], rows: lines.map { [here($0.keptAt), $0.text] })
    if areGone {
      page.say("\(Messages.count(lines.count, "unfinished line")) let go.")
    } else if lines.isEmpty {
      page.say("No unfinished lines.")
    } else {
      page.table(
        ["Kept", .flexible("Typed so far")],
        lines.map { [Span(dayAndTime($0.keptAt), .faint), Span(VisibleText.line($0.text))] })
      page.note("echolog repl offers them again; echolog drafts discard lets them go.")
    }
    return page
  }

  /// `today 21:30`, by the clock there; by that where the person is now unless said.
  func dayAndTime(_ instant: Instant, _ offset: UTCOffset? = nil) -> String {
    let time = WallTime(at: instant, offset: offset ?? view.zone.offset(at: instant))
    return "\(day(time.day)) \(Messages.time(minuteOfDay: time.minuteOfDay))"
  }

  func settings(
    _ settings: [SettingOfDevice], concern: NotificationConcern?, plan: NotificationPlan
  ) -> Page {
    let concerns = concern.map(told) ?? []
    var page = Page(
      schema: "settings/1",
      listing: ListedRows(self, .settings, settings) { ["choices": $0.name.values] },
      of: settings, as: "settings", plain: ["name", "value"],
      shown: [
        .init("Setting", "name"), .init("Is", "value", .strong),
        .init(.prose("")) { Span(Messages.meaning(of: $0.name), .faint) },
      ], behind: ["concern": concerns.first, "isNearlyFull": plan.isNearlyFull])
    page.notes = concerns + [Messages.nearlyFull(plan)].compactMap(\.self)
    page.notes += ["echolog set NAME VALUE changes one."]
    return page
  }

  func value(of name: SettingName, for device: LogID?) -> String {
    switch history.value(of: SettingOfDevice(name, of: device)) {
    case .text(let words): text(words)
    case .word(let word): word
    default: ""
    }
  }

  func tellChanged(_ name: SettingName, by device: LogID, into page: inout Page) {
    let value = value(of: name, for: device)
    page.line(Span(name.rawValue), " is ", Span(VisibleText.line(value), .good), Span(" now."))
    page.notes = ["It says \(Messages.meaning(of: name))."]
    page.add(["setting": name.rawValue, "value": value])
  }

  func quoteOfTheDay(_ quote: Quote?) -> Page {
    var page = Page([
      "schema": "quote/1", "id": quote?.id, "text": quote?.text, "author": quote?.author,
      "isFavourite": quote.map { history.favouriteQuotes.contains($0.id) },
    ])
    guard let quote else {
      page.say("No quote today.", exit: .negative)
      return page
    }
    page.rows = [[quote.id, quote.text, quote.author]]
    page.blocks = [.line(spans(quote: quote.text, by: quote.author))]
    if !history.favouriteQuotes.contains(quote.id) {
      page.notes = ["echolog quote favourite \(quote.id) keeps it in echolog quotes."]
    }
    return page
  }

  func favourites(_ quotes: [Quote]) -> Page {
    var page = Page(
      schema: "quotes/1", listing: ListedRows(self, .quotes, quotes), of: quotes,
      as: "quotes", plain: ["id", "text", "author"])
    page.blocks = quotes.map {
      .line(spans(quote: $0.text, by: $0.author) + [Span("  " + $0.id, .faint)])
    }
    if quotes.isEmpty {
      page.say(
        "No favourite quotes yet.",
        "echolog quote favourite ID keeps one: of a quote, or of an Echo that showed it.")
    }
    return page
  }

  func consents() -> Page {
    let all = ConsentDocument.registry.map(history.consent)
    let table = TextTable(
      ["Document", .prose("")], all.map { [Span($0.document.label), Span(said(of: $0), .faint)] })
    return Page(
      ["schema": "consents/1", "documents": all.map(json)], blocks: [.table(table)],
      rows: all.map { [$0.document.label, $0.isGiven ? "agreed" : "open", $0.version] },
      notes: ["echolog consent privacy shows the words of one."])
  }

  func document(_ document: ConsentDocument) -> Page {
    let consent = history.consent(to: document)
    let lines = Messages.text(of: document).lines
    let verb = isCurrent(consent) ? "withdraw" : "give"
    return Page(
      JSON("document/1").with(json(consent)).with(["text": lines]),
      blocks: lines.map { .line($0) } + [.line(said(of: consent), .faint)],
      rows: lines.map { [$0] }, notes: ["echolog consent \(verb) \(document.label)"])
  }

  private func isCurrent(_ consent: Consent) -> Bool {
    consent.holds(for: Messages.text(of: consent.document).version)
  }

  private func said(of consent: Consent) -> String {
    guard let day = consent.changedOn else { return "Not agreed to." }
    guard consent.isGiven else { return "Taken back on \(Messages.longDate(day))." }
    let since = "Agreed to on \(Messages.longDate(day))."
    return isCurrent(consent) ? since : since + " The words have changed since."
  }

  private func json(_ consent: Consent) -> JSON {
    [
      "document": consent.document.label, "isGiven": consent.isGiven,
      "agreedVersion": consent.version.isEmpty ? nil : consent.version,
      "version": Messages.text(of: consent.document).version, "changedOn": consent.changedOn,
    ]
  }

  func plan() -> Page {
    let plan = history.plan
    let entitlement = plan.inForce(on: view.today)
    let end = plan.lastDay.map { day in
      (day < view.today ? " It ended on " : " It lasts until ") + Messages.longDate(day) + "."
    }
    let coversAll = plan.coversAll(on: view.today)
    return Page(
      [
        "schema": "plan/1", "plan": entitlement == .unspecified ? nil : entitlement.label,
        "coversAll": coversAll, "lastDay": plan.lastDay,
        "source": plan.source == .unspecified ? nil : plan.source.label,
      ], blocks: [.line(Messages.phrase(entitlement) + (end ?? ""))],
      rows: [[entitlement.label, plan.lastDay?.description ?? ""]],
      notes: ["Only the policy moments asks for it; echolog policy shows yours."]
        + (coversAll ? [] : [Messages.freePlan]))
  }

  func diagnostics(_ types: [TypeCount], missing: UInt64) -> Page {
    let facts: JSON = [
      "program": Messages.programVersion, "fold": History.foldVersion,
      "devices": history.devices.count, "events": history.eventCount, "missing": missing,
      "unknown": history.unknownCount,
    ]
    let rows =
      facts.members.map { fact in
        guard case .integer(let count) = fact.value, fact.name != "fold" else {
          return [fact.name, fact.value.plain]
        }
        return [fact.name, Messages.grouped(count)]
      } + types.map { [$0.name, Messages.grouped($0.count)] }
    return Page(
      JSON("diagnostics/1").with(facts).with(["types": Messages.json(types)]),
      blocks: [.table(["What", .right("")], rows.map { $0.map { Span($0) } })], rows: rows,
      notes: ["It holds nothing that you wrote. echolog consent withdraw diagnostics ends it."])
  }

  var waitingRemarks: [String] {
    var notes: [String] = []
    if history.settings.policy == .health, !isCurrent(history.consent(to: .privacyPolicy)) {
      notes.append(
        "echolog consent privacy shows what is kept and who can see it; "
          + "echolog consent give privacy agrees.")
    }
    if suggestsExport { notes.append(Messages.exportIsSuggested(history.exports)) }
    return notes
  }

  var suggestsExport: Bool {
    history.settings.policy.section(against: .exporting) == nil
      && history.exports.isSuggested(on: view.today)
  }
}

extension Messages {
  static func meaning(of name: SettingName) -> String {
    switch name {
    case .dayStart: "when your day begins; what is kept already stays on its day"
    case .weekStart: "when weeks begin in lists, charts and goals set from now on"
    case .deliveryTime: "when notes that you send from now on return"
    case .notifications: "whether any device notifies, of Echoes and reminders alike"
    case .notificationSlots: "how many notifications this device can hold; an iPhone holds 64"
    case .slotRule: "who holds them when there are too few; Echoes arrive in any case"
    case .echoHistory: "whether opened Echoes are listed; nothing is deleted"
    case .quoteAuthor: "whether quotes show their author"
    case .tone: "how the end of a streak is told: gentle only looks ahead, plain names it"
    case .streakRule: "which streak is told first"
    case .exportNudge: "after how many days without one an export is suggested"
    case .praise: "what answers the words you keep; heavy ones are never praised"
    case .helpLine: "whom you can turn to, shown where your words speak of danger to yourself"
    }
  }
}
