import Echolog
import Platform

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
    let open = try openPlaces(naming: nil)
    return try console.show(Catalogue.health(health, openToOthers: open))
  }

  /// Says once on the side where others may get at the vault or at what opens it.
  func tellOfOpenPlaces(after statement: Statement, _ console: Console) throws(Stopped) {
    var new: NewSecret?
    if case .changeSecret(let secret) = statement { new = secret }
    guard isOpen || new != nil else { return }
    for path in try openPlaces(naming: new) where toldOpen.insert(path).inserted {
      try console.note(Catalogue.openToOthers(path))
    }
  }

  private func openPlaces(naming new: NewSecret?) throws(Stopped) -> [Path] {
    let secrets = Secrets(options: options, places: places)
    return try secrets.openToOthers(places.vaultPlace(options), naming: new)
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
