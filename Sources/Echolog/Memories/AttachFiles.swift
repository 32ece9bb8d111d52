/// A file of the person's own that is to be kept with a memory, or was sealed in the vault for it.
package struct AttachedFile: Equatable, Sendable {
  /// Where it lies.
  let path: Path
  /// In bytes; once it is sealed, of what was read.
  fileprivate(set) package var byteCount: Int
  /// As in RFC 6838.
  let mediaType: String
  /// The random name under which it was sealed, 16 bytes; none before.
  fileprivate(set) var name: [UInt8] = []

  var fileName: String { path.lastComponent }

  /// - Parameters:
  ///   - mediaType: nil to go by the ending of the file's name.
  ///   - status: what the system knows of the file; nil where there is none.
  /// - Throws: `fileNotFound`, `notAFile`, `mediaTypeNotUsable`.
  package init(
    _ path: Path, _ status: FileStatus?, mediaType: String? = nil
  ) throws(Rejection) {
    guard let status else { throw .fileNotFound(path.text) }
    guard status.kind == .file else { throw .notAFile(path.text) }
    // One with holes may claim any length, and several are added up.
    (self.path, byteCount) = (path, min(status.length, 1 << 48))
    self.mediaType =
      if let mediaType { try Self.checked(mediaType: mediaType) } else {
        Self.mediaType(ofFile: path.lastComponent)
      }
  }

  /// The same once it is sealed.
  package func sealed(as name: [UInt8], byteCount: Int) -> AttachedFile {
    var sealed = self
    (sealed.name, sealed.byteCount) = (name, byteCount)
    return sealed
  }
}

/// Keeps files with a memory, which were sealed before.
package struct AttachFiles: Command, Equatable {
  package let memory: EntryID
  package let files: [AttachedFile]

  /// How many a memory can have.
  package static let most = 1_000

  package init(_ files: [AttachedFile], to memory: EntryID) {
    (self.files, self.memory) = (files, memory)
  }

  /// Records an event for each.
  ///
  /// - Throws: `tooManyAttachments`, `alreadyRemoved`, `forgotten`, `notFound`.
  package func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let memory = try history.standingMemory(memory)
    try Self.check(memory.attachments.count + files.count)
    return .records(files.map { PendingEvent(attaching: $0, memory.id, in: now) }, ())
  }

  static func check(_ count: Int) throws(Rejection) {
    guard count <= most else { throw .tooManyAttachments(max: most) }
  }
}

/// Takes a file off its memory. What was sealed stays in the vault, so that `Undo` puts it back.
///
///     if let photo = try await diary.attachments(of: id).first {
///       try await diary.perform(DetachFile(photo.id))
///     }
public struct DetachFile: Command, Equatable {
  package let id: EntryID

  /// The attachment of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// Records it.
  ///
  /// - Throws: `alreadyRemoved`, `forgotten`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard let attachment = history.attachment(id) else { throw missing(.attachment, id, history) }
    let memory = try history.standingMemory(attachment.memory)
    guard !attachment.isTakenOff else {
      let removal = history.takingOff(of: attachment)
      throw .alreadyRemoved(.attachment, by: removal.map { history.label(of: $0) })
    }
    let removed = AttachmentRemoved(file: attachment.file)
    return .records(PendingEvent(.attachmentRemoved(removed), about: memory.id, in: now))
  }
}

extension PendingEvent {
  init(attaching file: AttachedFile, _ memory: EventName, in now: Now) {
    let added = AttachmentAdded(
      file: file.name, sizeBytes: UInt64(file.byteCount), mediaType: file.mediaType,
      fileName: .inline(file.fileName))
    self.init(.attachmentAdded(added), about: memory, in: now)
  }
}

extension History {
  /// A memory that can be changed.
  ///
  /// - Throws: `notFound`, `forgotten`, `alreadyRemoved`.
  func standingMemory(_ id: EntryID) throws(Rejection) -> Memory {
    guard let memory = memory(id) else { throw missing(.memory, id, self) }
    guard !memory.isForgotten else { throw .forgotten(.memory) }
    guard !memory.isRemoved else { throw alreadyRemoved(.memory, memory.id) }
    return memory
  }
}

extension AttachedFile {
  /// - Throws: `mediaTypeNotUsable` for anything but two words of RFC 6838 with a slash between.
  private static func checked(mediaType type: String) throws(Rejection) -> String {
    let words = type.split(separator: "/", omittingEmptySubsequences: false)
    let isUsable = words.allSatisfy { word in
      (1...127).contains(word.utf8.count)
        && word.allSatisfy { sign in
          sign.isASCII && (sign.isLetter || sign.isNumber || "!#$&-^_.+".contains(sign))
        }
    }
    guard words.count == 2, isUsable else { throw .mediaTypeNotUsable(type) }
    return type.lowercased()
  }

  private static func mediaType(ofFile name: String) -> String {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return ending.flatMap { mediaTypes[$0.lowercased()] } ?? "application/octet-stream"
  }

  /// By the ending of a file's name.
  private static let mediaTypes = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "webp": "image/webp", "heic": "image/heic", "avif": "image/avif", "svg": "image/svg+xml",
    "tif": "image/tiff", "tiff": "image/tiff",
    "pdf": "application/pdf", "txt": "text/plain", "md": "text/markdown", "html": "text/html",
    "csv": "text/csv", "json": "application/json", "zip": "application/zip",
    "gpx": "application/gpx+xml", "epub": "application/epub+zip",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg", "opus": "audio/ogg",
    "wav": "audio/wav", "flac": "audio/flac",
    "mp4": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
  ]
}
