import Bytes
import Domain
import Echolog
import Files
import ReadModels
import Rendering

/// What goes in and out of the vault: imports and the exchange with other devices.
extension Session {
  func exchange(_ statement: Statement, _ console: Console) async throws(Stopped) -> ExitCode {
    switch statement {
    case .importFile(let request): return try await importFile(request, console)
    case .undoImport(let words):
      let diary = try opened()
      let id = try await find(words, .batch)
      let recorded = try await asking { () async throws(DiaryError) in
        try await diary.undoImport(id)
      }
      return try console.show(try await telling().recorded(recorded.name, recorded.event))
    case .join(let folder, let device):
      return try console.show(try await join(folder, device: device))
    case .sync(let folder):
      let diary = try opened()
      let path = places.absolute(folder)
      let before = try await telling().history.eventCount
      let report = try await asking { () async throws(DiaryError) in try await diary.sync(path) }
      let after = try await telling().history.eventCount
      return try console.show(Catalogue.synced(report, newEvents: after - before))
    default:
      let diary = try opened()
      let health = try await asking { () async throws(DiaryError) in try await diary.check() }
      return try console.show(Catalogue.health(health, in: try await telling().history))
    }
  }

  private func join(_ folder: String, device: String?) async throws(Stopped) -> Page {
    let place = try places.vaultPlace(options)
    let surroundings = try places.surroundings(options)
    let shared = places.absolute(folder)
    let there = VaultPlace(vault: shared, states: place.states, caches: place.caches)
    let secrets = Secrets(options: options, places: places)
    let secret = try secrets.open(there)
    let name = device ?? places.deviceName
    let (diary, report) = try await asking { () async throws(DiaryError) in
      try await Diary.join(
        shared, at: place, deviceName: name, secret: secret, surroundings: surroundings)
    }
    try secrets.rememberKeyFile(for: place)
    hold(diary)
    return Catalogue.synced(report, newEvents: try await telling().history.eventCount)
  }
}
