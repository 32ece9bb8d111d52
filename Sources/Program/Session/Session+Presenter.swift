import Echolog
import Platform

extension Session {
  /// Warns once on the side where others may get at the vault or at what opens it.
  func tellOfOpenPlaces(_ console: Console) throws {
    guard folder == nil, isOpen || newSecret != nil else { return }
    for path in try openPlaces(naming: newSecret) where toldOpen.insert(path).inserted {
      try console.note(Messages.openToOthers(path))
    }
  }

  func openPlaces(naming new: NewSecret?) throws -> [Path] {
    try secrets.openToOthers(paths.vaultPlace(options), naming: new)
  }

  /// Notes which key file opens what was just made; where that can not be, it is made all the same.
  func noting(_ console: Console, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      try console.note("Which key file opens it could not be noted; name it with --key-file.")
    }
  }

  /// Reports on the side what a recovery before the answer did.
  func tellOfRecovery(_ console: Console) async throws {
    await listen()
    guard let report = heard.recovery else { return }
    heard.recovery = nil
    for note in try await makePresenterAfterCommand().recovered(report) { try console.note(note) }
  }

  // MARK: What can not be read here

  /// How many events that is, of what was read last.
  func missingEventCount() async throws -> UInt64 { await (try opened()).missingEventCount }

  /// Reports on the side that an answer made from the whole history leaves something out.
  func tellOfGaps(_ console: Console) async throws {
    let missing = try await missingEventCount()
    if missing > 0 { try console.show(Messages.gaps(missing), on: .errors) }
  }

  /// Whether the name of an entry is that of an event which is known and can not be read here.
  func isMissing(_ words: String) async -> Bool {
    do {
      let diary = try opened()
      for name in try await makePresenter().history.names(words) {
        if try await diary.isMissing(name) { return true }
      }
      return false
    } catch {
      // Then nothing is known of it, and it is shown as what is not there.
      return false
    }
  }
}
