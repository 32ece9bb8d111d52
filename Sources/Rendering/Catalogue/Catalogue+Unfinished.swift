import CivilTime
package import Echolog
import ReadModels

extension Telling {
  /// Lines that were begun and not carried out, the latest first.
  ///
  /// - Parameter areGone: they were let go just now.
  package func unfinished(_ lines: [UnfinishedLine], areGone: Bool) -> Page {
    let lines = lines.map { (text: $0.text, keptAt: $0.keptAt, iso: here($0.keptAt)) }
    var page = Page(
      schema: "unfinished/1",
      members: [
        ("areGone", .bool(areGone)),
        (
          "lines",
          .array(
            lines.map {
              .object([("keptAt", .string($0.iso)), ("text", .string($0.text))])
            })
        ),
      ])
    page.rows = lines.map { [$0.iso, $0.text] }
    if areGone {
      page.blocks = [.line([Span("\(Catalogue.count(lines.count, "unfinished line")) let go.")])]
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
    return "\(day(time.day)) \(Catalogue.time(minuteOfDay: time.minuteOfDay))"
  }
}

extension Catalogue {
  /// Says at the start of a prompt that a line was begun.
  package static func begun(_ text: String) -> String {
    "You have an unfinished line: " + quoted(text)
  }

  package static let continueOrDiscard =
    "Continue it (c), discard it (d) or keep it for later (l)? "

  /// Said of an answer that is none of those, because it may have been a line.
  package static let begunNeedsAnswer =
    "This is an answer to none of the three; arrow up brings it back at the prompt."

  package static let begunIsGone = "Discarded."

  package static let begunIsKept = "It stays for later; echolog drafts shows it."

  /// Said when the words of a line that failed would be lost.
  package static let wordsAreKept = "Your words are kept: echolog drafts shows them."
}
