import Echolog

/// The sentences of a document that leaves.
extension Messages {
  static let documentTitle = "Diary"

  /// What became of a note to the future self, for who reads it elsewhere.
  ///
  /// - Parameter shown: when it comes, by the clocks there.
  static func fate(of echo: Echo, shown: Delivery) -> String {
    switch echo.state {
    case .scheduled: "sealed until " + delivery(shown)
    case .due, .delivered: "arrived on " + longDate(shown.day) + " and still sealed"
    case .revealed, .reflected, .dismissed: "returned on " + longDate(shown.day)
    case .cancelled: "taken back before it returned"
    }
  }
}
