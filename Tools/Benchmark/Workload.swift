import Echolog
import Platform

/// A life of events, always the same for a seed: 40 % activity logs, 35 % moments, 15 % the life of
/// Echoes, 10 % goals, corrections and removals. A hundred events are a day.
struct Workload {
  enum Kind: String, CaseIterable {
    /// Rows of a file in batches: each event names its batch and when it happened.
    case imported
    /// One command at a time, recorded as it happened.
    case livedIn = "lived-in"
  }

  static let eventsPerDay = 100
  /// 2016-01-01, in days since 1970; ten years at a hundred events a day end with 2025.
  static let firstDay: Int32 = 16_801
  private static let dayMilliseconds: Int64 = 86_400_000

  let kind: Kind
  private let texts: [String]
  /// The number that the event to come will have in its log.
  private(set) var number: UInt64
  private let firstNumber: UInt64
  private var random: UInt64
  private var waiting: [(number: UInt64, day: Int32)] = []
  private var revealed: [UInt64] = []
  private var logs: [UInt64] = []
  private var moments: [UInt64] = []
  private var goals: [UInt64] = []

  /// - Parameter firstNumber: the number of the first event, above what is in the log already.
  init(kind: Kind, texts: [String], firstNumber: UInt64, seed: UInt64 = 1) {
    self.kind = kind
    self.texts = texts
    self.firstNumber = firstNumber
    number = firstNumber
    random = seed
  }

  /// The next event; its number is `number` before the call.
  mutating func next() -> Event {
    defer { number += 1 }
    if kind == .imported && number == firstNumber {
      let started = ImportStarted(sourceName: "life.csv", kind: .moment)
      return envelope(.importStarted(started), text: true)
    }
    if goals.count < 4 { return goalSet() }
    switch draw(100) {
    case 0..<40: return activityLogged()
    case 40..<75: return momentLogged()
    case 75..<90: return echo()
    default: return other()
    }
  }

  private mutating func draw(_ count: UInt64) -> UInt64 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (random >> 33) % count
  }

  private mutating func pick(_ numbers: [UInt64]) -> UInt64 {
    numbers[numbers.count - 1 - Int(draw(UInt64(min(numbers.count, 64))))]
  }

  private var index: Int64 { Int64(number - firstNumber) }
  private var day: Int32 { Self.firstDay + Int32(index / Int64(Self.eventsPerDay)) }

  /// Between 06:00 and 23:00, in order.
  private var millisecond: Int64 {
    let slot = index % Int64(Self.eventsPerDay)
    return Int64(day) * Self.dayMilliseconds + 21_600_000 + slot * 612_000
      + Int64(truncatingIfNeeded: random >> 40) % 600_000
  }
}

extension Workload {
  private mutating func envelope(
    _ body: Event.Body, subject: UInt64 = 0, text: Bool = false
  ) -> Event {
    var event = Event(
      utcOffsetSeconds: day % 365 < 180 ? 3600 : 7200, civilDay: day, subjectNumber: subject,
      carriesText: text, body: body)
    switch kind {
    case .livedIn: event.clock = UInt64(millisecond) << 16
    case .imported:
      // A thousand rows share the millisecond in which they were written.
      let written = Int64(20_454) * Self.dayMilliseconds + index / 1000
      event.clock = UInt64(written) << 16 | UInt64(index % 1000)
      event.importBatch = number == firstNumber ? 0 : firstNumber
      event.happenedAtMs = millisecond
    }
    return event
  }

  private mutating func text() -> String { texts[Int(draw(UInt64(texts.count)))] }

  private mutating func activityLogged() -> Event {
    logs.append(number)
    let activity = StandardActivity.allCases[1 + Int(draw(4))]
    let amount: Int64 =
      switch activity {
      case .steps: Int64(500 + draw(9000))
      case .water: Int64(100 + 50 * draw(10))
      case .meditation: Int64(300 + 60 * draw(30))
      default: Int64(18_000 + 60 * draw(200))
      }
    return envelope(.activityLogged(ActivityLogged(activity: activity, amount: amount)))
  }

  private mutating func momentLogged() -> Event {
    moments.append(number)
    let praise = kind == .livedIn ? Self.praises[Int(draw(UInt64(Self.praises.count)))] : ""
    let moment = MomentLogged(text: .inline(text()), praise: .inline(praise))
    return envelope(.momentLogged(moment), text: true)
  }

  private mutating func echo() -> Event {
    let kind = draw(15)
    if kind < 5, let first = waiting.first, first.day <= day {
      waiting.removeFirst()
      revealed.append(first.number)
      let echo = EchoRevealed(
        recommendation: .inline(Self.recommendations[Int(draw(4))]), quoteId: "q\(draw(200))",
        quote: "The journey of a thousand miles begins with a single step.", quoteAuthor: "Laozi")
      return envelope(.echoRevealed(echo), subject: first.number, text: true)
    }
    if kind < 7, !revealed.isEmpty {
      return envelope(
        .echoReflected(EchoReflected(note: .inline(text()))), subject: pick(revealed), text: true)
    }
    if kind < 8, !revealed.isEmpty {
      return envelope(.echoDismissed(EchoDismissed()), subject: pick(revealed))
    }
    if kind < 9, waiting.count > 8 {
      return envelope(.echoCancelled(EchoCancelled()), subject: waiting.removeLast().number)
    }
    let interval = [1, 3, 7, 30, 90][Int(draw(5))] as UInt32
    waiting.append((number, day + Int32(interval)))
    let text = String(text().prefix(280))
    let vibe = VibeSent(
      text: .inline(text), graphemeCount: UInt32(text.count),
      emotion: Emotion.allCases[1 + Int(draw(8))], intervalDays: interval,
      deliveryDay: day + Int32(interval), deliveryMinute: 540)
    return envelope(.vibeSent(vibe), text: true)
  }

  private mutating func goalSet() -> Event {
    goals.append(number)
    let activity = StandardActivity.allCases[goals.count]
    let target: Int64 = [8000, 2000, 1200, 27_000][goals.count - 1]
    return envelope(
      .goalSet(GoalSet(activity: activity, target: target, period: .day, firstDay: day)))
  }

  private mutating func other() -> Event {
    switch draw(10) {
    case 0..<5 where !logs.isEmpty:
      let correction = ActivityCorrected(amount: Int64(1 + draw(9000)))
      return envelope(.activityCorrected(correction), subject: pick(logs))
    case 5..<7 where !logs.isEmpty:
      return envelope(.activityRemoved(ActivityRemoved()), subject: logs.removeLast())
    case 7 where !moments.isEmpty:
      return envelope(.momentRemoved(MomentRemoved()), subject: moments.removeLast())
    case 8:
      return envelope(
        .settingChanged(SettingChanged(setting: .dayStartMinutes(UInt32(draw(5) * 60)))))
    default:
      let change = GoalTargetChanged(target: Int64(1000 + draw(9000)), effectiveDay: day)
      return envelope(.goalTargetChanged(change), subject: pick(goals))
    }
  }

  private static let praises = [
    "Well done. That counts.", "A small win is still a win.", "Noted, and worth noting.",
    "You showed up for yourself today.", "That is one more step.", "Lovely. Keep it near.",
  ]
  private static let recommendations = [
    "You wrote this on a hard day. Look how far you have come.",
    "Take a minute to enjoy what you built.", "Maybe call the person you thought of then.",
    "Write down what has changed since.",
  ]
}
