import Echolog
import Interop

// What came of an import.
extension Messages {
  static func zoneless(_ count: Int) -> String {
    "\(self.count(count, "time")) in it \(count == 1 ? "names" : "name") no zone, and "
      + "\(count == 1 ? "is" : "are") kept by the clock alone, which any zone reads as its own. "
      + "Where the zone is known, echolog import undo and the same import with --zone give it."
  }

  static func imported(
    _ outcome: ImportOutcome, of file: String, refusals: [RowRefusal], isDryRun: Bool,
    by presenter: Presenter
  ) -> Page {
    let report = outcome.report
    let samples = isDryRun ? report.samples.map { sample($0, by: presenter) } : []
    let batch = outcome.batch.map(presenter.label)
    let standing = report.standing.map(presenter.label)
    let differing = report.differing.map(presenter.label)
    let elsewhere = report.knownElsewhere.map { ($0.place, entry: presenter.label($0.entry)) }
    let otherDays = report.otherDays.map { (batch: presenter.label($0.key), rows: $0.value) }
      .sorted { $0.rows > $1.rows }
    let refused = report.refused.sorted { $0.key < $1.key }
    var page = Page([
      "schema": "import/1", "dryRun": isDryRun, "rows": report.rowsRead,
      "accepted": report.accepted, "known": report.known, "dropped": report.dropped,
      "otherRows": report.rowsElsewhere,
      "refused": JSON.object(refused.map { ($0.key, $0.value.json) }),
      "written": outcome.written, "complete": outcome.isComplete, "resumed": outcome.isResumed,
      "firstDay": report.first?.description, "lastDay": report.last?.description,
      "copies": report.copies.map(members), "columnOfDays": report.columnOfDays,
      "sharedDays": report.sharedDays.count, "columnsLeft": report.columnsLeft,
      "mediaLeft": report.findings.mediaLeft, "batch": batch, "standing": standing,
      "differing": differing,
      "knownElsewhere": elsewhere.map { members(of: $0.0).with(["entry": $0.entry]) },
      "otherDays": otherDays.map { ["batch": $0.batch, "rows": $0.rows] as JSON },
      "samples": samples, "refusals": refusals.map(told),
      "habits": report.habits.map { json($0, by: presenter) },
      "next": batch.map { undoing($0) + "." },
    ])
    page.blocks = blocks(outcome, refusals, samples, isDryRun: isDryRun)
    page.rows =
      [["accepted", "\(report.accepted)"], ["known", "\(report.known)"]]
      + refused.map { [$0.key, "\($0.value)"] } + (batch.map { [["batch", $0]] } ?? [])
      + refusals.map(row)
      + report.habits.map { habit in
        ["habit", habit.name, habit.activity?.label ?? "", "\(habit.logs)", "\(habit.skips)"]
      }
    page.notes =
      notes(on: outcome, of: file, refusals, isDryRun: isDryRun) + notes(on: report)
      + beside(standing)
      + [differ(differing), same(as: elsewhere), counted(otherDays)].compactMap(\.self)
      + left(of: report.habits, by: presenter)
    if let batch { page.notes.append(undoing(batch) + ".") }
    page.exit = outcome.isComplete ? report.refusedRows > 0 ? .badData : .success : .interrupted
    return page
  }

  private static func row(_ refusal: RowRefusal) -> [String] {
    let place = refusal.place
    return [
      "refusal", "\(place.row)", "\(place.line)", refusal.column ?? "", refusal.reason.word,
      cell(refusal.reason) ?? "",
    ]
  }

  private static func members(of place: RowPlace) -> JSON {
    ["row": place.row, "line": place.line]
  }

  private static func blocks(
    _ outcome: ImportOutcome, _ refusals: [RowRefusal], _ samples: [String], isDryRun: Bool
  ) -> [Page.Block] {
    let report = outcome.report
    let verb = isDryRun ? "would be new" : "new"
    var sentence = "\(count(report.rowsRead, "row")): \(grouped(report.accepted)) \(verb)"
    if !outcome.isComplete { sentence += ", stopped when \(grouped(outcome.written)) were kept" }
    sentence += ", \(grouped(report.known)) known already"
    if report.dropped > 0 { sentence += ", \(grouped(report.dropped)) dropped as copies" }
    sentence += ", \(grouped(report.refusedRows)) refused"
    if let first = report.first, let last = report.last {
      sentence += "; \(time(first)) to \(time(last))"
    }
    var blocks = [Page.Block.line(sentence + ".")]
    blocks += reasons(refusals).map { .line("  \(grouped($1)) \($0)") }
    blocks += habits(report.habits)
    if !samples.isEmpty {
      blocks.append(.line("As they would be kept:"))
      blocks += samples.map { .line("  " + $0) }
    }
    return blocks
  }

