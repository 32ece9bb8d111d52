import Echolog

extension Messages {
  /// Why Echoes return when they do, and what that does not claim (S0 App. B).
  static func aboutIntervals() -> Page {
    let points = RetentionCurve.points
    let intervals = EbbinghausInterval.allCases
    var page = Page([
      "schema": "intervals/1", "text": forgetting,
      "retention": points.map {
        ["hours": $0.hours, "percent": $0.percent] as JSON
      },
      "intervals": intervals.map {
        ["interval": $0.label, "purpose": purpose(of: $0)] as JSON
      },
      "disclaimer": disclaimer,
    ])
    page.rows = intervals.map { [$0.label, purpose(of: $0)] }
    page.blocks =
      [
        .line([Span(forgetting)]), .blank,
        .chart(
          BarChart(
            points.map { point in
              BarChart.Row(
                after(point),
                [
                  .init(
                    Double(point.percent), mark: 100, said: Span("\(point.percent) %"),
                    style: .waiting)
                ])
            })), .blank,
        .table(
          TextTable(
            [.init("Interval"), .init("What it is for", isProse: true)],
            intervals.map { [Span($0.label, .strong), Span(purpose(of: $0))] })), .blank,
        .line([Span(disclaimer, .faint)]),
      ]
    return page
  }

  /// What to write where a note was given a time to return at.
  static func wayOfReturn(_ command: String, _ flag: String) -> String? {
    guard command == "send", ["--at", "--on", "--day", "--date", "--when"].contains(flag) else {
      return nil
    }
    return "A note returns after --in \(intervals). "
  }

  /// Two words shown as one value would be, where they are none of the intervals.
  static func partedInterval(_ words: String, hasEmotion: Bool) -> ProgramError {
    do throws(Rejection) {
      let interval = try EbbinghausInterval(named: words)
      return ProgramError(
        "intervalParted", .usage,
        "\(quoted(words)) needs quotes around it to be one value.",
        next: "Write --in \(interval.label), or --in \"\(words)\"."
          + (hasEmotion ? "" : " A note needs an emotion, too, such as --emotion comfort."))
    } catch {
      return programError(error)
    }
  }

  private static let forgetting =
    "Hermann Ebbinghaus measured in 1885 how memory fades when nothing recalls it: about half of "
    + "what is new is gone within an hour, and 70 % within a day. What comes back at growing "
    + "distances stays longer. He learnt syllables; Echoes apply his idea to what you felt."

  private static let disclaimer =
    "Echolog is not a medical device and does not claim to treat mental illness. The Ebbinghaus "
    + "model is applied metaphorically for wellness purposes, not clinical therapy."

  private static func after(_ point: RetentionCurve.Point) -> String {
    point.hours < 24 ? "after \(count(point.hours, "hour"))" : "\(count(point.hours / 24, "day"))"
  }

  private static func purpose(of interval: EbbinghausInterval) -> String {
    switch interval {
    case .day: "reinforce daily affirmations before they fade"
    case .threeDays: "catch what matters before it fades"
    case .week: "the weekly rhythm of work and life"
    case .month: "monthly milestones, to see how far you came"
    case .quarter: "the view from a quarter of a year away"
    }
  }
}
