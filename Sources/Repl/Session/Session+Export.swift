import Domain
import Echolog
import Events
import Files
import ReadModels
import Rendering
import System

/// Everything leaves: as lines of JSON, or as a document or a table to read.
extension Session {
  func export(
    to file: String?, as form: ExportForm, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    let diary = try opened()
    try await asking { () async throws(DiaryError) in try await diary.require(.exporting) }
    guard let file, file != "-" else {
      let count = try await eachPiece(of: form) { text throws(Stopped) in try console.write(text) }
      try await tell(of: count, to: nil, as: form, console)
      return .success
    }
    let path = places.absolute(file)
    try requireFree(path, console)
    let (count, isNoted) = try await writeExport(to: path, as: form)
    try await tell(of: count, to: path.text, as: form, console)
    if !isNoted { try console.note(Catalogue.exportNotNoted) }
    return .success
  }

  private func tell(
    of count: UInt64, to file: String?, as form: ExportForm, _ console: Console
  ) async throws(Stopped) {
    try console.note(Catalogue.exported(count, to: file, as: form))
    if form != .events { try await tellOfGaps(console) }
  }

  /// Writes everything to a file, in the place of what stands there, and notes in the vault that it
  /// was, unless the vault is a copy. The file is what was asked for, so a vault that takes nothing
  /// makes no failure of it. What is only to be read keeps no copy of everything, and is not noted.
  func writeExport(
    to path: Path, as form: ExportForm = .events
  ) async throws(Stopped) -> (count: UInt64, isNoted: Bool) {
    let diary = try opened()
    let output = try onDisk { () throws(DiskError) in
      try ReplacingFile(path, on: places.disk)
    }
    let count: UInt64
    do throws(Stopped) {
      count = try await eachPiece(of: form) { text throws(Stopped) in
        try onDisk { () throws(DiskError) in try output.write(text) }
      }
      try onDisk { () throws(DiskError) in try output.finish() }
    } catch {
      output.abandon()
      throw error
    }
    guard form == .events else { return (count, true) }
    do throws(DiaryError) {
      return (count, try await diary.note(NoteExport(.events)))
    } catch {
      // Also where nobody knows whether it was kept: what is said is true of both.
      return (count, false)
    }
  }

  /// Asks before a file is replaced.
  func requireFree(_ path: Path, _ console: Console) throws(Stopped) {
    let standing = try onDisk { () throws(DiskError) in
      try places.disk.statusIfPresent(of: path)
    }
    guard let standing else {
      _ = try onDisk { () throws(DiskError) in try places.disk.status(of: path.parent) }
      return
    }
    guard standing.kind == .file else {
      throw .trouble(Catalogue.trouble(DiskError(.open, path, .notFile)))
    }
    switch try agrees(to: Catalogue.mayReplace(path.text), console) {
    case true?: return
    case false?, nil: throw .trouble(Catalogue.fileStands(path.text))
    }
  }

  /// The text of everything, gathered to pieces of about 64 KiB.
  ///
  /// - Returns: how many events or entries there were.
  private func eachPiece(
    of form: ExportForm, _ body: (String) throws(Stopped) -> Void
  ) async throws(Stopped) -> UInt64 {
    switch form {
    case .events: try await eachLine(body)
    case .readable(let form): try await eachDay(as: form, body)
    }
  }

  private func eachLine(_ body: (String) throws(Stopped) -> Void) async throws(Stopped) -> UInt64 {
    let told = try await telling()
    var count: UInt64 = 0
    var text = ""
    try await eachEvent { named throws(Stopped) in
      text += told.jsonLine(named.name, named.event) + "\n"
      count += 1
      guard text.utf8.count > 1 << 16 else { return }
      try body(text)
      text = ""
    }
    try body(text)
    return count
  }

  /// Day after day, of whose words no more than those of one are held.
  private func eachDay(
    as form: ReadableForm, _ body: (String) throws(Stopped) -> Void
  ) async throws(Stopped) -> UInt64 {
    let told = try await telling()
    var count: UInt64 = 0
    var text = told.opening(of: form)
    for day in told.exportedDays() {
      text += try await telling(told, with: day.references).text(of: day, as: form)
      count += UInt64(day.entryCount)
      if Interruption.isRequested { throw .trouble(Catalogue.trouble(DiaryError.cancelled)) }
      guard text.utf8.count > 1 << 16 else { continue }
      try body(text)
      text = ""
    }
    try body(text)
    return count
  }
}
