/// Which part of a long list is asked for.
package struct ListPart: Equatable, Sendable {
  /// How many rows a page has.
  package let limit: Int
  /// From 1.
  package let page: Int

  package init(limit: Int = 20, page: Int = 1) {
    self.limit = limit
    self.page = page
  }

  /// The rows of the page; none behind the last one, however far.
  package func rows<Row>(of all: [Row]) -> [Row] {
    let (start, isFar) = (page - 1).multipliedReportingOverflow(by: limit)
    return isFar ? [] : Array(all.dropFirst(start).prefix(limit))
  }

  /// How many stand on the pages behind one that shows so many.
  func countBehind(_ shown: Int, of total: Int) -> Int {
    shown == 0 ? 0 : total - (page - 1) * limit - shown
  }

  /// For JSON.
  func members(total: Int) -> [JSON.Member] {
    [("total", .number(total)), ("page", .number(page)), ("limit", .number(limit))]
  }
}

extension Catalogue {
  /// - Parameter rest: what is left, as `3 more logs`.
  static func onNextPage(_ rest: String, of part: ListPart) -> String {
    "\(rest): the same with --page \(part.page + 1)"
  }

  /// For a page behind the last one.
  static func onEarlierPages(_ all: String) -> String { "\(all) on earlier pages." }
}
