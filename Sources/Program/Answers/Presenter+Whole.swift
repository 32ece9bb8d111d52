import Echolog
import Platform

/// One entry whole: what lists have on one line is shown here with all its lines.
extension Presenter {
  func whole(_ moment: Moment) -> Page {
    let words = text(moment.text, gone: moment.isForgotten)
    var page = Page(["schema": "entry/1", "kind": "moment"])
    page.add(json(moment).with(["isRemoved": moment.isRemoved]))
    page.rows = [[label(moment.id), moment.time.day.description, clock(moment.time), words]]
    page.blocks = heading("Moment", label(moment.id), facts(moment.time, moment.isRemoved))
    page.blocks += paragraphs(words)
    if let praise = moment.praiseInForce.map({ text($0) }), !praise.isEmpty {
      page.blocks += [.blank, .line(VisibleText.line(praise), .strong)]
    }
    if moment.missesLaterPraise { page.blocks.append(.line(Messages.praiseMissed, .faint)) }
    return page
  }

  func whole(_ log: ActivityLog) -> Page {
    let steps = history.steps(of: [log])[log.id] ?? []
    var page = Page(["schema": "entry/1", "kind": "log"])
    page.add(json(log, steps))
    page.rows = [
      [
        label(log.id), log.time.day.description, clock(log.time), log.activity.label,
        String(log.amount), note(log),
      ]
    ]
    let amount = Messages.amountNamed(log.amount, of: log.activity)
    page.blocks = heading(amount, label(log.id), facts(log.time, false) + [past(log, steps)])
    page.blocks += note(log).isEmpty ? [] : paragraphs(note(log))
    if steps.contains(where: \.isUndone) {
      page.blocks += [.blank, .line(Messages.howItCame, .faint), .table(table(steps, of: log))]
    }
    return page
  }

  /// Every step, also what no longer applies.
  private func table(_ steps: [LogStep], of log: ActivityLog) -> TextTable {
    TextTable(
      [.flexible(""), "", ""],
      steps.map { step in
        let amount = step.amount.map { Messages.amountNamed($0, of: log.activity) }
        let moved = step.kind == .corrected ? step.day.map { " on " + day($0) } : nil
        return [
          Span("  " + Messages.step(step.kind, amount ?? "") + (moved ?? "")),
          Span(step.isUndone ? "undone" : "", .waiting), Span(label(step.event), .faint),
        ]
      })
  }

  /// An Echo, with its words once it was opened, and before that with how they begin; without any
  /// where the person wants no opened ones shown.
  func whole(_ echo: Echo, _ answers: [EchoAnswer]) -> Page {
    let isHidden = isHidden(echo)
    let answers = isHidden ? [] : answers
    var page = Page(["schema": "entry/1", "kind": "echo"])
    page.add(json(echo).with(["answers": answers.map(json)]))
    let isOpen = echo.state.isOpened && !isHidden
    let words = isOpen ? text(echo.text, gone: echo.isForgotten) : shown(echo)
    page.rows = [
      [label(echo.id), echo.state.rawValue, echo.delivery.day.description, echo.emotion.label]
        + [words] + answers.map { text($0.words) }
    ]
    page.blocks = heading(
      Messages.echo(from: echo.sentDay), label(echo.id),
      [echo.emotion.label, Messages.word(echo.state)])
    guard !isHidden else {
      page.blocks.append(.line(Messages.isHidden))
      page.notes = [
        "echolog reveal \(label(echo.id)) reads it again; echolog set echo-history shown lists "
          + "opened Echoes."
      ]
      return page
    }
    guard isOpen else {
      page.blocks += paragraphs(words)
      let waiting = Messages.waiting(echo, shown: shownHere(echo.delivery))
      page.blocks += [.blank, .line(waiting)]
      if let text = echo.text, self.words[text] == nil {
        page.notes = unreadable([echo.id]).notes
      } else if echo.state.hasArrived {
        page.notes = ["echolog reveal \(label(echo.id)) opens it."]
      }
      return page
    }
    page.blocks += paragraphs(words) + blocks(answers)
    return page
  }

  private func facts(_ time: EntryTime, _ isRemoved: Bool) -> [String] {
    [day(time.day), self.time(time), isRemoved ? "taken back" : ""]
  }

  func heading(_ title: String, _ id: String, _ facts: [String]) -> [Page.Block] {
    let said = facts.filter { !$0.isEmpty }.joined(separator: " · ")
    return [.line([Span(title, .strong), Span("  " + id, .faint)])]
      + (said.isEmpty ? [] : [.line(said, .faint)]) + [.blank]
  }
}

extension Messages {
  static let isHidden = "Its words are not told, because echo-history is hidden."

  static let howItCame = "How it came to be"

  static func step(_ kind: LogStep.Kind, _ amount: String) -> String {
    switch kind {
    case .logged: "logged " + amount
    case .corrected: "corrected to " + amount
    case .removed: "taken back"
    }
  }

  /// When an Echo is shown whole of which the beginning is shown.
  ///
  /// - Parameter shown: when it comes, by the clocks here.
  static func waiting(_ echo: Echo, shown: Delivery) -> String {
    let hasMore = echo.graphemeCount > VibeExcerpt.listLength && !echo.isForgotten
    return switch echo.state {
    case .scheduled: (hasMore ? "The rest of its words waits. " : "") + arrives(shown)
    case .cancelled: "It was cancelled" + (hasMore ? ", so the rest stays closed." : ".")
    case .due, .delivered, .revealed, .reflected, .dismissed:
      (hasMore ? "The rest of its words" : "It") + " waits until you open it."
    }
  }
}
