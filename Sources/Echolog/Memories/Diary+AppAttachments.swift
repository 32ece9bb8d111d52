import Journal

/// A file kept with a memory.
///
///     try await diary.attach(folder + "/photo.jpg", to: id)
///     for file in try await diary.attachments(of: id) where file.isHere {
///       show(file.fileName, try await diary.attachmentBytes(file.id))
///     }
public struct Attachment: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// As the person had it, without its folder; empty where its words are gone.
  public let fileName: String
  /// As in RFC 6838, such as `image/jpeg`.
  public let mediaType: String
  /// How long it is.
  public let byteCount: Int
  /// Whether this device has the file; if not, a sync brings it from one that has, unless it was
  /// forgotten.
  public let isHere: Bool

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, fileName: String, mediaType: String = "application/octet-stream", byteCount: Int,
    isHere: Bool = true
  ) {
    (self.id, self.fileName, self.mediaType) = (id, fileName, mediaType)
    (self.byteCount, self.isHere) = (byteCount, isHere)
  }
}

// MARK: For an app

extension Diary {
  /// Keeps a copy of a file with a memory: the copy is sealed in the vault, then recorded. The file
  /// itself is only read.
  ///
  /// - Parameters:
  ///   - file: a path.
  ///   - memory: which may have others.
  ///   - mediaType: what the file holds, as in RFC 6838; nil to go by the ending of its name.
  ///   - mayGoOn: is given how many bytes of how many are sealed; false stops there.
  /// - Throws: `DiaryFailure.refused` with `fileNotFound`, `notAFile`, `fileNotReadable`,
  ///   `mediaTypeNotUsable`, `tooManyAttachments` and what names no memory; `.diskFull`,
  ///   `.cancelled`. Nothing is left behind then.
  /// - Complexity: linear in the bytes of the file, of which few are in memory at once.
  @discardableResult
  public func attach(
    _ file: String, to memory: EntryID, mediaType: String? = nil,
    mayGoOn: @Sendable (_ done: Int, _ total: Int) -> Bool = { _, _ in !Task.isCancelled }
  ) throws -> Performed<Void> {
    try failing { () throws(DiaryError) in
      let files = [try lookAt(Path(file), mediaType: mediaType)]
      return try attaching(files, mayGoOn: mayGoOn) { AttachFiles($0, to: memory) }
    }
  }

  /// The files of a memory, in the order in which they were added.
  ///
  /// - Throws: `DiaryFailure.refused` with `notFound`.
  public func attachments(of memory: EntryID) throws -> [Attachment] {
    try failing { () throws(DiaryError) in
      let history = try view().history
      guard let memory = history.memory(memory) else {
        throw .rejected(missing(.memory, memory, history))
      }
      return try attachments(memory.attachments, beside: attachmentsHere())
    }
  }

  /// Writes a file of a memory out, whole or not at all.
  ///
  /// - Parameters:
  ///   - id: the attachment.
  ///   - path: of a file, or of a folder that is there, in which it gets its own name.
  ///   - isReplacing: whether a file that is there gives way.
  /// - Returns: the path of the file.
  /// - Throws: `DiaryFailure.refused` with `attachmentNotHere`, `forgotten`, `notFound`;
  ///   `.occupied` where a file is in its place; `.damaged`, `.diskFull`, `.cancelled`.
  @discardableResult
  public func saveAttachment(
    _ id: EntryID, to path: String, replacing isReplacing: Bool = false
  ) throws -> String {
    try failing { () throws(DiaryError) in
      let target = try fileOfAttachment(id, at: Path(path))
      if !isReplacing, try onStorage(try disk.statusIfPresent(of: target)) != nil {
        throw .storage(.vault(target, .occupied))
      }
      try writeAttachment(id, to: target, replacing: isReplacing) { Task.isCancelled }
      return target.text
    }
  }

  /// What a file of a memory holds.
  ///
  /// - Parameters:
  ///   - id: the attachment.
  ///   - limit: the most bytes that are taken, as all of them are in memory at once.
  /// - Throws: `DiaryFailure.refused` with `attachmentTooLarge`, `attachmentNotHere`, `forgotten`,
  ///   `notFound`; `.damaged`.
  public func attachmentBytes(_ id: EntryID, atMost limit: Int = 64 << 20) throws -> [UInt8] {
    try failing { () throws(DiaryError) in
      let (attachment, name) = try readableAttachment(id)
      guard attachment.byteCount <= limit else {
        throw .rejected(.attachmentTooLarge(byteCount: attachment.byteCount, max: limit))
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(attachment.byteCount)
      try reading(name) { () throws(StorageError) in
        try attachmentFolder.read(name) { piece throws(StorageError) in
          bytes += [UInt8](copying: piece)
        }
      }
      return bytes
    }
  }
}

// MARK: Sealing before recording

extension Diary {
  /// What is at a path, for a memory.
  ///
  /// - Throws: `DiaryError.rejected` with `fileNotFound`, `notAFile`, `fileNotReadable`,
  ///   `mediaTypeNotUsable`.
  package nonisolated func lookAt(
    _ path: Path, mediaType: String? = nil
  ) throws(DiaryError) -> AttachedFile {
    let status: FileStatus?
    do throws(StorageError) {
      status = try disk.statusIfPresent(of: path)
    } catch {
      throw .rejected(.fileNotReadable(path.text))
    }
    return try rejecting { () throws(Rejection) in
      try AttachedFile(path, status, mediaType: mediaType)
    }
  }

