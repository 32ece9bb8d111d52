package import Echolog
package import Journal
import Platform

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
      "lost": report.losses.map { json($0, report) }, "notCopied": report.notCopied.map(\.text),
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
    var ranges = labels(kept, report).map { ("kept", $0) }
    ranges += labels(report.returned, report).map { ("returned", $0) }
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
      page.blocks += report.findings.map {
        .line("  " + said($0, report.deviceNames), .faint)
      }
    }
    page.notes = steps
    return page
  }

  private static func summary(
    of report: RepairReport, _ vault: Path, _ other: Path?
  ) -> (word: String, sentence: String, isGood: Bool, copy: Path?) {
    let isWhole =
      report.losses.isEmpty && report.notCopied.isEmpty && !report.findings.hideEvents
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

  /// For example: Repaired after damage to /vault/journal/live; everything is there again, 1 event
  /// from /media/usb/echolog.
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

  private static func json(_ loss: RepairReport.Loss, _ report: RepairReport) -> JSON {
    members(loss.numbers, of: loss.log, report).with(["reason": word(of: loss)])
  }

  private static func json(_ events: [LogID: NumberRanges], _ report: RepairReport) -> [JSON] {
    spans(events).map { members($0.numbers, of: $0.log, report) }
  }

  private static func members(
    _ numbers: ClosedRange<UInt64>, of log: LogID, _ report: RepairReport
  ) -> JSON {
    ["log": log, "device": report.deviceNames[log], "numbers": shown(numbers)]
  }

  private static func labels(_ events: [LogID: NumberRanges], _ report: RepairReport) -> [String] {
    spans(events).map { label($0.numbers, of: $0.log, report.deviceNames) }
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
}

extension RepairReport {
  /// Whether nothing is amiss but what an interrupted save leaves, and what it took along. No save
  /// leaves a part of a segment, which is only ever put there whole.
  fileprivate var isInterruption: Bool {
    findings.allSatisfy { ($0.isInterruption && $0.isOfLiveFileOrHead) || $0.cause == .lost }
  }
}

extension Messages {
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

  /// The message after a recovery from an interrupted save that nobody asked for; "UX Copy Library"
  /// 4, word for word where the product is the one that it is about.
  package struct RecoveryNotice: Sendable {
    package let title: String
    package let body: String
    /// What an app offers below it.
    package let actions: [String]

    /// An unfinished save is complete, and nothing was left over.
    package static func recovered(under policy: Policy) -> RecoveryNotice {
      RecoveryNotice(
        title: "Recovered your vault",
        body: "\(product(under: policy)) found an unfinished save and restored your vault safely. "
          + "You can review recent changes.",
        actions: ["Continue"])
    }

    /// Something was left over and quarantined.
    package static func needed(under policy: Policy) -> RecoveryNotice {
      RecoveryNotice(
        title: "Recovery needed",
        body: "We found incomplete changes. \(product(under: policy)) preserved your original "
          + "vault and moved the partial save to a recovery file.",
        actions: ["View Details", "Dismiss"])
    }
  }

  private static func product(under policy: Policy) -> String {
    policy == .emma ? "Emma" : "Echolog"
  }

  /// What a recovery before a command did, for the side of its answer.
  ///
  /// - Parameter device: what this device is called from now on, where it began another log.
  package static func recovered(
    _ report: RecoveryReport, under policy: Policy, as device: String?
  ) -> [String] {
    guard report.isDamage || report.missingCount > 0 else {
      let notice: RecoveryNotice =
        report.quarantine == nil ? .recovered(under: policy) : .needed(under: policy)
      return [notice.title + ": " + notice.body]
        + (report.quarantine.map { ["It lies at \(shown($0))."] } ?? [])
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
}

extension Presenter {
  /// What a recovery did, in the words of the policy in force.
  package func recovered(_ report: RecoveryReport) -> [String] {
    let device = report.newLog.flatMap { log in history.devices.first { $0.log == log }?.label }
    return Messages.recovered(report, under: history.settings.policy, as: device)
  }
}
