package import Echolog
import Platform

/// The messages about moments and the days they make, word for word where S2 gives the words.
extension Messages {
  /// S2 3.5.
  static let noMomentsThen = "No moments on these days."
  static let noMoments = "No moments yet… but you’re here, so that’s one."
  /// S2 3.6.
  static let journeyTitle = "Your journey"
  static let journeyGist = "Tiny steps, day by day."
  static let noJourney = "Once you have a few days of moments, you’ll see your journey here."
  /// S2 3.4 and 5.
  static let praiseMissed = "Couldn't fetch extra encouragement this time."

  /// `Oct 25, 2025`.
  static func shortDate(_ day: CivilDay) -> String {
    let date = day.date
    return "\(longDate(day).prefix(3)) \(date.day), \(date.year)"
  }

  /// `5 min ago`; nil where the clock that asks is behind the one that wrote.
  static func ago(_ time: RelativeTime) -> String? {
    switch time {
    case .justNow: "just now"
    case .minutes(let count): "\(count) min ago"
    case .hours(let count, let isAbout): (isAbout ? "about " : "") + "\(count) h ago"
    case .days(0): "today"
    case .days(1): "yesterday"
    case .days(let count): "\(grouped(count)) days ago"
    case .ahead: nil
    }
  }

  /// `Calm day`.
  package static func name(_ mood: DayMood) -> String { capitalised(mood.rawValue) + " day" }

  /// The line about a day without a description.
  ///
  /// - Parameter day: `today`, or words for another one.
  static func gist(of mood: DayMood, day: String) -> String {
    switch mood {
    case .quiet: "One small thing, and it counts."
    case .calm: "Steady, gentle progress. You took care of small things \(day)."
    case .lively: "One thing after the other. You got a lot moving \(day)."
    case .steady: "Small things from early to late. You kept going, gently."
    case .full: "A day full of small wins. Every one of them counts."
    }
  }

  /// What words about a day took the place of.
  static func replaced(_ words: String, by name: String, isTakingBack: Bool) -> String {
    (isTakingBack ? "" : "Replaced: ") + quoted(words)
      + "; echolog undo \(VisibleText.line(name)) brings it back."
  }

  /// Rules about praise and about words for a day.
  static func aboutMoments(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .praiseEmpty: ("The praise is still empty.", "A few kind words are enough.")
    case .praiseTooLong(let count, let max):
      (
        "The praise has \(grouped(count)) characters; \(grouped(max)) fit.",
        "Shorten it by \(grouped(count - max))."
      )
    case .praiseSourceNotUsable(let source):
      (
        "\(quoted(source)) can not name who gave a praise: up to \(EnhancePraise.longestSource) "
          + "letters a to z, digits and . - _ : can, without spaces.",
        "For example: --source praise.example"
      )
    case .praiseAlreadyEnhanced:
      ("A later praise has come for this moment already; the first one stays.", nil)
    case .praiseFailureNoted:
      (
        "That is noted already; the moment keeps the praise it has.",
        "A later praise is welcome all the same: echolog praise ID TEXT"
      )
    case .summaryEmpty:
      (
        "There are no words about this day yet.",
        "For example: echolog summary \"A slow, good day.\""
      )
    case .summaryTooLong(let count, let max):
      (
        "The words have \(grouped(count)) characters; \(grouped(max)) fit.",
        "Shorten them by \(grouped(count - max)), or keep a memory: echolog remember"
      )
    case .summaryUnchanged:
      (
        "The day has these words already, so nothing was changed.",
        "echolog summary shows them."
      )
    default: notInThisGroup
    }
  }
}