  private static func time(_ time: ImportedTime) -> String {
    time.monthOrYear.map(name) ?? day(time.day)
  }

  private static func notes(
    on outcome: ImportOutcome, of file: String, _ refusals: [RowRefusal], isDryRun: Bool
  ) -> [String] {
    let report = outcome.report
    let (alike, left) = alike(refusals)
    var notes = alike.map { refusal($0, of: file) }
    if let lines = adding(refusals) { notes.append(lines) }
    if left > 0 { notes.append("… and \(grouped(left)) more; --json shows all of them.") }
    if report.findings.endsOpen {
      notes.append("The last row has no line end. Is the file whole?")
    }
    if outcome.isResumed {
      notes.append("This went on with an import that had not come to its end.")
    }
    if !outcome.isComplete { notes.append("Stopped. The same line goes on from here.") }
    let here = report.accepted + report.known
    if !isDryRun, outcome.isComplete, !refusals.isEmpty, here > 0 {
      let rows = count(report.rowsRead, "row") + (here == 1 ? " is" : " are")
      notes.append(
        "\(grouped(here)) of \(rows) here. What was refused, as shown above, comes in by the same "
          + "line once it is put right in the file or in --map; rows that are here are passed "
          + "over.")
    }
    return notes
  }

  /// The lines that add the activities for the want of which rows were refused; nil for none, and
  /// where another one was meant.
  private static func adding(_ refusals: [RowRefusal]) -> String? {
    var lines: [String] = []
    for refusal in refusals where lines.count < AddActivity.most {
      guard case .rejected(.unknownActivity(let name, nil)) = refusal.reason else { continue }
      // In a table of this program the unit is the base unit, in which nobody types.
      let unit = refusal.unit.map { unit in
        Dimension.allCases.first { $0.baseUnit == unit }?.units[0].names[0] ?? unit
      }
      // An activity is one word, by which the rows find it.
      let word = name.contains(where: \.isLetter) ? DeviceName(near: name).text.lowercased() : name
      let line = Words.line(["echolog", "activity", "add", word] + [unit].compactMap(\.self))
      if !lines.contains(line) { lines.append(line) }
    }
    guard !lines.isEmpty else { return nil }
    return "With these lines, and then the same one again, they come in:\n  "
      + lines.joined(separator: "\n  ")
  }

  /// What was left out of the file, and what of it may count otherwise than it was meant.
  private static func notes(on report: ImportReport) -> [String] {
    var notes: [String] = []
    if report.accepted > 0, !report.columnsLeft.isEmpty {
      let names = report.columnsLeft.prefix(12).map { name in
        let isSpare = name == report.findings.columnStandingIn
        return quoted(name)
          + (isSpare ? " (only where the note is empty; tags=mood keeps it)" : "")
      }
      let rest = report.columnsLeft.count - names.count
      let all = names.joined(separator: ", ") + (rest > 0 ? " and \(grouped(rest)) more" : "")
      notes.append("Columns that are not taken: \(all).")
    }
    if report.accepted > 0, report.findings.mediaLeft > 0 {
      let links = count(report.findings.mediaLeft, "link")
      notes.append("Left out of the texts of the file: \(links) to pictures or other media.")
    }
    if let column = report.columnOfDays {
      notes.append(
        "All times in the column \(quoted(column)) are midnight, so it holds days: each row counts "
          + "for its date.")
    }
    if let first = report.sharedDays.min() {
      let days = report.sharedDays.count
      let of = days == 1 ? "On \(day(first))" : "On \(count(days, "day")) of these"
      notes.append("\(of) something of the same activity was logged before; both count.")
    }
    if let first = report.copies.first, report.dropped == 0 {
      let said =
        report.copies.count == 1
        ? "Row \(first.row) says the same as one before it in the file, and counts as well."
        : "\(grouped(report.copies.count)) rows, the first of them row \(first.row), say the same "
          + "as others before them in the file, and count as well."
      notes.append(said + " --duplicates drop leaves copies out.")
    }
    return notes
  }

