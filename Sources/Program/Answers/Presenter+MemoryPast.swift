import Echolog
import Platform

/// What a memory was before: its events one by one, each in words.
extension Presenter {
  /// Whether more became of a memory than that it was kept and labelled, also where all of that
  /// was undone: its page keeps what was there before.
  func hasChanged(_ events: [(name: EventName, event: Event)]) -> Bool {
    events.contains { _, event in
      switch event.body {
      case .memoryCaptured, .memoryLabelled: false
      default: true
      }
    }
  }

  /// One row for each event, in total order. Where versions of several devices are side by side
  /// they are shown whole, because they may differ at their ends.
  func past(_ events: [(name: EventName, event: Event)], of memory: Memory) -> TextTable {
    let holding = versionsHolding(events, of: memory)
    return TextTable(
      [.init(""), .init("", isFlexible: true, isProse: !holding.isEmpty), .init("")],
      zip(events, said(events)).map { told, words in
        let (name, event) = told
        let told = VisibleText.line(words)
        return [
          Span("  " + moment(event), .faint),
          holding.contains(name) ? Span("holds now, " + told, .waiting) : Span(told),
          Span(label(name), .faint),
        ]
      })
  }

  /// The current title and text, where devices changed them without knowing of each other or in
  /// turn.
  private func versionsHolding(
    _ events: [(name: EventName, event: Event)], of memory: Memory
  ) -> Set<EventName> {
    var (titling, writing): (Set<LogID>, Set<LogID>) = ([], [])
    for (name, event) in events {
      switch event.body {
      case .memoryTitleChanged: titling.insert(name.log)
      case .memoryTextChanged: writing.insert(name.log)
      default: continue
      }
    }
    let held = [titling.count > 1 ? memory.title : nil, writing.count > 1 ? memory.text : nil]
    return Set(held.compactMap { $0?.event })
  }

  /// The content of each event of a memory, with what it is about among those before it. Undoing an
  /// undo does again what that one took back.
  private func said(_ events: [(name: EventName, event: Event)]) -> [String] {
    var known: [EventName: (deed: String, isUndone: Bool)] = [:]
    return events.map { name, event in
      let deed: String
      switch event.body {
      case .undone(let body):
        // Only what came before is known, so this comes to an end whatever an event names.
        let undone = EventName(log: body.undoneLog ?? name.log, number: body.undoneNumber)
        let (deed, isUndone) = known[undone] ?? (label(undone), false)
        known[name] = (deed, !isUndone)
        return (isUndone ? "done again: " : "undone: ") + deed
      case .memoryUnlabelled(let body):
        let added = EventName(log: body.labelLog ?? name.log, number: body.labelNumber)
        deed = "without " + (known[added]?.deed ?? label(added))
      default: deed = said(name, event)
      }
      known[name] = (deed, false)
      return deed
    }
  }

  /// When an event was recorded, by the clock where that was.
  private func moment(_ event: Event) -> String {
    let wall = Int64(truncatingIfNeeded: event.clock >> 16) &+ event.recordedLagMs
    let time = WallTime(
      at: Instant(milliseconds: wall),
      offset: offset(of: event, at: wall))
    return "\(day(time.day)) \(Messages.time(minuteOfDay: time.minuteOfDay))"
  }

  /// The offset of an event that happened at another time is that time's, and not that of the clock
  /// at which it was written down.
  private func offset(of event: Event, at wall: Int64) -> UTCOffset {
    guard event.happenedAtMs == nil else {
      return view.zone.offset(at: Instant(milliseconds: wall))
    }
    return event.utcOffsetSeconds.map { UTCOffset(seconds: $0) } ?? .utc
  }

  /// The content of an event of a memory, past words included, also where they are in another
  /// event.
  func said(_ name: EventName, _ event: Event) -> String {
    switch event.body {
    case .memoryTimeChanged: "moved to " + day(event)
    case .memoryUnlabelled(let body):
      "without "
        + (history.label(takenOffBy: name).map(said)
          ?? label(EventName(log: body.labelLog ?? name.log, number: body.labelNumber)))
    default: said(name, event.body)
    }
  }

  private func said(_ label: KeptLabel) -> String {
    let said = label.words.flatMap { words[$0] } ?? ""
    return "\(label.kind.label) " + quoted(.inline(said))
  }

  /// The content of an event of a memory by itself.
  func said(_ name: EventName?, _ body: Event.Body) -> String {
    switch body {
    case .memoryCaptured(let memory):
      memory.title.isEmpty
        ? "kept: " + quoted(memory.text)
        : "kept: " + quoted(memory.title) + ": " + quoted(memory.text)
    case .memoryTitleChanged(let change):
      change.title.isEmpty ? "the title was taken away" : "titled " + quoted(change.title)
    case .memoryTextChanged(let change): "rewritten: " + quoted(change.text)
    case .memoryEmotionChanged(let change): felt(change.emotion, by: name)
    case .memoryLabelled(let labelled): "\(labelled.kind.label) " + quoted(labelled.label)
    case .memoryTimeChanged: "moved"
    case .memoryRemoved: "removed"
    case .importUndone: "removed with its import"
    case .forgotten: "forgotten"
    default: body.typeName
    }
  }

  /// A feeling that was taken back is named.
  func felt(_ emotion: Emotion, by event: EventName?) -> String {
    guard emotion == .unspecified else { return "felt as " + emotion.label }
    let before = event.map { history.emotion(before: $0) } ?? .unspecified
    return before == .unspecified ? "no emotion" : "no longer felt as " + before.label
  }

  private func quoted(_ text: Text) -> String {
    guard case .inline(let words) = text, !words.isEmpty else { return "(forgotten)" }
    return "“" + VisibleText.line(words) + "”"
  }
}
