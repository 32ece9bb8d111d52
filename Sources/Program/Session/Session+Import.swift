import Echolog
import Interop
import Platform

/// Taking over what other programs kept.
extension Session {
  func importFile(_ request: ImportRequest, _ console: Console) async throws(Stopped) -> ExitCode {
    // A clock without a zone gets one only when it is asked for, not the one of this machine.
    let zone = options.zone == nil ? nil : try places.zone(options)
    let source = try importSource(request.file)
    let run = ImportRun(
      source,
      by: RowInterpreter(
        mapping: request.mapping, zone: zone, home: try places.zone(options),
        habits: FileHabits(dateOrder: request.dateOrder, decimalMark: request.decimalMark),
        zones: places.zones.named),
      delimiter: request.delimiter, encoding: request.encoding, isAnyway: request.isAnyway,
      isAgain: request.isAgain, duplicates: request.duplicates, into: try opened())
    var refusals: [RowRefusal] = []
    var line = ProgressLine(console, of: source.name)
    let outcome: ImportOutcome
    do throws(ImportError) {
      if request.isDryRun {
        outcome = ImportOutcome(
          try await run.survey(
            onRefusal: { refusals.append($0) }, mayGoOn: { line.mayGoOn(after: $0) }))
      } else {
        outcome = try await run.perform(
          onRefusal: { refusals.append($0) }, mayGoOn: { line.mayGoOn(after: $0) })
      }
      line.clear()
    } catch {
      line.clear()
      let history = try await tellingAfterCommand().history
      throw .trouble(Catalogue.trouble(error) { history.label(of: $0) })
    }
    return try console.show(
      Catalogue.imported(
        outcome, of: source.name, refusals: refusals, isDryRun: request.isDryRun,
        by: try await tellingAfterCommand()))
  }

  /// Tells what a file holds, with a line that may take it in; no vault is opened for it.
  func preview(
    _ file: String, _ delimiter: UInt8?, _ encoding: TextEncoding?, _ console: Console
  ) throws(Stopped) -> ExitCode {
    let source = try importSource(file)
    let preview: FilePreview
    do throws(ImportError) {
      preview = try source.preview(delimiter: delimiter, encoding: encoding)
    } catch {
      throw .trouble(Catalogue.trouble(error) { "\($0.number)" })
    }
    let line = preview.guess.map { Words.line(["echolog", "import", file] + $0.words) }
    return try console.show(Catalogue.previewed(preview, of: source.name, line: line))
  }

  private func importSource(_ file: String) throws(Stopped) -> ImportSource {
    guard file == "-" else {
      return ImportSource(file: try places.absolute(file), on: places.disk)
    }
    do throws(StreamError) {
      return ImportSource(name: "standard input", holding: try StandardStream.input.readAll())
    } catch {
      throw .stream(error)
    }
  }
}

/// How far an import is, told while it goes on: at a terminal in one line that is written over and
/// cleared in the end, elsewhere in lines at 1,000, 2,000 and so on to 10,000, 20,000 and so on,
/// each of which tells what is durable; of a long file also at 100,000 rows read, and so on.
private struct ProgressLine {
  private let console: Console
  private let file: String
  private let isLive: Bool
  /// When the reading ended behind which rows are kept, as far as is known.
  private var start = SystemClock.monotonicNanoseconds
  private var lastShown: UInt64 = 0
  private var lastRead = 0
  private var lastWritten = 0

  /// Ten times a second is often enough to be read.
  private static let pauseNanoseconds: UInt64 = 80_000_000

  init(_ console: Console, of file: String) {
    self.console = console
    self.file = file
    isLive = console.hasLiveLine
  }

  /// Tells how far it is; false once the person pressed Ctrl-C. An import is not ended because
  /// nobody listens.
  mutating func mayGoOn(after progress: ImportProgress) -> Bool {
    let now = SystemClock.monotonicNanoseconds
    if case .looking = progress { start = now }
    if isLive ? now - lastShown >= Self.pauseNanoseconds : isMilestone(progress) {
      lastShown = now
      show(Catalogue.importing(progress, of: file, nanoseconds: now - start))
    }
    return !Interruption.isRequested
  }

  private mutating func isMilestone(_ progress: ImportProgress) -> Bool {
    switch progress {
    case .looking(let rows):
      let milestone = Self.milestone(upTo: rows)
      guard milestone >= 100_000, milestone > lastRead else { return false }
      lastRead = milestone
      return true
    case .keeping(let written, let toWrite, _):
      guard written < toWrite, written > lastWritten else { return false }
      lastWritten = written
      return Self.milestone(upTo: written) == written
    }
  }

  /// The largest number with only zeros behind its first digit.
  private static func milestone(upTo number: Int) -> Int {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    return number / unit * unit
  }

  private func show(_ text: String) {
    do throws(Stopped) {
      if isLive { try console.showLive(text) } else { try console.note(text) }
    } catch {
      return
    }
  }

  /// Leaves the line to what comes next.
  func clear() {
    if isLive, lastShown > 0 { show("") }
  }
}

extension ImportGuess {
  /// What stands behind the file in a line.
  fileprivate var words: [String] {
    var words = ["--as", form.rawValue]
    if let activity { words += ["--activity", activity.label] }
    words += ["--map", map]
    if let unit { words += ["--set", "unit=\(unit)"] }
    if let dateOrder { words += ["--date-order", dateOrder.rawValue] }
    if let scale { words += ["--scale", scale] }
    if let filter { words += ["--where", filter] }
    return words
  }
}
