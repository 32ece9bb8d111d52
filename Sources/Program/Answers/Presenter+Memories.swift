package import Echolog

extension Presenter {
  func memories(
    _ memories: [Memory], _ part: ListPart, total: Int, having labels: [MemoryLabel],
    emotion: Emotion?, areOfSomeTime: Bool
  ) -> Page {
    let meant = total == 0 ? nearest(to: labels) : []
    var page = Page(
      schema: "memories/1", part.members(total: total), listing: listing(memories), of: memories,
      as: "memories",
      plain: [
        "id", .init("day") { $0.time.isoDay }, .init("name", named),
        .init("labels", labelLine),
      ],
      shown: [
        .init("Day") { Span(day($0.time)) },
        .init(.flexible("Memory")) { Span(listed($0)) },
        .init(.prose("Labels")) { memory in
          Span(Messages.facts([memory.emotion.label, VisibleText.line(labelLine(memory))]), .faint)
        },
      ]
        + (memories.allSatisfy(\.attachments.isEmpty)
          ? []
          : [
            .init(.right("Files")) { memory in
              Span(memory.attachments.isEmpty ? "" : Messages.grouped(memory.attachments.count))
            }
          ]) + [.init("ID", "id")], behind: ["nearest": meant.map(json)])
    if memories.isEmpty, total > 0 {
      let all = Messages.count(total, "memory", "memories")
      page.say("No memories here.", Messages.onEarlierPages(all))
    } else if memories.isEmpty, !labels.isEmpty || emotion != nil || areOfSomeTime {
      page.say(
        Messages.noMemory(hasLabels: !labels.isEmpty, emotion, isOfTime: areOfSomeTime),
        exit: .negative)
      page.notes = Messages.feelings(among: labels)
      page.notes += meant.compactMap { label in
        Messages.didYouMean("--\(label.kind.label) \"\(VisibleText.line(label.words))\"")
      }
      page.note("echolog memories shows all of them.")
    } else if memories.isEmpty {
      page.say(
        "No memories yet. Let's capture your first one.",
        "echolog remember \"The lake was quite still\" --tag summer keeps it.")
    } else {
      page.note(
        Messages.following(part, memories.count, of: total) {
          Messages.count($0, "more memory", "more memories")
        })
    }
    return page
  }

  /// One memory whole, with what it was before, by its events in total order, and what is near.
  ///
  /// - Parameter files: the names of the sealed files that are on this device.
  package func memory(
    _ memory: Memory, events: [(name: EventName, event: Event)], related: [RelatedMemory],
    files: Set<[UInt8]> = []
  ) -> Page {
    let (words, labels) = (text(memory), labelLine(memory))
    var page = Page(
      JSON("memory/1").with(listing([memory], here: files).json(0)),
      rows: [[label(memory.id), memory.time.isoDay, named(memory), labels, words]]
        + memory.attachments.map { row($0, isHere: files.contains($0.file)) })
    page.add([
      "isRemoved": memory.isRemoved, "history": events.map(version), "related": related.map(json),
    ])
    page.blocks = heading(
      headline(memory), memory.id,
      [
        day(memory.time), time(memory.time), memory.emotion.label,
        VisibleText.line(labels), memory.isRemoved ? "removed" : "",
      ])
    page.blocks += paragraphs(words) + self.files(of: memory, here: files)
    // More became of it than that it was kept and labelled, if only for a while.
    if events.contains(where: {
      ![.memoryCaptured, .memoryLabelled, .attachmentAdded].contains($0.event.body.type)
    }) {
      page.blocks += [.blank, .line(Messages.howItCame, .faint), .table(past(events, of: memory))]
    }
    if !related.isEmpty {
      page.blocks += [.blank, .line("Near to it", .faint), .table(table(related))]
    }
    return page
  }

  func carries(_ memory: Memory, _ labels: [MemoryLabel]) -> Bool {
    let own = history.labels(of: memory) { words[$0] }
    return labels.allSatisfy { wanted in own.contains { wanted.isPart(of: $0) } }
  }

  private func nearest(to labels: [MemoryLabel]) -> [MemoryLabel] {
    guard !labels.isEmpty else { return [] }
    let known = history.memories().flatMap { history.labels(of: $0) { words[$0] } }
    return labels.compactMap { wanted in
      let others = known.filter { wanted.kind == .unspecified || $0.kind == wanted.kind }
      guard !others.contains(where: wanted.isPart) else { return nil }
      if let same = known.first(where: { MemoryLabel($0.kind, wanted.words).isPart(of: $0) }) {
        return same
      }
      // A part of a name may be the one that was mistyped.
      let parts = others.flatMap { other in
        ([other.words] + other.words.split(separator: " ").map(String.init)).map { ($0, other) }
      }
      let near = Nearest.suggestion(for: wanted.words, among: parts.map(\.0))
      return parts.first { $0.0 == near }?.1
    }
  }

