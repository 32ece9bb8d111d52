package import Platform

extension SharedFolder {
  /// Copies the files of attachments that lie on one side only to the other, each verified on its
  /// way. Those on both sides are compared by their lengths.
  ///
  /// One that is damaged goes on under another name where it lies, so that whoever has it whole
  /// ships or receives it again. The smallest go first, and what does not fit waits.
  ///
  /// - Parameters:
  ///   - unwanted: files that are neither fetched nor shipped, and go on both sides.
  ///   - isCancelled: asked before each piece; what has been copied stays.
  /// - Throws: `.disk` with `.interrupted` where it was cancelled.
  /// - Complexity: one listing a side, the length of each file, and the bytes of what is copied.
  package func exchangeAttachments(
    with own: AttachmentFolder, unwanted: Set<AttachmentName>, _ report: inout SyncReport,
    isCancelled: () -> Bool
  ) throws(StorageError) {
    let shared = AttachmentFolder(folder, keys: own.keys, disk: disk)
    for folder in [own, shared] { try folder.remove(unwanted.sorted()) }
    let here = Set(try own.names()).subtracting(unwanted)
    let there = Set(try shared.names()).subtracting(unwanted)
    // What lies there is not shipped again, so it has to outlast a power cut.
    if !there.isEmpty { try disk.syncInheritedEntries(of: shared.path) }
    for name in smallestFirst(there.subtracting(here), in: shared) {
      if let waiting = try copy(name, from: shared, to: own, isCancelled) {
        report.setAside.append(waiting)
      } else {
        report.attachmentsReceived += 1
      }
    }
    for name in smallestFirst(here.subtracting(there), in: own) {
      if let waiting = try copy(name, from: own, to: shared, isCancelled) {
        report.setAside.append(waiting)
      } else {
        report.attachmentsShipped += 1
      }
    }
    for name in here.intersection(there).sorted() {
      let length = try disk.statusIfPresent(of: own.place(of: name))?.length
      guard try disk.statusIfPresent(of: shared.place(of: name))?.length != length else { continue }
      if try copy(name, from: own, to: shared, isCancelled) == nil {
        report.replaced.append(name.description)
      } else if let waiting = try copy(name, from: shared, to: own, isCancelled) {
        report.setAside.append(waiting)
      } else {
        report.attachmentsReceived += 1
      }
    }
  }

  private func smallestFirst(
    _ names: Set<AttachmentName>, in source: AttachmentFolder
  ) -> [AttachmentName] {
    names.map { (length(of: $0, in: source), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// 0 where the disk does not tell, as is found again where it is copied.
  private func length(of name: AttachmentName, in source: AttachmentFolder) -> Int {
    let status = Result { () throws(StorageError) in
      try disk.statusIfPresent(of: source.place(of: name))
    }
    return status.value??.length ?? 0
  }

  /// - Returns: nil where it was copied, else why not now.
  private func copy(
    _ name: AttachmentName, from source: AttachmentFolder, to target: AttachmentFolder,
    _ isCancelled: () -> Bool
  ) throws(StorageError) -> SyncReport.SetAside? {
    do throws(StorageError) {
      try target.take(name, from: source, isCancelled: isCancelled)
      return nil
    } catch let error where error.refusal == .noSpace {
      let place = source.place(of: name)
      return SyncReport.SetAside(
        source.path == folder.attachments ? name.description : place.text,
        .noRoom(byteCount: length(of: name, in: source), at: target.path.parent))
    } catch {
      guard let reason = Self.reason(error, in: source), let place = error.place?.parent else {
        throw error
      }
      switch reason {
      case .fault(.damaged), .fault(.foreign): source.putAside(name)
      default: break
      }
      let path = place.appending(name.description)
      return SyncReport.SetAside(place == folder.attachments ? name.description : path.text, reason)
    }
  }

  /// Why one file waits; nil for what ends the exchange.
  private static func reason(
    _ error: StorageError, in source: AttachmentFolder
  ) -> SyncReport.SetAside.Reason? {
    switch error {
    case .file(_, let fault): .fault(fault)
    case .disk(_, _, .interrupted): nil
    case .disk(_, let path, let refusal) where path.parent == source.path: .disk(refusal)
    case .disk(_, _, .notFile): .disk(.notFile)
    case .disk(_, _, .locked(let holder)): .disk(.locked(holder: holder))
    default: nil
    }
  }
}
