import Interop

/// The description of a file before it is known what its columns mean.
extension Messages {
  /// - Parameter line: the guess as a line; nil without one.
  static func previewed(_ preview: FilePreview, of file: String, line: String?) -> Page {
    var page = Page([
      "schema": "importPreview/1", "rows": preview.rows, "unreadable": preview.refusals.count,
      "columns": preview.columns.map { column in
        [
          "name": column.name, "kind": column.kind.rawValue, "sample": column.sample,
        ] as JSON
      },
      "line": line,
    ])
    let size = count(preview.rows, "row") + " of " + count(preview.columns.count, "column")
    page.blocks = [
      .line([Span("\(VisibleText.line(file)): \(size). Nothing was kept.")])
    ]
    page.blocks += reasons(preview.refusals).map { .line([Span("  \(grouped($1)) \($0)")]) }
    page.blocks.append(
      .table(
        TextTable(
          [.init("Column"), .init("Holds"), .init("For example", isFlexible: true)],
          preview.columns.map { column in
            [
              Span(VisibleText.line(column.name)), Span(word(column.kind)),
              Span(VisibleText.line(String(column.sample.prefix(60)))),
            ]
          })))
    page.rows = preview.columns.map { ["column", $0.name, $0.kind.rawValue, $0.sample] }
    page.notes = [
      line.flatMap { advice("This line may take it in", $0, program: "") }
        ?? "No column of days with one of words or amounts was found. echolog help import has "
        + "the ways to say what is what."
    ]
    if line != nil { page.notes.append("With --dry-run it says first what would come.") }
    if let order = preview.guess?.dateOrder {
      let other = order == .dayFirst ? DateOrder.monthFirst : .dayFirst
      page.notes.append(
        "Whether the day or the month comes first is a guess; --date-order \(other.rawValue) says "
          + "the other.")
    }
    if preview.guess?.filter != nil {
      page.notes.append("For logs and memories, echolog help export has the lines.")
    }
    return page
  }

  private static func word(_ kind: FilePreview.Kind) -> String {
    switch kind {
    case .empty: "nothing"
    case .day: "days"
    case .instant: "days with times"
    case .clock: "times of day"
    case .number: "numbers"
    case .duration: "durations"
    case .volume: "amounts of water"
    case .text: "words"
    case .nested: "several values"
    }
  }
}
