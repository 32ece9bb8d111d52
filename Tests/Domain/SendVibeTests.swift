import Echolog
import Platform
import Testing

@Suite struct SendVibeTests {
  private func send(
    _ text: String?, _ emotion: Emotion? = .comfort, _ interval: EbbinghausInterval? = .month,
    in context: Now = Given.tuesday
  ) throws -> PendingEvent {
    try SendVibe(text, emotion: emotion, returningAfter: interval).decide(in: context)
  }

  @Test func `A vibe is recorded as typed and returns at nine after the interval`() throws {
    let draft = try send(" You've prepared well. ")
    let expected = VibeSent(
      text: " You've prepared well. ", graphemeCount: 23, emotion: .comfort, intervalDays: 30,
      deliveryDay: Given.day("2025-12-18").daysSinceEpoch, deliveryMinute: 540)
    #expect(draft.body == .vibeSent(expected))
    #expect(draft.subject == nil)
    #expect(draft.eventTime.day == Given.day("2025-11-18"))
    #expect(draft.eventTime.happenedAt == nil)
  }

  @Test func `The interval counts from the date on the calendar, not from the civil day`() throws {
    let draft = try send("x", .joy, .day, in: Given.context(on: "2025-11-19", hour: 0, minute: 40))
    guard case .vibeSent(let vibe) = draft.body else { throw Unexpected(draft) }
    #expect(draft.eventTime.day == Given.day("2025-11-18"))
    #expect(vibe.deliveryDay == Given.day("2025-11-20").daysSinceEpoch)
  }

  @Test func `All five intervals land on their date across month ends and leap days`() throws {
    let cases: [(String, EbbinghausInterval, String)] = [
      ("2024-02-28", .day, "2024-02-29"), ("2024-02-28", .threeDays, "2024-03-02"),
      ("2025-12-31", .week, "2026-01-07"), ("2025-01-31", .month, "2025-03-02"),
      ("2025-11-18", .quarter, "2026-02-16"),
    ]
    for (sent, interval, expected) in cases {
      let context = Given.context(on: sent, hour: 12)
      let draft = try send("x", .joy, interval, in: context)
      guard case .vibeSent(let vibe) = draft.body else { throw Unexpected(draft) }
      #expect(vibe.deliveryDay == Given.day(expected).daysSinceEpoch)
      #expect(Delivery(after: interval, sentIn: context).day == Given.day(expected))
    }
  }

  @Test func `280 characters are enough, whatever they are made of, and 281 are too many`() throws {
    for character in ["a", "👩‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👩🏿", "한", "é", "🇰🇷"] {
      let longest = String(repeating: character, count: 280)
      #expect(throws: Never.self) { try send(longest) }
      #expect(throws: Rejection.vibeTooLong(count: 281, max: 280)) { try send("x" + longest) }
    }
  }

  @Test func `Few characters with very many bytes are refused, and very many as what they are`() {
    #expect(throws: Rejection.vibeTooLong(count: 60_000, max: 280)) {
      try send(String(repeating: "x", count: 60_000))
    }
    let stacked = "e" + String(repeating: "\u{301}", count: 40_000)
    #expect(throws: Rejection.textTooLarge(bytes: 80_001, max: 16_384)) { try send(stacked) }
    let one = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(throws: Rejection.textTooLarge(bytes: 40_001, max: 16_384)) { try send(one) }
  }

  @Test func `Nothing to read is no vibe`() {
    for text in ["", " ", "\n\t ", "\u{3000}"] {
      #expect(throws: Rejection.vibeEmpty) { try send(text) }
    }
  }

  @Test func `All that is missing is reported at once`() {
    #expect(throws: Rejection.fieldsMissing([.text, .emotion, .interval])) {
      try send(nil, nil, nil)
    }
    #expect(throws: Rejection.fieldsMissing([.text, .interval])) { try send("  ", .joy, nil) }
    #expect(throws: Rejection.fieldsMissing([.emotion])) { try send("x", nil, .day) }
    #expect(throws: Rejection.fieldsMissing([.text])) { try send(nil) }
  }

  @Test func `Emotions and intervals go by their words`() throws {
    for emotion in Emotion.registry {
      #expect(try Emotion(named: emotion.label.uppercased()) == emotion)
    }
    #expect(Emotion.registry.count == 8)
    for interval in EbbinghausInterval.allCases {
      #expect(try EbbinghausInterval(named: interval.label) == interval)
      #expect(try EbbinghausInterval(named: "\(interval.days) days") == interval)
      #expect(try EbbinghausInterval(named: "\(interval.days)") == interval)
    }
    let spoken: [(String, EbbinghausInterval)] = [
      ("tomorrow", .day), ("a day", .day), ("week", .week), ("1w", .week), ("1 week", .week),
      ("Month", .month), ("a month", .month), ("3 months", .quarter), ("quarter", .quarter),
      ("in 30 days", .month), ("In one month", .month), ("three days", .threeDays),
      ("in a week", .week), ("thirty days", .month), ("in 3d", .threeDays),
    ]
    for (words, interval) in spoken {
      #expect(try EbbinghausInterval(named: words) == interval, "\(words)")
    }
  }

  @Test func `Unknown words are refused with the nearest one`() {
    let emotions: [(String, Emotion?)] = [
      ("comfrt", .comfort), ("hop", .hope), ("JYO", .joy), ("gratitud", .gratitude), ("", nil),
      ("xylophone", nil), ("calm", .comfort), ("happyness", .joy), ("Anxios", .struggle),
    ]
    for (word, nearest) in emotions {
      #expect(throws: Rejection.unknownEmotion(word, nearest: nearest)) {
        try Emotion(named: word)
      }
    }
    let intervals: [(String, EbbinghausInterval?)] = [
      ("5d", nil), ("2d", nil), ("4d", .threeDays), ("14d", .week), ("0d", .day),
      ("1000 days", .quarter), ("soon", nil),
      ("99999999999999999999d", nil), ("-3d", nil), ("2w", .week), ("2 months", nil),
      ("in 2w", .week), ("in", nil), ("one", nil), ("in soon", nil),
      ("1m", .month), ("", nil), ("9223372036854775807w", nil),
    ]
    for (word, nearest) in intervals {
      #expect(throws: Rejection.unknownInterval(word, nearest: nearest)) {
        try EbbinghausInterval(named: word)
      }
    }
  }
}

/// A decision led to something else than the test is about.
struct Unexpected: Error {
  let draft: PendingEvent

  init(_ draft: PendingEvent) {
    self.draft = draft
  }
}
