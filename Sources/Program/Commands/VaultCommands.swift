import Echolog
import Journal

struct InitialiseCommand: PageCommand {
  static let declaration = Declaration(
    "init", [],
    [
      Flag("--owner", .text("LABEL"), "whose vault it is, such as a name"),
      Flag("--name", .text("DEVICE"), "what this device is called"),
    ],
    "make a vault", ["init", "init --name laptop --key-file ~/.echolog-key"])

  let owner: String
  let device: DeviceName?

  init(_ line: Arguments) throws {
    owner = line.value("--owner") ?? ""
    device = try line.deviceName()
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let paths = session.paths
    let place = try paths.vaultPlace(session.options)
    let dependencies = try paths.dependencies(session.options)
    let secret = try session.secrets.create(place)
    session.hold(
      try await Diary.create(
        at: place, owner: owner, deviceName: device ?? paths.deviceName, secret: secret,
        dependencies: dependencies, on: paths.disk))
    return Messages.made(
      vault: place.vault.text, hasPassphrase: secret.kind == .passphrase,
      isAtPrompt: session.isAtPrompt)
  }
}

struct PassphraseCommand: PageCommand {
  static let declaration = Declaration(
    "passphrase", [],
    [
      Flag("--new-passphrase-file", .file, "read the new one from the first line of a file"),
      Flag("--new-passphrase-fd", .number, "read the new one from an open descriptor"),
      Flag("--new-key-file", .file, "open with a key file from now on; made if absent"),
    ],
    "change the passphrase of the vault on this device; copies made before keep theirs",
    ["passphrase", "passphrase --new-key-file ~/.echolog-key"], .changesVault,
    remarks: .lines(of: PackageResources.help_passphrase_txt))

  let new: NewSecret

  init(_ line: Arguments) throws {
    try line.exclude("--new-key-file", "--new-passphrase-file", "--new-passphrase-fd")
    let descriptor = try line.value("--new-passphrase-fd").map { word in
      try Options.descriptor(word, of: "--new-passphrase-fd")
    }
    new =
      line.value("--new-key-file").map(NewSecret.keyFile)
      ?? line.value("--new-passphrase-file").map(NewSecret.passphraseFile)
      ?? descriptor.map(NewSecret.passphraseDescriptor) ?? .asked
  }

  /// The person proves first that the vault is theirs, also where a prompt has it open.
  func page(in session: Session, _ console: Console) async throws -> Page {
    session.newSecret = new
    let (secrets, disk) = (session.secrets, session.paths.disk)
    let place = try session.paths.vaultPlace(session.options)
    let (vault, old) = try secrets.opening(place) { secret in
      let vault = try Result { () throws(StorageError) in
        try UnlockedVault.open(at: place.vault, secret: secret, on: disk)
      }.mapError(DiaryError.storage).get()
      return (vault, secret)
    }
    let secret = try secrets.change(to: new)
    let hasOthers = try vault.changeSecret(from: old, to: secret, on: disk)
    var page = Messages.changedSecret(
      hadPassphrase: old.kind == .passphrase, hasPassphrase: secret.kind == .passphrase,
      hasOthers: hasOthers)
    do {
      try secrets.remember(new, for: place)
    } catch {
      // The secret is changed, whether or not this device can note which file it is in.
      page.notes.append(
        "This device could not note where the key file is: name it with --key-file from now on.")
    }
    return page
  }
}

/// Where the secret comes from that is to open the vault from now on.
enum NewSecret: Equatable, Sendable {
  case asked
  case passphraseFile(String)
  case passphraseDescriptor(Int32)
  /// A key file, which is made where there is none.
  case keyFile(String)
}

struct PolicyCommand: PageCommand {
  static let declaration = Declaration(
    "policy", [Operand(.policy, .optional)], [],
    "which of the products this vault is; alone, what that keeps out",
    ["policy", "policy echo", "policy all"])

  /// Nil to show the one in force.
  let policy: Policy?

  init(_ line: Arguments) throws { policy = try line.operand(0).map { try Policy(named: $0) } }

