import Echolog

struct RememberCommand: PageCommand {
  static let declaration = Declaration(
    "remember", [Operand(.words)],
    [
      Flag("--title", .text("TITLE"), "what to call it; else its first words stand for it"),
      Flag("--emotion", short: "-e", .emotion, "how it feels"),
    ] + Flag.labels + [
      Flag("--attach", .file, repeats: true, "a file to keep with it; may be given again"), .ago,
      .remembered,
    ],
    "keep a memory",
    [
      "remember \"The lake was quite still\" --tag summer --person Ana --place \"Lake Garda\"",
      "remember \"First snow\" --emotion joy --at 2024-12-01",
      "remember \"Grandmother's kitchen\" --at 1984",
      "remember \"The two of us at the lake\" --attach photo.jpg",
    ], .canBeGathered, limits: Self.limits)

  static let limits = [
    (what: "text", max: WordLimits.memory), ("title", WordLimits.title),
    ("label", WordLimits.label),
  ]

  let command: CaptureMemory
  let files: [String]

  init(_ line: Arguments) throws {
    files = line.values("--attach")
    command = CaptureMemory(
      text: line.needed(0), title: line.value("--title") ?? "",
      emotion: try line.emotion() ?? .unspecified, labels: line.labels,
      eventTime: try line.rememberedEventTime())
  }

  /// What lies beside the events is neither supposed nor written later.
  var traits: Traits { files.isEmpty ? .canBeGathered : .changesVault }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let performed = try await session.attaching(files, console) { [command] in
      command.keeping($0)
    }
    return try await session.page(aboutEdit: performed.recorded)
  }
}

struct EditCommand: PageCommand {
  static let declaration = Declaration(
    "edit", [Operand(.identifier(nil)), Operand(.words, .optional)],
    [
      Flag("--title", .text("TITLE"), "what to call it; “ ” lets its first words stand for it"),
      Flag("--emotion", short: "-e", .emotion, "how it feels; none takes it back"),
    ] + Flag.labels + [.ago, .remembered],
    "change a memory or add labels, a moment, or the note of a log; what was before stays in the "
      + "history",
    [
      "edit laptop:12 \"The lake was still, and so was I.\"",
      "edit laptop:12 --title \"At the lake\" --tag winter --emotion hope",
      "edit laptop:12 --at \"July 1984\"",
    ], limits: RememberCommand.limits, kinds: [.memory, .moment, .log])

  let id: String
  let title: String?
  let text: String?
  let emotion: Emotion?
  let eventTime: EventTime?
  let labels: [MemoryLabel]

  init(_ line: Arguments) throws {
    id = line.needed(0)
    title = line.value("--title")
    text = line.operand(1)
    emotion = line.value("--emotion") == "none" ? .unspecified : try line.emotion()
    eventTime = line.has("--at") || line.has("--ago") ? try line.rememberedEventTime() : nil
    // A plus before one, which says that it is added, is no part of it.
    labels = line.labels.map { label in
      MemoryLabel(label.kind, String(label.words.trimmingPrefix("+")))
    }
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let entry = try await findEntry(in: session)
    guard entry.kind == .memory else {
      if let text { try await session.makePresenter().requireNote(text, ofLog: entry.id) }
      let edit = EditEntry(entry.id, text, eventTime: eventTime)
      let performed = try await session.perform(edit)
      return try await session.page(aboutEdit: performed.recorded, performed.badges)
    }
    let command = EditMemory(
      entry.id, title: title, text: text, emotion: emotion, eventTime: eventTime, labels: labels)
    return try await session.page(aboutEdit: session.perform(command).recorded)
  }

