import Echolog
import Files
import Rendering

/// Reading a vault wholly, and writing a sound one beside a damaged one.
extension Session {
  func check(_ console: Console) async throws(Stopped) -> ExitCode {
    let diary = try opened()
    let line = LiveLine(console, Catalogue.reading)
    defer { line.clear() }
    let health = try await asking { () async throws(DiaryError) in
      try await diary.check(mayGoOn: line.mayGoOn)
    }
    line.clear()
    let place = try places.vaultPlace(options)
    let open = try Secrets(options: options, places: places).openToOthers(place)
    return try console.show(Catalogue.health(health, openToOthers: open))
  }

  func repair(
    into target: String?, from other: String?, isDryRun: Bool, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    let place = try places.vaultPlace(options)
    let (target, other) = (try target.map(places.absolute), try other.map(places.absolute))
    if let target, (target.text + "/").hasPrefix(place.vault.text + "/") {
      throw .trouble(Catalogue.targetInsideVault(target))
    }
    let secrets = Secrets(options: options, places: places)
    let report = try secrets.trying(secrets.open(place, or: other)) {
      secret throws(DiaryError) in
      let line = LiveLine(console, Catalogue.reading)
      defer { line.clear() }
      return try Diary.repair(
        place, into: target, from: other, isForeseen: isDryRun, secret: secret, on: patientDisk,
        mayGoOn: line.mayGoOn)
    }
    if case .copied(let copy) = report.outcome {
      let there = VaultPlace(vault: copy, states: place.states, caches: place.caches)
      try noting(console) { () throws(Stopped) in
        try secrets.rememberKeyFile(of: place, for: there)
      }
    }
    return try console.show(Catalogue.repaired(report, of: place.vault, from: other))
  }

  func repairKeys(
    from other: String?, isDryRun: Bool, _ console: Console
  ) throws(Stopped) -> ExitCode {
    let place = try places.vaultPlace(options)
    let other = try other.map(places.absolute)
    let secrets = Secrets(options: options, places: places)
    let report = try secrets.trying(secrets.open(place)) { secret throws(DiaryError) in
      try Diary.mendKeys(
        place, and: other, isForeseen: isDryRun, secret: secret, on: patientDisk)
    }
    return try console.show(Catalogue.mended(report))
  }

  /// Notes which key file opens what was just made; where that can not be, it is made all the same.
  func noting(_ console: Console, _ work: () throws(Stopped) -> Void) throws(Stopped) {
    do throws(Stopped) {
      try work()
    } catch {
      try console.note(Catalogue.keyFileNotNoted)
    }
  }

  /// Says on the side what a recovery before the answer did.
  func tellOfRecovery(_ console: Console) async throws(Stopped) {
    guard isOpen, let report = await (try opened()).takeRecovery() else { return }
    for note in try await tellingAfterCommand().recovered(report) { try console.note(note) }
  }
}
