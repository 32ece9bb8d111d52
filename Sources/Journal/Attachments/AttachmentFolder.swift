package import Platform

/// The sealed files of attachments in a vault or a shared folder; section "Attachments" of
/// `Schemas/vault-format.md`.
///
/// The folder is made with its first file; one that is absent is empty.
package struct AttachmentFolder: Sendable {
  let path: Path
  let keys: KeyRing
  let disk: any Disk

  package init(_ folder: VaultFolder, keys: KeyRing, disk: any Disk) {
    (path, self.keys, self.disk) = (folder.attachments, keys, disk)
  }

  /// A file is written under its name with this behind, and renamed.
  private static let newSuffix = ".new"
  static let damagedSuffix = ".damaged"

  /// Where a file of this name is.
  package func place(of name: AttachmentName) -> Path { path.appending(name.description) }

  private func partial(of name: AttachmentName) -> Path {
    path.appending(name.description + Self.newSuffix)
  }

  /// The names of the files here, in order.
  package func names() throws(StorageError) -> [AttachmentName] {
    try disk.listIfFolder(path).filter { $0.kind == .file }.compactMap {
      AttachmentName(fileName: $0.name)
    }
  }

  /// Whether a file of that name lies here, be it whole or not.
  package func contains(_ name: AttachmentName) throws(StorageError) -> Bool {
    try disk.statusIfPresent(of: place(of: name))?.kind == .file
  }
}

extension AttachmentFolder {
  /// Seals a copy of any file under a name that is drawn for it, in constant memory; durable when
  /// it returns. What the file has behind the length that it began with is left out.
  ///
  /// - Parameters:
  ///   - isCancelled: asked before each piece.
  ///   - progress: is given how many bytes of the file are sealed.
  /// - Returns: the name, and how many bytes the file had.
  /// - Throws: `.disk`: with `.noSpace` before anything is written where it would not fit, with
  ///   `.interrupted` where it was cancelled. Nothing of it stays then.
  package func add(
    copyOf source: Path, isCancelled: () -> Bool = { false }, progress: (Int) -> Void = { _ in }
  ) throws(StorageError) -> (name: AttachmentName, byteCount: Int) {
    let original = try disk.open(source, for: .reading)
    let length = try original.length()
    try disk.requireSpace(SealedAttachment.length(of: length), at: path.parent)
    try clearPartial()
    var (header, key) = FileHeader.begin(.attachment, keys: keys)
    let name = AttachmentName(of: header)
    var byteCount = 0
    try put(name) { file throws(StorageError) in
      var sealer = PieceSealer(header, key)
      var piece = [UInt8](repeating: 0, count: SealedAttachment.pieceByteCount)
      var isLast = false
      while !isLast {
        guard !isCancelled() else { throw .disk(.read, source, .interrupted) }
        var space = piece.mutableSpan
        let count = try original.read(at: byteCount, into: &space)
        // It may have been cut or have grown since it was opened.
        isLast = count < piece.count || byteCount + count >= length
        let sealed = sealer.seal(piece.rawSpan.extracting(first: count), isLast: isLast)
        try file.write(sealed.rawSpan, at: Int(header.totalLength) + FileHeader.byteCount)
        header.totalLength += UInt64(sealed.count)
        byteCount += count
        progress(byteCount)
      }
      header.totalLength += UInt64(FileHeader.byteCount)
      try file.write(header.encoded.rawSpan, at: 0)
    }
    return (name, byteCount)
  }

  /// Puts a copy of a file of another folder here, in the place of what has its name, durable and
  /// verified piece by piece.
  ///
  /// - Throws: as `read`, `add`.
  func take(
    _ name: AttachmentName, from other: AttachmentFolder, isCancelled: () -> Bool
  ) throws(StorageError) {
    let source = try other.open(name)
    try source.requireEnd()
    try disk.requireSpace(source.length, at: path.parent)
    try put(name) { file throws(StorageError) in
      try source.copy(into: file, isCancelled: isCancelled)
    }
  }

  /// Opens a file piece by piece; each is authenticated before it is handed out.
  ///
  /// - Throws: `.disk` with `.notFound`; `.file` with what is wrong with it.
  package func read(
    _ name: AttachmentName, _ piece: (RawSpan) throws(StorageError) -> Void
  ) throws(StorageError) {
    try open(name).read { opened, _, _ throws(StorageError) in try piece(opened) }
  }

