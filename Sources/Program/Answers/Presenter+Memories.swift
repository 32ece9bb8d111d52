package import Echolog
import Platform

extension Presenter {
  /// Memories, in the order given.
  ///
  /// - Parameters:
  ///   - total: how many there are on all pages.
  ///   - labels: by which they were chosen.
  ///   - areOfSomeTime: whether they were also chosen by when they were.
  func memories(
    _ memories: [Memory], _ part: ListPart, total: Int, having labels: [MemoryLabel],
    areOfSomeTime: Bool
  ) -> Page {
    let meant = total == 0 ? nearest(to: labels) : []
    let listing = listing(memories)
    var page = Page(
      schema: "memories/1", part.members(total: total), listing: listing, as: "memories",
      plain: [
        "id", .init("day") { isoDay($0.time) }, .init("name", named),
        .init("labels", labelLine),
      ], behind: ["nearest": meant.map(json)])
    page.blocks = [
      listing.text([
        .init(heading: .init("Day")) { Span(day($0.time)) },
        .init(heading: .init("Memory", isFlexible: true)) { Span(listed($0)) },
        .init(heading: .init("Labels", isProse: true)) {
          Span(VisibleText.line(labelLine($0)), .faint)
        }, listing.shown("ID", "id"),
      ])
    ]
    let following = part.countBehind(memories.count, of: total)
    if memories.isEmpty, total > 0 {
      page.blocks = [.line(["No memories here."])]
      let all = Messages.count(total, "memory", "memories")
      page.notes = [Messages.onEarlierPages(all)]
    } else if memories.isEmpty, !labels.isEmpty || areOfSomeTime {
      page.blocks = [
        .line([Span(Messages.noMemory(hasLabels: !labels.isEmpty, isOfTime: areOfSomeTime))])
      ]
      page.exit = .negative
      page.notes = meant.compactMap { label in
        Messages.didYouMean("--\(label.kind.label) \"\(VisibleText.line(label.words))\"")
      }
      page.notes.append("echolog memories shows all of them.")
    } else if memories.isEmpty {
      page.blocks = [.line(["No memories yet. Let's capture your first one."])]
      page.notes = ["echolog remember \"The lake was quite still\" --tag summer keeps it."]
    } else if following > 0 {
      let more = Messages.count(following, "more memory", "more memories")
      page.notes = [Messages.onNextPage(more, of: part)]
    }
    return page
  }

  /// One memory whole, with what it was before and what is near to it.
  ///
  /// - Parameter events: those about it in total order, words included.
  package func memory(
    _ memory: Memory, events: [(name: EventName, event: Event)], related: [RelatedMemory]
  ) -> Page {
    var page = Page(JSON("memory/1").with(json(memory)))
    page.add([
      "isRemoved": memory.isRemoved, "history": events.map(version), "related": related.map(json),
    ])
    page.rows = [row(memory) + [text(memory.text, gone: memory.isForgotten)]]
    page.blocks = heading(memory)
    let words = text(memory.text, gone: memory.isForgotten)
    page.blocks += paragraphs(words)
    if hasChanged(events) {
      page.blocks += [
        .blank, .line([Span(Messages.howItCame, .faint)]), .table(past(events, of: memory)),
      ]
    }
    if !related.isEmpty {
      page.blocks += [.blank, .line([Span("Near to it", .faint)]), .table(table(related))]
    }
    return page
  }

