/// What people read of numbers, amounts, days and words, wherever it is written: on a screen, or in
/// a document that leaves. The sentences around them are in extensions of it.
package enum Messages {
  // MARK: Numbers and amounts

  /// `1 day`, `3 days`.
  package static func count(
    _ number: some BinaryInteger, _ one: String, _ many: String? = nil
  ) -> String {
    grouped(number) + " " + (number == 1 ? one : many ?? one + "s")
  }

  /// `365,000`.
  package static func grouped(_ number: some BinaryInteger) -> String {
    var text = ""
    let digits = String(number.magnitude)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  /// An amount with what it is an amount of: `water 1.5 L`, `8,000 steps`.
  package static func amountNamed(_ amount: Int64, of activity: Activity) -> String {
    let said = Self.amount(amount, of: activity)
    return activity.unit == activity.label ? said : activity.label + " " + said
  }

  /// An amount in the units that people use: `8,000 steps`, `1.5 L`, `250 ml`, `1 h 30 min`.
  package static func amount(_ amount: Int64, of activity: Activity) -> String {
    switch activity.dimension {
    case .unspecified: return grouped(amount)
    case .count, .decimal:
      let number = activity.dimension == .decimal ? thousandths(amount) : grouped(amount)
      let isOne = amount == activity.amountsInUnit
      let unit = isOne ? Activity.singular(activity.plural) : activity.plural
      // What was counted may be forgotten.
      return unit.isEmpty ? number : number + " " + unit
    case .distance, .mass:
      let (base, large) = activity.dimension == .mass ? ("g", "kg") : ("m", "km")
      guard amount == 0 || amount.magnitude >= 1000 else { return "\(amount) \(base)" }
      return thousandths(amount) + " " + large
    case .volume:
      guard amount.magnitude >= 1000 else { return "\(amount) ml" }
      return thousandths(amount) + " L"
    case .duration:
      let parts = [(amount / 3600, "h"), (amount / 60 % 60, "min"), (amount % 60, "s")]
      let said = parts.filter { $0.0 != 0 }.map { "\(grouped($0.0)) \($0.1)" }
      return said.isEmpty ? "0 min" : said.joined(separator: " ")
    }
  }

  /// `1.5` for 1500.
  private static func thousandths(_ amount: Int64) -> String {
    let (whole, rest) = amount.quotientAndRemainder(dividingBy: 1000)
    var decimals = String(1000 + rest.magnitude).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (amount < 0 ? "-" : "") + grouped(whole.magnitude)
      + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// What amounts of it are written in, the base unit last.
  package static func units(of activity: Activity) -> [String] {
    guard activity.dimension.baseUnit != nil else { return [activity.plural] }
    return activity.dimension.units.compactMap { $0.names.min { $0.count < $1.count } }
      .map { $0 == "l" ? "L" : $0 }
  }

  // MARK: Days and times

  /// `December 18, 2025`.
  package static func longDate(_ day: CivilDay) -> String {
    let date = day.date
    return "\(months[date.month - 1]) \(date.day), \(date.year)"
  }

  /// `9:00 AM`; midnight is `12:00 AM`.
  package static func longTime(minuteOfDay minute: Int) -> String {
    let (hours, minutes) = minute.quotientAndRemainder(dividingBy: 60)
    let hour = hours % 12 == 0 ? 12 : hours % 12
    return "\(hour):\(minutes < 10 ? "0" : "")\(minutes) \(hours < 12 ? "AM" : "PM")"
  }

  /// `December 18, 2025 at 9:00 AM`.
  package static func delivery(_ delivery: Delivery) -> String {
    longDate(delivery.day) + " at " + longTime(minuteOfDay: delivery.minute)
  }

  /// `2025-12-18T09:00`, wherever the person is then.
  package static func iso(_ delivery: Delivery) -> String {
    delivery.day.description + "T" + time(minuteOfDay: delivery.minute)
  }

  /// In their order.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `July 1984` or `1984`.
  package static func name(_ stretch: MonthOrYear) -> String {
    let date = stretch.firstDay.date
    return stretch.isYear ? "\(date.year)" : "\(months[date.month - 1]) \(date.year)"
  }

  /// Three letters, as in `Mon`.
  package static func weekday(_ weekday: Weekday) -> String {
    String(capitalised(weekday.label).prefix(3))
  }

  /// `09:00`.
  package static func time(minuteOfDay minute: Int) -> String { ClockTime.word(minute: minute) }

  /// The clock for a person: `21:30`; `01:10 Fri` where the calendar has another day than the one
  /// that the entry counts for, and `02:00 +02:00` where the clocks of the zone asked from showed
  /// another time.
  package static func clock(
    at instant: Instant, _ offset: UTCOffset?, countedOn day: CivilDay, in zone: TimeZoneRules
  ) -> String {
    let wall = WallTime(at: instant, offset: offset ?? .utc)
    let isElsewhere = offset.map { $0 != zone.offset(at: instant) } ?? false
    let marks = [
      wall.day == day ? nil : weekday(wall.day.weekday), isElsewhere ? offset?.description : nil,
    ]
    return ([time(minuteOfDay: wall.minuteOfDay)] + marks.compactMap(\.self))
      .joined(separator: " ")
  }

  // MARK: Words

  /// In the place of words that damage took.
  package static let notReadable = "(can not be read)"

  /// The words behind a reference, or a remark where they are gone.
  package static func text(
    _ reference: WordsReference?, among words: [WordsReference: String], isForgotten: Bool = false
  ) -> String {
    guard let reference else { return isForgotten ? "(forgotten)" : "" }
    return words[reference] ?? notReadable
  }

  /// Above what was written back to a note.
  package static func answer(of day: CivilDay) -> String { "Your answer of " + longDate(day) }

  /// `summer, with Ana, at Lake Garda`.
  package static func labels(_ labels: [MemoryLabel]) -> String {
    labels.map(phrase).joined(separator: ", ")
  }

  /// A label with a comma is within quotes, because it would look like two; a command takes it so.
  package static func phrase(_ label: MemoryLabel) -> String {
    let words = label.words.contains(",") ? "\"" + label.words + "\"" : label.words
    return switch label.kind {
    case .unspecified, .tag: words
    case .person: "with " + words
    case .place: "at " + words
    }
  }

  /// `Comfort`.
  package static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
