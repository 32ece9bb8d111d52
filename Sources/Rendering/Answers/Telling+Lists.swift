package import Bytes
import CivilTime
import Domain
import Events
package import ReadModels

extension Telling {
  /// Small wins, in the order given.
  package func moments(_ moments: [Moment], total: Int) -> Page {
    var page = Page(schema: "moments/1")
    let items = moments.map { moment in
      JSON.object(
        [("id", .string(label(moment.id)))] + json(moment.time)
          + [("text", .string(text(moment.text, gone: moment.isForgotten)))])
    }
    page.json = .object([
      ("schema", "moments/1"), ("total", .number(total)), ("moments", .array(items)),
    ])
    page.rows = moments.map {
      [
        label($0.id), $0.time.day.description, clock($0.time),
        text($0.text, gone: $0.isForgotten),
      ]
    }
    page.blocks = [
      .table(
        TextTable(
          [.init("Day"), .init("Time"), .init("Moment", isFlexible: true), .init("ID")],
          moments.map {
            [
              Span(day($0.time.day)), Span(clock($0.time), .faint),
              Span(VisibleText.line(text($0.text, gone: $0.isForgotten))),
              Span(label($0.id), .faint),
            ]
          }))
    ]
    if moments.isEmpty {
      page.blocks = [.line(["No moments yet."])]
      page.notes = ["echolog moment \"Took a short walk\" keeps the first one."]
    } else if total > moments.count {
      page.notes = [
        "\(Catalogue.count(total - moments.count, "more moment")): echolog moments --limit \(total)"
      ]
    }
    return page
  }

  /// Days with something in them, in the order given.
  package func journey(_ days: [JourneyDay]) -> Page {
    var page = Page(schema: "journey/1")
    page.json = .object([("schema", "journey/1"), ("days", .array(days.map(json)))])
    page.rows = days.map { day in
      [day.day.description, String(day.momentCount), String(day.echoesSent)]
        + Activity.registry.map { activity in
          day.totals.first { $0.activity == activity }.map { String($0.amount) } ?? ""
        }
    }
    page.blocks = [
      .table(
        TextTable(
          [
            .init("Day"), .init("Moments", isRight: true), .init("Notes", isRight: true),
            .init("Logged", isFlexible: true),
          ],
          days.map { day in
            [
              Span(self.day(day.day)), Span(number(day.momentCount)),
              Span(number(day.echoesSent)), Span(logged(day)),
            ]
          }))
    ]
    if days.isEmpty { page.blocks = [.line(["The journey begins with the first entry."])] }
    return page
  }

  private func number(_ count: Int) -> String { count == 0 ? "·" : Catalogue.grouped(count) }

  private func logged(_ day: JourneyDay) -> String {
    day.totals.map { Catalogue.amountNamed($0.amount, of: $0.activity) }.joined(separator: ", ")
  }

  private func json(_ day: JourneyDay) -> JSON {
    .object([
      ("day", .string(day.day.description)), ("moments", .number(day.momentCount)),
      ("vibesSent", .number(day.echoesSent)),
      (
        "logged",
        .array(
          day.totals.map {
            .object([
              ("activity", .string($0.activity.label)), ("amount", .integer($0.amount)),
              ("logs", .number($0.logCount)),
            ])
          })
      ),
    ])
  }

  /// An instant by the clock where the person is now.
  func here(_ instant: Instant) -> String {
    iso(instant, view.zone.offset(at: instant))
  }

  /// The devices that wrote this history.
  package func devices(own: LogID?) -> Page {
    let devices = history.devices
    var page = Page(schema: "devices/1")
    page.json = .object([
      ("schema", "devices/1"),
      (
        "devices",
        .array(
          devices.map {
            .object([
              ("label", .string($0.label)), ("log", .string($0.log.description)),
              ("events", .number($0.eventCount)), ("isThis", .bool($0.log == own)),
              ("lastRecordedAt", .string(here($0.lastRecordedAt))),
              ("continues", .optional($0.continues.map(label))),
            ])
          })
      ),
    ])
    page.rows = devices.map {
      [$0.label, $0.log.description, String($0.eventCount), here($0.lastRecordedAt)]
    }
    page.blocks = [
      .table(
        TextTable(
          [.init("Device"), .init("Events", isRight: true), .init("Last wrote"), .init("")],
          devices.map {
            [
              Span(VisibleText.line($0.label)), Span(Catalogue.grouped($0.eventCount)),
              Span(here($0.lastRecordedAt)), Span($0.log == own ? "this one" : "", .faint),
            ]
          }))
    ]
    return page
  }
}