  var traits: Traits { policy == nil ? .asksOfNow : [] }

  func page(in session: Session, _ console: Console) async throws -> Page {
    guard let policy else { return try await session.makePresenter().policy() }
    return try await session.record(SelectPolicy(policy))
  }
}

struct DevicesCommand: PageCommand {
  static let declaration = Declaration(
    "devices", [],
    [Flag("--acknowledge", "say that you know of the histories that check tells to part")],
    "the devices that wrote this history", ["devices", "devices --acknowledge"],
    [.asksWholeHistory, .listsRows])

  let isAcknowledging: Bool

  init(_ line: Arguments) throws { isAcknowledging = line.has("--acknowledge") }

  var traits: Traits { isAcknowledging ? .listsRows : Self.declaration.traits }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let known = isAcknowledging ? try await session.opened().acknowledgePartings() : nil
    let question = Question(try await session.makePresenter(), in: session, console)
    return question.presenter.devices(
      try await question.chosen(question.history.devices, of: .devices),
      own: await (try session.opened()).ownLog, acknowledged: known)
  }
}

struct CheckCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "check", "read the whole vault and say whether it is sound", ["check"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let diary = try session.opened()
    let line = LiveLine(console, Messages.reading)
    defer { line.clear() }
    let health = try await diary.check(mayGoOn: line.mayGoOn)
    return Messages.health(health, openToOthers: try session.openPlaces(naming: nil))
  }
}

struct RepairCommand: PageCommand {
  static let declaration = Declaration(
    "repair", [Operand(.folder, .optional)],
    [
      Flag("--from", .folder, "a synced folder or another copy that may hold what is lost"),
      Flag("--keys", "put key files and echolog-vault in order where they are; no copy is made"),
      Flag("--dry-run", "say what would be done, and write nothing"),
    ],
    "write a recovered copy of a damaged vault; the original stays as it is",
    ["repair --dry-run", "repair /media/usb/recovered --from /media/usb/echolog", "repair --keys"],
    .changesVault)

  let target: String?
  let other: String?
  let isOfKeys: Bool
  let isDryRun: Bool

  init(_ line: Arguments) throws {
    target = line.operand(0)
    other = line.value("--from")
    isOfKeys = line.has("--keys")
    isDryRun = line.has("--dry-run")
    if isOfKeys, target != nil { throw UsageError.flagsExclude("--keys", "FOLDER") }
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let place = try session.paths.vaultPlace(session.options)
    let (target, other) = (
      try target.map(session.paths.absolute), try other.map(session.paths.absolute)
    )
    let secrets = session.secrets
    if isOfKeys {
      let report = try secrets.opening(place) { secret in
        try Diary.mendKeys(
          place, and: other, isForeseen: isDryRun, secret: secret, on: session.patientDisk)
      }
      return Messages.mended(report)
    }
    if let target, (target.text + "/").hasPrefix(place.vault.text + "/") {
      throw Messages.targetInsideVault(target)
    }
    let report = try secrets.opening(place, .damagedVault(or: other)) { secret in
      let line = LiveLine(console, Messages.reading)
      defer { line.clear() }
      return try Diary.repair(
        place, into: target, from: other, isForeseen: isDryRun, secret: secret,
        on: session.patientDisk, mayGoOn: line.mayGoOn)
    }
    if case .copied(let copy) = report.outcome {
      let there = VaultPlace(vault: copy, states: place.states, caches: place.caches)
      try session.noting(console) { try secrets.rememberKeyFile(for: there, copiedFrom: place) }
    }
    return Messages.repaired(report, of: place.vault, from: other)
  }
}

struct SettingsCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "settings", "every setting as it is", ["settings"], [.asksOfNow, .listsRows])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let device = await (try session.opened()).ownLog
    let ((concern, plan), presenter) = try await session.readLazily {
      (
        $0.history.notificationConcern(of: device, at: $0.viewpoint),
        $0.history.notificationPlan(of: device, at: $0.viewpoint)
      )
    }
    let read = try await session.makePresenter(
      presenter, with: [presenter.history.settings.helpLine])
    let rows = try await Question(read, in: session, console)
      .chosen(SettingName.allCases.map { SettingOfDevice($0, of: device) }, of: .settings)
    return read.settings(rows, concern: concern, plan: plan)
  }
}

