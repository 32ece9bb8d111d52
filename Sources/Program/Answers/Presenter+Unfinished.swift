import Echolog
import Platform

extension Presenter {
  /// Lines that were begun and not carried out, the latest first.
  ///
  /// - Parameter areGone: they were let go just now.
  func unfinished(_ lines: [UnfinishedLine], areGone: Bool) -> Page {
    let lines = lines.map { (text: $0.text, keptAt: $0.keptAt, iso: here($0.keptAt)) }
    var page = Page([
      "schema": "unfinished/1", "areGone": areGone,
      "lines": lines.map {
        ["keptAt": $0.iso, "text": $0.text] as JSON
      },
    ])
    page.rows = lines.map { [$0.iso, $0.text] }
    if areGone {
      page.blocks = [.line([Span("\(Messages.count(lines.count, "unfinished line")) let go.")])]
      return page
    }
    page.blocks = [
      .table(
        TextTable(
          [.init("Kept"), .init("Typed so far", isFlexible: true)],
          lines.map {
            [Span(here(dayAndTime: $0.keptAt), .faint), Span(VisibleText.line($0.text))]
          }))
    ]
    page.notes = ["echolog repl offers them again; echolog drafts discard lets them go."]
    if lines.isEmpty {
      page.blocks = [.line(["No unfinished lines."])]
      page.notes = []
    }
    return page
  }

  /// `today 21:30`, by the clock where the person is now.
  private func here(dayAndTime instant: Instant) -> String {
    let time = WallTime(at: instant, offset: view.zone.offset(at: instant))
    return "\(day(time.day)) \(Messages.time(minuteOfDay: time.minuteOfDay))"
  }
}
