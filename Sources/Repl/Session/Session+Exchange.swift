import Bytes
import Domain
import Echolog
import Events
import Rendering

/// What goes in and out of the vault: imports and the exchange with other devices.
extension Session {
  func exchange(_ statement: Statement, _ console: Console) async throws(Stopped) -> ExitCode {
    switch statement {
    case .undoImport(let words):
      let diary = try opened()
      let id = try await find(words, .batch)
      let recorded = try await asking { () async throws(DiaryError) in
        try await diary.undoImport(id)
      }
      return try show(try await telling().recorded(recorded.name, recorded.event), console)
    case .importFile(let request): return try await importFile(request, console)
    default: throw .trouble(Catalogue.notHere)
    }
  }
}
