package import Bytes
import CivilTime
package import Domain
package import Events
package import ReadModels

extension Telling {
  /// Memories, in the order given.
  ///
  /// - Parameters:
  ///   - total: how many there are on all pages.
  ///   - labels: by which they were chosen.
  package func memories(
    _ memories: [Memory], _ part: ListPart, total: Int, having labels: [MemoryLabel]
  ) -> Page {
    let meant = total == 0 ? nearest(to: labels) : []
    var page = Page(
      schema: "memories/1",
      members: part.members(total: total) + [
        ("memories", .array(memories.map { .object(json($0)) })),
        ("nearest", .array(meant.map(json))),
      ])
    page.rows = memories.map {
      [label($0.id), isoDay($0.time), headline($0), labelLine($0)]
    }
    page.blocks = [
      .table(
        TextTable(
          [
            .init("Day"), .init("Memory", isFlexible: true), .init("Labels", isFlexible: true),
            .init("ID"),
          ],
          memories.map {
            [
              Span(day($0.time)), Span(headline($0)), Span(labelLine($0), .faint),
              Span(label($0.id), .faint),
            ]
          }))
    ]
    let following = part.countBehind(memories.count, of: total)
    if memories.isEmpty, total > 0 {
      page.blocks = [.line(["No memories here."])]
      let all = Catalogue.count(total, "memory", "memories")
      page.notes = [Catalogue.onEarlierPages(all)]
    } else if memories.isEmpty, !labels.isEmpty {
      page.blocks = [.line(["No memory has these labels."])]
      page.exit = .negative
      page.notes = meant.compactMap { label in
        Catalogue.didYouMean("--\(label.kind.label) \"\(VisibleText.line(label.words))\"")
      }
      page.notes.append("echolog memories shows all of them.")
    } else if memories.isEmpty {
      page.blocks = [.line(["No memories yet. Let's capture your first one."])]
      page.notes = ["echolog remember \"The lake was quite still\" --tag summer keeps it."]
    } else if following > 0 {
      let more = Catalogue.count(following, "more memory", "more memories")
      page.notes = [Catalogue.onNextPage(more, of: part)]
    }
    return page
  }

  /// One memory whole, with what it was before and what is near to it.
  ///
  /// - Parameter events: those about it in total order, words included.
  package func memory(
    _ memory: Memory, events: [(name: EventName, event: Event)], related: [RelatedMemory]
  ) -> Page {
    var page = Page(schema: "memory/1")
    page.json = .object(
      [("schema", "memory/1")] + json(memory) + [
        ("isRemoved", .bool(memory.isRemoved)), ("isForgotten", .bool(memory.isForgotten)),
        ("history", .array(events.map(version))), ("related", .array(related.map(json))),
      ])
    page.rows = [
      [
        label(memory.id), isoDay(memory.time), headline(memory), labelLine(memory),
        text(memory.text, gone: memory.isForgotten),
      ]
    ]
    page.blocks = heading(memory)
    let words = text(memory.text, gone: memory.isForgotten)
    page.blocks += paragraphs(words)
    if memory.isEdited || memory.isRemoved {
      page.blocks += [.blank, .line([Span(Catalogue.howItCame, .faint)]), .table(past(events))]
    }
    if !related.isEmpty {
      page.blocks += [.blank, .line([Span("Near to it", .faint)]), .table(table(related))]
    }
    return page
  }

  private func past(_ events: [(name: EventName, event: Event)]) -> TextTable {
    TextTable(
      [.init(""), .init("", isFlexible: true), .init("")],
      events.map { name, event in
        [
          Span("  " + moment(event), .faint),
          Span(VisibleText.line(said(name, event, among: events))), Span(label(name), .faint),
        ]
      })
  }

  /// What an event of a memory says, with what it is about among the others.
  private func said(
    _ name: EventName, _ event: Event, among events: [(name: EventName, event: Event)]
  ) -> String {
    switch event.body {
    case .memoryTimeChanged: return "moved to " + day(event)
    case .memoryUnlabelled(let taken):
      let label = EventName(log: taken.labelLog ?? name.log, number: taken.labelNumber)
      let added = events.first { $0.name == label }?.event.body
      return "without " + (added.map { said(label, $0) } ?? self.label(label))
    case .undone(let body):
      let about = EventName(log: body.undoneLog ?? name.log, number: body.undoneNumber)
      // What is undone came before, so this comes to an end.
      let undone = events.first { $0.name == about && $0.name != name }
      return "undone: " + (undone.map { said($0.name, $0.event, among: events) } ?? label(about))
    default: return said(name, event.body)
    }
  }

  /// When an event was recorded, by the clock where that was.
  private func moment(_ event: Event) -> String {
    let wall = Int64(truncatingIfNeeded: event.clock >> 16) &+ event.recordedLagMs
    let time = WallTime(
      at: Instant(milliseconds: wall),
      offset: offset(of: event, at: wall))
    return "\(day(time.day)) \(Catalogue.time(minuteOfDay: time.minuteOfDay))"
  }