  /// Performs a command that keeps files: they are sealed first, and taken away again where it is
  /// refused or fails. What it is refused for without them is found out before any is read.
  ///
  /// - Parameters:
  ///   - mayGoOn: is given how many bytes of how many are sealed.
  ///   - make: the command that records the files.
  package func attaching<C: Command>(
    _ files: [AttachedFile], mayGoOn: @Sendable (_ done: Int, _ total: Int) -> Bool,
    _ make: @Sendable ([AttachedFile]) -> C
  ) throws(DiaryError) -> Performed<C.Answer> {
    guard !files.isEmpty else { return try commit(make([]), showingBadges: true) }
    try requirePresent()
    let history = try view().history
    let now = now(at: dependencies.now(), in: history)
    let foreseen = try settle(
      rejecting { () throws(Rejection) in try make(files).decide(history, now) })
    try requireAllowed(foreseen.pending, in: now)
    let total = files.reduce(0) { $0 + $1.byteCount }
    var (sealed, done) = ([AttachedFile](), 0)
    do throws(DiaryError) {
      for file in files {
        sealed.append(try seal(file) { mayGoOn(done + $0, total) })
        done += file.byteCount
      }
      return try commit(make(sealed), showingBadges: true)
    } catch {
      // Of a commit in doubt they may be needed.
      if case .storage(.journal(.outcomeUnknown)) = error { throw error }
      let names = sealed.compactMap { AttachmentName(bytes: $0.name) }
      // What can not be taken away is in nobody's way.
      _ = Result { () throws(StorageError) in try attachmentFolder.remove(names) }
      throw error
    }
  }

  private func seal(
    _ file: AttachedFile, mayGoOn: (Int) -> Bool
  ) throws(DiaryError) -> AttachedFile {
    var isStopped = false
    do throws(StorageError) {
      let (name, byteCount) = try attachmentFolder.add(
        copyOf: file.path, isCancelled: { isStopped }, progress: { isStopped = !mayGoOn($0) })
      guard !isStopped else {
        // Behind the last piece nobody asks again.
        try attachmentFolder.remove([name])
        throw .disk(.read, file.path, .interrupted)
      }
      return file.sealed(as: name.bytes, byteCount: byteCount)
    } catch {
      if isStopped || error.refusal == .interrupted { throw .cancelled }
      if error.place == file.path { throw .rejected(.fileNotReadable(file.path.text)) }
      throw .notRecorded(error)
    }
  }
}

// MARK: Files in the vault

extension Diary {
  /// The names of the sealed files that this device has, 16 bytes each.
  package func attachmentsHere() throws(DiaryError) -> Set<[UInt8]> {
    Set(try onStorage(try attachmentFolder.names()).map(\.bytes))
  }

  /// The file that an attachment is written to: in a folder under its own name.
  ///
  /// - Throws: as `readableAttachment`; `DiaryError.storage` where the path can not be looked at.
  package func fileOfAttachment(_ id: EntryID, at path: Path) throws(DiaryError) -> Path {
    let (attachment, _) = try readableAttachment(id)
    guard try onStorage(try disk.statusIfPresent(of: path))?.kind == .directory else { return path }
    // What another program recorded may lead out of the folder, or be no name.
    let name = Path(try words(attachment.fileName) ?? "").lastComponent
    let isName = ![".", "..", ""].contains(name) && !name.utf8.contains(0)
    return path.appending(isName ? name : "attachment")
  }

  /// Writes a file of a memory out, whole or not at all.
  ///
  /// - Throws: as `readableAttachment`; `DiaryError.storage` with why the file was not made;
  ///   `.cancelled`.
  package func writeAttachment(
    _ id: EntryID, to path: Path, replacing isReplacing: Bool, isCancelled: @Sendable () -> Bool
  ) throws(DiaryError) {
    let (_, name) = try readableAttachment(id)
    try reading(name) { () throws(StorageError) in
      try attachmentFolder.write(
        name, to: path, replacing: isReplacing, isCancelled: isCancelled)
    }
  }

  /// Reads a file. A damaged one is renamed, so that the next sync fetches an intact copy.
  private func reading(
    _ name: AttachmentName, _ read: () throws(StorageError) -> Void
  ) throws(DiaryError) {
    try onStorage(as: DiaryError.stopping) { () throws(StorageError) in
      do throws(StorageError) {
        try read()
      } catch {
        switch error {
        case .file(_, .damaged), .file(_, .foreign): attachmentFolder.putAside(name)
        default: break
        }
        throw error
      }
    }
  }

  /// An attachment whose file is here, also where it was taken off its memory.
  ///
  /// - Throws: `DiaryError.rejected` with `attachmentNotHere`, `forgotten`, `notFound`.
  private func readableAttachment(
    _ id: EntryID
  ) throws(DiaryError) -> (attachment: KeptAttachment, name: AttachmentName) {
    let history = try view().history
    guard let attachment = history.attachment(id) else {
      throw .rejected(missing(.attachment, id, history))
    }
    guard !attachment.isForgotten else {
      throw .rejected(
        .forgotten(history.forgotten.contains(attachment.memory) ? .memory : .attachment))
    }
    guard let name = AttachmentName(bytes: attachment.file),
      try onStorage(try attachmentFolder.contains(name))
    else { throw .rejected(.attachmentNotHere(history.label(of: id))) }
    return (attachment, name)
  }

  func attachments(
    _ all: [KeptAttachment], beside files: Set<[UInt8]>
  ) throws(DiaryError) -> [Attachment] {
    var shown: [Attachment] = []
    for kept in all {
      shown.append(
        Attachment(
          id: kept.id, fileName: try words(kept.fileName) ?? "", mediaType: kept.mediaType,
          byteCount: kept.byteCount, isHere: files.contains(kept.file)))
    }
    return shown
  }
}
