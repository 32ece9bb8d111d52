import Echolog
import Platform

struct ConsentCommand: PageCommand {
  static let declaration = Declaration(
    Self.self, "consent", [Operand(.document, .optional)], [],
    "what you agreed to; with a name, its words", ["consent", "consent privacy"])

  /// Nil for what was agreed to.
  let document: ConsentDocument?

  init(_ line: Arguments) throws {
    document = line.operand(0) == nil ? nil : try line.document()
  }

  var traits: Traits { document == nil ? .asksOfNow : [] }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    return document.map { presenter.document($0) } ?? presenter.consents()
  }
}

extension Arguments {
  fileprivate func document() throws -> ConsentDocument {
    try ConsentDocument(named: needed(0))
  }
}

extension ArgumentKind {
  fileprivate static let document = choice(ConsentDocument.registry.map(\.label))
}

struct ConsentGiveCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "consent give", [Operand(.document)], [],
    "agree to a document as it reads now", ["consent give privacy"])

  let document: ConsentDocument

  init(_ line: Arguments) throws { document = try line.document() }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    let version = Messages.text(of: document).version
    return try await session.record(GiveConsent(to: document, version: version), console)
  }
}

struct ConsentWithdrawCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "consent withdraw", [Operand(.document)], [],
    "take an agreement back; that it was given stays on record",
    ["consent withdraw diagnostics"])

  let document: ConsentDocument

  init(_ line: Arguments) throws { document = try line.document() }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await session.record(WithdrawConsent(to: document), console)
  }
}

struct DiagnosticsCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    Self.self, "diagnostics",
    "a report for somebody who helps you, without a word of yours; needs your consent",
    ["diagnostics", "diagnostics --json > report.json"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    try presenter.history.consent(to: .diagnostics)
      .require(Messages.text(of: .diagnostics).version)
    let types = try await session.opened().countTypes()
    return presenter.diagnostics(
      types.filter { Event.Body.typeNames.contains($0.name) },
      missing: try await session.missingEventCount())
  }
}

struct PlanCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    Self.self, "plan", "what was paid for, as far as anybody said", ["plan"], .asksOfNow)

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.makePresenter().plan()
  }
}

struct PlanNoteCommand: RecordingCommand {
  static let declaration = Declaration(
    Self.self, "plan note", [Operand(.choice(Entitlement.registry.map(\.label)))],
    [
      Flag("--until", .when, leaning: .future, "the last day; a trial has seven days unless said"),
      Flag(
        "--source", .choice(EntitlementSource.registry.map(\.label)),
        "who says so; a purchase unless said"),
    ],
    "note what a store says, or what somebody grants",
    ["plan note trial", "plan note active --until 2026-11-18", "plan note lapsed"])

  let command: NotePlan

  init(_ line: Arguments) throws {
    let entitlement = try line.choice(
      line.needed(0), of: Entitlement.registry, by: \.label, for: "plan note")
    let until = try line.when("--until")?.civilDay
    if let word = line.value("--source") {
      let source = try line.choice(
        word, of: EntitlementSource.registry, by: \.label, for: "--source")
      command = NotePlan(entitlement, until: until, source: source)
    } else {
      command = NotePlan(entitlement, until: until)
    }
  }
}
