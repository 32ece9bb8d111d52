package import Echolog
package import Journal

extension Messages {
  /// What a sync brought; `missing` events can still not be read here. Where it came to no end, the
  /// reason is shown beside it.
  ///
  /// - Parameter attachments: what people call those that wait, by the names of their files.
  package static func synced(
    _ report: SyncReport, with folder: Path, _ choice: FolderChoice?, isDone: Bool = true,
    met: [Met], attachments: [String: String] = [:], newEvents: UInt64, missing: UInt64,
    unerased: DiaryError? = nil
  ) -> Page {
    let isWhole = isDone && report.isWhole && unerased == nil
    var page = Page([
      "schema": "sync/1", "folder": folder.text, "newEvents": newEvents,
      "received": report.received.count, "shipped": report.shipped.count, "healed": report.healed,
      "attachmentsReceived": report.attachmentsReceived,
      "attachmentsShipped": report.attachmentsShipped, "replaced": report.replaced.count,
      "cleared": report.cleared.count,
      "setAside": report.setAside.map { ["file": $0.name, "code": $0.cause.rawValue] as JSON },
      "strayKeys": report.strayKeys, "forks": report.forks.count, "met": met.map(\.name),
      "removals": met.compactMap { met in
        met.removal.map { ["entry": met.name, "removal": $0] as JSON }
      }, "isWhole": isWhole,
    ])
    // The same, with how many there are of what is listed.
    page.rows = page.json.members.dropFirst().map { name, value in
      if case .array(let all) = value { [name, String(all.count)] } else { [name, value.plain] }
    }
    page.exit = isWhole ? .success : .negative
    let came = counts(Int(clamping: newEvents), "new event", report.attachmentsReceived)
    page.line(
      came.isEmpty ? "Nothing new came" : Span(came + " came", .good),
      Span(isWhole ? "; " + shared(report) : "; not everything could be exchanged."))
    page.notes =
      (choice.map { [said($0, folder)] } ?? []) + remarks(on: report, with: folder)
      + lackingRoom(report, attachments) + bothChanged(met)
      + [unerased.map(stillInFiles)].compactMap(\.self)
      + (missing > 0 ? [Self.missing(missing)] : [])
    return page
  }

  private static func shared(_ report: SyncReport) -> String {
    let (files, attachments) = (report.shipped.count, report.attachmentsShipped)
    guard files + attachments > 0 else { return "there is nothing to share." }
    return "\(counts(files, "file", attachments)) for your other devices "
      + "\(files + attachments == 1 ? "lies" : "lie") in the folder."
  }

  /// `2 files and 1 attachment`, without what there is none of.
  private static func counts(_ number: Int, _ word: String, _ attachments: Int) -> String {
    ((number > 0 ? [count(number, word)] : [])
      + (attachments > 0 ? [count(attachments, "attachment")] : [])).joined(separator: " and ")
  }

  /// How a folder came to be the one of a sync.
  package enum FolderChoice: Sendable {
    /// It is that of the last sync, and nobody named it.
    case remembered
    /// It was named, and is another one than before.
    case new
  }

  private static func said(_ choice: FolderChoice, _ folder: Path) -> String {
    switch choice {
    case .remembered: "This was with \(shown(folder)), as the last time."
    case .new: "From now on, echolog sync alone takes \(shown(folder))."
    }
  }

  /// An entry that two devices changed without knowing of each other, by its name.
  package struct Met: Sendable {
    let name: String
    /// The same for people, where that says more.
    let said: String?
    let command: String
    /// The event by which one of them removed it, where one did.
    let removal: String?
    let isWithImport: Bool
  }

  private static func bothChanged(_ met: [Met]) -> [String] {
    var imports: Set<String> = []
    return met.compactMap { entry in
      guard entry.isWithImport, let removal = entry.removal else { return bothChanged(entry) }
      guard imports.insert(removal).inserted else { return nil }
      let names = met.filter { $0.removal == removal }.map { VisibleText.line($0.name) }
      let said = names.count > 3 ? count(names.count, "entry", "entries") : all(names)
      let (were, stay) = names.count == 1 ? ("was", "it stays") : ("were", "they stay")
      return "\(said) came with an import that was undone on one device, and \(were) changed on "
        + "another; \(stay) removed. echolog undo \(VisibleText.line(removal)) brings the import "
        + "back, with what was changed."
    }
  }

  private static func bothChanged(_ met: Met) -> String {
    let name = VisibleText.line(met.said ?? met.name)
    guard let removal = met.removal else {
      return "Another device changed \(name) too; "
        + "echolog \(VisibleText.line(met.command)) shows both, and which holds."
    }
    return "\(name) was removed on one device and changed on another, and stays removed; "
      + "echolog undo \(VisibleText.line(removal)) brings it back as it was changed."
  }

