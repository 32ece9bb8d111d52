package import Echolog
package import Journal

extension Messages {
  /// What a repair did or would do, and how to go on with what it wrote.
  package static func repaired(
    _ report: RepairReport, of vault: Path, from other: Path? = nil
  ) -> Page {
    let summary = summary(of: report, vault, other)
    let steps = steps(after: report, of: vault)
    // What came back is shown as that alone.
    let kept = report.kept.subtracting(report.returned)
    var page = Page([
      "schema": "repair/1", "outcome": summary.word, "message": summary.sentence,
      "vault": vault.text,
      "copy": summary.copy?.text, "keptCount": kept.numberCount, "kept": json(kept, report),
      "returnedCount": report.returned.numberCount, "returned": json(report.returned, report),
      "lost": report.losses.map {
        members($0.numbers, of: $0.log, report).with(["reason": word(of: $0)])
      }, "notCopied": report.notCopied.map(\.text),
      "findings": report.findings.map(json), "next": steps,
    ])
    page.exit = summary.isGood ? .success : .negative
    page.rows = [
      ["outcome", summary.word], ["returnedCount", String(report.returned.numberCount)],
    ]
    page.blocks = [.line(summary.sentence, summary.isGood ? .good : .bad)]
    if let copy = summary.copy {
      page.rows.append(["copy", copy.text])
      let events = count(report.kept.numberCount, "event")
      let place = report.outcome == .copied(copy) ? "recovered copy:" : "copy would be"
      page.blocks.append(.line("  The \(place) \(shown(copy)), \(events)"))
    }
    var ranges = labels(kept, report.deviceNames).map { ("kept", $0) }
    ranges += labels(report.returned, report.deviceNames).map { ("returned", $0) }
    ranges += report.losses.map { loss in
      (word(of: loss), label(loss.numbers, of: loss.log, report.deviceNames))
    }
    for (word, range) in ranges {
      page.rows.append([word, range])
      page.blocks.append(.line("  \(word): events \(range)"))
    }
    page.rows += report.notCopied.map { ["notCopied", $0.text] }
    page.blocks += report.notCopied.map { .line("  not copied: \(shown($0))") }
    if !report.findings.isEmpty {
      page.blocks.append(.line("Found, and left as it was:", .faint))
      page.blocks += report.findings.map { .line("  " + said($0, report.deviceNames), .faint) }
    }
    page.notes = steps
    return page
  }

  private static func summary(
    of report: RepairReport, _ vault: Path, _ other: Path?
  ) -> (word: String, sentence: String, isGood: Bool, copy: Path?) {
    let isWhole = report.losses.isEmpty && report.notCopied.isEmpty && !report.findings.hideEvents
    switch report.outcome {
    case .nothingDamaged:
      return ("nothingDamaged", VaultHealth.healthy + " Nothing was to be repaired.", true, nil)
    case .nothingGained:
      return (
        "nothingGained", "A copy would hold no more than this vault, so none was made.", false, nil
      )
    case .copied(let copy):
      let sentence =
        report.isInterruption
        ? (isWhole ? VaultHealth.repaired : VaultHealth.attention(under: report.policy))
        : mended(report, vault, other)
      return (isWhole ? "repaired" : "attention", sentence, isWhole, copy)
    case .foreseen(let copy):
      let what = extent(of: report)
      return ("foreseen", "Nothing was written. A repair would recover \(what).", isWhole, copy)
    }
  }

  private static func extent(of report: RepairReport) -> String {
    guard report.losses.isEmpty else { return "all but what is named lost or missing here" }
    guard report.notCopied.isEmpty else { return "all but what is named as not copied here" }
    return report.findings.hideEvents ? "everything that is known of" : "everything"
  }

  /// `Repaired after damage to /vault/journal/live; everything is there again.`
  private static func mended(_ report: RepairReport, _ vault: Path, _ other: Path?) -> String {
    let files = report.findings.filter(\.isMendable).compactMap(\.path)
    let place = Set(files).count == 1 ? files[0] : vault
    let returned = report.returned.numberCount
    let source = other.map { ", \(count(returned, "event")) from \(shown($0))" } ?? ""
    return "Repaired after damage to \(shown(place)); \(extent(of: report)) is there again"
      + (returned == 0 ? "" : source) + "."
  }

