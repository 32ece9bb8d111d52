package import Echolog
package import Platform

extension Telling {
  /// An instant by the clock where the person is now.
  func here(_ instant: Instant) -> String {
    iso(instant, view.zone.offset(at: instant))
  }

  /// Day and time that the clock shows here when a delivery comes: its own, or later ones where
  /// set clocks skip those.
  func shownHere(_ delivery: Delivery) -> Delivery { delivery.shown(in: view.zone) }

  /// The same where it is not the delivery's own.
  func shownAs(_ delivery: Delivery) -> JSON.Member {
    let shown = shownHere(delivery)
    return ("shownAs", .optional(shown == delivery ? nil : Catalogue.iso(shown)))
  }

  /// The same after the person said that they know where histories part.
  ///
  /// - Parameter acknowledged: what was told of that until now.
  package func devices(own: LogID?, acknowledged: [Parting]) -> Page {
    var page = devices(own: own)
    let labels = acknowledged.flatMap(\.branches).map { VisibleText.line($0.label) }
    page.notes.append(
      labels.isEmpty
        ? "There was nothing to acknowledge."
        : "Noted: you know of \(labels.joined(separator: " and ")). A check tells it no more.")
    return page
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
              ("isBranch", .bool($0.isBranch)),
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
          [
            .init("Device"), .init("Events", isRight: true), .init("Last wrote"),
            .init("", isProse: true),
          ],
          devices.map {
            [
              Span(VisibleText.line($0.label)), Span(Catalogue.grouped($0.eventCount)),
              Span(here($0.lastRecordedAt)), Span(standing($0, own: own), .faint),
            ]
          }))
    ]
    return page
  }

  /// `this one, goes on from laptop:52`.
  private func standing(_ device: Device, own: LogID?) -> String {
    let facts = [
      device.log == own ? "this one" : nil,
      device.continues.map { "goes on from " + VisibleText.line(label($0)) },
      device.isBranch ? "as one of several" : nil,
    ]
    return facts.compactMap(\.self).joined(separator: ", ")
  }
}
