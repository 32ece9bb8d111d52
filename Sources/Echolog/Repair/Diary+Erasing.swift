import Journal

extension Diary {
  /// Takes a vault off this device for good: keys, files, and what this device remembers of it. No
  /// secret is asked for, and nothing can bring it back. Other devices, the folder that they share,
  /// backups and exports keep theirs, and so does a key file that the person keeps elsewhere.
  ///
  ///     let left = try await Diary.erase(in: folder + "/vault", stateFolder: folder + "/state")
  ///     if !left.isEmpty { show("These were no files of the vault:", left) }
  ///
  /// Cut short anywhere it can be asked for again.
  ///
  /// - Parameters:
  ///   - folder: the path of the vault, of which no diary is used any more.
  ///   - stateFolder: the one of `open`.
  /// - Returns: the paths of what lies in the folder and is no file of a vault; it stays as it is.
  /// - Throws: `DiaryFailure.noVault`, also for a folder that devices share; `.busy` while another
  ///   process writes; `.newerFormat`, `.notPermitted` and others.
  @discardableResult public static func erase(
    in folder: String, stateFolder: String
  ) async throws -> [String] {
    try await Opening().run {
      try failing { () throws(DiaryError) in
        try erase(place(folder, stateFolder), on: POSIXDisk()).left.map(\.text)
      }
    }
  }

  /// The same with the paths of all folders, and the folder that this device synced with last.
  package static func erase(
    _ place: VaultPlace, on disk: any Disk
  ) throws(DiaryError) -> (left: [Path], sharedFolder: Path?) {
    try onStorage { () throws(StorageError) in
      let folder = VaultFolder(place.vault)
      var ids = try place.rememberedIDs(on: disk)
      do throws(StorageError) {
        ids.append(try folder.readMarker(on: disk).vaultID)
      } catch .vault(_, .markerDamaged) {
        // Then this device remembers it by the path alone.
      }
      var shared: Path?
      for id in ids {
        let noted = try lastSharedFolder(noted: place.state(of: id), on: disk)
        shared = noted ?? shared
      }
      let outside = ids.flatMap { id in
        [place.state(of: id).appending("unfinished"), place.state(of: id), place.cache(of: id)]
      }
      return (try folder.erase(with: outside, on: disk), shared)
    }
  }
}
