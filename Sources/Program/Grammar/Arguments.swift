package import Echolog

/// The values of a sorted line, read as the commands ask for them, so that a rule about one of them
/// refuses before a vault is opened.
package struct Arguments: Sendable {
  package let line: ParsedLine
  let whens: WhenReader
  let weekStart: Weekday
  /// Those that a word may name; of the person's own ones only once they were asked for.
  var activities = Activity.standard
  private var times: [String: Result<When, WhenError>] = [:]

  package init(_ line: ParsedLine, whens: WhenReader, weekStart: Weekday = .monday) {
    self.line = line
    self.whens = whens
    self.weekStart = weekStart
    for flag in line.command.flags where flag.argument?.isWhen == true {
      times[flag.name] = line.value(flag.name).map { words in
        Result { () throws(WhenError) in try whens.read(words, leaning: flag.leaning) }
      }
    }
  }

  /// What the line is to do; an error may be that the value of an option needs quotes.
  package func command() throws -> any ProgramCommand {
    do {
      if line.globals["--help"] != nil {
        return HelpCommand(
          topic: line.command.traits.contains(.isHelp) ? line.operands : line.command.words)
      }
      return try line.command.command.init(self)
    } catch {
      if case UsageError.unknownChoice = error { throw error }
      guard let (option, line) = line.unquoted else { throw error }
      throw UsageError.quotesMissing(of: option, line: line)
    }
  }

  func has(_ flag: String) -> Bool { line.has(flag) }

  func value(_ flag: String) -> String? { line.value(flag) }

  func values(_ flag: String) -> [String] { line.options[flag] ?? [] }

  /// - Throws: `flagsExclude` where more than one of them is given.
  func exclude(_ flags: String...) throws {
    let given = flags.filter(has)
    if given.count > 1 { throw UsageError.flagsExclude(given[0], given[1]) }
  }

  func operand(_ index: Int) -> String? {
    line.operands.indices.contains(index) ? line.operands[index] : nil
  }

  /// An operand that the parser has made sure of.
  func needed(_ index: Int) -> String { line.operands[index] }

  func rest(from index: Int) -> String { line.operands.dropFirst(index).joined(separator: " ") }

  func deviceName() throws -> DeviceName? { try value("--name").map { try DeviceName($0) } }

  func emotion() throws -> Emotion? { try value("--emotion").map { try Emotion(named: $0) } }

  var labels: [MemoryLabel] {
    LabelKind.registry.flatMap { kind in
      values("--" + kind.label).map { MemoryLabel(kind, $0) }
    }
  }

  func number(_ flag: String) throws -> Int? { try line.number(flag) }

  func choice<Value>(
    _ word: String, of values: [Value], by label: KeyPath<Value, String>, for flag: String
  ) throws -> Value {
    let words = values.map { $0[keyPath: label] }
    if let index = words.firstIndex(of: word) { return values[index] }
    throw UsageError.unknownChoice(word, flag: flag, choices: words)
  }

  func given<Value: RawRepresentable<String> & CaseIterable>(_ flag: String) throws -> Value? {
    try value(flag).map { word in try Value(chosen: word, for: flag) }
  }

  func when(_ flag: String) throws -> When? { try times[flag]?.get() }

  /// How times of the line were read, for the person: of days which the person's own day, at night,
  /// makes other ones without a time, and of times which set clocks skip or show twice.
  var readings: [String] {
    let days = line.times.compactMap { words, leaning in
      whens.calendarReading(words, leaning: leaning).map { Messages.byCalendar($0) }
    }
    // Where only the day counts, nothing hangs on what the clocks showed.
    let clocks = line.command.flags.filter(\.keepsInstant).compactMap { flag -> String? in
      switch times[flag.name] {
      case .success(let when): Messages.clockChange(when)
      // "Yesterday evening" is kept as the day.
      case .failure(.hourMissing(let words, let day, let hour)):
        Messages.hourNotKept(words, day: day, hour: hour)
      case .failure, nil: nil
      }
    }
    var told: Set<String> = []
    return (days + clocks).filter { told.insert($0).inserted }
  }

  /// When something was that a person remembers: a month or a year is enough.
  func rememberedEventTime() throws -> EventTime {
    guard let words = value("--at"), let time = times["--at"], !has("--ago") else {
      return try eventTime()
    }
    if let stretch = whens.monthOrYear(words) {
      return .within(stretch, offset: whens.wholeDay(stretch.firstDay).offset)
    }
    do throws(WhenError) {
      return try dated(time)
    } catch {
      switch error {
      case .vague(_, _, let example): throw UsageError.memoryTimeVague(words, example: example)
      case .notUnderstood: throw UsageError.memoryTimeVague(words, example: whens.personToday)
      default: throw error
      }
    }
  }

  func eventTime() throws -> EventTime {
    try exclude("--ago", "--at")
    if let words = value("--ago") {
      guard let when = try whens.ago(words) else { throw UsageError.agoNotUnderstood(words) }
      return EventTime(when)
    }
    return try times["--at"].map(dated) ?? .now
  }

  /// When something happened. `yesterday evening` is the day alone, as nobody said the hour.
  private func dated(_ time: Result<When, WhenError>) throws(WhenError) -> EventTime {
    do throws(WhenError) {
      return EventTime(try time.get())
    } catch {
      guard case .hourMissing(_, let day, _) = error else { throw error }
      return EventTime(try whens.read(day))
    }
  }

  /// The same for sleep, which counts for the day on which one wakes: that after `last night`.
  func sleepTime() throws -> EventTime {
    let time = try eventTime()
    guard case .failure(.hourMissing(let words, _, _))? = times["--at"],
      words.lowercased().hasSuffix("night"), case .on(let day, _) = time
    else { return time }
    return EventTime(whens.wholeDay(day + 1))
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// - Throws: `unknownChoice` where no value is called by the word.
  init(chosen word: String, for flag: String) throws(UsageError) {
    guard let value = Self(rawValue: word) else {
      throw .unknownChoice(word, flag: flag, choices: Self.allCases.map(\.rawValue))
    }
    self = value
  }
}

// MARK: Spans of time, of which either end may be left open

extension Arguments {
  func days() throws -> DaySpan {
    let (from, to) = try bounds { $0.civilDay > $1.civilDay }
    return DaySpan(first: from?.civilDay, last: to?.civilDay)
  }

  /// A day, a week, a month or whatever else words name.
  func stretch(_ words: String) throws -> ClosedRange<CivilDay> {
    if let days = whens.days(words, weekStart: weekStart) { return days }
    let day = try whens.read(words, leaning: .past).civilDay
    return day...day
  }

  func instants() throws -> (first: Instant?, last: Instant?) {
    let (from, to) = try bounds { $0.instant > whens.end(of: $1) }
    return (from?.instant, to.map(whens.end))
  }

  private func bounds(areCrossed: (When, When) -> Bool) throws -> (from: When?, to: When?) {
    let (from, to) = (try bound("--from", isLast: false), try bound("--to", isLast: true))
    if let from, let to, areCrossed(from, to) {
      throw UsageError.endsBeforeBegin(from: from, to: to)
    }
    return (from, to)
  }

  /// One end of a span of days, for which a week, a month or a year will do as well.
  func bound(_ flag: String, isLast: Bool) throws -> When? {
    guard let words = value(flag), let time = times[flag] else { return nil }
    do throws(WhenError) {
      return try time.get()
    } catch {
      if case .ambiguous = error { throw error }
      // A month alone is the latest one, which is not meant where a day is to come.
      let leaning = line.command.flags.first { $0.name == flag }?.leaning
      if case .notUnderstood = error, leaning != .past { throw error }
      guard let days = whens.days(words, weekStart: weekStart) else { throw error }
      return whens.wholeDay(isLast ? days.upperBound : days.lowerBound)
    }
  }

  /// The last moment that words take in: all of a day, all of a week.
  func end(_ words: String) throws -> Instant { try whens.end(words, weekStart: weekStart) }

  func isEnd(_ words: String) -> Bool { Result { try end(words) }.value != nil }

  func time(in session: Options) throws -> QueryTime {
    QueryTime(
      asOf: try (line.globals["--asof"] ?? session.asOf).map(end),
      known: try (line.globals["--known"] ?? session.known).map(end))
  }
}

// MARK: Amounts

extension Arguments {
  /// The activity with which the operands begin; an error has the line that begins with one.
  func activity() throws -> Activity {
    do throws(Rejection) {
      return try activity(needed(0))
    } catch {
      var words = line.operands
      let labels = activities.map(\.label)
      guard let place = words.firstIndex(where: { labels.contains($0.lowercased()) }) else {
        throw error
      }
      words.insert(words.remove(at: place), at: 0)
      throw Messages.programError(error)
        .next(Messages.advice("Write", Words.line(line.command.words + words)))
    }
  }

  func activity(_ word: String) throws(Rejection) -> Activity {
    try Activity(named: word, among: activities)
  }

  /// The amount behind an activity. Of what is counted in times, nothing is one.
  ///
  /// - Parameter spelled: those of the words there that are the amount; nil where all are.
  package func amount(
    of activity: Activity, in spelled: String? = nil, takesPeriod: Bool = false
  ) throws -> Int64 {
    let words = rest(from: 1)
    func example(_ near: [String]) -> String {
      let bound = "--at-most"
      return Words.line(
        line.command.words + [activity.label] + near
          + (has(bound) && !near.contains(bound) ? [bound] : []))
    }
    if (spelled ?? words).isEmpty {
      if !takesPeriod, activity.unit == AddActivity.standardUnit { return activity.amountsInUnit }
      let missing = UsageError.operandMissing(
        ArgumentKind.amount.placeholder, command: line.command.name)
      let near = Messages.amountWords(near: words, of: activity, takesPeriod: takesPeriod)
      throw Messages.programError(for: missing).next(Messages.advice("Write", example(near)))
    }
    do throws(Rejection) {
      return try Quantity.baseUnits(spelled ?? words, of: activity)
    } catch {
      let near =
        wordsWithOption(behindAmountOf: activity, error)
        ?? Messages.amountWords(near: words, of: activity, takesPeriod: takesPeriod)
      throw Messages.programError(error, example: example(near))
    }
  }

  /// How long something took that is given from when to when, and its time, which is the end of
  /// that where the line gives none, also where that is still to come; nil for other amounts.
  package func duration(
    of activity: Activity, at time: EventTime
  ) -> (seconds: Int64, time: EventTime)? {
    guard activity.dimension == .duration, let span = ClockSpan(rest(from: 1)) else { return nil }
    let day =
      switch time {
      case .on(let day, _): day
      case .at(let instant, let offset, _):
        CivilDay(at: instant, offset: offset ?? .utc, dayStart: .midnight)
      case .now, .within, .told: whens.calendarToday
      }
    let rules = whens.rules
    func counts(_ end: Instant, for day: CivilDay) -> Bool {
      CivilDay(at: end, offset: rules.offset(at: end), dayStart: whens.dayStart) == day
    }
    var (seconds, end) = span.elapsed(endingOn: day, in: rules)
    if case .at = time { return (seconds, time) }
    if time == .now, end > whens.now {
      // Behind midnight, but before the person's day ends, it may be of that day.
      let earlier = span.elapsed(endingOn: whens.personToday, in: rules)
      if counts(earlier.end, for: whens.personToday) { (seconds, end) = earlier }
    }
    // Of a day that is named the span is dated at its end only if that counts for it, and has come.
    guard time == .now || counts(end, for: day) && end <= whens.now else { return (seconds, time) }
    return (seconds, .at(end, offset: rules.offset(at: end), precision: .minute))
  }

  /// The words of an amount, with the time or the note behind it as an option that can be given.
  private func wordsWithOption(behindAmountOf activity: Activity, _ error: Rejection) -> [String]? {
    let words = Array(line.operands.dropFirst())
    let count = words.indices.dropFirst().last { end in
      let words = words[..<end].joined(separator: " ")
      return Result { try Quantity.baseUnits(words, of: activity) }.value ?? 0 > 0
    }
    guard let count else { return nil }
    let behind = words[count...].joined(separator: " ")
    let option = isTime(behind) ? "--at" : "--note"
    guard line.command.flags.contains(where: { $0.name == option }), !has(option) else {
      return nil
    }
    // A word behind a bare number may be its unit, and a number behind an amount a part of it.
    if option == "--note" {
      guard case .amountNotANumber = error, !behind.contains(where: \.isNumber) else { return nil }
    }
    return words[..<count] + [option, behind]
  }

  func namesEarlierDay(_ words: String) -> Bool {
    Result { () throws(WhenError) in try whens.read(words) }.value
      .map { $0.precision == .day && $0.civilDay < whens.personToday } ?? false
  }

  private func isTime(_ words: String) -> Bool {
    switch Result(catching: { () throws(WhenError) in try whens.read(words) }) {
    case .success, .failure(.hourMissing): true
    case .failure: false
    }
  }
}
