import Journal

/// A line that was begun at a prompt and is not carried out yet.
package struct UnfinishedLine: Equatable, Sendable {
  /// As typed so far, with the line ends in it.
  package let text: String
  /// When it was last kept.
  package let keptAt: Instant
  /// Names its file.
  let name: String
  /// Whether this process keeps it as the line that is typed.
  package let isOwn: Bool
  /// Whether it was whole, and refused.
  package let isRefused: Bool
}

/// The lines that were begun on this device and not carried out, so that a crash costs none of
/// their words (S3 FR6.2). They never enter the journal.
///
/// Each prompt keeps the line that is typed in a file of its own in the state folder, and each line
/// that was refused in another one, sealed with the vault's key. It is durable when `keep` or
/// `keepRefused` returns.
package struct UnfinishedLines: Sendable {
  let folder: Path
  let keys: MasterKeys
  let disk: any Disk
  /// The file of this process.
  let ownName: String

  /// Keeps what was typed so far, in the place of what this prompt kept before.
  package func keep(_ text: String, at now: Instant) throws(DiaryError) {
    try keep(text, at: now, as: ownName)
  }

  /// Keeps a line that was refused, beside everything else that is kept.
  ///
  /// - Returns: the line as in `all`.
  @discardableResult package func keepRefused(
    _ text: String, at now: Instant
  ) throws(DiaryError) -> UnfinishedLine {
    let name = Self.drawnName() + Self.refused
    try keep(text, at: now, as: name)
    return UnfinishedLine(text: text, keptAt: now, name: name, isOwn: false, isRefused: true)
  }

  private func keep(_ text: String, at now: Instant, as name: String) throws(DiaryError) {
    var writer = ByteWriter()
    writer.append(littleEndian: now.milliseconds)
    writer.append(contentsOf: text.utf8)
    let sealed = SealedLine.seal(writer.bytes, with: keys)
    try onStorage(try disk.keep(sealed, at: path(name)))
  }

  /// What this prompt and others kept, the latest first. What can not be read or opened is passed
  /// over.
  package func all() throws(DiaryError) -> [UnfinishedLine] {
    let found = try onStorage { () throws(StorageError) in
      var found: [UnfinishedLine] = []
      guard try disk.statusIfPresent(of: folder) != nil else { return found }
      for entry in try disk.list(folder) where !entry.name.hasSuffix(Self.unfinishedWrite) {
        if let bytes = try bytes(of: entry.name), let line = read(bytes, entry.name) {
          found.append(line)
        }
      }
      return found
    }
    return found.sorted { ($1.keptAt, $1.name) < ($0.keptAt, $0.name) }
  }

  /// Takes a line off the disk: it was carried out, or the person let it go.
  package func discard(_ line: UnfinishedLine) throws(DiaryError) {
    try remove(line.name)
  }

  /// Takes off the disk what this prompt kept, if anything.
  package func discardOwn() throws(DiaryError) { try remove(ownName) }

  /// Drawn, because the system gives the number of a process that crashed to another one, which
  /// must not write over what the first one kept.
  fileprivate static let nameOfThisProcess = drawnName()

  private static func drawnName() -> String {
    String(UInt64.random(in: .min ... .max), radix: 16)
  }

  private static let refused = ".refused"

  /// Of what `Disk.keep` has not put in its place yet.
  private static let unfinishedWrite = ".new"

  /// Nil where the disk does not hand the file out, or another prompt took it away meanwhile.
  private func bytes(of name: String) throws(StorageError) -> [UInt8]? {
    do throws(StorageError) {
      return try retryOnce { () throws(StorageError) in try disk.readAll(path(name)) }
    } catch {
      guard error.isOfOneFile else { throw error }
      return nil
    }
  }

  private func read(_ bytes: [UInt8], _ name: String) -> UnfinishedLine? {
    guard let opened = SealedLine.open(bytes, with: keys), opened.count >= 8,
      let text = String(validating: opened.dropFirst(8), as: UTF8.self)
    else { return nil }
    let milliseconds = opened.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return UnfinishedLine(
      text: text, keptAt: Instant(milliseconds: Int64(bitPattern: milliseconds)), name: name,
      isOwn: name == ownName, isRefused: name.hasSuffix(Self.refused))
  }

  private func remove(_ name: String) throws(DiaryError) {
    try onStorage { () throws(StorageError) in
      var isGone = false
      for file in [name, name + Self.unfinishedWrite]
      where try disk.statusIfPresent(of: path(file)) != nil {
        try disk.remove(path(file))
        isGone = true
      }
      if isGone { try disk.syncDirectory(folder) }
    }
  }

  private func path(_ name: String) -> Path { folder.appending(name) }
}

extension Diary {
  /// The lines that were begun at prompts of this device.
  package nonisolated var unfinishedLines: UnfinishedLines {
    UnfinishedLines(
      folder: place.state(of: vault.vaultID).appending("unfinished"), keys: vault.keys,
      disk: disk, ownName: UnfinishedLines.nameOfThisProcess)
  }
}
