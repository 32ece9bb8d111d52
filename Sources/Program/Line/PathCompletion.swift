import Platform

/// Finds the paths that a typed one may become.
struct PathCompletion: Sendable {
  let paths: ProgramPaths

  /// Paths that begin as the typed one, folders with a slash at their end; hidden ones only where
  /// the dot was typed. None where the folder can not be read: completion is a comfort.
  func paths(_ typed: String, foldersOnly: Bool) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { typed[...$0] } ?? ""
    let beginning = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    do throws(Exit) {
      let path = try paths.absolute(folder.isEmpty ? "." : String(folder))
      return entries(of: path).compactMap { entry in
        guard entry.name.hasPrefix(beginning),
          !entry.name.hasPrefix(".") || beginning.hasPrefix("."),
          !foldersOnly || entry.kind == .directory
        else { return nil }
        return folder + entry.name + (entry.kind == .directory ? "/" : "")
      }
    } catch {
      return []
    }
  }

  private func entries(of path: Path) -> [DirectoryEntry] {
    do throws(StorageError) {
      return try paths.disk.list(path)
    } catch {
      return []
    }
  }
}
