import Echolog

struct AttachCommand: PageCommand {
  static let declaration = Declaration(
    "attach", [Operand(.identifier(.memory)), Operand(.file, .rest)], [],
    "keep copies of files with a memory, sealed in the vault",
    ["attach laptop:12 photo.jpg", "attach laptop:12 ticket.pdf song.mp3"], .changesVault,
    remarks: [
      "The files themselves stay where they are. echolog attachment writes a copy out again, and "
        + "sync takes them along."
    ])

  let id: String
  let files: [String]

  init(_ line: Arguments) throws {
    id = line.needed(0)
    files = Array(line.line.operands.dropFirst())
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let memory = try await session.find(id, .memory)
    let performed = try await session.attaching(files, console) { AttachFiles($0, to: memory) }
    return try await session.page(aboutEdit: performed.recorded)
  }
}

struct AttachmentCommand: PageCommand {
  static let declaration = Declaration(
    "attachment", [Operand(.identifier(.attachment))],
    [Flag("--to", .file, "write it out: to this file, or into this folder under its own name")],
    "what a file of a memory is; with --to a copy of it",
    ["attachment laptop:13", "attachment laptop:13 --to photo.jpg"], .asksOfNow)

  let id: String
  let target: String?

  init(_ line: Arguments) throws {
    id = line.needed(0)
    target = line.value("--to")
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let name = try await session.find(id, .attachment)
    var presenter = try await session.makePresenter()
    guard let attachment = presenter.history.attachment(name) else {
      preconditionFailure("found above")
    }
    let memory = presenter.history.memory(attachment.memory)
    presenter = try await session.makePresenter(
      presenter, with: [attachment.fileName] + (memory.map { [$0.title, $0.text] } ?? []))
    let diary = try session.opened()
    guard let target else {
      return presenter.attachment(attachment, here: try await diary.attachmentsHere())
    }
    let path = try await diary.fileOfAttachment(name, at: try session.paths.absolute(target))
    try session.requireFree(path, console)
    try await diary.writeAttachment(name, to: path, replacing: true) { Interruption.isRequested }
    var page = presenter.attachment(attachment, here: [attachment.file], writtenTo: path)
    page.line("Written to \(Messages.shown(path)).", .good)
    return page
  }
}

struct DetachCommand: EntryCommand {
  static let declaration = Declaration(
    "detach", [Operand(.identifier(.attachment))], [], "take a file off its memory",
    ["detach laptop:13"],
    remarks: ["What was sealed stays in the vault, from where echolog undo brings it back."])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(DetachFile(try await session.find(id, .attachment)))
  }
}

extension Session {
  /// Performs a command that keeps files, which are sealed first, and shows how far that is.
  func attaching<C: Command>(
    _ files: [String], _ console: Console, _ make: @Sendable ([AttachedFile]) -> C
  ) async throws -> Performed<C.Answer> {
    let diary = try opened()
    var found: [AttachedFile] = []
    for file in files { found.append(try diary.lookAt(try paths.absolute(file))) }
    let line = LiveLine(console, Messages.attaching)
    defer { line.clear() }
    do {
      let performed = try await diary.attaching(found, mayGoOn: line.mayGoOn, make)
      heard.add(performed.news)
      return performed
    } catch DiaryError.cancelled {
      throw Messages.attachingStopped
    }
  }
}
