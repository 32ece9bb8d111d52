package import Journal

extension Diary {
  /// The sealed files of attachments in the vault, or in the folder that is only asked.
  package nonisolated var attachmentFolder: AttachmentFolder {
    AttachmentFolder(vault.folder, keys: KeyRing(vault.keys), disk: disk)
  }

  /// Files of memories that were forgotten: no sync fetches or ships them, and it removes them on
  /// both sides.
  var unwantedAttachments: Set<AttachmentName> {
    let named = namesOfAttachments(areForgotten: true)
    return named.isEmpty ? named : named.subtracting(expectedAttachments)
  }

  /// Files that the history names, also of attachments that were taken off, which can come back.
  var expectedAttachments: Set<AttachmentName> { namesOfAttachments(areForgotten: false) }

  /// Those of them that this device added, so that it once had them.
  var ownAttachments: Set<AttachmentName> {
    journal.ownLog.map { namesOfAttachments(areForgotten: false, in: $0) } ?? []
  }

  private func namesOfAttachments(
    areForgotten: Bool, in log: LogID? = nil
  ) -> Set<AttachmentName> {
    let files = replay.history.filesOfAttachments(areForgotten: areForgotten, in: log)
    return Set(files.compactMap { AttachmentName(bytes: $0) })
  }
}