  /// The offset of an event that happened at another time is that time's, which tells nothing of
  /// the clock at which it was written down.
  private func offset(of event: Event, at wall: Int64) -> UTCOffset {
    guard event.happenedAtMs == nil else {
      return view.zone.offset(at: Instant(milliseconds: wall))
    }
    return event.utcOffsetSeconds.map { UTCOffset(seconds: $0) } ?? .utc
  }

  /// Whether a memory has all of these labels, or labels that they are a part of.
  package func carries(_ memory: Memory, _ labels: [MemoryLabel]) -> Bool {
    let own = history.labels(of: memory) { words[$0] }
    return labels.allSatisfy { wanted in own.contains { wanted.isPart(of: $0) } }
  }

  /// Labels that may have been meant, of memories whose labels were read.
  private func nearest(to labels: [MemoryLabel]) -> [MemoryLabel] {
    guard !labels.isEmpty else { return [] }
    let known = history.memories().flatMap { history.labels(of: $0) { words[$0] } }
    return labels.compactMap { wanted in
      let others = known.filter { $0.kind == wanted.kind }
      guard !others.contains(where: wanted.isPart) else { return nil }
      // A part of a name may be the one that was mistyped.
      let parts = others.flatMap { other in
        ([other.words] + other.words.split(separator: " ").map(String.init)).map { ($0, other) }
      }
      let near = Nearest.suggestion(for: wanted.words, among: parts.map(\.0))
      return parts.first { $0.0 == near }?.1
    }
  }

  /// The nearest memories, of those whose labels were read.
  package func related(to memory: Memory) -> [RelatedMemory] {
    Array(history.memories(relatedTo: memory) { words[$0] }.prefix(5))
  }

  /// The page about an event with what else the same command recorded.
  package func adding(_ events: [Event], to page: Page, about first: Event) -> Page {
    var page = page
    for event in events where phrase(event.body) == nil {
      let isMove = if case .memoryTimeChanged = event.body { true } else { false }
      page.blocks.append(.line([Span(isMove ? moved(event) : done(event.body))]))
    }
    let labels = ([first] + events).compactMap { phrase($0.body) }
    guard !labels.isEmpty else { return page }
    let said = labels.map(VisibleText.line).joined(separator: ", ")
    if phrase(first.body) != nil, case .line(let spans) = page.blocks.first, let id = spans.last {
      page.blocks[0] = .line([Span("Labelled: \(said)."), id])
    } else {
      page.blocks.append(.line([Span("Labels: \(said).", .faint)]))
    }
    return page
  }

  /// The label that an event adds; nil for other events.
  private func phrase(_ body: Event.Body) -> String? {
    guard case .memoryLabelled(let body) = body, case .inline(let words) = body.label else {
      return nil
    }
    return phrase(MemoryLabel(body.kind, words))
  }

  /// The title, or the first words of the text, on one line.
  func headline(_ memory: Memory) -> String {
    guard memory.title == nil else { return VisibleText.line(text(memory.title)) }
    let words = VisibleText.line(text(memory.text, gone: memory.isForgotten))
    guard words.count > 40 else { return words }
    let start = words.prefix(40)
    let whole = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return whole + "…"
  }

  /// `summer, with Ana, at Lake Garda`.
  func labelLine(_ memory: Memory) -> String {
    history.labels(of: memory) { words[$0] }.map {
      VisibleText.line(phrase($0))
    }.joined(separator: ", ")
  }

  private func phrase(_ label: MemoryLabel) -> String {
    switch label.kind {
    case .unspecified, .tag: label.words
    case .person: "with " + label.words
    case .place: "at " + label.words
    }
  }

  private func heading(_ memory: Memory) -> [Page.Block] {
    var facts = [day(memory.time), time(memory.time)]
    facts += [memory.emotion.label, labelLine(memory)]
    if memory.isRemoved { facts.append("removed") }
    return [
      .line([Span(headline(memory), .strong), Span("  " + label(memory.id), .faint)]),
      .line([Span(facts.filter { !$0.isEmpty }.joined(separator: " · "), .faint)]), .blank,
    ]
  }

  func paragraphs(_ words: String) -> [Page.Block] {
    VisibleText.paragraph(words).split(separator: "\n", omittingEmptySubsequences: false).map {
      .line([Span("  " + $0)])
    }
  }

  private func table(_ related: [RelatedMemory]) -> TextTable {
    TextTable(
      [.init(""), .init("", isFlexible: true), .init("")],
      related.map { near in
        [
          Span("  " + headline(near.memory)),
          Span(near.reasons.map(reason).joined(separator: ", "), .faint),
          Span(label(near.memory.id), .faint),
        ]
      })
  }

  private func reason(_ reason: RelatedMemory.Reason) -> String {
    switch reason {
    case .label(let label):
      switch label.kind {
      case .unspecified, .tag: "also " + VisibleText.line(label.words)
      case .person, .place: "also " + VisibleText.line(phrase(label))
      }
    case .sameDay(let year): "the same day in \(year)"
    case .sameTime(let stretch): "also in " + Catalogue.name(stretch)
    }
  }

  /// What an event of a memory says, past words included, also where another event holds them.
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

  /// What an event of a memory says by itself.
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
