package import Platform

extension AttachmentFolder {
  /// The names of the files; none where the system does not hand the folder out, which a check
  /// reports.
  package func readableNames() throws(StorageError) -> [AttachmentName] {
    do throws(StorageError) {
      return try names()
    } catch {
      guard error.isOfOneFile else { throw error }
      return []
    }
  }

  /// How much room the files take.
  package func byteCount() throws(StorageError) -> Int {
    var total = 0
    for name in try readableNames() {
      let length = try disk.statusIfPresent(of: place(of: name))?.length ?? 0
      total += min(length, SealedAttachment.lengthLimit)
    }
    return total
  }

  /// Reads every byte of every file and reports those that are not as they were written, or that
  /// nothing here opens.
  ///
  /// - Throws: `.disk` with `.interrupted` when it may not go on.
  package func check(
    mayGoOn: ReadingProgress = { _, _ in true }
  ) throws(StorageError) -> [Finding] {
    var found: [Finding] = []
    let names: [AttachmentName]
    do throws(StorageError) {
      names = try self.names()
    } catch {
      guard error.isOfOneFile else { throw error }
      return [Finding(.unread, path)]
    }
    let total = try byteCount()
    var done = 0
    for name in names {
      let path = place(of: name)
      do throws(StorageError) {
        let file = try open(name)
        var damage: [Range<Int>] = []
        try file.read(
          { _, _, offset throws(StorageError) in
            guard mayGoOn(done + offset, total) else { throw .disk(.read, path, .interrupted) }
          }, onDamage: { damage.append($0) })
        if !damage.isEmpty { found.append(Finding(.damaged, path, bytes: damage)) }
        done += file.length
      } catch .file(_, let fault) {
        found.append(Finding(fault.cause, path))
      } catch {
        guard error.isOfOneFile else { throw error }
        if error.refusal != .notFound { found.append(Finding(.unread, path)) }
      }
    }
    return try found + damaged(besides: Set(names))
  }

  /// Damaged files of which a sync brought no whole one yet.
  private func damaged(besides whole: Set<AttachmentName>) throws(StorageError) -> [Finding] {
    try disk.listIfFolder(path).compactMap { entry in
      guard entry.kind == .file, let name = AttachmentName(putAside: entry.name),
        !whole.contains(name)
      else { return nil }
      return Finding(.damaged, path.appending(entry.name))
    }
  }

  /// Those of these files that are not here: missing where this device added them, else awaited.
  /// What was put aside as damaged, or a folder that is not handed out, a check reports.
  package func findings(
    awaiting names: Set<AttachmentName>, addedHere: Set<AttachmentName> = []
  ) throws(StorageError) -> [Finding] {
    let here: [AttachmentName]
    do throws(StorageError) {
      here = try disk.listIfFolder(path).filter { $0.kind == .file }.compactMap {
        AttachmentName(fileName: $0.name) ?? AttachmentName(putAside: $0.name)
      }
    } catch {
      guard error.isOfOneFile else { throw error }
      return []
    }
    return names.subtracting(here).sorted().map {
      Finding(addedHere.contains($0) ? .missing : .awaited, place(of: $0))
    }
  }

  /// Takes over the files of another folder that are whole there and not here.
  ///
  /// - Parameters:
  ///   - isForeseen: whether they are only read.
  ///   - mayGoOn: is given before each piece how many bytes were taken over of the files before.
  /// - Returns: those that were, or would be.
  package func takeOver(
    _ other: AttachmentFolder, isForeseen: Bool, mayGoOn: (Int) -> Bool
  ) throws(StorageError) -> Set<AttachmentName> {
    var taken: Set<AttachmentName> = []
    var done = 0
    let held = Set(try names())
    for name in try other.readableNames() where !held.contains(name) {
      do throws(StorageError) {
        if isForeseen {
          try other.read(name) { _ in }
        } else {
          try take(name, from: other) { !mayGoOn(done) }
        }
        taken.insert(name)
        done += try disk.statusIfPresent(of: place(of: name))?.length ?? 0
      } catch .file {
        // The check has reported it.
      } catch {
        guard error.isOfOneFile, error.place?.parent == other.path else { throw error }
      }
    }
    return taken
  }
}
