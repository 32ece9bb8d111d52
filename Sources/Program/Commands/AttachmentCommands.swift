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
    let memory: EventName
    do {
      memory = try await session.find(id, .memory)
    } catch let error as ProgramError where error.word == "memoryNotFound" {
      throw error.next(Messages.filesGoWithMemories)
    }
    let performed = try await session.attaching(files, console) { AttachFiles($0, to: memory) }
    return try await session.page(aboutEdit: performed.recorded)
  }
}

struct AttachmentCommand: PageCommand {
  static let declaration = Declaration(
    "attachment", [Operand(.identifier(.attachment), .rest)],
    [Flag("--to", .file, "write it out: to this file, or into this folder under its own name")],
    "what a file of a memory is; with --to a copy of it, or of several",
    [
      "attachment laptop:13", "attachment laptop:13 --to photo.jpg",
      "attachment laptop:13 laptop:21 --to photos",
    ], .asksOfNow,
    remarks: [
      "With --to a memory stands for all its files. Several go into a folder, each under its own "
        + "name, with a number where that is taken. A shell takes all of them so: echolog "
        + "attachment $(echolog attachments --fields id --plain) --to FOLDER"
    ])

  let ids: [String]
  let target: String?

  init(_ line: Arguments) throws {
    (ids, target) = (line.line.operands, line.value("--to"))
    guard target != nil || ids.count == 1 else {
      throw UsageError.flagMissing("--to", command: "attachment")
    }
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    var presenter = try await session.makePresenter()
    var (kept, isOne): ([KeptAttachment], Bool) = ([], ids.count == 1)
    for id in ids {
      if let memory = memory(named: id, presenter.history) {
        (kept, isOne) = (kept + memory.attachments, false)
        continue
      }
      let name = try await session.find(id, .attachment)
      guard let attachment = presenter.history.attachment(name) else {
        preconditionFailure("found above")
      }
      kept.append(attachment)
    }
    var named: Set<EventName> = []
    kept = kept.filter { named.insert($0.id).inserted }
    let memory = isOne ? presenter.history.memory(kept[0].memory) : nil
    presenter = try await session.makePresenter(
      presenter, with: kept.map(\.fileName) + (memory.map { [$0.title, $0.text] } ?? []))
    guard let target else {
      return presenter.attachment(kept[0], here: try await session.opened().attachmentsHere())
    }
    let path = try session.paths.absolute(target)
    let written = try await write(kept, to: path, isOne: isOne, in: session, console)
    return isOne
      ? presenter.attachment(kept[0], here: [kept[0].file], writtenTo: written[kept[0].id])
      : presenter.attachments(kept, writtenTo: written)
  }

  /// The memory of which all files are to be written out; nil where another name is meant.
  private func memory(named id: String, _ history: History) -> Memory? {
    guard target != nil else { return nil }
    let name = Result { () throws(Rejection) in try history.findEvent(id) }.value
    return name.flatMap { name in history.memory(name).flatMap { $0.id == name ? $0 : nil } }
  }

  /// Writes those out that are here; in a folder under another name where theirs is taken, unless
  /// what is there may be replaced.
  @MainActor private func write(
    _ kept: [KeptAttachment], to path: Path, isOne: Bool, in session: Session, _ console: Console
  ) async throws -> [EventName: Path] {
    let (diary, disk) = (try session.opened(), session.paths.disk)
    let kind = try disk.statusIfPresent(of: path)?.kind
    guard isOne || kind == .directory else {
      throw Messages.notWritable(.disk(.list, path, kind == nil ? .notFound : .notDirectory))
    }
    var taken: Set<String> = []
    if kind == .directory, !console.options.agreesToAll {
      taken = Set(try disk.list(path).map { $0.name.lowercased() })
    }
    var written: [EventName: Path] = [:]
    for attachment in kept {
      var file: Path
      do throws(DiaryError) {
        file = try await diary.fileOfAttachment(attachment.id, at: path)
      } catch {
        guard case .rejected(.attachmentNotHere) = error, !isOne else { throw error }
        continue
      }
      if kind == .directory {
        file = path.appending(Self.free(file.lastComponent, among: &taken))
      }
      try session.requireFree(file, console)
      do throws(DiaryError) {
        try await diary.writeAttachment(attachment.id, to: file, replacing: true) {
          Interruption.isRequested
        }
      } catch {
        // One that is damaged keeps none from the person that are whole.
        guard case .storage(.file) = error, !isOne else { throw error }
        continue
      }
      written[attachment.id] = file
    }
    return written
  }

  /// A name as it is, or as `photo-2.jpg`, which is then taken too.
  private static func free(_ name: String, among taken: inout Set<String>) -> String {
    let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
    var (free, number) = (name, 1)
    while !taken.insert(free.lowercased()).inserted {
      number += 1
      free = "\(name[..<dot])-\(number)\(name[dot...])"
    }
    return free
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
