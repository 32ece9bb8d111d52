import Foundation
import Platform
import Program
import Testing

/// A story as it was when somebody last read it and found it good: a text with both what a person
/// types and what the terminal answers.
///
/// Below a date and a time, a line behind `> ` is typed at the prompt, and one behind `$ ` at the
/// shell; with quotes left open the prompt goes on below. What is indented was answered. A time
/// with "rings" was a timer's. All else is prose. `ECHOLOG_RENEW` writes the answers anew; read
/// what changed before it is kept.
struct StoryText {
  /// What happens next.
  enum Part {
    case prose(String)
    case day(CivilDay)
    /// Where it is given, the person is at that device, or has come to that place.
    case sitting(minute: Int, device: String?, place: String?)
    case typed([String])
    /// The words of a process that the shell starts.
    case run(String)
  }

  let title: String
  let parts: [Part]
  private let text: String
  private let file: URL

  static var isRenewed: Bool { ProcessInfo.processInfo.environment["ECHOLOG_RENEW"] != nil }

  init(_ name: String) throws {
    file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Told")
      .appending(path: name + ".txt")
    text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    title = try #require(lines.first)
    parts = Self.parts(lines.dropFirst())
  }

  private static func parts(_ lines: ArraySlice<String>) -> [Part] {
    var parts: [Part] = []
    var row = lines.startIndex
    while row < lines.endIndex {
      let line = lines[row]
      row += 1
      if line.isEmpty || line.hasPrefix("  ") || line.allSatisfy({ "-=".contains($0) }) { continue }
      if line.hasPrefix("> ") {
        var typed = [String(line.dropFirst(2))]
        while Words.goesOn(typed), row < lines.endIndex {
          typed.append(lines[row])
          row += 1
        }
        parts.append(.typed(typed))
      } else if line.hasPrefix("$ ") {
        parts.append(.run(String(line.dropFirst(2))))
      } else if let day = StoryTime.day(line) {
        parts.append(.day(day))
      } else if let (minute, remarks) = StoryTime.minute(line) {
        guard !line.hasSuffix(" rings") else { continue }
        let device = remarks.first { $0.hasPrefix("at the ") }?.dropFirst("at the ".count)
        let place = remarks.first { $0.hasPrefix("in ") }?.dropFirst("in ".count)
        parts.append(
          .sitting(minute: minute, device: device.map(String.init), place: place.map(String.init)))
      } else {
        var prose = line
        while row < lines.endIndex, !lines[row].isEmpty {
          prose += "\n" + lines[row]
          row += 1
        }
        parts.append(.prose(prose))
      }
    }
    return parts
  }

  /// Compares the story as it was lived with what is written, or writes it anew.
  func expect(_ lived: String) throws {
    if Self.isRenewed { return try Data(lived.utf8).write(to: file) }
    guard lived != text else { return }
    let was = text.split(separator: "\n", omittingEmptySubsequences: false)
    let now = lived.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(was, now).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(file.lastPathComponent) is told otherwise from line \(same + 1) on.
      It was: \(was.dropFirst(same).prefix(8).joined(separator: "\n"))
      It is:  \(now.dropFirst(same).prefix(8).joined(separator: "\n"))
      ECHOLOG_RENEW=1 swift test -c release --filter StoriesTests tells it anew.
      """)
  }
}

/// Days and times as in the headings of a story.
enum StoryTime {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
  ]

  /// `Monday, September 1, 2025`.
  static func text(_ day: CivilDay) -> String {
    let date = day.date
    return weekdays[Int(day.daysSinceEpoch) % 7]
      + ", \(months[date.month - 1]) \(date.day), \(date.year)"
  }

  /// Reads what `text` writes, and `2025-09-01`.
  static func day(_ line: String) -> CivilDay? {
    if let day = CivilDay(isoText: line) { return day }
    let parts = line.split(separator: ", ")
    guard parts.count == 3, weekdays.contains(String(parts[0])), let year = Int(parts[2]) else {
      return nil
    }
    let words = parts[1].split(separator: " ")
    guard words.count == 2, let month = months.firstIndex(of: String(words[0])),
      let number = Int(words[1])
    else { return nil }
    return CivilDay(year: year, month: month + 1, day: number)
  }

  /// `9:05 PM`.
  static func text(minute: Int) -> String {
    let (hour, minutes) = minute.quotientAndRemainder(dividingBy: 60)
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes < 10 ? "0" : "")\(minutes) "
      + (hour < 12 ? "AM" : "PM")
  }

  /// Reads what `text` writes, and what follows it after commas.
  static func minute(_ line: String) -> (minute: Int, remarks: [Substring])? {
    guard let match = line.wholeMatch(of: /(\d{1,2}):(\d{2}) (AM|PM)((?:, [^,]+)*)/),
      let hour = Int(match.1), let minutes = Int(match.2)
    else { return nil }
    let remarks = match.4.split(separator: ", ")
    return (hour % 12 * 60 + minutes + (match.3 == "PM" ? 720 : 0), remarks)
  }
}

extension Words {
  /// Whether a quote stays open at the end of these rows, so that Return begins a new one.
  static func goesOn(_ rows: [String]) -> Bool {
    lines(rows.joined(separator: "\n")).last.flatMap { openQuote(of: $0) } != nil
  }
}
