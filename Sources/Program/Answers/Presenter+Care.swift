import Echolog
import Platform

/// Agreements, the plan, and the report without words.
extension Presenter {
  /// Every document, and whether the person agrees to it.
  func consents() -> Page {
    let documents = ConsentDocument.registry
    var page = Page([
      "schema": "consents/1", "documents": documents.map { json(history.consent(to: $0)) },
    ])
    page.rows = documents.map { document in
      let consent = history.consent(to: document)
      return [document.label, consent.isGiven ? "agreed" : "open", consent.version]
    }
    page.blocks = [
      .table(
        TextTable(
          [.init("Document"), .init("", isProse: true)],
          documents.map { [Span($0.label), Span(said(of: history.consent(to: $0)), .faint)] }))
    ]
    page.notes = ["echolog consent privacy shows the words of one."]
    return page
  }

  /// The words of a document, and whether the person agrees to them.
  func document(_ document: ConsentDocument) -> Page {
    let consent = history.consent(to: document)
    let text = Messages.text(of: document)
    var page = Page(JSON("document/1").with(json(consent)).with(["text": text.lines]))
    page.rows = text.lines.map { [$0] }
    page.blocks = text.lines.map { .line([Span($0)]) } + [.line([Span(said(of: consent), .faint)])]
    let verb = isCurrent(consent) ? "withdraw" : "give"
    page.notes = ["echolog consent \(verb) \(document.label)"]
    return page
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

  /// What the person has paid for, as far as is known.
  func plan() -> Page {
    let plan = history.plan
    let entitlement = plan.inForce(on: view.today)
    var page = Page([
      "schema": "plan/1", "plan": entitlement == .unspecified ? nil : entitlement.label,
      "coversAll": plan.coversAll(on: view.today), "lastDay": plan.lastDay,
      "source": plan.source == .unspecified ? nil : plan.source.label,
    ])
    let end = plan.lastDay.map { day in
      day < view.today
        ? " It ended on \(Messages.longDate(day))." : " It lasts until \(Messages.longDate(day))."
    }
    page.rows = [[entitlement.label, plan.lastDay?.description ?? ""]]
    page.blocks = [.line([Span(Messages.phrase(entitlement) + (end ?? ""))])]
    page.notes =
      ["Only the policy moments asks for it; echolog policy shows yours."]
      + (plan.coversAll(on: view.today) ? [] : [Messages.freePlan])
    return page
  }

  /// How many events of each type there are, and nothing that a person wrote.
  ///
  /// - Parameters:
  ///   - types: those known here.
  ///   - missing: how many events are known and can not be read here.
  func diagnostics(_ types: [TypeCount], missing: UInt64) -> Page {
    let facts: JSON = [
      "program": Messages.programVersion, "fold": History.foldVersion,
      "devices": history.devices.count, "events": history.eventCount, "missing": missing,
      "unknown": history.unknownCount,
    ]
    var page = Page(JSON("diagnostics/1").with(facts).with(["types": Messages.json(types)]))
    let lines =
      facts.members.map { fact in
        if case .integer(let count) = fact.value, fact.name != "fold" {
          (fact.name, Messages.grouped(count))
        } else {
          (fact.name, fact.value.plain)
        }
      } + types.map { ($0.name, Messages.grouped($0.count)) }
    page.rows = lines.map { [$0.0, $0.1] }
    page.blocks = [
      .table(
        TextTable(
          [.init("What"), .init("", isRight: true)], lines.map { [Span($0.0), Span($0.1)] }))
    ]
    page.notes = ["It holds nothing that you wrote. echolog consent withdraw diagnostics ends it."]
    return page
  }

  /// What is shown beside everything else today, because it waits for the person.
  var waitingRemarks: [String] {
    var notes: [String] = []
    if history.settings.policy == .health, !isCurrent(history.consent(to: .privacyPolicy)) {
      notes.append(Messages.privacyIsNew)
    }
    if suggestsExport { notes.append(Messages.exportIsSuggested(history.exports)) }
    return notes
  }

  var suggestsExport: Bool {
    history.settings.policy.section(against: .exporting) == nil
      && history.exports.isSuggested(on: view.today)
  }
}