struct SetCommand: RecordingCommand {
  static let declaration = Declaration(
    "set", [Operand(.setting), Operand(.settingValue)], [],
    "change a setting of the vault, or of this device; settings lists them",
    ["set delivery-time 08:30", "set notification-slots 64", "set notifications off"])

  let command: ChangeSetting

  init(_ line: Arguments) throws {
    command = try ChangeSetting(SettingName(named: line.needed(0)), to: line.needed(1))
  }
}

struct DraftsCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "drafts", "lines begun at a prompt and not carried out, as kept at each new line and pause",
    ["drafts"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.unfinished(isDiscarding: false)
  }
}

struct DraftsDiscardCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "drafts discard", "let them all go, for good", ["drafts discard"], .changesVault)

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.unfinished(isDiscarding: true)
  }
}

struct PathsCommand: BareCommand, PageCommand {
  static let declaration = Declaration("paths", "the folders that are used", ["paths"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let place = try session.paths.vaultPlace(session.options)
    return Messages.paths([
      ("vault", place.vault.text), ("state", place.states.text), ("cache", place.caches.text),
    ])
  }
}

struct ConsentCommand: QuestionCommand {
  static let declaration = Declaration(
    "consent", [Operand(.document, .optional)], [],
    "what you agreed to; with a name, its words", ["consent", "consent privacy"])

  /// Nil for what was agreed to.
  let document: ConsentDocument?

  init(_ line: Arguments) throws {
    document = try line.operand(0).map { try ConsentDocument(named: $0) }
  }

  var traits: Traits { document == nil ? .asksOfNow : [] }

  func page(of question: Question) async throws -> Page {
    document.map { question.presenter.document($0) } ?? question.presenter.consents()
  }
}

extension ArgumentKind {
  fileprivate static let document = choice(ConsentDocument.registry.map(\.label))
}

struct ConsentGiveCommand: RecordingCommand {
  static let declaration = Declaration(
    "consent give", [Operand(.document)], [],
    "agree to a document as it reads now", ["consent give privacy"])

  let command: GiveConsent

  init(_ line: Arguments) throws {
    let document = try ConsentDocument(named: line.needed(0))
    command = GiveConsent(to: document, version: Messages.text(of: document).version)
  }
}

struct ConsentWithdrawCommand: RecordingCommand {
  static let declaration = Declaration(
    "consent withdraw", [Operand(.document)], [],
    "take an agreement back; that it was given stays on record", ["consent withdraw diagnostics"])

  let command: WithdrawConsent

  init(_ line: Arguments) throws {
    command = WithdrawConsent(to: try ConsentDocument(named: line.needed(0)))
  }
}

struct DiagnosticsCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "diagnostics",
    "a report for somebody who helps you, without a word of yours; needs your consent",
    ["diagnostics", "diagnostics --json > report.json"])

  func page(of question: Question) async throws -> Page {
    try question.history.consent(to: .diagnostics).require(Messages.text(of: .diagnostics).version)
    let types = try await question.session.opened().countTypes()
    return question.presenter.diagnostics(
      types.filter { Event.Body.typeNames.contains($0.name) },
      missing: try await question.session.missingEventCount())
  }
}

struct PlanCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "plan", "what was paid for, as far as anybody said", ["plan"], .asksOfNow)

  func page(of question: Question) async throws -> Page { question.presenter.plan() }
}

struct PlanNoteCommand: RecordingCommand {
  static let declaration = Declaration(
    "plan note", [Operand(.choice(Entitlement.registry.map(\.label)))],
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
    let source = try line.value("--source").map {
      try line.choice($0, of: EntitlementSource.registry, by: \.label, for: "--source")
    }
    command = NotePlan(entitlement, until: until, source: source ?? .purchase)
  }
}