  /// Writes what was sealed to a file of the person's own, whole and durable or not at all.
  ///
  /// - Parameters:
  ///   - replacing: whether it takes the place of a file that is there.
  ///   - isCancelled: asked before each piece.
  /// - Throws: as `read`; of the destination `.disk` with `.exists`, `.notFile`, `.noSpace`,
  ///   `.interrupted` and others.
  package func write(
    _ name: AttachmentName, to destination: Path, replacing: Bool,
    isCancelled: () -> Bool = { false }
  ) throws(StorageError) {
    if let present = try disk.statusIfPresent(of: destination) {
      guard present.kind == .file else { throw .disk(.open, destination, .notFile) }
      guard replacing else { throw .disk(.open, destination, .exists) }
    }
    let source = try open(name)
    try source.requireEnd()
    try disk.requireSpace(source.byteCount, at: destination.parent)
    ReplacingFile.removeLeftovers(of: destination, on: disk)
    let output = try ReplacingFile(destination, on: disk)
    do throws(StorageError) {
      try source.read { opened, _, _ throws(StorageError) in
        guard !isCancelled() else { throw .disk(.write, destination, .interrupted) }
        try output.write([UInt8](copying: opened))
      }
      try output.finish()
    } catch {
      output.abandon()
      throw error
    }
  }

  /// Takes files away, durably, with all that bears their names and more, as what an interrupted
  /// attempt left, or a carrier that met two of one name; those that are not here are no error.
  ///
  /// - Complexity: one listing of the folder.
  package func remove(_ names: [AttachmentName]) throws(StorageError) {
    guard !names.isEmpty else { return }
    let unwanted = Set(names)
    var isChanged = false
    for entry in try disk.listIfFolder(path) where entry.kind == .file {
      guard let name = AttachmentName(fileName: String(entry.name.prefix(32))),
        unwanted.contains(name)
      else { continue }
      do throws(StorageError) {
        try disk.remove(path.appending(entry.name))
      } catch {
        // Another device took it away meanwhile.
        guard error.refusal == .notFound else { throw error }
      }
      isChanged = true
    }
    if isChanged { try disk.syncDirectory(path) }
  }

  /// Lets a damaged file go on under its name with `.damaged` behind, so that a sync brings a whole
  /// one. Where the disk refuses, it stays, and waits for a whole one of another length.
  package func putAside(_ name: AttachmentName) {
    do throws(StorageError) {
      try disk.rename(place(of: name), to: path.appending(name.description + Self.damagedSuffix))
      try disk.syncDirectory(path)
    } catch {
      // That it is damaged is reported.
    }
  }

  func open(_ name: AttachmentName) throws(StorageError) -> SealedAttachment {
    try SealedAttachment(name, at: place(of: name), on: disk, keys: keys)
  }
}

extension AttachmentFolder {
  /// Writes a file under a name of its own, where no other process does, and gives it its name once
  /// it is whole and durable.
  ///
  /// - Throws: `.disk` with `.locked` while another process writes it.
  private func put(
    _ name: AttachmentName, _ write: (borrowing OpenFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    try disk.makeDirectories(path)
    let (partial, place) = (partial(of: name), place(of: name))
    let file = try create(partial)
    guard try isFree(file), try file.isInPlace(at: partial) else {
      throw .disk(.lock, partial, .locked(holder: nil))
    }
    try disk.removing(partial) { () throws(StorageError) in
      try write(file)
      try file.sync()
      do throws(StorageError) {
        try disk.rename(partial, to: place)
      } catch .disk(_, _, .notFile) {
        // What is no file can only be at the target.
        throw .disk(.rename, place, .notFile)
      }
    }
    // Its lock kept others from the name until here.
    _ = consume file
    try disk.removing(place) { () throws(StorageError) in try disk.syncDirectory(path) }
  }

  /// Makes a file in the place of one that nobody writes any more. None is written that is there:
  /// in a folder that devices share it may be a link to a file of the person's own.
  private func create(_ partial: Path) throws(StorageError) -> OpenFile {
    do throws(StorageError) {
      return try disk.open(partial, for: .creating)
    } catch {
      guard error.refusal == .exists else { throw error }
    }
    clear(partial)
    do throws(StorageError) {
      return try disk.open(partial, for: .creating)
    } catch {
      throw error.refusal == .exists ? .disk(.lock, partial, .locked(holder: nil)) : error
    }
  }

  /// Whether no other process writes a file. Where files can not be locked, as on some that devices
  /// share through, nobody knows.
  private func isFree(_ file: borrowing OpenFile) throws(StorageError) -> Bool {
    do throws(StorageError) {
      return try file.tryLock(.exclusive)
    } catch {
      if case .other = error.refusal { return true }
      throw error
    }
  }

  /// Takes away what processes left that ended while they wrote.
  private func clearPartial() throws(StorageError) {
    for entry in try disk.listIfFolder(path)
    where entry.kind == .file && entry.name.hasSuffix(Self.newSuffix) {
      clear(path.appending(entry.name))
    }
  }

  /// Takes such a file away, or a link, but nothing behind it.
  private func clear(_ partial: Path) {
    do throws(StorageError) {
      let file = try disk.open(partial, for: .writing)
      if try isFree(file), try file.isInPlace(at: partial) { try disk.remove(partial) }
    } catch {
      // A link that leads nowhere, or to no file. All else went away meanwhile, or stays.
      if error.refusal == .notFound || error.refusal == .notFile { disk.removeIfPossible(partial) }
    }
  }
}
