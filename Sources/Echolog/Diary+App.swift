import Bytes
public import CivilTime
public import Domain
public import Events
import Files
import Journal
import ReadModels
import Vault

// The face for an app: values in, values out, errors that an app can act on.

/// Names an entry of a diary, on every device and for ever. As text it is `LOG:NUMBER`.
public struct EntryID: Hashable, Sendable, CustomStringConvertible {
  let name: EventName

  /// Thirty-two hexadecimal digits, a colon and a number.
  public var description: String { "\(name.log):\(name.number)" }
}

/// A note that is on its way to the future self.
public struct SentNote: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The date on which it returns, at the time of day that the settings say.
  public let returnsOn: CivilDate
  /// In how many days that is.
  public let days: Int
}

/// A small win that was kept.
public struct KeptMoment: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// A line of praise, drawn for this moment and kept with it.
  public let praise: String
}

/// An amount that was kept.
public struct KeptAmount: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// What has been kept of the activity that day, this one included, in the activity's base unit:
  /// steps, millilitres or seconds.
  public let dayTotal: Int64
}

/// A note that came back, with what was said about it.
public struct OpenedNote: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// As the person wrote it.
  public let text: String
  /// The feeling the note was sent with.
  public let emotion: Emotion
  /// One or two sentences of encouragement.
  public let recommendation: String
  /// Empty when none was drawn.
  public let quote: String
  /// Empty when no quote was drawn.
  public let quoteAuthor: String
  /// What the person wrote back, the earliest first. There is more than one where devices answered
  /// without knowing of each other.
  public let answers: [String]
}

/// What an undo took back, or put back.
public struct UndoneCommand: Sendable {
  /// Names the undoing itself: undone in its turn, it gives back what it took.
  public let id: EntryID
  /// The things that were done and hold no more, or hold again.
  public let undone: [EntryID]
  /// Whether they hold again.
  public let isPutBack: Bool
  /// What was done since, can not be undone, and was passed by; the last one first.
  public let passedBy: [EntryID]
}

/// Why a diary did not do what an app asked. Nothing was recorded unless a case says otherwise.
public enum DiaryFailure: Error, Equatable, Sendable {
  /// A rule refused; the word names it for ever, as `vibeTooLong`.
  case refused(rule: String)
  /// The passphrase opens no key of this vault.
  case wrongSecret
  /// The folder is absent or is no vault.
  case noVault
  /// The folder holds something already.
  case occupied
  /// Another process is writing and did not finish in ten seconds.
  case busy
  /// The disk failed in the middle of a commit and nobody can tell whether it was kept.
  case outcomeUnknown
  /// The bytes are no zone file.
  case zoneFile
  /// Anything else, for a report: what failed, without any words of the person.
  case failed(String)
}

