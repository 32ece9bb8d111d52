import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Files
import Interop
import ReadModels
import Rendering
import System

/// Taking over what other programs kept.
extension Session {
  func importFile(_ request: ImportRequest, _ console: Console) async throws(Stopped) -> ExitCode {
    // A clock without a zone gets one only when it is asked for, not the one of this machine.
    let zone = options.zone == nil ? nil : try places.zone(options)
    let source = try importSource(request.file)
    let run = ImportRun(
      source, by: RowInterpreter(mapping: request.mapping, zone: zone),
      delimiter: request.delimiter, into: ImportPort(try opened()))
    var refusals: [RowRefusal] = []
    let outcome: ImportOutcome
    do throws(ImportError) {
      if request.isDryRun {
        outcome = ImportOutcome(try await run.survey { refusals.append($0) })
      } else {
        let start = SystemClock.monotonicNanoseconds
        outcome = try await run.perform(
          onRefusal: { refusals.append($0) },
          mayGoOn: { progress in
            tell(progress, since: start, console)
            return !Interruption.isRequested
          })
      }
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    var batch: String?
    if let name = outcome.batch { batch = try await telling().history.label(of: name) }
    return try show(
      Catalogue.imported(
        outcome, of: source.name, batch: batch, refusals: refusals, isDryRun: request.isDryRun),
      console)
  }

  /// A line at 1,000, 2,000 and so on to 10,000, 20,000 and so on: what it tells is durable. An
  /// import is not ended because nobody listens.
  private func tell(_ progress: ImportProgress, since start: UInt64, _ console: Console) {
    var leading = progress.written
    while leading >= 10, leading % 10 == 0 { leading /= 10 }
    guard leading < 10, progress.written < progress.toWrite else { return }
    let elapsed = SystemClock.monotonicNanoseconds - start
    do throws(StreamError) {
      try console.note(Catalogue.importing(progress, nanoseconds: elapsed))
    } catch {
      return
    }
  }

  private func importSource(_ file: String) throws(Stopped) -> ImportSource {
    guard file == "-" else {
      return ImportSource(file: places.absolute(file), on: places.disk)
    }
    var bytes: [UInt8] = []
    do throws(StreamError) {
      while true {
        let part = try StandardStream.input.read(limit: 1 << 16)
        if part.isEmpty { return ImportSource(name: "standard input", holding: bytes) }
        bytes += part
      }
    } catch {
      throw .stream(error)
    }
  }
}