  @MainActor private func findEntry(in session: Session) async throws -> EntityReference {
    let presenter = try await session.makePresenter()
    let entity: EntityReference
    do throws(Rejection) {
      entity = try presenter.history.find(id)
    } catch .idAmbiguous {
      // Of several that may be meant, only one may be a memory.
      return try await session.named(id, as: [.memory]) { try $0.find(id, as: .memory) }
    } catch {
      throw await session.programError(error, naming: id, of: [.memory, .moment, .log])
    }
    if let removal = presenter.history.removal(of: entity.id) {
      throw Rejection.alreadyRemoved(entity.kind, by: presenter.history.label(of: removal))
    }
    // Words and time are what a moment and a log have, too.
    let keepsParts =
      title == nil && emotion == nil && labels.isEmpty && (text != nil || eventTime != nil)
    guard entity.kind == .memory || keepsParts && [.moment, .log].contains(entity.kind) else {
      throw presenter.refusalToEdit(entity)
    }
    try await session.requireItself(entity.id, called: id)
    return entity
  }
}

struct UnlabelCommand: PageCommand {
  static let declaration = Declaration(
    "unlabel", [Operand(.identifier(.memory))], Flag.labels,
    "take labels off a memory", ["unlabel laptop:12 --tag winter"])

  let id: String
  let labels: [MemoryLabel]

  init(_ line: Arguments) throws {
    id = line.needed(0)
    labels = line.labels
    guard !labels.isEmpty else {
      throw UsageError.flagMissing("--tag, --person or --place", command: "unlabel")
    }
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let name = try await session.find(id, .memory)
    do {
      return try await session.page(
        aboutEdit: session.perform(UnlabelMemory(name, labels)).recorded)
    } catch DiaryError.rejected(.notLabelled(let label)) {
      let presenter = try await session.makePresenter()
      guard let memory = presenter.history.memory(name) else { preconditionFailure("found above") }
      throw try await session.makePresenter(presenter, with: memory.labels.compactMap(\.words))
        .notLabelled(label, memory)
    }
  }
}

struct LabelRenameCommand: PageCommand {
  static let declaration = Declaration(
    "label rename", [Operand(.label(.unspecified)), Operand(.text("WORDS"), .rest)],
    [Flag("--kind", .choice(LabelKind.registry.map(\.label)), "only where it is of this kind")],
    "give a tag, a person or a place other words in all memories",
    ["label rename summer \"Summer 2025\"", "label rename Ana \"Ana Maria\" --kind person"])

  let command: RenameLabel

  init(_ line: Arguments) throws {
    let kind = try line.value("--kind").map {
      try line.choice($0, of: LabelKind.registry, by: \.label, for: "--kind")
    }
    command = RenameLabel(
      MemoryLabel(kind ?? .unspecified, line.needed(0)), to: line.rest(from: 1))
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let bare = try await session.makePresenter()
    let known = bare.history.memories().flatMap(\.labels).map(\.words)
    let presenter = try await session.makePresenter(bare, with: known)
    do {
      let memories = try await session.perform(command).answer
      return presenter.renamed(command, in: memories)
    } catch DiaryError.rejected(.notLabelled(let label)) {
      throw presenter.noMemoryLabelled(label)
    } catch DiaryError.rejected(.alreadyLabelled(let label)) {
      throw Messages.calledSo(label)
    }
  }
}

struct MemoriesCommand: QuestionCommand {
  static let declaration = Declaration(
    "memories", [Operand(.words, .optional)],
    Flag.labels + [
      Flag("--emotion", short: "-e", .emotion, "how they feel"),
      Flag("--from", .whenOrMonth, "the first day, month or year of their time"),
      Flag("--to", .whenOrMonth, "the last one, included"),
      .limit, .page,
    ],
    "memories, the latest first; with labels, or parts of them, those that have them all; words "
      + "alone are a label of any kind",
    [
      "memories", "memories Ana", "memories --person Ana --tag summer", "memories --emotion joy",
      "memories --from 1960 --to 1966",
      "memories --limit 50 --page 2",
    ], [.asks, .listsRows])

  let labels: [MemoryLabel]
  let emotion: Emotion?
  let span: DaySpan

