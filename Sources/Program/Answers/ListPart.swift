import Echolog

/// Which part of a long list is asked for.
package struct ListPart: Equatable, Sendable {
  /// How many rows a page has; nil for all of them on one.
  package let limit: Int?
  /// From 1.
  package let page: Int

  /// How many rows are shown to a person who asks for no number.
  static let usualLimit = 20

  /// - Parameters:
  ///   - limit: nil where none was given.
  ///   - page: nil as well; pages have the usual length unless one is given.
  package init(limit: Int? = nil, page: Int? = nil) {
    self.limit = limit ?? page.map { _ in Self.usualLimit }
    self.page = page ?? 1
  }

  func fittingScreen(_ usual: Int = Self.usualLimit) -> ListPart {
    limit == nil ? ListPart(limit: usual) : self
  }

  /// The rows of the page; none behind the last one, however far.
  package func rows<Row>(of all: [Row]) -> [Row] {
    guard let limit else { return all }
    let (start, isFar) = (page - 1).multipliedReportingOverflow(by: limit)
    return isFar ? [] : Array(all.dropFirst(start).prefix(limit))
  }

  /// How many are on the pages behind one that shows so many.
  func countBehind(_ shown: Int, of total: Int) -> Int {
    shown == 0 ? 0 : total - (page - 1) * (limit ?? total) - shown
  }

  func members(total: Int) -> JSON { ["total": total, "page": page, "limit": limit] }
}

extension Messages {
  static func onNextPage(_ rest: String, of part: ListPart) -> String {
    "\(rest): the same with --page \(part.page + 1)"
  }

  static func onEarlierPages(_ all: String) -> String { "\(all) on earlier pages." }
}
