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
      let written = try await eachPiece(of: form) { text throws(Stopped) in
        try console.write(console.isSeen ? VisibleText.paragraph(text) : text)
      }
      let page = Catalogue.exported(
        written.count, changed: written.changed, to: nil, as: form, isNoted: nil)
      for note in page.notes { try console.note(note) }
      if form != .events { try await tellOfGaps(console) }
      return page.exit
    }
    let path = try places.absolute(file)
    try requireFree(path, console)
    let (written, isNoted) = try await writeExport(to: path, as: form)
    let code = try console.show(
      Catalogue.exported(
        written.count, changed: written.changed, to: path.text, as: form, isNoted: isNoted))
    if form != .events { try await tellOfGaps(console) }
    return code
  }

  /// Writes everything to a file, in the place of what stands there, and notes in the vault that it
  /// was, unless the vault is a copy. The file is what was asked for, so a vault that takes nothing
  /// makes no failure of it. What is only to be read keeps no copy of everything, and is not noted.
  ///
  /// - Returns: `isNoted` nil for what is only to be read.
  func writeExport(
    to path: Path, as form: ExportForm = .events
  ) async throws(Stopped) -> (written: Written, isNoted: Bool?) {
    let diary = try opened()
    let output = try onDisk { () throws(DiskError) in
      try ReplacingFile(path, on: places.disk)
    }
    let written: Written
    do throws(Stopped) {
      written = try await eachPiece(of: form) { text throws(Stopped) in
        try onDisk { () throws(DiskError) in try output.write(text) }
      }
      try onDisk { () throws(DiskError) in try output.finish() }
    } catch {
      output.abandon()
      throw error
    }
    guard form == .events else { return (written, nil) }
    do throws(DiaryError) {
      return (written, try await diary.note(NoteExport(.events)))
    } catch {
      // Also where nobody knows whether it was kept: what is said is true of both.
      return (written, false)
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

  /// How many events or entries there were, and in how many the form could not hold all.
  struct Written {
    var count: UInt64 = 0
    var changed = 0
  }

  /// The text of everything, gathered to pieces of about 64 KiB.
  private func eachPiece(
    of form: ExportForm, _ body: (String) throws(Stopped) -> Void
  ) async throws(Stopped) -> Written {
    switch form {
    case .events: Written(count: try await eachLine(body))
    case .readable(let form): try await eachDay(as: form, body)
    }
  }

  private func eachLine(_ body: (String) throws(Stopped) -> Void) async throws(Stopped) -> UInt64 {
    let told = try await telling()
    var count: UInt64 = 0
    var text = ""
    try await eachEvent { named throws(Stopped) in
      text += told.jsonLine(named.name, named.event, holdsAll: true) + "\n"
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
  ) async throws(Stopped) -> Written {
    let told = try await telling()
    var written = Written()
    var text = told.opening(of: form)
    for day in told.exportedDays() {
      let telling = try await telling(told, with: day.references)
      text += telling.text(of: day, as: form)
      written.count += UInt64(day.entryCount)
      if form == .csv { written.changed += telling.changedEntryCount(of: day) }
      if Interruption.isRequested { throw .trouble(Catalogue.trouble(DiaryError.cancelled)) }
      guard text.utf8.count > 1 << 16 else { continue }
      try body(text)
      text = ""
    }
    try body(text)
    return written
  }
}
