import Domain
import Events
import Seeds
import Testing

@Suite struct QuantityTests {
  @Test func `Amounts are read as people write them`() throws {
    let cases: [(String, Activity, Int64)] = [
      ("8000", .steps, 8000), ("8000 steps", .steps, 8000), ("1 step", .steps, 1),
      ("+12", .steps, 12), ("0", .steps, 0), (" 0500 ", .steps, 500),
      ("0.5 L", .water, 500), ("500ml", .water, 500), ("1,5 l", .water, 1500),
      ("2.0 liters", .water, 2000), (".25l", .water, 250), ("1.500 l", .water, 1500),
      ("33 cl", .water, 330), ("2 dl", .water, 200), ("0 ml", .water, 0),
      ("20m", .meditation, 1200), ("20 minutes", .meditation, 1200), ("1h30m", .sleep, 5400),
      ("7h30m", .sleep, 27_000), ("7 h 30 min", .sleep, 27_000), ("1.5h", .sleep, 5400),
      ("1h30m15s", .meditation, 5415), ("0,1 h", .meditation, 360), ("90s", .meditation, 90),
      ("1000000 l", .water, 1_000_000_000),
    ]
    for (words, activity, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: activity) == expected, "\(words)")
    }
  }

  @Test func `What can not be read is refused by name`() {
    let large = Quantity.largest
    let cases: [(String, Activity, Rejection)] = [
      ("-1 L", .water, .amountNegative("-1 L")), ("−1 L", .water, .amountNegative("−1 L")),
      ("-0", .steps, .amountNegative("-0")),
      ("NaN", .steps, .amountNotANumber("NaN", activity: .steps)),
      ("inf", .steps, .amountNotANumber("inf", activity: .steps)),
      ("-inf", .steps, .amountNotANumber("-inf", activity: .steps)),
      ("", .steps, .amountNotANumber("", activity: .steps)),
      ("l", .water, .amountNotANumber("l", activity: .water)),
      (".", .water, .amountNotANumber(".", activity: .water)),
      ("1.", .water, .amountNotANumber("1.", activity: .water)),
      ("1.2.3 l", .water, .unknownUnit(".", activity: .water, nearest: nil)),
      ("30m1h", .sleep, .amountNotANumber("30m1h", activity: .sleep)),
      ("1h1h", .sleep, .amountNotANumber("1h1h", activity: .sleep)),
      ("5 l 3 ml", .water, .amountNotANumber("5 l 3 ml", activity: .water)),
      ("8 000", .steps, .amountNotANumber("8 000", activity: .steps)),
      ("1,500 l", .water, .amountAmbiguous("1,500 l")),
      ("8,000", .steps, .amountAmbiguous("8,000")),
      ("8.000", .steps, .amountTooFine("8.000", activity: .steps)),
      ("0.5", .steps, .amountTooFine("0.5", activity: .steps)),
      ("0.5ml", .water, .amountTooFine("0.5ml", activity: .water)),
      ("0.1s", .meditation, .amountTooFine("0.1s", activity: .meditation)),
      ("0.00000000001 l", .water, .amountTooFine("0.00000000001 l", activity: .water)),
      ("1000000001", .steps, .amountTooLarge(max: large, activity: .steps)),
      ("99999999999999999999999", .steps, .amountTooLarge(max: large, activity: .steps)),
      ("9223372036854775807 h", .sleep, .amountTooLarge(max: large, activity: .sleep)),
      ("277777h9999m", .sleep, .amountTooLarge(max: large, activity: .sleep)),
      ("20", .meditation, .unitMissing(activity: .meditation)),
      ("0.5", .water, .unitMissing(activity: .water)),
      ("20 ml", .sleep, .unitMismatch("ml", activity: .sleep)),
      ("20m", .steps, .unitMismatch("m", activity: .steps)),
      ("3 stesp", .steps, .unknownUnit("stesp", activity: .steps, nearest: "steps")),
      ("3 litters", .water, .unknownUnit("litters", activity: .water, nearest: "liters")),
      ("1e3", .steps, .unknownUnit("e", activity: .steps, nearest: nil)),
      ("٣", .steps, .amountNotANumber("٣", activity: .steps)),
    ]
    for (words, activity, rejection) in cases {
      #expect(throws: rejection, "\(words)") { try Quantity.baseUnits(words, of: activity) }
    }
  }

  @Test func `Any words are read or refused`() {
    let seed: UInt64 = 2_718
    var random = SeededRandom(seed: seed)
    let alphabet = Array("0123456789.,-+hmsl 한é\u{301}")
    for _ in 0..<20_000 {
      let words = String(
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        })
      for activity in Activity.allCases {
        if let amount = try? Quantity.baseUnits(words, of: activity) {
          #expect((0...Quantity.largest).contains(amount), "\(words), seed \(seed)")
        }
      }
    }
  }

  @Test func `Activities and periods go by their words`() throws {
    for activity in Activity.registry {
      #expect(try Activity(named: activity.label.uppercased()) == activity)
    }
    #expect(throws: Rejection.unknownActivity("watre", nearest: .water)) {
      try Activity(named: "watre")
    }
    #expect(throws: Rejection.unknownActivity("swimming", nearest: nil)) {
      try Activity(named: "swimming")
    }
    #expect(try Period(named: "Daily") == .day)
    #expect(try Period(named: "week") == .week)
    #expect(throws: Rejection.unknownPeriod("weak", nearest: .week)) { try Period(named: "weak") }
    #expect(throws: Rejection.unknownPeriod("month", nearest: nil)) { try Period(named: "month") }
  }
}