  private static func beside(_ standing: [String]) -> [String] {
    guard let first = standing.first else { return [] }
    let names = standing.prefix(3).joined(separator: ", ") + (standing.count > 3 ? ", …" : "")
    let (rows, entries) =
      standing.count == 1
      ? ("1 new row seems to be a corrected version", "the entry")
      : ("\(grouped(standing.count)) new rows seem to be corrected versions", "entries")
    return [
      "\(rows) of \(entries) here (\(names)). An import adds rows and changes no entry.",
      "echolog show \(first) shows the one here; echolog remove \(first) takes it away, so that "
        + "only the new one stays.",
    ]
  }

  private static func differ(_ entries: [String]) -> String? {
    guard let first = entries.first else { return nil }
    let names = entries.prefix(3).joined(separator: ", ") + (entries.count > 3 ? ", …" : "")
    let rows =
      entries.count == 1
      ? "1 row differs from the entry that it was written from (\(names)) and was left out"
      : "\(grouped(entries.count)) rows differ from the entries that they were written from "
        + "(\(names)) and were left out"
    return rows + ", as an import changes no entry. echolog show \(first) shows the one here; "
      + "--again brings in what differs, beside it."
  }

  private static func same(as elsewhere: [(RowPlace, entry: String)]) -> String? {
    guard !elsewhere.isEmpty else { return nil }
    let rows = elsewhere.prefix(3).map { "row \($0.0.row) as \($0.entry)" }
    let known = all(rows, of: elsewhere.count)
    return "Known from a file of another name: \(known). If they are things of their own, --anyway "
      + "keeps them too."
  }

  private static func counted(_ otherDays: [(batch: String, rows: Int)]) -> String? {
    guard !otherDays.isEmpty else { return nil }
    let rows = otherDays.reduce(0) { $0 + $1.rows }
    let undoing = otherDays.prefix(3).map { "echolog import undo \($0.batch)" }
    return "\(count(rows, "known row")) \(rows == 1 ? "counts" : "count") for another day than "
      + "now, because the start of the day or the zone was another then. To count them anew: "
      + "\(all(undoing)), and then the same line again."
  }

  static func doubled(_ rows: Int, _ batch: String, _ other: String) -> String {
    let (batch, other) = (VisibleText.line(batch), VisibleText.line(other))
    return "\(batch) and \(other) are imports of the same \(count(rows, "row")), which count twice "
      + "now. echolog import undo \(batch) leaves those of \(other)."
  }

  /// A row as it would be kept: `Tue 2025-11-18 21:30  “The lake was still”  (calm)`.
  private static func sample(_ sample: ImportSample, by presenter: Presenter) -> String {
    let eventTime = sample.draft.eventTime
    let stretch = MonthOrYear(eventTime.precision, of: eventTime.day)
    var parts = [stretch.map(name) ?? day(eventTime.day)]
    if let instant = eventTime.happenedAt, stretch == nil, eventTime.precision != .day {
      parts[0] += " " + presenter.clock(at: instant, eventTime.utcOffset, countedOn: eventTime.day)
    }
    if case .activityLogged(let log) = sample.draft.body {
      parts.append(amountNamed(log.amount, of: sample.activity))
    }
    parts += sample.draft.body.texts.compactMap(\.text.words).map(quoted)
    if !sample.labels.isEmpty {
      let labels = sample.labels.map { VisibleText.line($0.words) }
      parts.append("(" + labels.joined(separator: ", ") + ")")
    }
    return parts.joined(separator: "  ")
  }

  private static func told(_ refusal: RowRefusal) -> JSON {
    [
      "row": refusal.row, "line": refusal.line, "column": refusal.column,
      "reason": refusal.reason.word, "cell": cell(refusal.reason),
      "sentence": reason(refusal.reason),
    ]
  }

