import Echolog
import Platform

/// Finds the time zones that a typed name may become, part by part as they are in the system's
/// folder of zones.
struct ZoneCompletion: Sendable {
  let paths: ProgramPaths
  let options: Options

  /// Zones with the time that their clocks show, and folders with a slash at their end. None where
  /// the folder can not be read: completion is a comfort.
  func zones(_ typed: String) -> [LineCompletion.Candidate] {
    guard !typed.contains(".."), !typed.hasPrefix("/") else { return [] }
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let entries: [DirectoryEntry]
    do throws(StorageError) {
      entries = try paths.disk.list(Path(paths.zones.folder + "/" + folder))
    } catch {
      return []
    }
    // Beside the zones are tables and other editions, which begin with a small letter.
    return entries.filter { $0.name.first?.isUppercase == true }.compactMap { entry in
      let name = folder + entry.name
      guard name.hasPrefix(typed) else { return nil }
      if entry.kind == .directory { return LineCompletion.Candidate(word: name + "/", note: nil) }
      return clock(in: name).map { LineCompletion.Candidate(word: name, note: $0) }
    }
  }

  private func clock(in name: String) -> String? {
    var there = options
    there.zone = name
    do throws(Exit) {
      let dependencies = try paths.dependencies(there)
      let now = dependencies.now()
      guard let offset = dependencies.zone?.offset(at: now) else { return nil }
      return Messages.time(minuteOfDay: WallTime(at: now, offset: offset).minuteOfDay)
    } catch {
      return nil
    }
  }
}
