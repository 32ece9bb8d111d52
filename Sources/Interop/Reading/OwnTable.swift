/// The table that an export of this program writes, known by its columns.
///
/// Other programs read it too: fields are quoted as RFC 4180 has it. Two things in it are undone
/// when it comes in again, and only then: the apostrophe in front of what a spreadsheet would take
/// for a formula, and the quotation marks around a label with a mark which parts labels.
package enum OwnTable {
  /// What its rows have, in this order.
  enum Column: String, CaseIterable {
    case kind, when
    /// The civil day for which a row counts, which `when` and the start of the day make anew.
    case day
    case text, title, tags, people, places, feeling, activity, amount, unit, praise, answer, state
    case returns
    /// Names the entry of a row, as a person does in the vault it came from.
    case id
  }

  package static let columns = Column.allCases.map(\.rawValue)

  /// Takes in its moments.
  static let wayIn = ways[0]

  /// Each takes in one kind of its rows.
  static let ways = [
    way(.moment, "text=\(Column.text)"),
    way(
      .log,
      "activity=\(Column.activity),value=\(Column.amount),unit=\(Column.unit),note=\(Column.text)"),
    way(
      .memory,
      "text=\(Column.text),title=\(Column.title),tags=\(Column.tags),people=\(Column.people),"
        + "places=\(Column.places),emotion=\(Column.feeling)"),
  ]

  private static func way(_ form: ImportForm, _ map: String) -> ImportGuess {
    ImportGuess(form, "date=\(Column.when),\(map)", where: "\(Column.kind)=\(form.rawValue)")
  }

  /// Whether a file has all of them, perhaps in another order or among others. Tables were written
  /// without the day before.
  static func isMeant(by names: [String]) -> Bool {
    Column.allCases.allSatisfy { $0 == .day || names.contains($0.rawValue) }
  }

  // MARK: Words that are no formula

  /// Words whose apostrophe in front means that they are words.
  package static func guarded(_ words: String) -> String {
    isTakenForFormula(words) ? "'" + words : words
  }

  static func unguarded(_ words: String) -> String {
    guard words.unicodeScalars.first == "'" else { return words }
    let rest = String(words.unicodeScalars.dropFirst())
    return isTakenForFormula(rest) ? rest : words
  }

  /// Words that begin with apostrophes and would be guarded without them are guarded as well, so
  /// that each apostrophe of ours can be distinguished from the others.
  private static func isTakenForFormula(_ words: String) -> Bool {
    let unmarked = words.unicodeScalars.drop { $0 == "'" }
    let begin = unmarked.first { !$0.properties.isWhitespace }
    guard let begin, "=+-@＝＋－＠".unicodeScalars.contains(begin) else { return false }
    // A number below zero is what it looks like.
    let digit = unmarked.first == "-" ? unmarked.dropFirst().first : nil
    let isNumber = digit.map { ("0"..."9").contains($0) } == true
    return !isNumber || Double(String(unmarked)) == nil
  }

  // MARK: Labels in one field

  /// Labels with semicolons between them, in quotation marks where they contain what parts labels.
  package static func field(of labels: [String]) -> String {
    labels.map { label in
      guard label.unicodeScalars.contains(where: { ",;\"".unicodeScalars.contains($0) }) else {
        return label
      }
      return CSV.quoted(label)
    }.joined(separator: "; ")
  }

  /// The labels of a field that `field(of:)` wrote, or that a person wrote into its table.
  static func labels(in field: String) -> [String] {
    var labels: [String] = []
    var label = String.UnicodeScalarView()
    var isQuoted = false
    var afterMark = false
    for scalar in field.unicodeScalars {
      if scalar == "\"" {
        // The second of two marks within quotation marks is one of the label's own.
        if afterMark { label.append(scalar) }
        afterMark = isQuoted
        isQuoted.toggle()
        continue
      }
      afterMark = false
      if !isQuoted, scalar == "," || scalar == ";" {
        labels.append(String(label))
        label = String.UnicodeScalarView()
      } else {
        label.append(scalar)
      }
    }
    return labels + [String(label)]
  }
}
