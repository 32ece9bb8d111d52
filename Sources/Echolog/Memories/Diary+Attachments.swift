package import Journal

extension Diary {
  /// The sealed files of attachments in the vault, or in the folder that is only asked.
  package nonisolated var attachmentFolder: AttachmentFolder {
    AttachmentFolder(vault.folder, keys: KeyRing(vault.keys), disk: disk)
  }

  /// Files of memories that were forgotten: no sync fetches or ships them, and it removes them on
  /// both sides.
  var unwantedAttachments: Set<AttachmentName> { [] }

  /// Files that the history names.
  var expectedAttachments: Set<AttachmentName> { [] }
}
