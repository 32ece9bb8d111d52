import Echolog
import Platform

extension Presenter {
  /// An instant by the clock where the person is now.
  func here(_ instant: Instant) -> String {
    iso(instant, view.zone.offset(at: instant))
  }

  /// Day and time that the clock shows here when a delivery comes: its own, or later ones where
  /// set clocks skip those.
  func shownHere(_ delivery: Delivery) -> Delivery { delivery.shown(in: view.zone) }

  /// The same where it is not the delivery's own.
  func shownAs(_ delivery: Delivery) -> String? {
    let shown = shownHere(delivery)
    return shown == delivery ? nil : Messages.iso(shown)
  }

  /// The devices that wrote this history.
  ///
  /// - Parameter acknowledged: which partings the person has just acknowledged.
  func devices(
    _ devices: [Device], own: LogID?, acknowledged: [Parting]? = nil
  ) -> Page {
    let listing = TableRows(presenter: self, table: .devices, rows: devices) {
      ["isThis": $0.log == own]
    }
    var page = Page(
      schema: "devices/1", listing: listing, as: "devices",
      plain: ["label", "log", "events", "lastRecordedAt"])
    page.blocks = [
      listing.text([
        listing.shown("Device", "label"), listing.shown("Events", "events"),
        listing.shown("Last wrote", "lastRecordedAt"),
        .init(heading: .init("", isProse: true)) { Span(standing($0, own: own), .faint) },
      ])
    ]
    if let labels = acknowledged?.flatMap(\.branches).map({ VisibleText.line($0.label) }) {
      page.notes.append(
        labels.isEmpty
          ? "There was nothing to acknowledge."
          : "Noted: you know of \(labels.joined(separator: " and ")). A check tells it no more.")
    }
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