  func related(to memory: Memory) -> [RelatedMemory] {
    Array(history.memories(relatedTo: memory) { words[$0] }.prefix(5))
  }

  /// The page about an event with what else its command recorded, labels with old spellings.
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
    if case .memoryCaptured(let memory) = first.event.body {
      page.note(Messages.tags(in: inline(memory.text), beside: added, of: label(first.name)))
    }
    let labels = added.map { label in
      let old = replaced.firstIndex { $0.isSame(as: label) }.map { replaced.remove(at: $0) }
      return Messages.phrase(label) + (old.map { ", in place of " + Messages.phrase($0) } ?? "")
    }
    for (name, event) in events where label(addedBy: event.body) == nil {
      switch event.body {
      case .memoryUnlabelled where !labels.isEmpty: continue
      case .attachmentAdded(let added): page.blocks.append(told(added, name))
      default: page.line(moved(event) ?? done(event.body))
      }
    }
    let files: [JSON] = all.compactMap { name, event in
      guard case .attachmentAdded(let added) = event.body else { return nil }
      return JSON.object([("id", .string(self.label(name)))]).with(json(added))
    }
    if [.memoryCaptured, .attachmentAdded].contains(first.event.body.type) {
      page.add(["attachments": files])
      page.rows += all.compactMap { name, event in
        guard case .attachmentAdded(let added) = event.body else { return nil }
        return [
          self.label(name), event.body.typeName, event.day.description, inline(added.fileName),
        ]
      }
    }
    guard !labels.isEmpty else { return page }
    let said = labels.map(VisibleText.line).joined(separator: ", ")
    switch (first.event.body, page.blocks.first) {
    case (.memoryLabelled, .line(let spans)?), (.memoryUnlabelled, .line(let spans)?):
      page.blocks[0] = .line([Span("Labelled: \(said).")] + spans.suffix(1))
    default: page.line("Labels: \(said).", .faint)
    }
    return page
  }

  func labelsTakenOff(by events: [(name: EventName, event: Event)]) -> [KeptLabel] {
    events.filter { $0.event.body.type == .memoryUnlabelled }
      .compactMap { history.label(takenOffBy: $0.name) }
  }

  private func label(addedBy body: Event.Body) -> MemoryLabel? {
    guard case .memoryLabelled(let body) = body, let words = body.label.inline else { return nil }
    return MemoryLabel(body.kind, words)
  }

  func named(_ memory: Memory) -> String { memory.title == nil ? text(memory) : text(memory.title) }

  /// The same for a list whose lines may be long.
  func listed(_ memory: Memory) -> String { headline(memory, atMost: 280) }

  func headline(_ memory: Memory, atMost most: Int = 40) -> String {
    let words = VisibleText.line(named(memory))
    guard memory.title == nil, words.count > most else { return words }
    let start = words.prefix(most)
    return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
  }

  /// `summer, with Ana, at Lake Garda`.
  func labelLine(_ memory: Memory) -> String {
    Messages.labels(history.labels(of: memory) { words[$0] })
  }

  func paragraphs(_ words: String, _ style: Style = .plain) -> [Page.Block] {
    VisibleText.paragraph(words).split(separator: "\n", omittingEmptySubsequences: false).map {
      .line("  " + $0, style)
    }
  }

  private func table(_ related: [RelatedMemory]) -> TextTable {
    TextTable(
      ["", .flexible(""), ""],
      related.map { near in
        [
          Span("  " + headline(near.memory)),
          Span(reasons(near).map(\.words).joined(separator: ", "), .faint), id(near.memory.id),
        ]
      })
  }

  /// Why each memory is near to another one, for people and for scripts.
  private func reasons(_ near: RelatedMemory) -> [(words: String, json: JSON)] {
    near.reasons.map { reason in
      switch reason {
      case .label(let label):
        let isTag = [.unspecified, .tag].contains(label.kind)
        return (
          "also " + VisibleText.line(isTag ? label.words : Messages.phrase(label)), json(label)
        )
      case .sameDay: return ("the same day", ["sameDay": near.memory.time.day])
      case .sameDate(let year): return ("the same day in \(year)", ["sameDayIn": year])
      case .sameTime(let stretch):
        return ("also in " + Messages.name(stretch), ["alsoIn": stretch])
      }
    }
  }

  func json(_ memory: Memory) -> JSON { listing([memory]).json(0) }

  /// - Parameter files: the names of the sealed files that are on this device; nil where nobody
  ///   looked.
  func listing(_ memories: [Memory], here files: Set<[UInt8]>? = nil) -> ListedRows {
    ListedRows(self, .memories, memories) { memory in
      [
        "title": memory.title.flatMap { words[$0] }, "text": text(memory),
        "headline": headline(memory), "labels": history.labels(of: memory) { words[$0] }.map(json),
        "attachments": memory.attachments.map { json($0, here: files) },
      ]
    }
  }

  func labels(_ rows: [LabelOfMemory]) -> Page {
    var found: [MemoryLabel: (label: MemoryLabel, memories: Set<EventName>)] = [:]
    for row in rows {
      guard let words = row.label.words.flatMap({ self.words[$0] }) else { continue }
      let label = MemoryLabel(row.label.kind, words)
      found[label.key, default: (label, [])].memories.insert(row.memory)
    }
    let labels = LabelKind.registry.flatMap { kind in
      found.values.filter { $0.label.kind == kind }.sorted {
        ($1.memories.count, $0.label.words) < ($0.memories.count, $1.label.words)
      }
    }
    var page = Page([
      "schema": "labels/1",
      "labels": labels.map { json($0.label).with(["memories": $0.memories.count]) },
    ])
    page.rows = labels.map { [$0.label.kind.label, $0.label.words, String($0.memories.count)] }
    page.choose(from: ListedRows(self, .labels, rows), schema: "labels/1", as: "labels")
    page.table(
      ["", .flexible("Label"), .right("Memories")],
      labels.map { label, memories in
        [
          Span(label.kind.label, .faint), Span(VisibleText.line(label.words)),
          Span(Messages.grouped(memories.count)),
        ]
      })
    guard let label = labels.first?.label else {
      page.say(
        "No memory has a label yet.",
        "echolog remember \"…\" --tag summer --person Ana --place Riga gives some.")
      return page
    }
    let one = "--\(label.kind.label) " + Words.line([label.words])
    page.notes = ["echolog memories \(one) shows those that have one."]
    return page
  }

  /// That a label has other words now; by those that it had before, as they were written.
  func renamed(_ command: RenameLabel, in memories: [EventName]) -> Page {
    let (kind, new) = (command.label.kind, command.words)
    let old = allLabels.first(where: command.label.means)?.words ?? command.label.words
    var page = Page([
      "schema": "renamed/1", "kind": kind == .unspecified ? nil : kind.label, "was": old,
      "label": new, "memories": memories.map(label),
    ])
    page.rows = memories.map { [label($0), old, new] }
    let count = Messages.count(memories.count, "memory", "memories")
    page.line("\(Messages.quoted(old)) is \(Messages.quoted(new)) now, in \(count).", .good)
    page.notes = ["echolog undo takes that back."]
    return page
  }

  private var allLabels: [MemoryLabel] {
    history.memories().flatMap { history.labels(of: $0) { words[$0] } }
  }

  /// Why a label can not be given other words: there is none, but perhaps one like it.
  func noMemoryLabelled(_ label: MemoryLabel) -> ProgramError {
    let near = (allLabels.first(where: label.isPart) ?? nearest(to: [label]).first)
      .flatMap { [.unspecified, $0.kind].contains(label.kind) ? $0 : nil }
    let kind = label.kind == .unspecified ? "label" : label.kind.label
    let own = history.namedActivities.first { $0.id != nil && $0.label == label.words.lowercased() }
    return ProgramError(
      "notLabelled", .refused, "No memory has the \(kind) \(Messages.quoted(label.words)).",
      next: own.map { "echolog activity rename \($0.label) NAME gives the activity another name." }
        ?? near.flatMap { Messages.didYouMean(VisibleText.line($0.words)) }
        ?? "echolog labels shows those there are.")
  }

  func json(_ label: MemoryLabel) -> JSON { ["kind": label.kind.label, "label": label.words] }

  func version(_ change: (name: EventName, event: Event)) -> JSON {
    let (name, event) = change
    let said: JSON = [
      "event": label(name), "type": event.body.typeName, "time": EntryTime(event).asKnown,
    ]
    return said.with(content(name, event))
  }

  private func content(_ name: EventName, _ event: Event) -> JSON {
    switch event.body {
    case .memoryCaptured(let body): return ["title": body.title.inline, "text": body.text.inline]
    case .memoryTitleChanged(let body): return ["title": body.title.inline]
    case .memoryTextChanged(let body): return ["text": body.text.inline]
    case .memoryEmotionChanged(let body):
      let before = history.emotion(before: name)
      return [
        "emotion": body.emotion.label, "emotionBefore": before == .unspecified ? nil : before.label,
      ]
    case .memoryTimeChanged: return json(event.day, monthOrYear(event))
    case .memoryLabelled(let body): return ["kind": body.kind.label, "label": body.label.inline]
    case .memoryUnlabelled(let body):
      return ["labelEvent": label(name.referring(to: body.labelNumber, in: body.labelLog))]
    case .attachmentAdded(let added): return json(added)
    case .attachmentRemoved:
      return ["attachment": history.attachment(takenOffBy: name).map { label($0.id) }]
    default: return [:]
    }
  }

  func json(_ near: RelatedMemory) -> JSON {
    let time = near.memory.time
    let named: JSON = ["id": label(near.memory.id), "headline": headline(near.memory)]
    return named.with(json(time.day, time.monthOrYear))
      .with(["reasons": reasons(near).map(\.json)])
  }

  /// A row for each event; versions of several devices are whole, as they may differ in the end.
  func past(_ events: [(name: EventName, event: Event)], of memory: Memory) -> TextTable {
    let holding = versionsHolding(events, of: memory)
    return TextTable(
      ["", .init("", isFlexible: true, isProse: !holding.isEmpty), ""],
      zip(events, said(events)).map { told, words in
        let (name, event) = told
        let told = VisibleText.line(words)
        let time = EntryTime(event)
        let recorded = dayAndTime(time.recordedAt, time.offsetOfRecording(at: view))
        return [
          Span("  " + recorded, .faint),
          holding.contains(name) ? Span("holds now, " + told, .waiting) : Span(told), id(name),
        ]
      })
  }

  /// The current title and text, where several devices changed them.
  private func versionsHolding(
    _ events: [(name: EventName, event: Event)], of memory: Memory
  ) -> Set<EventName> {
    let held = [(EventType.memoryTitleChanged, memory.title), (.memoryTextChanged, memory.text)]
    return Set(
      held.compactMap { type, words in
        let changes = events.filter { $0.event.body.type == type }
        return Set(changes.map(\.name.log)).count > 1 ? words?.event : nil
      })
  }

  /// The content of each event of a memory, with what it is about among those before it. Undoing an
  /// undo does again what that one took back.
  private func said(_ events: [(name: EventName, event: Event)]) -> [String] {
    var known: [EventName: (deed: String, isUndone: Bool)] = [:]
    var files: [[UInt8]: String] = [:]
    return events.map { name, event in
      let deed: String
      switch event.body {
      case .undone(let body):
        // Only what came before is known, so this comes to an end whatever an event names.
        let undone = name.referring(to: body.undoneNumber, in: body.undoneLog)
        let (deed, isUndone) = known[undone] ?? (label(undone), false)
        known[name] = (deed, !isUndone)
        return (isUndone ? "done again: " : "undone: ") + deed
      case .memoryUnlabelled(let body):
        let added = name.referring(to: body.labelNumber, in: body.labelLog)
        deed = "without " + (known[added]?.deed ?? label(added))
      case .attachmentAdded(let body):
        deed = said(name, event)
        files[body.file] = deed
      case .attachmentRemoved(let body): deed = "without " + (files[body.file] ?? "a file")
      default: deed = said(name, event)
      }
      known[name] = (deed, false)
      return deed
    }
  }

  /// The content of an event of a memory, past words included, if only in another event.
  func said(_ name: EventName, _ event: Event) -> String {
    switch event.body {
    case .memoryTimeChanged: "moved to " + day(event)
    case .memoryTitleChanged where event.isBlank: "titled (forgotten)"
    case .memoryUnlabelled(let body):
      "without "
        + (history.label(takenOffBy: name).map(said)
          ?? label(name.referring(to: body.labelNumber, in: body.labelLog)))
    case .attachmentRemoved:
      "without the file"
        + (history.attachment(takenOffBy: name).map { " " + label($0.id) } ?? "")
    default: said(name, event.body)
    }
  }

  private func said(_ label: KeptLabel) -> String {
    "\(label.kind.label) " + quoted(.inline(label.words.flatMap { words[$0] } ?? ""))
  }

  func said(_ name: EventName?, _ body: Event.Body) -> String {
    switch body {
    case .memoryCaptured(let memory):
      "kept: " + (memory.title.isEmpty ? "" : quoted(memory.title) + ": ") + quoted(memory.text)
    case .memoryTitleChanged(let change):
      change.title.isEmpty ? "the title was taken away" : "titled " + quoted(change.title)
    case .memoryTextChanged(let change): "rewritten: " + quoted(change.text)
    case .memoryEmotionChanged(let change): felt(change.emotion, by: name)
    case .memoryLabelled(let labelled): "\(labelled.kind.label) " + quoted(labelled.label)
    case .attachmentAdded(let added): "the file " + quoted(added.fileName)
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
    text.words.map { "“" + VisibleText.line($0) + "”" } ?? "(forgotten)"
  }
}
