import Echolog
package import Platform

/// Which logs to list, and how many of them.
package struct LogsRequest: Equatable, Sendable {
  var activity: Activity?
  /// A goal by its id or its activity.
  var goal: String?
  package var first: CivilDay?
  /// Included.
  package var last: CivilDay?
  /// What is in their notes, whatever its case and accents.
  package var text: String?
  var includesRemoved = false
  var part: ListPart

  /// Whether it names what the logs are to be like, beyond that they are there.
  var isNarrowed: Bool {
    activity != nil || goal != nil || first != nil || last != nil || text != nil
  }

  package init(_ part: ListPart = ListPart()) {
    self.part = part
  }
}