  static func importing(
    _ progress: ImportProgress, of file: String, nanoseconds: UInt64
  ) -> String {
    switch progress {
    case .looking(let rows):
      let name = VisibleText.line(file)
      return rows == 0 ? "Reading \(name) …" : "Reading \(name): \(count(rows, "row")) …"
    case .keeping(let written, let all, let refused):
      let said = "\(grouped(written)) of \(count(all, "row")) kept, \(grouped(refused)) refused"
      guard written > 0 else { return said }
      return said + ", " + pace(written, of: all, "rows", nanoseconds: nanoseconds)
    }
  }

  /// Refusals of one reason, with the first few of their places.
  typealias AlikeRefusals = (first: RowRefusal, places: [RowPlace], count: Int)

  static func alike(_ refusals: [RowRefusal]) -> (told: [AlikeRefusals], left: Int) {
    var told: [AlikeRefusals] = []
    var left = 0
    for refusal in refusals {
      let index = told.firstIndex {
        $0.first.column == refusal.column && $0.first.reason == refusal.reason
      }
      if let index {
        told[index].count += 1
        if told[index].places.count < 5 { told[index].places.append(refusal.place) }
      } else if told.count < 20 {
        told.append((refusal, [refusal.place], 1))
      } else {
        left += 1
      }
    }
    return (told, left)
  }

  /// Why rows were left out, as in `steps.csv, row 11 (line 12), column “value”: …`.
  static func refusal(_ alike: AlikeRefusals, of file: String) -> String {
    let column = alike.first.column.map { ", column \(quoted($0))" } ?? ""
    let ending = alike.count == 1 ? "" : "s"
    let rows = all(alike.places.map { String($0.row) }, of: alike.count)
    // Rows on one line are distinguished by their numbers alone.
    let lines = alike.places.map { String($0.line) }
    let isOneLine = lines.count > 1 && Set(lines).count == 1
    let end = alike.count > alike.places.count ? ", …" : ""
    let place = isOneLine ? "" : " (line\(ending) \(lines.joined(separator: ", "))\(end))"
    return "\(VisibleText.line(file)), row\(ending) \(rows)\(place)\(column): "
      + reason(alike.first.reason)
  }

  static func reason(_ reason: RowRefusal.Reason) -> String {
    switch reason {
    case .fieldCount(let found, let expected):
      "It has \(count(found, "field")) and the first row has \(expected)."
    case .textAfterQuote: "Something stands behind a closing quotation mark."
    case .rowTooLong(let maxBytes):
      "It is longer than \(count(maxBytes, "byte")). Are the quotation marks right, there and "
        + "before?"
    case .binary: "It holds a NUL, which no text has."
    case .notUTF8, .json(.badUTF8(_)): "It is not UTF-8. " + encodingHint
    case .json: "It is not JSON."
    case .notAnObject: "It is no JSON object."
    case .notAScalar: "It holds more than one value."
    case .memberTwice: "The member is there twice."
    case .valueMissing: "It is empty."
    case .dateNotUnderstood(let words):
      "\(quoted(words)) is not a date such as 2025-11-18 or 2025-11-18T21:30+01:00."
        + wayOn(withDate: words)
    case .dateWithoutDay(let words):
      "\(quoted(words)) names no day, such as 2025-11-18; only a memory may be without one."
    case .dateIsNumber(let words):
      "\(quoted(words)) is a number there; in quotes it would be a year, as \"1984\"."
    case .dateOrderOpen(let words): "\(quoted(words)) can mean two days."
    case .dateInOtherOrder(let words, let order):
      "\(quoted(words)) is no date with the \(order == .dayFirst ? "day" : "month") first."
    case .decimalMarkOpen(let words): "\(quoted(words)) can be two numbers."
    case .decimalInOtherMark(let words, let mark):
      "\(quoted(words)) is no number with a decimal \(mark.rawValue)."
    case .zoneUnknown(let words):
      "\(quoted(words)) is no time zone that is known here, such as Europe/Rome."
    case .endBeforeStart: "It ends before it begins."
    case .endInAnotherClock: "Only one of begin and end tells its zone."
    case .rejected(.amountTooLarge(let max, let activity)):
      programError(Rejection.amountTooLarge(max: max, activity: activity)).sentence
        + " Is that what the column holds? " + settingUnit(of: activity)
    case .rejected(.unitMissing(let activity)):
      programError(Rejection.unitMissing(activity: activity)).sentence + " "
        + settingUnit(of: activity)
    case .rejected(.durationAmbiguous(let words)):
      programError(Rejection.durationAmbiguous(words)).sentence
        + " --set unit=h or --set unit=min says which."
    case .rejected(let rejection): programError(rejection).sentence
    }
  }

