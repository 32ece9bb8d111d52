package import Platform

/// Where the files of a journal are, below its folder and the machine's state folder; section
/// "Folder" of the format page.
package struct JournalPaths: Sendable {
  package let folder: Path
  package let state: Path

  package init(folder: Path, state: Path) {
    self.folder = folder
    self.state = state
  }

  package var segments: Path { folder.appending("segments") }
  /// Files that recovery or sync could not use up, kept untouched.
  package var quarantine: Path { folder.appending("aside") }
  package var lock: Path { folder.appending("lock") }
  package var active: Path { folder.appending("live") }
  package var newActive: Path { folder.appending("live.partial") }
  package var commitPointer: Path { folder.appending("head") }
  package var outsideCommitPointer: Path { state.appending("head") }
  package var ballast: Path { folder.appending("reserve") }
}
