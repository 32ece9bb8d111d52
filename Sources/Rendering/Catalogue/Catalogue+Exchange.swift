import Bytes
package import Echolog
import Files
import Journal
package import ReadModels
package import Sync

extension Catalogue {
  /// What a sync brought.
  package static func synced(_ report: SyncReport, newEvents: UInt64) -> Page {
    var page = Page(
      schema: "sync/1",
      members: [
        ("newEvents", .number(newEvents)),
        ("received", .number(report.received.count)),
        ("shipped", .number(report.shipped.count)),
        ("setAside", .array(report.setAside.map { .string($0.name) })),
        ("forks", .number(report.forks.count)),
      ])
    page.rows = [
      ["newEvents", String(newEvents)], ["received", String(report.received.count)],
      ["shipped", String(report.shipped.count)], ["setAside", String(report.setAside.count)],
      ["forks", String(report.forks.count)],
    ]
    page.blocks = [
      .line([
        Span(count(newEvents, "new event"), .good),
        Span(
          "; \(count(report.received.count, "file")) received, "
            + "\(grouped(report.shipped.count)) shipped."
        ),
      ])
    ]
    page.notes = report.setAside.map {
      "\(VisibleText.line($0.name)) waits: \(waiting($0.fault))"
    }
    if !report.forks.isEmpty {
      page.notes.append("Two devices wrote as one; both of what they wrote is kept.")
    }
    return page
  }

  private static func waiting(_ fault: FileFault) -> String {
    switch fault {
    case .foreign: "it is no file of this program"
    case .newerFormat: "it needs a newer echolog"
    case .unknownEpoch: "its key has not arrived"
    case .wrongKey: "it is locked with another key"
    case .incomplete: "it has not arrived whole"
    case .damaged: "it is damaged"
    }
  }

  /// What a check of the journal found.
  ///
  /// - Parameter history: names the devices.
  package static func health(_ health: JournalHealth, in history: History) -> Page {
    let gaps = health.gaps.map { gap in
      let first = EventName(log: gap.log, number: gap.numbers.lowerBound)
      return history.label(of: first) + "-\(gap.numbers.upperBound)"
    }
    var page = Page(
      schema: "check/1",
      members: [
        ("isSound", .bool(health.isSound)), ("events", .number(health.eventCount)),
        ("segments", .number(health.segmentCount)),
        ("damaged", .array(health.damage.map { .string($0.path.text) })),
        ("missing", .array(gaps.map { .string($0) })),
      ])
    page.exit = health.isSound ? .success : .negative
    page.rows =
      [["sound", String(health.isSound)], ["events", String(health.eventCount)]]
      + health.damage.map { ["damaged", $0.path.text] } + gaps.map { ["missing", $0] }
    let events = count(health.eventCount, "event")
    let files = count(health.segmentCount, "sealed file")
    page.blocks = [
      .line([
        health.isSound ? Span("The journal is sound.", .good) : Span("Something is amiss.", .bad),
        Span("  \(events), \(files)", .faint),
      ])
    ]
    page.blocks += health.damage.map { .line([Span("  damaged: " + shown($0.path))]) }
    page.blocks += gaps.map { .line([Span("  missing: " + $0)]) }
    if !health.isSound { page.notes = ["echolog sync fetches what another device still has."] }
    return page
  }
}
