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
  package var aside: Path { folder.appending("aside") }
  package var lock: Path { folder.appending("lock") }
  package var live: Path { folder.appending("live") }
  package var newLive: Path { folder.appending("live.partial") }
  package var head: Path { folder.appending("head") }
  package var outsideHead: Path { state.appending("head") }
  package var reserve: Path { folder.appending("reserve") }
}