  private static func remarks(on report: SyncReport, with folder: Path) -> [String] {
    var notes = report.setAside.compactMap { file in
      waiting(file.reason).map { "\(VisibleText.line(file.name)) waits: \($0)." }
    }
    let broken = report.setAside.filter(\.isBroken)
    if broken.contains(where: \.isOfAttachment) {
      notes.append(
        "Sync each of your devices, and then this one: a device that has an attachment whole puts "
          + "it there again.")
    }
    if broken.contains(where: { !$0.isOfAttachment }) {
      notes.append(
        "Sync each of your devices: one that has the events of such a file puts them there whole. "
          + "If it still waits then, echolog repair --from \(typed(folder.text)) takes what can be "
          + "read of it. Leave it there until you have that.")
    }
    let strays = report.strayKeys.filter { !report.replaced.contains($0) }
    if !strays.isEmpty {
      notes.append(
        "\(several(strays)) there \(strays.count == 1 ? "is no key" : "are no keys") of this "
          + "vault, and opened nothing here. echolog repair --keys --from "
          + "\(typed(folder.text)) takes \(strays.count == 1 ? "it" : "them") away.")
    }
    let foreign = report.strayKeys.filter(report.replaced.contains)
    if !foreign.isEmpty {
      notes.append(
        "\(several(foreign)) there had been replaced by what is no key of this vault, and "
          + "\(foreign.count == 1 ? "was" : "were") put there again.")
    }
    if report.healed > 0 {
      notes.append("\(count(report.healed, "event")) that could not be read came back.")
    }
    if !report.replaced.isEmpty {
      let files = count(report.replaced.count, "damaged or missing file")
      notes.append(
        "\(files) there \(report.replaced.count == 1 ? "was" : "were") "
          + "written anew from here.")
    }
    notes += cleared(report)
    if !report.forks.isEmpty {
      notes.append(
        "Two devices wrote as one, as when one is set back to an earlier state. What both wrote is "
          + "shown on every device, under two names; echolog check tells where they part.")
    }
    return notes
  }

  private static func cleared(_ report: SyncReport) -> [String] {
    var notes: [String] = []
    if !report.cleared.isEmpty {
      notes.append(
        "\(count(report.cleared.count, "file")) with words that were forgotten "
          + "\(report.cleared.count == 1 ? "was" : "were") taken out of the folder.")
    }
    if !report.uncleared.isEmpty {
      notes.append(
        "\(several(report.uncleared)) there still \(report.uncleared.count == 1 ? "has" : "have") "
          + "words that were forgotten; a later sync takes them away.")
    }
    return notes
  }

  /// `2 attachments (laptop:5 and laptop:9) wait for 63 MB of room on the disk of /stick, …`
  private static func lackingRoom(
    _ report: SyncReport, _ attachments: [String: String]
  ) -> [String] {
    var (names, byteCounts): ([Path: [String]], [Path: Int]) = ([:], [:])
    for file in report.setAside {
      guard case .noRoom(let byteCount, let place) = file.reason else { continue }
      names[place, default: []].append(attachments[Path(file.name).lastComponent] ?? file.name)
      byteCounts[place, default: 0] += byteCount
    }
    return byteCounts.sorted { $0.key < $1.key }.map { place, byteCount in
      let waiting = names[place] ?? []
      return "\(count(waiting.count, "attachment")) (\(several(waiting))) "
        + "\(waiting.count == 1 ? "waits" : "wait") for \(size(byteCount)) of room on the disk of "
        + "\(shown(place)), and the history did not wait. Make some room there and sync again."
    }
  }

  private static func several(_ names: [String]) -> String {
    all(names.prefix(3).map(VisibleText.line), of: names.count)
  }

  static func sharedFolderAway(_ path: Path) -> ProgramError {
    ProgramError(
      "sharedFolderMissing", .noInput,
      "\(shown(path)), the folder of the last sync, is not there now.",
      next: "It may be on a stick or a disk to plug in; echolog sync FOLDER takes another.")
  }

