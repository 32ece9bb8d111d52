import Echolog
import Platform

extension StatementReader {
  /// Words about a day, or the question for those that there are.
  func summary() throws(LineError) -> Statement {
    let day = try when("--day")?.civilDay
    guard let words = operand(0) else { return .dayWords(on: day) }
    if day == nil, let usage = usage(ofDayBefore: words) { throw .usage(usage) }
    return .summarise(SummariseDay(words, day: day))
  }

  /// What is asked where words about today begin with an earlier day, as `yesterday Library` does:
  /// the words of the wrong day would be written over.
  private func usage(ofDayBefore text: String) -> UsageError? {
    let words = text.split(whereSeparator: \.isWhitespace)
    for count in stride(from: min(3, words.count), to: 0, by: -1) {
      let first = words.prefix(count).joined(separator: " ")
      guard isEarlierDay(first) else { continue }
      let rest = String(text[words[count - 1].endIndex...].drop(while: \.isWhitespace))
      return .summaryNamesDay(
        first,
        asDay: line.command.line(rest.isEmpty ? [] : [rest], ["--day", first] + line.given),
        asText: line.command.line([text], ["--day", "today"] + line.given))
    }
    return nil
  }

  /// Short names of days are words as well: “Sun all day.”
  private func isEarlierDay(_ words: String) -> Bool {
    guard words.count > 3 else { return false }
    do throws(WhenError) {
      let when = try whens.read(words)
      return when.precision == .day && when.civilDay < whens.personToday
    } catch {
      return false
    }
  }
}
