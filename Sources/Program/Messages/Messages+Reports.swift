import Echolog
import Platform

extension Messages {
  /// What was written, and about which days.
  static func reported(_ days: ClosedRange<CivilDay>, to file: String, hasTexts: Bool) -> Page {
    var page = Page([
      "schema": "report/1", "file": file, "from": days.lowerBound, "to": days.upperBound,
      "hasTexts": hasTexts,
    ])
    page.rows = [[file, days.lowerBound.description, days.upperBound.description]]
    page.blocks = [.line("\(Self.days(days)), written to \(VisibleText.line(file)).")]
    page.notes = ["Open it in a browser; it needs nothing else, and tells nobody."]
    if hasTexts { page.notes.append("Your own words are in it; --without-texts leaves them out.") }
    return page
  }

  /// A name that no browser takes for a page.
  static func reportNotNamed(_ file: String) -> ProgramError {
    ProgramError(
      "reportNotNamed", .usage, "A report is a page for a browser, and \(quoted(file)) is none.",
      next: advice("Give it a name that ends in .html", Words.line(["report", file + ".html"])))
  }

  /// Days on which nothing was kept.
  static func nothingToReport(_ days: ClosedRange<CivilDay>) -> ProgramError {
    ProgramError(
      "nothingToReport", .negative, "Nothing was kept \(between(days)), so no report was made.",
      next: advice("These days hold something", Words.line(["journey"])))
  }

  private static func between(_ days: ClosedRange<CivilDay>) -> String {
    days.lowerBound == days.upperBound ? "on " + day(days.lowerBound) : "in " + Self.days(days)
  }

  static let aboutReports = [
    "A report is one file that loads nothing and runs nothing. Under each picture stands the table "
      + "that it is drawn from; echolog sql asks the same and more. --asof and --known hold."
  ]
}
