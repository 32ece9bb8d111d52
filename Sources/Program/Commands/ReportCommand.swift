import Echolog
import Interop

struct ReportCommand: ProgramCommand {
  static let declaration = Declaration(
    "report", [Operand(.file)],
    [
      Flag("--from", .whenOrMonth, "the first day; unless said, the first with more than memories"),
      Flag("--to", .whenOrMonth, "the last day, included; unless said, today"),
      Flag("--without-texts", "leave your own words out"),
    ],
    "write a page to look at in a browser: days, goals, streaks, moods and Echoes, in pictures",
    [
      "report year.html", "report 2025.html --from 2025-01-01 --to 2025-12-31",
      "report shown.html --without-texts",
    ], [.speaksOfDays, .asks], remarks: .lines(of: PackageResources.help_report_txt))

  let file: String
  let span: DaySpan
  let hasTexts: Bool

  init(_ line: Arguments) throws {
    file = line.needed(0)
    span = try line.days()
    hasTexts = !line.has("--without-texts")
  }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    if file != "-", !["html", "htm"].contains(ExportForm.ending(ofFile: file)) {
      throw Messages.reportNotNamed(file)
    }
    try await session.opened().require(.exporting)
    guard file != "-" else {
      let (html, _) = try await page(in: session)
      try console.write(console.isSeen ? VisibleText.paragraph(html) : html)
      return .success
    }
    let (days, path) = try await session.make(file, console, { _, _, _ in "" }) { file, _ in
      let (html, days) = try await page(in: session)
      try await file.write(Array(html.utf8))
      return days
    }
    return try console.show(Messages.reported(days, to: path, hasTexts: hasTexts))
  }

  private func page(
    in session: Session
  ) async throws -> (html: String, days: ClosedRange<CivilDay>) {
    let presenter = try await session.makePresenter()
    // A memory of long ago would begin the picture with empty years.
    let held = try await session.answer(
      to: "SELECT coalesce(min(day) FILTER (WHERE moments + echoesSent + logs > 0), min(day)) "
        + "FROM days"
    ).rows.first?.first
    let last = span.last ?? presenter.view.today
    let first =
      span.first ?? held.flatMap { CivilDay(isoText: $0.text) }.map { min($0, last) } ?? last
    let days = first...max(first, last)
    let logged = try await session.answer(
      to: "SELECT activity, min(day), max(day) FROM logs "
        + "WHERE day BETWEEN '\(days.lowerBound)' AND '\(days.upperBound)' GROUP BY activity")
    let activities = presenter.history.allActivities.compactMap { activity in
      logged.rows.first { $0[0].text == activity.label }.flatMap { row in
        CivilDay(isoText: row[1].text).flatMap { first in
          CivilDay(isoText: row[2].text).map { (activity, days: first...$0) }
        }
      }
    }
    let (today, weekStart) = (presenter.view.today, presenter.history.settings.weekStart)
    var page = ReportPage(
      of: days, today: today, weekStart: weekStart,
      caption: presenter.caption(for: await session.time))
    for part in ReportPart.all(
      of: days, activities: activities, today: today, weekStart: weekStart, hasTexts: hasTexts)
    {
      page.add(part, try await session.answer(to: part.query))
    }
    page.end()
    guard !page.isEmpty else { throw Messages.nothingToReport(days) }
    return (page.html, days)
  }
}

extension Presenter {
  fileprivate func caption(for time: QueryTime) -> String? {
    let said = { (instant: Instant) in Messages.shown(instant, view.zone.offset(at: instant)) }
    let parts = [
      time.asOf.map { "as of " + said($0) },
      time.known.map { "by what was recorded until " + said($0) },
      time.whatIf.map { _ in "as it would be with what is supposed" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : Messages.capitalised(parts.joined(separator: ", ")) + "."
  }
}
