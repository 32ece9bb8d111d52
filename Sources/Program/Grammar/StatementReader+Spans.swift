import Platform

/// The spans of time between `--from` and `--to`, of which either end may be left open.
extension StatementReader {
  /// The first and the last day of a span.
  ///
  /// - Throws: `endsBeforeBegin`.
  func days() throws(LineError) -> (first: CivilDay?, last: CivilDay?) {
    let (from, to) = (try bound("--from", isLast: false), try bound("--to", isLast: true))
    if let from, let to, from.civilDay > to.civilDay {
      throw .usage(.endsBeforeBegin(from: from, to: to))
    }
    return (from?.civilDay, to?.civilDay)
  }

  /// The first and the last millisecond of a span.
  ///
  /// - Throws: `endsBeforeBegin`.
  func instants() throws(LineError) -> (first: Instant?, last: Instant?) {
    let (from, to) = (try bound("--from", isLast: false), try bound("--to", isLast: true))
    let last = end(of: to)
    if let from, let to, let last, from.instant > last {
      throw .usage(.endsBeforeBegin(from: from, to: to))
    }
    return (from?.instant, last)
  }

  /// One end of a span of days, for which a week, a month or a year will do as well: its first day,
  /// or its last one.
  func bound(_ flag: String, isLast: Bool) throws(LineError) -> When? {
    guard let words = line.value(flag), let time = times[flag] else { return nil }
    do throws(WhenError) {
      return try time.get()
    } catch .ambiguous(let said, let readings) {
      throw .usage(.when(.ambiguous(said, readings: readings)))
    } catch {
      // A month alone is the latest one, which is not meant where a day is to come.
      let leaning = line.command.flags.first { $0.name == flag }?.leaning
      if case .notUnderstood = error, leaning != .past { throw .usage(.when(error)) }
      guard let days = whens.days(words, weekStart: weekStart) else { throw .usage(.when(error)) }
      return whens.wholeDay(isLast ? days.upperBound : days.lowerBound)
    }
  }

  /// The last millisecond that the words take in: all of a day, all of a minute.
  private func end(of when: When?) -> Instant? {
    guard let when else { return nil }
    switch when.precision {
    case .instant: return when.instant
    case .minute: return when.instant.advanced(byMilliseconds: 59_999)
    case .hour: return when.instant.advanced(byMilliseconds: 3_599_999)
    case .day: return whens.begin(of: when.civilDay + 1).advanced(byMilliseconds: -1)
    }
  }
}
