package import Platform

/// Where the files of a journal are, below its folder and the machine's state folder; section
/// "Folder" of the format page.
package struct JournalPaths: Sendable {
  package let folder: Path
  package let state: Path
  package let segments: Path
  /// Files that recovery or sync could not use up, kept untouched.
  package let quarantine: Path
  package let lock: Path
  package let active: Path
  package let newActive: Path
  package let commitPointer: Path
  package let outsideCommitPointer: Path
  package let ballast: Path

  package init(folder: Path, state: Path) {
    self.folder = folder
    self.state = state
    segments = folder.appending("segments")
    quarantine = folder.appending("aside")
    lock = folder.appending("lock")
    active = folder.appending("live")
    newActive = folder.appending("live.partial")
    commitPointer = folder.appending("head")
    outsideCommitPointer = state.appending("head")
    ballast = folder.appending("reserve")
  }
}