  private static func wayOn(withDate words: String) -> String {
    let numbers = words.split { !("0"..."9").contains($0) }
    guard numbers.count >= 2 else { return "" }
    if !numbers.contains(where: { $0.count == 4 }) {
      return numbers.count == 3 || words.contains(where: \.isLetter)
        ? " A year of two digits is read with --date-order dmy or --date-order mdy."
        : " The year needs its four digits."
    }
    let hasWord = words.split { !$0.isLetter }.contains { $0.count > 2 }
    return hasWord
      ? " Months in words are read in English; as numbers, such as 2025-11-18, in any language."
      : " In a spreadsheet, the format YYYY-MM-DD of the column makes it one."
  }

  private static func settingUnit(of activity: Activity) -> String {
    "--set unit=UNIT tells the unit of the column: \(choices(units(of: activity)))."
  }

  /// What is in the cell that a reason is about; nil where the reason is another.
  static func cell(_ reason: RowRefusal.Reason) -> String? {
    switch reason {
    case .dateNotUnderstood(let words), .dateWithoutDay(let words), .dateIsNumber(let words),
      .dateOrderOpen(let words), .dateInOtherOrder(let words, _), .decimalMarkOpen(let words),
      .decimalInOtherMark(let words, _), .zoneUnknown(let words),
      .rejected(.amountNegative(let words)),
      .rejected(.amountNotANumber(let words, _)), .rejected(.amountAmbiguous(let words)),
      .rejected(.amountTooFine(let words, _)), .rejected(.durationAmbiguous(let words)),
      .rejected(.unknownActivity(let words, _)):
      words
    default: nil
    }
  }

  static func reasons(_ refusals: [RowRefusal]) -> [(kind: String, count: Int)] {
    let kinds = refusals.map { kind($0.reason) }
    var told: Set<String> = []
    return kinds.filter { told.insert($0).inserted }
      .map { kind in (kind, kinds.count { $0 == kind }) }
  }

  private static func kind(_ reason: RowRefusal.Reason) -> String {
    switch reason {
    case .fieldCount: "with more or fewer fields than the first row"
    case .textAfterQuote: "with something behind a closing quotation mark"
    case .rowTooLong: "that are too long"
    case .binary: "with bytes that no text has"
    case .notUTF8, .json(.badUTF8(_)): "not in UTF-8"
    case .json, .notAnObject, .notAScalar, .memberTwice: "of JSON that is no row"
    case .valueMissing: "with an empty field"
    case .dateNotUnderstood, .dateIsNumber, .dateOrderOpen: "with a date that can not be read"
    case .dateWithoutDay: "without a day"
    case .dateInOtherOrder: "with a date in another order"
    case .decimalMarkOpen, .decimalInOtherMark: "with a number that can not be read"
    case .zoneUnknown: "of a time zone that is not known"
    case .endBeforeStart: "with an end before the beginning"
    case .endInAnotherClock: "with a zone for only one of begin and end"
    case .rejected(let rejection): kind(rejection)
    }
  }

  private static func kind(_ rejection: Rejection) -> String {
    switch rejection {
    case .amountNegative: "with an amount below zero"
    case .amountTooLarge: "with an amount that is too large for its unit"
    case .amountNotANumber, .durationAmbiguous, .amountTooFine, .unitMismatch, .unknownUnit:
      "with an amount that can not be read"
    case .unitMissing: "with an amount that tells no unit"
    case .unknownActivity: "of an activity that echolog activity add has not added"
    case .targetZero: "with a target of zero"
    case .effectiveBeforeGoal: "before the goal begins"
    case .happenedInFuture: "still to come"
    case .timeOutOfRange: "beyond the years 1 to 9999"
    case .momentEmpty, .memoryEmpty: "without words"
    case .momentTooLong, .memoryTooLong, .titleTooLong, .labelTooLong, .noteTooLong,
      .textTooLarge:
      "with words that are too long"
    default: "otherwise: " + programError(rejection).sentence
    }
  }
}