  init(_ line: Arguments) throws {
    span = try line.days()
    let words = line.rest(from: 0)
    labels = line.labels + (words.isEmpty ? [] : [MemoryLabel(.unspecified, words)])
    emotion = try line.emotion()
  }

  func page(of question: Question) async throws -> Page {
    var memories = question.history.memories().sorted { $0.time.happenedAt > $1.time.happenedAt }
    if let days = span.bounds { memories.removeAll { !days.overlaps($0.time.days) } }
    if let emotion { memories.removeAll { $0.emotion != emotion } }
    var labelled = question.presenter
    var others: [Memory] = []
    if !labels.isEmpty {
      labelled = try await question.reading(memories.flatMap(\.labels).map(\.words))
      others = memories.filter { !labelled.carries($0, labels) }
      memories = memories.filter { labelled.carries($0, labels) }
    }
    memories = try await question.chosen(memories, of: .memories)
    let part = question.console.fitting()
    let shown = part.rows(of: memories)
    var page = try await Question(labelled, in: question.session, question.console)
      .reading(shown.flatMap(\.references), of: .memories)
      .memories(
        shown, part, total: memories.count, having: labels, emotion: emotion,
        areOfSomeTime: span.bounds != nil)
    if !memories.isEmpty { page.note(try await alsoSaid(in: others, question)) }
    return page
  }

  /// That other memories say the words of the one label that is asked for, and do not have it.
  private func alsoSaid(in others: [Memory], _ question: Question) async throws -> String? {
    guard labels.count == 1, !others.isEmpty else { return nil }
    let words = labels[0].words
    let read = try await question.reading(others.flatMap { [$0.title, $0.text] }).words
    var folding = WordFolding()
    let count = others.count { memory in
      [memory.title, memory.text].compactMap { $0.flatMap { read[$0] } }
        .contains { folding.holds(words, in: $0, asWord: true) }
    }
    return count == 0 ? nil : Messages.alsoSaid(in: count, words)
  }
}

struct LabelsCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "labels", "tags, people and places, and how many memories have each",
    ["labels", "labels --where \"kind = 'person'\""], [.asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let all = Array(Table.labels.rows(question.presenter.asked, .all))
    let rows = try await question.chosen(all, of: .labels)
    return try await question.reading(rows.map(\.label.words)).labels(rows)
  }
}

struct MemoryCommand: EntryCommand {
  static let declaration = Declaration(
    "memory", [Operand(.identifier(.memory))], [],
    "a memory whole, with its past and what is near to it", ["memory laptop:12"], .asksOfNow)

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    let name = try await session.find(id, .memory)
    var presenter = try await session.makePresenter()
    guard let memory = presenter.history.memory(name) else { preconditionFailure("found above") }
    let events = try await session.opened().past(of: memory)
    let labels = presenter.history.memories().flatMap(\.labels) + presenter.history.labelsTakenOff
    presenter = try await session.makePresenter(
      presenter, with: memory.references + labels.compactMap(\.words))
    let related = presenter.related(to: memory)
    presenter = try await session.makePresenter(
      presenter, with: related.flatMap(\.memory.references))
    return presenter.memory(
      memory, events: events.map { ($0.name, $0.event) }, related: related,
      files: memory.attachments.isEmpty ? [] : try await session.opened().attachmentsHere())
  }
}

extension Session {
  func page(
    aboutEdit recorded: [NamedEvent], _ badges: [EarnedBadge] = []
  ) async throws -> Page {
    var presenter = try await makePresenterAfterCommand()
    let events = recorded.map { (name: $0.name, event: $0.event) }
    let words =
      presenter.labelsTakenOff(by: events).map(\.words) + [presenter.history.settings.helpLine]
    presenter = try await makePresenter(presenter, with: words)
    let page = presenter.recorded(events[0].name, events[0].event, badges: badges)
    return presenter.adding(Array(events.dropFirst()), to: page, about: events[0])
  }
}
