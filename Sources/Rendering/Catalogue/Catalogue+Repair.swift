import Bytes
package import Echolog
package import Files
import Journal

extension Catalogue {
  /// What a repair did, and how to go on with what it wrote.
  ///
  /// - Parameter vault: the damaged original.
  package static func repaired(_ report: RepairReport, of vault: Path) -> Page {
    let summary = summary(of: report)
    let steps = steps(after: report, of: vault)
    var members: [JSON.Member] = [
      ("outcome", .string(summary.word)), ("message", .string(summary.sentence)),
      ("vault", .string(vault.text)), ("events", .number(report.eventCount)),
      ("healed", .number(report.healed)), ("lost", .array(report.losses.map { json($0, report) })),
      ("findings", .array(report.findings.map(json))),
      ("next", .array(steps.map { .string($0) })),
    ]
    if case .copied(let copy) = report.outcome { members.append(("copy", .string(copy.text))) }
    var page = Page(schema: "repair/1", members: members)
    page.exit = summary.isGood ? .success : .negative
    page.rows = [["outcome", summary.word], ["healed", String(report.healed)]]
    page.blocks = [.line([Span(summary.sentence, summary.isGood ? .good : .bad)])]
    if case .copied(let copy) = report.outcome {
      page.rows.append(["copy", copy.text])
      let events = count(report.eventCount, "event")
      page.blocks.append(.line([Span("  The recovered copy: \(shown(copy)), \(events)")]))
    }
    if report.healed > 0 {
      let events = count(report.healed, "event")
      page.blocks.append(.line([Span("  \(events) came back from the other folder.")]))
    }
    for loss in report.losses {
      let (word, range) = (word(of: loss), label(loss.numbers, of: loss.log, report.deviceNames))
      page.rows.append([word, range])
      page.blocks.append(.line([Span("  \(word): events \(range)")]))
    }
    if !report.findings.isEmpty {
      page.blocks.append(.line([Span("Found in the original, which is as it was:", .faint)]))
      page.blocks += report.findings.map {
        .line([Span("  " + said($0, report.deviceNames), .faint)])
      }
    }
    page.notes = steps
    return page
  }

  private static func summary(
    of report: RepairReport
  ) -> (word: String, sentence: String, isGood: Bool) {
    switch report.outcome {
    case .nothingDamaged:
      ("nothingDamaged", VaultHealth.healthy + " Nothing was to be repaired.", true)
    case .nothingGained:
      ("nothingGained", "A copy would hold no more than this vault, so none was made.", false)
    case .copied where report.losses.isEmpty: ("repaired", VaultHealth.repaired, true)
    case .copied: ("attention", VaultHealth.attention, false)
    }
  }

  /// What the person does next.
  private static func steps(after report: RepairReport, of vault: Path) -> [String] {
    let fromElsewhere =
      "echolog repair --from FOLDER takes them from a folder you sync with or another copy."
    switch report.outcome {
    case .nothingDamaged: return []
    case .nothingGained:
      return report.losses.isEmpty ? [] : ["Events are missing; " + fromElsewhere]
    case .copied(let copy):
      let (here, there) = (typed(vault.text), typed(copy.text))
      var steps = [
        "Look at it: echolog --vault \(there) journey",
        "To go on with it: mv \(here) \(typed(vault.text + "-damaged")) && mv \(there) \(here)",
        "Keep the damaged vault until you have found all you need.",
      ]
      if !report.losses.isEmpty { steps.append("For what is lost: " + fromElsewhere) }
      return steps
    }
  }

  /// A path as it is typed in a shell.
  private static func typed(_ path: String) -> String {
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
    var members: [JSON.Member] = [("log", .string("\(loss.log)"))]
    if let device = report.deviceNames[loss.log] { members.append(("device", .string(device))) }
    members += [("numbers", .string(shown(loss.numbers))), ("reason", .string(word(of: loss)))]
    return .object(members)
  }

  /// The recovered copy was to be written into the vault that is damaged.
  package static func targetInsideVault(_ target: Path) -> Trouble {
    Trouble(
      "targetInsideVault", .cannotCreate,
      "\(shown(target)) is inside the damaged vault, which is left as it is.",
      next: "Name a folder outside of it.")
  }
}
