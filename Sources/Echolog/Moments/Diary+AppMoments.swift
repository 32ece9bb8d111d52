import Content
public import Platform

// What an app does with moments beyond keeping them. The diary asks nobody for praise: an app that
// asks someone tells it what came, or that nothing did.

/// A small win as a list shows it.
public struct ShownMoment: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// As the person wrote it; empty where the words are gone.
  public let text: String
  /// The later praise where one came, else the one drawn when the moment was kept.
  public let praise: String
  /// Whether it is the later one.
  public let isPraiseLater: Bool
  /// Whether the one that was drawn is a quiet acknowledgement: an app does not cheer either.
  public let isQuiet: Bool
  /// No later praise came: show a quiet note beside the praise there is.
  public let missesLaterPraise: Bool
  /// When it happened.
  public let time: ShownTime
}

/// The small wins of one civil day.
public struct ShownMomentDay: Sendable {
  /// The day.
  public let day: CivilDate
  /// How many days ago that is: 0 is today, 1 is yesterday.
  public let daysAgo: Int
  /// The latest first.
  public let moments: [ShownMoment]
}

extension Diary {
  /// Gives a moment a praise that came later. It is durable when this returns, and takes the place
  /// of the one drawn at first, also after a failure was noted; the first of two holds.
  ///
  /// - Parameter source: who gave it, such as the host of an endpoint: a word of ASCII letters,
  ///   digits and `.`, `-`, `_` and `:`.
  /// - Throws: `DiaryFailure.refused` with `praiseEmpty`, `praiseTooLong`, `praiseSourceNotUsable`,
  ///   `praiseAlreadyEnhanced`, `momentAlreadyRemoved` and others.
  public func givePraise(_ praise: String, to id: EntryID, from source: String = "") throws {
    try failing { () throws(DiaryError) in
      _ = try enhancePraise(of: id.name, EnhancePraise(praise, from: source))
    }
  }

  /// Notes that no later praise came for a moment, which keeps the one that it has.
  ///
  /// - Throws: `DiaryFailure.refused` with `praiseAlreadyEnhanced`, `momentAlreadyRemoved` and
  ///   others.
  public func notePraiseDidNotCome(for id: EntryID, because reason: PraiseFailure) throws {
    try failing(unless: .praiseFailureNoted) { () throws(DiaryError) in
      _ = try notePraiseFailure(of: id.name, NotePraiseFailure(reason))
    }
  }

  /// Keeps the person's own words about a day; empty ones take back what she said before.
  ///
  /// - Parameter daysAgo: how many civil days ago the day was; 0 is today.
  /// - Throws: `DiaryFailure.refused` with `summaryEmpty`, `summaryTooLong`, `happenedInFuture`,
  ///   `timeOutOfRange`.
  public func describeDay(daysAgo: Int = 0, as words: String) throws {
    try failing(unless: .summaryUnchanged) { () throws(DiaryError) in
      let today = try readLazily { $0.viewpoint.today }.answer
      _ = try summarise(SummariseDay(words, day: today - daysAgo))
    }
  }

  /// Small wins by day, the latest first.
  ///
  /// - Parameter limit: how many moments at most.
  /// - Throws: `DiaryFailure`.
  public func momentDays(limit: Int = 100) throws -> [ShownMomentDay] {
    try failing { () throws(DiaryError) in
      let view = try self.view()
      var days: [ShownMomentDay] = []
      for section in MomentSection.sections(of: view.history.latestMoments().prefix(limit)) {
        var shown: [ShownMoment] = []
        for moment in section.moments { shown.append(try show(moment)) }
        days.append(
          ShownMomentDay(
            day: section.day.date, daysAgo: view.viewpoint.today - section.day, moments: shown))
      }
      return days
    }
  }

  /// A supportive phrase for today; every one comes once before one comes again. Nil where the
  /// person wants no praise, and on a day of which they wrote something heavy.
  ///
  /// - Throws: `DiaryFailure`.
  public func phraseOfToday() throws -> String? {
    try failing { () throws(DiaryError) in
      let (today, isCheerful) = try readLazily {
        ($0.viewpoint.today, $0.history.isCheerful(on: $0.viewpoint.today))
      }.answer
      return isCheerful ? SupportivePhrase.line(forDay: today.daysSinceEpoch) : nil
    }
  }

  /// Chooses what answers words that the person keeps; of danger to oneself the answer tells that
  /// there is help, whatever is chosen.
  ///
  /// - Throws: `DiaryFailure`.
  public func setPraise(_ mode: PraiseMode) throws {
    try failing(unless: .settingUnchanged) { () throws(DiaryError) in _ = try change(.praise(mode))
    }
  }

  /// Keeps whom the person can turn to in danger, in their own words; none takes it back.
  ///
  /// - Throws: `DiaryFailure.refused` with `textTooLarge`.
  public func setHelpLine(_ words: String) throws {
    try failing(unless: .settingUnchanged) { () throws(DiaryError) in
      _ = try change(.helpLine(words))
    }
  }

  private func show(_ moment: Moment) throws(DiaryError) -> ShownMoment {
    var (text, praise) = ("", "")
    if let words = try words(moment.text) { text = words }
    if let words = try words(moment.praiseInForce) { praise = words }
    return ShownMoment(
      id: EntryID(name: moment.id), text: text, praise: praise,
      isPraiseLater: moment.laterPraise != nil, isQuiet: moment.isQuiet,
      missesLaterPraise: moment.missesLaterPraise,
      time: ShownTime(moment.time))
  }
}
