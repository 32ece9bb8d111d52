/// Times of day, as people write them.
package enum ClockTime {
  /// `20:00`, `9:00`, `8pm`, `8:30 PM`, `8.30pm`, `at 8 pm` or `noon` as minutes after midnight;
  /// nil for anything else. 24:00 is no time of a day.
  package static func minute(_ words: some StringProtocol) -> Int? {
    var word = words.lowercased()[...]
    if word.hasPrefix("at ") { word = word.dropFirst(3) }
    if word == "noon" { return 720 }
    var halfDay: Int?
    for (mark, hours) in [("am", 0), ("pm", 12)] where word.hasSuffix(mark) {
      halfDay = hours
      word = word.dropLast(2)
      while word.last == " " { word.removeLast() }
    }
    let parts = word.split(omittingEmptySubsequences: false) {
      $0 == ":" || $0 == "." && halfDay != nil
    }
    guard (halfDay == nil ? 2...2 : 1...2).contains(parts.count),
      (1...2).contains(parts[0].utf8.count), parts.count == 1 || parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hours = Int(parts[0]), let minutes = parts.count == 1 ? 0 : Int(parts[1]), minutes < 60
    else { return nil }
    guard let halfDay else { return hours < 24 ? hours * 60 + minutes : nil }
    return (1...12).contains(hours) ? (hours % 12 + halfDay) * 60 + minutes : nil
  }

  /// Minutes after midnight as `09:05`.
  package static func word(minute: Int) -> String {
    let (hours, minutes) = minute.quotientAndRemainder(dividingBy: 60)
    return (hours < 10 ? "0" : "") + String(hours) + (minutes < 10 ? ":0" : ":") + String(minutes)
  }
}