  private static func steps(after report: RepairReport, of vault: Path) -> [String] {
    let fromElsewhere =
      "echolog repair --from FOLDER takes them from a folder you sync with or another copy."
    switch report.outcome {
    case .nothingDamaged: return []
    case .foreseen:
      return report.losses.isEmpty ? [] : ["For what would be lost: " + fromElsewhere]
    case .nothingGained:
      return report.losses.isEmpty ? [] : ["Events are missing; " + fromElsewhere]
    case .copied(let copy):
      let (here, there) = (typed(vault.text), typed(copy.text))
      var steps = [
        advice("Look at it", toCopy: "echolog --vault \(there) journey"),
        advice(
          "To go on with it",
          toCopy: "mv \(here) \(typed(vault.text + "-damaged")) && mv \(there) \(here)"),
        "Keep the damaged vault until you have found all you need.",
        "What you write in the copy begins a log of its own: echolog devices shows it under a name "
          + "like laptop-2 beside the one until now.",
      ]
      if !report.losses.isEmpty { steps.append("For what is lost: " + fromElsewhere) }
      return steps
    }
  }

  static func typed(_ path: String) -> String {
    let clean = VisibleText.line(path)
    let isPlain = clean.utf8.allSatisfy { byte in
      byte >= 0x80 || "/._-+:@%=".utf8.contains(byte)
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    return isPlain
      ? clean
      : "'"
        + clean.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  private static func word(of loss: RepairReport.Loss) -> String {
    loss.isMissing ? "missing" : "lost"
  }

  private static func json(_ events: [LogID: NumberRanges], _ report: RepairReport) -> [JSON] {
    spans(events).map { members($0.numbers, of: $0.log, report) }
  }

  private static func members(
    _ numbers: ClosedRange<UInt64>, of log: LogID, _ report: RepairReport
  ) -> JSON {
    ["log": log, "device": report.deviceNames[log], "numbers": shown(numbers)]
  }

  private static func labels(
    _ events: [LogID: NumberRanges], _ devices: [LogID: String]
  ) -> [String] {
    spans(events).map { label($0.numbers, of: $0.log, devices) }
  }

  private static func spans(
    _ events: [LogID: NumberRanges]
  ) -> [(log: LogID, numbers: ClosedRange<UInt64>)] {
    events.sorted { $0.key < $1.key }.flatMap { log, numbers in
      numbers.ranges.map { (log, $0) }
    }
  }

  static func targetInsideVault(_ target: Path) -> ProgramError {
    ProgramError(
      "targetInsideVault", .cannotCreate,
      "\(shown(target)) is inside the damaged vault, which is left as it is.",
      next: "Name a folder outside of it.")
  }

  /// What a check of the vault is summed up as; "UX Copy Library" 7, word for word where the
  /// product is the one that it speaks of.
  package enum VaultHealth {
    package static let healthy = "Vault check complete. Everything looks good."
    package static let repaired = "Vault repaired after an interrupted save. No data loss detected."

    /// After an interrupted save of which something could not be had back.
    package static func attention(under policy: Policy) -> String {
      "We found issues with recent changes. \(product(under: policy)) preserved your original "
        + "vault and created a recovery file."
    }
  }

  private static func product(under policy: Policy) -> String {
    policy == .emma ? "Emma" : "Echolog"
  }

  /// What a recovery before a command did, for the side of its answer, and what this device is
  /// called from now on where it began another log. After an interrupted save in the words of "UX
  /// Copy Library" 4, where the product is the one that it is about.
  package static func recovered(
    _ report: RecoveryReport, under policy: Policy, as device: String?
  ) -> [String] {
    guard report.isDamage || report.missingCount > 0 else {
      guard let partial = report.quarantine else {
        return [
          "Recovered your vault: \(product(under: policy)) found an unfinished save and restored "
            + "your vault safely. You can review recent changes."
        ]
      }
      return [
        "Recovery needed: We found incomplete changes. \(product(under: policy)) preserved your "
          + "original vault and moved the partial save to a recovery file.",
        "It lies at \(shown(partial)).",
      ]
    }
    var notes: [String] = []
    if let quarantined = report.quarantine {
      notes.append("Part of the journal was not as it was written; all that can be read is kept.")
      notes.append("The damaged file was set aside, as it was, at \(shown(quarantined)).")
    }
    if !report.lost.isEmpty { notes.append(missing(report.lost.count)) }
    if report.missingCount > 0 { notes.append(setBack(lacking: report.missingCount)) }
    notes.append("echolog check tells what is amiss now, echolog repair what can be had back.")
    if let device { notes.append("This device goes on as \(VisibleText.line(device)).") }
    return notes
  }

  /// How far reading is: `checked 412 of 1,024 MB, 1,310 MB/s`.
  static func reading(_ done: Int, of total: Int, nanoseconds: UInt64) -> String {
    "read \(grouped(done / 1_000_000)) of \(grouped(total / 1_000_000)) MB, "
      + "\(grouped(UInt64(done) * 1000 / max(nanoseconds, 1))) MB/s"
  }

  /// What a check of the journal found: one line a finding, with the code of its cause; and what
  /// others can get at, which is no damage.
  package static func health(_ health: JournalHealth, openToOthers: [Path] = []) -> Page {
    var page = Page([
      "schema": "check/1", "isSound": health.isSound, "events": health.eventCount,
      "segments": health.segmentCount, "findings": health.findings.map(json),
      "partings": health.partings.map(json), "openToOthers": openToOthers.map(\.text),
      "unerased": health.unerasedCount,
    ])
    page.exit = health.isSound ? .success : .negative
    page.rows =
      [
        ["sound", String(health.isSound)], ["events", String(health.eventCount)],
        ["segments", String(health.segmentCount)], ["findings", String(health.findings.count)],
      ]
      + openToOthers.map { ["openToOthers", $0.text] }
      + health.findings.map {
        [$0.cause.rawValue, $0.path?.text ?? "", bytes($0), numbers($0, health.deviceNames)]
      }
    let events = count(health.eventCount, "event")
    let files = count(health.segmentCount, "sealed file")
    page.line(
      health.isSound ? Span(VaultHealth.healthy, .good) : Span("Something is amiss.", .bad),
      Span("  \(events), \(files)", .faint))
    page.blocks += health.findings.map { .line("  " + said($0, health.deviceNames)) }
    if health.findings.contains(where: { $0.cause == .awaited }) {
      page.notes.append("A sync brings what is not here yet, once another device has shared it.")
    }
    if health.findings.contains(where: \.isLostAttachment) {
      page.notes.append(
        "echolog sync brings back an attachment that is lost here, where the shared folder or "
          + "another device has it whole.")
    }
    if !health.isSound {
      page.blocks += readable(health).map { .line($0) }
      page.notes += advice(on: health)
    }
    if health.unerasedCount > 0 { page.notes.append(unerased(health.unerasedCount)) }
    return page
  }

  private static func advice(on health: JournalHealth) -> [String] {
    let mendable = health.findings.filter(\.isMendable)
    if !mendable.isEmpty, mendable.allSatisfy({ $0.path?.lastComponent == "head" }) {
      return ["The next entries write it anew."]
    }
    if !mendable.isEmpty, mendable.allSatisfy(\.isOfKeys) {
      return ["echolog repair --keys puts that in order."]
    }
    if let file = health.findings.first(where: \.shutsVault) {
      let first = file.cause == .newerFormat ? "Please use a newer echolog. " : ""
      return [first + "Until that file opens, nothing is kept, synced or repaired here."]
    }
    var advice: [String] = []
    if !mendable.isEmpty {
      advice = ["echolog repair writes a sound copy beside the vault and leaves this one as it is."]
    }
    if mendable.contains(where: \.isOfAttachment) {
      advice.append(
        "With --from FOLDER it takes whole attachments from a folder you sync with or another copy."
      )
    }
    if health.findings.contains(where: { $0.cause == .unread }) {
      advice += [
        "echolog repair --from FOLDER adds what a synced folder or another copy holds of it.",
        "What could not be read may come back with its disk, its link or the right to read it.",
      ]
    } else if !health.unreadNumbers.isEmpty || health.hasUnreadFiles {
      advice.append(
        "echolog sync fetches what another device still has; echolog repair --from FOLDER takes "
          + "what can be read of damaged files there, too. What is nowhere stays told here.")
    }
    if !health.partings.isEmpty {
      advice.append(
        "This comes of a device that was set back to an earlier state, or copied as a whole, and "
          + "wrote on. echolog devices --acknowledge says that you know it, and it is told no more."
      )
    }
    return advice
  }

  private static func readable(_ health: JournalHealth) -> [String] {
    var told: [String] = []
    let unread = health.unreadNumbers
    if !unread.isEmpty {
      let labels = labels(unread, health.deviceNames).joined(separator: " ")
      told.append("\(count(unread.numberCount, "event")) can not be read here: \(labels).")
    } else if health.hasUnreadFiles {
      told.append(
        "Every event that is known of can be read; what is in files that can not be opened is not "
          + "known.")
    }
    told += health.partings.map(said)
    return unread.isEmpty && !health.hasUnreadFiles
      ? ["Every event can still be read."] + told : told
  }

  /// `From 11 on, laptop.3fa2 (5 events) and laptop.91c0 (2 events) are two histories …`
  private static func said(_ parting: Parting) -> String {
    let names = parting.branches.map {
      "\(VisibleText.line($0.label)) (\(count($0.eventCount, "event")))"
    }
    return "From \(parting.last.number + 1) on, \(names.joined(separator: " and ")) are "
      + "\(names.count == 2 ? "two" : String(names.count)) histories of one device; all of each is "
      + "shown."
  }

  private static func json(_ parting: Parting) -> JSON {
    [
      "log": parting.last.log.description, "number": parting.last.number,
      "branches": parting.branches.map {
        ["log": $0.log.description, "device": $0.label, "events": $0.eventCount] as JSON
      },
    ]
  }

  static func json(_ finding: Finding) -> JSON {
    [
      "code": finding.cause.rawValue, "file": finding.path?.text,
      "bytes": finding.bytes.map { shown($0) }, "log": finding.log,
      "numbers": finding.numbers.ranges.map { shown($0) },
    ]
  }

  /// `damaged: /vault/journal/live, bytes 8300-8391, events laptop:12-14`.
  static func said(_ finding: Finding, _ devices: [LogID: String]) -> String {
    let file = finding.path.map { [shown($0)] } ?? []
    let range = finding.bytes.isEmpty ? [] : ["bytes " + bytes(finding)]
    let events = finding.numbers.isEmpty ? [] : ["events " + numbers(finding, devices)]
    let what: String =
      switch finding.cause {
      case .tornTail: "an unfinished write, which the next entry clears away"
      case .damaged: "damaged"
      case .incomplete: "cut short"
      case .unread: "could not be read"
      case .wrongKey: "locked with another key"
      case .unknownEpoch: "its key has not arrived"
      case .newerFormat: "needs a newer echolog"
      case .foreign: "no file of this program"
      case .stray: "no key of this vault"
      case .missing: "missing"
      case .lost: "kept once and not readable here"
      case .fork: "histories of one log part here"
      case .duplicate: "here twice"
      case .misnamed: "in another file's place"
      case .awaited: "not here yet"
      case .snapshot: "damaged; it only saves work, and is made anew when it is worth while"
      }
    let code = finding.cause.rawValue
    let words = code == what ? [what] : [code, what]
    return (words + [(file + range + events).joined(separator: ", ")]).joined(separator: ": ")
  }

  static func mended(_ report: KeysReport) -> Page {
    var page = Page([
      "schema": "keys/1", "isDryRun": report.isForeseen, "mended": report.mended.map(\.text),
      "removed": report.removed.map(\.text),
    ])
    page.rows =
      report.mended.map { ["mended", $0.text] } + report.removed.map { ["removed", $0.text] }
    let (anew, away) =
      report.isForeseen
      ? ("would be written anew", "would be taken away") : ("written anew", "taken away")
    let lines =
      report.mended.map { "\(shown($0)): \(anew)" }
      + report.removed.map { "\(shown($0)), no key of this vault: \(away)" }
    page.blocks = (lines.isEmpty ? ["Nothing is amiss with the keys."] : lines).map { .line($0) }
    return page
  }

  private static func bytes(_ finding: Finding) -> String {
    finding.bytes.map(shown).joined(separator: " ")
  }

  private static func numbers(_ finding: Finding, _ devices: [LogID: String]) -> String {
    guard let log = finding.log else { return "" }
    return finding.numbers.ranges.map { label($0, of: log, devices) }.joined(separator: " ")
  }

  /// `laptop:12-14`, by the log's id where no device is known for it.
  package static func label(
    _ numbers: ClosedRange<UInt64>, of log: LogID, _ devices: [LogID: String]
  ) -> String {
    (devices[log].map(VisibleText.line) ?? "\(log)") + ":" + shown(numbers)
  }

  private static func shown(_ bytes: Range<Int>) -> String {
    "\(bytes.lowerBound)-\(bytes.upperBound - 1)"
  }

  static func shown(_ numbers: ClosedRange<UInt64>) -> String {
    "\(numbers.lowerBound)-\(numbers.upperBound)"
  }
}

extension Finding {
  /// Whether it is about the active segment or a commit pointer that this key does not open.
  fileprivate var shutsVault: Bool {
    isOfLiveFileOrHead && [.wrongKey, .unknownEpoch, .newerFormat].contains(cause)
  }

  /// Whether it is about a key file or the marker that can be read, or about no key of the vault.
  fileprivate var isOfKeys: Bool {
    let isMarker = path?.lastComponent == "echolog-vault"
    return cause == .stray
      || (isMarker || path?.lastComponent.hasSuffix(".key") == true) && !bytes.isEmpty
  }

  var isOfLiveFileOrHead: Bool { path?.lastComponent == "live" || path?.lastComponent == "head" }
}

extension RepairReport {
  /// Whether nothing is amiss but what an interrupted save leaves, and what it took along. No save
  /// leaves a part of a segment, which is only ever put there whole.
  fileprivate var isInterruption: Bool {
    findings.allSatisfy { ($0.isInterruption && $0.isOfLiveFileOrHead) || $0.cause == .lost }
  }
}