  static func inSharedFolder(_ error: StorageError) -> ProgramError {
    switch error {
    case .vault(let path, .folderMissing), .vault(let path, .missing):
      ProgramError("sharedFolderMissing", .noInput, "There is no \(shown(path)).")
        .next("Name the folder that your other device syncs with.")
    case .vault(let path, .holdsVault):
      ProgramError(
        "vaultItself", .cannotCreate,
        "\(shown(path)) is a vault itself, and not a folder to share one through.",
        next: "Name another folder, such as one on a stick. What a copy of your vault still holds "
          + "and yours does not, echolog repair --from takes from there.")
    case .vault(let path, .notAVault):
      ProgramError(
        "notASharedFolder", .noInput, "\(shown(path)) is no shared folder of Echolog.",
        next:
          "Name the one that your other device syncs with. An empty one is filled by echolog sync "
          + "on a device that has the vault.")
    case .vault(let path, .occupied):
      ProgramError("vaultItself", .cannotCreate, "\(shown(path)) is your vault itself.")
        .next("Name another folder, such as one on a stick.")
    case .vault(let path, .markerDamaged):
      ProgramError(
        "sharedFolderDamaged", .badData,
        "The file that names the vault, echolog-vault in \(shown(path)), is damaged or gone.",
        next: "echolog sync on a device that has the vault puts it there again.")
    case .secret(.noUsableKey(let path)):
      ProgramError("noUsableKey", .badData, "No key in \(shown(path)) can be read.")
        .next("echolog sync on a device that has the vault puts them there again.")
    case .disk(_, _, .readOnly):
      programError(error).next("Both ways need a folder that can be written to; then sync again.")
    case .disk(_, _, .notFile), .disk(_, _, .notDirectory):
      programError(error).next("Take it away from there, and sync again.")
    case .disk(_, _, .interrupted):
      programError(error).next("Not everything could be exchanged; sync again to go on.")
    default: programError(error)
    }
  }

  /// Nil for what lacks room, which is told of all at once.
  private static func waiting(_ reason: SyncReport.SetAside.Reason) -> String? {
    switch reason {
    case .noRoom: nil
    case .fault(.foreign): "it begins as no file of Echolog does"
    case .fault(.newerFormat): "it needs a newer echolog"
    case .fault(.unknownEpoch): "its key has not arrived"
    case .fault(.wrongKey): "it is locked with another key"
    case .fault(.incomplete): "it has not arrived whole"
    case .fault(.damaged): "it is damaged"
    case .fault(.unread): "it could not be read"
    case .disk(.notFile): "a folder takes its place there, and can go"
    case .disk(.locked): "another process writes it now"
    case .disk: "it could not be read"
    }
  }
}

extension SyncReport.SetAside {
  fileprivate var cause: Finding.Cause {
    switch reason {
    case .fault(let fault): fault.cause
    case .noRoom: .awaited
    case .disk(.notFile): .damaged
    case .disk: .unread
    }
  }

  /// Whether its bytes are not those that a device wrote, or not all of them.
  fileprivate var isBroken: Bool {
    guard case .fault(let fault) = reason else { return false }
    return [.foreign, .incomplete, .damaged].contains(fault.cause)
  }
}

extension Messages {
  /// A line that makes a vault here from a shared folder, as the shell takes it.
  struct Joining {
    let shared: Path
    let deviceName: DeviceName?
    /// Whether the vault in the folder opens with nothing but a key file.
    let needsKeyFile: Bool
    /// Whether the line is shown at a prompt, which is left before the shell takes anything.
    let isAtPrompt: Bool

    fileprivate var line: String {
      "echolog join " + typed(shared.text)
        + (deviceName.map { " --name " + $0.text } ?? "")
        + (needsKeyFile ? " --key-file FILE" : "")
    }

    fileprivate func line(puttingAside vault: Path) -> String {
      "mv \(typed(vault.text)) \(typed(vault.text + "-aside")) && " + line
    }
  }

  static func joinNeeded(_ joining: Joining, _ vault: Path) -> ProgramError {
    // The prompt takes a join too, but no key file.
    let isForShell = joining.isAtPrompt && joining.needsKeyFile
    return ProgramError(
      "vaultMissing", .noInput,
      "There is no vault at \(shown(vault)) yet, and \(shown(joining.shared)) holds one.",
      next: told("To have it on this device too", joining.line, leavingPrompt: isForShell))
  }

  static func keyFileNeeded(toJoin joining: Joining) -> ProgramError {
    usage("keyFileNeeded", "The vault in \(shown(joining.shared)) opens with a key file.")
      .next(told("To join with it", joining.line, leavingPrompt: joining.isAtPrompt))
  }

  static func emptyVaultBeside(_ joining: Joining, _ vault: Path) -> ProgramError {
    ProgramError(
      "anotherVault", .notPermitted,
      "\(shown(joining.shared)) belongs to another vault than the one here, "
        + "which holds nothing yet.",
      next: told(
        "To take that one instead", joining.line(puttingAside: vault),
        leavingPrompt: joining.isAtPrompt))
  }

  static func vaultInPlace(of joining: Joining, _ vault: Path) -> ProgramError {
    let way = told(
      "Where it holds nothing that you wrote", joining.line(puttingAside: vault),
      leavingPrompt: joining.isAtPrompt)
    return ProgramError("vaultOccupied", .cannotCreate, "\(shown(vault)) is in use already.")
      .next(way + "\nElse --vault names a new or empty folder.")
  }

  private static func told(
    _ purpose: String, _ line: String, leavingPrompt isLeaving: Bool
  ) -> String {
    advice(purpose + (isLeaving ? ", leave with .quit, then" : ""), toCopy: line)
  }
}
