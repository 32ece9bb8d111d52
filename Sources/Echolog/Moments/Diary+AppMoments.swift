import Content

// What an app shows of moments. The diary asks nobody for praise: an app that asks someone tells it
// what came, or that nothing did.

/// A small win as a list shows it.
///
///     for moment in try await diary.momentDays().flatMap(\.moments) {
///       show(moment.text, moment.praise, moment.isQuiet)
///     }
public struct ShownMoment: Equatable, Identifiable, Sendable {
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

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, text: String, praise: String, isPraiseLater: Bool = false, isQuiet: Bool = false,
    missesLaterPraise: Bool = false, time: ShownTime
  ) {
    (self.id, self.text, self.praise, self.isPraiseLater) = (id, text, praise, isPraiseLater)
    (self.isQuiet, self.missesLaterPraise, self.time) = (isQuiet, missesLaterPraise, time)
  }
}

/// The small wins of one civil day.
///
///     for day in try await diary.momentDays(limit: 20) { show(day.daysAgo, day.moments.count) }
public struct ShownMomentDay: Equatable, Identifiable, Sendable {
  /// The day.
  public let day: CivilDay
  /// How many days ago that is: 0 is today, 1 is yesterday.
  public let daysAgo: Int
  /// The latest first.
  public let moments: [ShownMoment]

  /// One made by hand, as for a preview or a test.
  public init(day: CivilDay, daysAgo: Int, moments: [ShownMoment]) {
    (self.day, self.daysAgo, self.moments) = (day, daysAgo, moments)
  }

  /// The day.
  public var id: CivilDay { day }
}

extension Diary {
  /// Small wins by day, the latest first.
  ///
  /// - Parameter limit: how many moments at most.
  /// - Throws: `DiaryFailure`.
  public func momentDays(limit: Int = 100) throws -> [ShownMomentDay] {
    try failing { () throws(DiaryError) in
      let view = try self.view()
      let sections = MomentSection.sections(of: view.history.latestMoments().prefix(max(0, limit)))
      return try sections.map { section throws(DiaryError) in
        ShownMomentDay(
          day: section.day, daysAgo: view.viewpoint.today - section.day,
          moments: try section.moments.map(show))
      }
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

  private func show(_ moment: Moment) throws(DiaryError) -> ShownMoment {
    ShownMoment(
      id: moment.id, text: try words(moment.text) ?? "",
      praise: try words(moment.praiseInForce) ?? "", isPraiseLater: moment.laterPraise != nil,
      isQuiet: moment.isQuiet, missesLaterPraise: moment.missesLaterPraise,
      time: ShownTime(moment.time))
  }
}
