package import Echolog
import Journal
package import Platform

extension Messages {
  /// How far reading is: `checked 412 of 1,024 MB, 1,310 MB/s`.
  static func reading(_ done: Int, of total: Int, nanoseconds: UInt64) -> String {
    let megabyte = 1_000_000
    let speed = UInt64(done) * 1000 / max(nanoseconds, 1)
    return "read \(grouped(done / megabyte)) of \(grouped(total / megabyte)) MB, "
      + "\(grouped(speed)) MB/s"
  }

  /// What a check of the journal found: one line a finding, with the code of its cause.
  ///
  /// - Parameter openToOthers: what others than the person may get at, which is no damage.
  package static func health(_ health: JournalHealth, openToOthers: [Path] = []) -> Page {
    var page = Page([
      "schema": "check/1", "isSound": health.isSound, "events": health.eventCount,
      "segments": health.segmentCount, "findings": health.findings.map(json),
      "partings": health.partings.map(json), "openToOthers": openToOthers.map(\.text),
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
    page.blocks = [
      .line([
        health.isSound ? Span(VaultHealth.healthy, .good) : Span("Something is amiss.", .bad),
        Span("  \(events), \(files)", .faint),
      ])
    ]
    page.blocks += health.findings.map { .line("  " + said($0, health.deviceNames)) }
    if !health.isSound {
      page.blocks += readable(health).map { .line($0) }
      page.notes = advice(on: health)
    }
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
      let labels = unread.sorted { $0.key < $1.key }.flatMap { log, numbers in
        numbers.ranges.map { label($0, of: log, health.deviceNames) }
      }
      let events = count(unread.numberCount, "event")
      told.append("\(events) can not be read here: \(labels.joined(separator: " ")).")
    } else if health.hasUnreadFiles {
      told.append(
        "Every event that is known of can be read; what is in files that can not be opened is not "
          + "known.")
    }
    told += health.partings.map(said)
    return unread.isEmpty && !health.hasUnreadFiles
      ? ["Every event can still be read."] + told : told
  }

  /// For example: From 11 on, laptop.3fa2 (5 events) and laptop.91c0 (2 events) are two histories
  /// of one device; all of each is shown.
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

  /// For example: damaged: /vault/journal/live, bytes 8300-8391, events laptop:12-14; or
  /// unknownEpoch: its key has not arrived: /vault/journal/0b….
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
    page.blocks = (lines.isEmpty ? ["Nothing is amiss with the keys."] : lines).map {
      .line($0)
    }
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
  /// Whether it is about the active segment or a commit pointer, and another key or a newer program
  /// opens it.
  fileprivate var shutsVault: Bool {
    isOfLiveFileOrHead && [.wrongKey, .unknownEpoch, .newerFormat].contains(cause)
  }

  /// Whether it is about a key file or the marker that can be read, or about no key of the vault.
  fileprivate var isOfKeys: Bool {
    let isMarker = path?.lastComponent == "echolog-vault"
    return cause == .stray
      || (isMarker || path?.lastComponent.hasSuffix(".key") == true) && !bytes.isEmpty
  }

  /// Whether it is about a file in which saves write.
  var isOfLiveFileOrHead: Bool { path?.lastComponent == "live" || path?.lastComponent == "head" }
}