extension Diary {
  /// Makes a diary in a folder that is absent or empty.
  ///
  /// - Parameters:
  ///   - folder: the path of the vault.
  ///   - stateFolder: where this device remembers what must not travel with the vault.
  ///   - device: a short name for this device: 1 to 32 letters, digits, `-` and `_`.
  ///   - zoneFile: the bytes of the zone the person is in (RFC 8536); empty for UTC.
  /// - Throws: `DiaryFailure`.
  public static func create(
    in folder: String, stateFolder: String, owner: String, device: String, passphrase: String,
    zoneFile: [UInt8] = []
  ) async throws -> Diary {
    let surroundings = try surroundings(zoneFile)
    do throws(DiaryError) {
      return try await create(
        at: place(folder, stateFolder), owner: owner, deviceName: try named(device),
        secret: .passphrase(Array(passphrase.utf8)), surroundings: surroundings)
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Opens a diary, which takes about a tenth of a second for the passphrase.
  ///
  /// - Throws: `DiaryFailure.wrongSecret`, `.noVault` and others.
  public static func open(
    in folder: String, stateFolder: String, device: String, passphrase: String,
    zoneFile: [UInt8] = []
  ) throws -> Diary {
    let surroundings = try surroundings(zoneFile)
    do throws(DiaryError) {
      return try open(
        at: place(folder, stateFolder), deviceName: try named(device),
        secret: .passphrase(Array(passphrase.utf8)), surroundings: surroundings)
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Sends a note of 1 to 280 characters to the future self. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `vibeEmpty`, `vibeTooLong` and others.
  public func send(
    _ text: String, emotion: Emotion, returningAfter interval: EbbinghausInterval
  ) throws -> SentNote {
    let sent: Recorded
    do throws(DiaryError) {
      sent = try send(SendVibe(text: text, emotion: emotion, interval: interval))
    } catch {
      throw DiaryFailure(error)
    }
    guard case .vibeSent(let body) = sent.event.body else {
      preconditionFailure("sending records that it was sent")
    }
    return SentNote(
      id: EntryID(name: sent.name),
      returnsOn: CivilDay(daysSinceEpoch: body.deliveryDay).date, days: interval.days)
  }

  /// Keeps a small win that happened just now. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `momentEmpty`, `momentTooLong` and others.
  public func keepMoment(_ text: String) throws -> KeptMoment {
    let kept: Recorded
    do throws(DiaryError) {
      kept = try logMoment(text, occasion: .now)
    } catch {
      throw DiaryFailure(error)
    }
    guard case .momentLogged(let body) = kept.event.body, case .inline(let praise) = body.praise
    else { preconditionFailure("a command brings its words with it") }
    return KeptMoment(id: EntryID(name: kept.name), praise: praise)
  }

  /// Keeps a memory that is of just now, with its labels. It is durable when this returns.
  ///
  /// - Parameter title: empty where the first words are to stand for it.
  /// - Returns: its name for later calls.
  /// - Throws: `DiaryFailure.refused` with `memoryEmpty`, `memoryTooLong` and others.
  public func keepMemory(
    _ text: String, title: String = "", tags: [String] = [], people: [String] = [],
    places: [String] = []
  ) throws -> EntryID {
    let labels =
      tags.map { MemoryLabel(.tag, $0) } + people.map { MemoryLabel(.person, $0) }
      + places.map { MemoryLabel(.place, $0) }
    do throws(DiaryError) {
      let kept = try remember(CaptureMemory(text: text, title: title, labels: labels))
      return EntryID(name: kept[0].name)
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Keeps an amount of an activity, in its base unit. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `amountZero`, `amountNegative` and others.
  public func keep(_ amount: Int64, of activity: Activity) throws -> KeptAmount {
    let kept: Recorded
    do throws(DiaryError) {
      kept = try log(LogActivity(activity: activity, amount: amount))
    } catch {
      throw DiaryFailure(error)
    }
    let day = CivilDay(daysSinceEpoch: kept.event.civilDay)
    guard let total = replay.history.total(of: activity, on: day) else {
      preconditionFailure("what was just kept is part of its day")
    }
    return KeptAmount(id: EntryID(name: kept.name), dayTotal: total.amount)
  }

  /// Opens the note that has been due the longest; nil when none is due.
  ///
  /// - Throws: `DiaryFailure`.
  public func openNextNote() throws -> OpenedNote? {
    do throws(DiaryError) {
      return try openedNote(nil)
    } catch .rejected(.notFound) {
      return nil
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Takes back the last thing that was done on this device and still holds; said again, the one
  /// before. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `nothingToUndo`, `notUndoable` for what was seen,
  ///   `changedSince` and others.
  public func undoLast() throws -> UndoneCommand {
    try undoing(nil)
  }

  /// Takes back what was done to an entry last, or puts back what an undo took.
  ///
  /// - Throws: as `undoLast`.
  public func undo(_ id: EntryID) throws -> UndoneCommand {
    try undoing(id.name)
  }

  private func undoing(_ name: EventName?) throws -> UndoneCommand {
    do throws(DiaryError) {
      let undoing = try undo(name)
      return UndoneCommand(
        id: EntryID(name: undoing.recorded[0].name),
        undone: undoing.undone.map { EntryID(name: $0.name) }, isPutBack: undoing.isPutBack,
        passedBy: undoing.passedBy.map { EntryID(name: $0.name) })
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Chooses which of the products the diary is; what is there already stays within reach.
  ///
  /// - Throws: `DiaryFailure.refused` with `policyUnchanged`.
  public func choosePolicy(_ policy: Policy) throws {
    do throws(DiaryError) {
      _ = try select(policy)
    } catch {
      throw DiaryFailure(error)
    }
  }

  private static func named(_ device: String) throws(DiaryError) -> DeviceName {
    try rejecting { () throws(Rejection) in try DeviceName(device) }
  }

  private static func place(_ folder: String, _ state: String) -> VaultPlace {
    VaultPlace(
      vault: Path(folder), states: Path(state), caches: Path(state).appending("snapshots"))
  }

  private static func surroundings(_ zoneFile: [UInt8]) throws(DiaryFailure) -> Surroundings {
    guard !zoneFile.isEmpty else { return Surroundings(zone: .utc) }
    do throws(TimeZoneError) {
      return Surroundings(zone: try TimeZoneRules(reading: zoneFile))
    } catch {
      throw .zoneFile
    }
  }
}

extension DiaryFailure {
  init(_ error: DiaryError) {
    self =
      switch error {
      case .rejected(let rejection): .refused(rule: rejection.word)
      case .vault(let error): Self(error)
      case .journal(let error): Self(error)
      case .notRecorded(let error): Self(JournalError.disk(error))
      case .sync: .failed("sync")
      case .clock: .failed("clock")
      case .cancelled: .failed("cancelled")
      case .undecodable, .unreadable: .failed("record")
      case .tooManyLogs: .failed("logs")
      }
  }

  private init(_ error: VaultError) {
    self =
      switch error {
      case .wrongSecret, .otherSecretNeeded: .wrongSecret
      case .missing, .notAVault: .noVault
      case .occupied: .occupied
      default: .failed("vault")
      }
  }

  private init(_ error: JournalError) {
    switch error {
    case .outcomeUnknown: self = .outcomeUnknown
    case .disk(let disk):
      if case .locked = disk.cause { self = .busy } else { self = .failed("disk") }
    default: self = .failed("journal")
    }
  }
}