  /// Whether a memory has all of these labels, or labels that they are a part of.
  func carries(_ memory: Memory, _ labels: [MemoryLabel]) -> Bool {
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
  func related(to memory: Memory) -> [RelatedMemory] {
    Array(history.memories(relatedTo: memory) { words[$0] }.prefix(5))
  }

  /// The page about an event with what else the same command recorded. A label that was only
  /// written otherwise is shown with the spelling that it had.
  func adding(
    _ events: [(name: EventName, event: Event)], to page: Page,
    about first: (name: EventName, event: Event)
  ) -> Page {
    var page = page
    let all = [first] + events
    var replaced = labelsTakenOff(by: all).compactMap { kept in
      kept.words.flatMap { words[$0] }.map { MemoryLabel(kept.kind, $0) }
    }
    let added = all.compactMap { label(addedBy: $0.event.body) }
    page.notes += added.compactMap(Messages.oneTag)
    let labels = added.map { label in
      let old = replaced.firstIndex { $0.isSame(as: label) }.map { replaced.remove(at: $0) }
      return phrase(label) + (old.map { ", in place of " + phrase($0) } ?? "")
    }
    for event in events.map(\.event) where label(addedBy: event.body) == nil {
      if !labels.isEmpty, case .memoryUnlabelled = event.body { continue }
      let isMove = if case .memoryTimeChanged = event.body { true } else { false }
      page.blocks.append(.line([Span(isMove ? moved(event) : done(event.body))]))
    }
    guard !labels.isEmpty else { return page }
    let said = labels.map(VisibleText.line).joined(separator: ", ")
    let isAboutLabels =
      switch first.event.body {
      case .memoryLabelled, .memoryUnlabelled: true
      default: false
      }
    if isAboutLabels, case .line(let spans) = page.blocks.first, let id = spans.last {
      page.blocks[0] = .line([Span("Labelled: \(said)."), id])
    } else {
      page.blocks.append(.line([Span("Labels: \(said).", .faint)]))
    }
    return page
  }

  /// The labels that some of these events took off their memory.
  func labelsTakenOff(by events: [(name: EventName, event: Event)]) -> [KeptLabel] {
    events.compactMap { name, event in
      guard case .memoryUnlabelled = event.body else { return nil }
      return history.label(takenOffBy: name)
    }
  }

  /// The label that an event adds; nil for other events.
  private func label(addedBy body: Event.Body) -> MemoryLabel? {
    guard case .memoryLabelled(let body) = body, case .inline(let words) = body.label else {
      return nil
    }
    return MemoryLabel(body.kind, words)
  }

  private func row(_ memory: Memory) -> [String] {
    [label(memory.id), isoDay(memory.time), named(memory), labelLine(memory)]
  }

  /// The title, or where there is none the text.
  func named(_ memory: Memory) -> String {
    memory.title == nil ? text(memory.text, gone: memory.isForgotten) : text(memory.title)
  }

  /// The title, or the first words of the text, on one line.
  func headline(_ memory: Memory) -> String { headline(memory, atMost: 40) }

  /// The same for a list whose lines may be long.
  func listed(_ memory: Memory) -> String { headline(memory, atMost: 280) }

  private func headline(_ memory: Memory, atMost most: Int) -> String {
    let words = VisibleText.line(named(memory))
    guard memory.title == nil, words.count > most else { return words }
    let start = words.prefix(most)
    let whole = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return whole + "…"
  }

  /// `summer, with Ana, at Lake Garda`.
  func labelLine(_ memory: Memory) -> String {
    history.labels(of: memory) { words[$0] }.map(phrase).joined(separator: ", ")
  }

  /// A label with a comma is within quotes, because it would look like two; a command takes it so.
  private func phrase(_ label: MemoryLabel) -> String {
    let words = label.words.contains(",") ? "\"" + label.words + "\"" : label.words
    return switch label.kind {
    case .unspecified, .tag: words
    case .person: "with " + words
    case .place: "at " + words
    }
  }

  private func heading(_ memory: Memory) -> [Page.Block] {
    var facts = [day(memory.time), time(memory.time)]
    facts += [memory.emotion.label, VisibleText.line(labelLine(memory))]
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
    case .sameDay: "the same day"
    case .sameDate(let year): "the same day in \(year)"
    case .sameTime(let stretch): "also in " + Messages.name(stretch)
    }
  }
}
