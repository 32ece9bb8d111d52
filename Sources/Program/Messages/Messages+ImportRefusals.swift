import Echolog
import Interop

extension Messages {
  struct AlikeRefusals {
    let first: RowRefusal
    /// The first of them, in the order of the file.
    fileprivate(set) var places: [RowPlace]
    fileprivate(set) var count = 1

    fileprivate init(_ first: RowRefusal) {
      self.first = first
      places = [first.place]
    }

    fileprivate mutating func add(_ refusal: RowRefusal) {
      if places.count < 5 { places.append(refusal.place) }
      count += 1
    }
  }

  static func alike(_ refusals: [RowRefusal]) -> (told: [AlikeRefusals], left: Int) {
    var told: [AlikeRefusals] = []
    var left = 0
    for refusal in refusals {
      let index = told.firstIndex {
        $0.first.column == refusal.column && $0.first.reason == refusal.reason
      }
      if let index {
        told[index].add(refusal)
      } else if told.count < refusalsShown {
        told.append(AlikeRefusals(refusal))
      } else {
        left += 1
      }
    }
    return (told, left)
  }

  /// Why rows were left out, as in `steps.csv, row 11 (line 12), column “value”: …`.
  static func refusal(_ alike: AlikeRefusals, of file: String) -> String {
    let column = alike.first.column.map { ", column \(quoted($0))" } ?? ""
    let rest = alike.count - alike.places.count
    let more = rest > 0 ? ["\(grouped(rest)) more"] : []
    let ending = alike.count == 1 ? "" : "s"
    let rows = "row\(ending) " + all(alike.places.map { String($0.row) } + more)
    // Rows on one line are distinguished by their numbers alone.
    let lines = alike.places.map { String($0.line) }
    let isOneLine = lines.count > 1 && Set(lines).count == 1
    let end = rest > 0 ? ", …" : ""
    let place = isOneLine ? "" : " (line\(ending) \(lines.joined(separator: ", "))\(end))"
    return "\(VisibleText.line(file)), \(rows)\(place)\(column): " + reason(alike.first.reason)
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
    var found: [(kind: String, count: Int)] = []
    for refusal in refusals {
      let kind = kind(refusal.reason)
      if let index = found.firstIndex(where: { $0.kind == kind }) {
        found[index].count += 1
      } else {
        found.append((kind, 1))
      }
    }
    return found
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
    case .unknownActivity: "of another activity"
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
