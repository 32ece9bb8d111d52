import Echolog
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
      ("8,000.0 steps", .steps, 8000), ("1.234.567", .steps, 1_234_567), ("8000.0", .steps, 8000),
      ("1.500,5 l", .water, 1_500_500), ("0,500 l", .water, 500), ("1234,567 l", .water, 1_234_567),
      ("1h30m15s", .meditation, 5415), ("0,1 h", .meditation, 360), ("90s", .meditation, 90),
      ("8,000", .steps, 8000), ("8.000 steps", .steps, 8000), ("1,500 ml", .water, 1500),
      ("1,200s", .meditation, 1200), ("1,234,567 ml", .water, 1_234_567),
      ("1000000 l", .water, 1_000_000_000),
      ("half a litre", .water, 500), ("½ l", .water, 500), ("a litre", .water, 1000),
      ("two litres", .water, 2000), ("half an hour", .sleep, 1800), ("an hour", .sleep, 3600),
      ("1 hour and 20 minutes", .meditation, 4800), ("8 thousand", .steps, 8000),
      ("one", .steps, 1), ("Ten", .steps, 10),
    ]
    for (words, activity, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: activity) == expected, "\(words)")
    }
  }

  @Test func `What a person counts has three decimals, and one way to read each number`() throws {
    let added = Event.Body.activityAdded(
      ActivityAdded(name: "runs", dimension: .decimal, unit: "miles"))
    let miles = try #require(History().after(added).activitiesInUse.last)
    let cases: [(String, Int64)] = [
      ("3.1", 3100), ("3,1 mi", 3100), ("1 mile", 1000), ("0.125 miles", 125), ("3.125", 3125),
      ("half a mile", 500), ("1,500", 1_500_000), ("1,500.5", 1_500_500),
      ("2 thousand", 2_000_000), ("1.5k miles", 1_500_000), ("1000000", 1_000_000_000),
    ]
    for (words, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: miles) == expected, "\(words)")
    }
    let refused: [(String, Rejection)] = [
      ("0.1234", .amountTooFine("0.1234", activity: miles)),
      ("1.500", .amountAmbiguous("1.500")), ("8.000 miles", .amountAmbiguous("8.000 miles")),
      ("3 km", .unitMismatch("km", activity: miles)), ("5k", .unitMismatch("k", activity: miles)),
      ("1000000.001", .amountTooLarge(max: 1_000_000_000, activity: miles)),
    ]
    for (words, rejection) in refused {
      #expect(throws: rejection, "\(words)") { try Quantity.baseUnits(words, of: miles) }
    }
    let run = History().after(.activityAdded(ActivityAdded(name: "run", dimension: .distance)))
    let running = try #require(run.activitiesInUse.last)
    for words in ["5k", "5 K", "5 km"] {
      #expect(try Quantity.baseUnits(words, of: running) == 5000, "\(words)")
    }
    let said = [
      3100: "3.1 miles", 1000: "1 mile", 500: "0.5 miles", -500: "-0.5 miles", 0: "0 miles",
    ]
    for (amount, words) in said { #expect(Messages.amount(Int64(amount), of: miles) == words) }
    #expect(miles.cell(3100) == .real(3.1) && miles.cell(3000) == .number(3))
    #expect(Activity.steps.cell(3100) == .number(3100))
  }

  @Test func `Steps are counted in thousands, and a night from when to when`() throws {
    let cases: [(String, Activity, Int64)] = [
      ("10k", .steps, 10_000), ("1.5K", .steps, 1500), ("1,5 k steps", .steps, 1500),
      ("1.234k", .steps, 1234), ("23:10-07:00", .sleep, 28_200), ("23:10 to 7:00", .sleep, 28_200),
      ("from 11pm to 7am", .sleep, 28_800), ("11:30 PM – 7 am", .sleep, 27_000),
      ("noon-1pm", .meditation, 3600), ("0:15 until 1:00", .meditation, 2700),
    ]
    for (words, activity, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: activity) == expected, "\(words)")
    }
    for (words, activity) in [
      ("two 500 ml", .water), ("a 500 ml", .water), ("½ 2 l", .water), ("half", .steps),
      ("7:00-7:00", Activity.sleep), ("23:10-25:00", .sleep), ("7-8", .sleep), ("1pm-2pm", .steps),
      ("2k", .water), ("1.2345k", .steps), ("1,234k", .steps), ("10k 5", .steps),
    ] {
      #expect(throws: Rejection.self, "\(words)") {
        try Quantity.baseUnits(words, of: activity)
      }
    }
  }

  @Test func `Spaces and apostrophes part thousands, and an exponent moves the point`() throws {
    let cases: [(String, Activity, Int64)] = [
      ("12 345", .steps, 12_345), ("12\u{a0}345 steps", .steps, 12_345),
      ("1\u{202f}234\u{202f}567", .steps, 1_234_567), ("12'345", .steps, 12_345),
      ("12’345.0", .steps, 12_345), ("1 500 ml", .water, 1500), ("1 234,5 l", .water, 1_234_500),
      ("1 h 200 s", .sleep, 3800), ("1e4", .steps, 10_000), ("1.2E+4", .steps, 12_000),
      ("2.5e-1 l", .water, 250), ("1.500e3", .steps, 1500), ("80e-1", .steps, 8),
    ]
    for (words, activity, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: activity) == expected, "\(words)")
    }
    for words in ["1e4", "12 345", "12'345", "1.5", "7:30"] {
      #expect(!Quantity.namesUnit(words), "\(words)")
    }
    for words in ["1e4 ml", "7h30", "PT7H"] { #expect(Quantity.namesUnit(words), "\(words)") }
  }

  @Test func `A duration may be one of ISO 8601`() throws {
    let cases: [(String, Int64)] = [
      ("PT7H30M", 27_000), ("PT27000S", 27_000), ("pt7.5h", 27_000), ("P0DT7H30M0S", 27_000),
    ]
    for (words, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: .sleep) == expected, "\(words)")
    }
    #expect(throws: Rejection.amountTooFine("PT0.5S", activity: .sleep)) {
      try Quantity.baseUnits("PT0.5S", of: .sleep)
    }
  }

  @Test func `An amount is multiplied exactly, or refused where nothing whole comes of it`() throws
  {
    let cases: [(String, Activity, String, Int64)] = [
      ("8000000", .steps, "0.001", 8000), ("18840000 s", .sleep, "0.001", 18_840),
      ("0.1 l", .water, "3", 300), ("0.5", .steps, "2", 1), ("7:30", .sleep, "0.5", 13_500),
      ("8,000", .steps, "0.001", 8), ("4", .steps, "1e3", 4000), ("1 ml", .water, "0,5e1", 5),
    ]
    for (words, activity, scale, expected) in cases {
      let scale = try #require(AmountScale(scale))
      let amount = try Quantity.baseUnits(words, of: activity, scale: scale)
      #expect(amount == expected, "\(words)")
    }
    let thousandth = try #require(AmountScale("0.001"))
    #expect(throws: Rejection.amountTooFine("8001", activity: .steps)) {
      try Quantity.baseUnits("8001", of: .steps, scale: thousandth)
    }
    for words in ["0", "-1", "", "x", "1/60", "1e-10", "9999999999"] {
      #expect(AmountScale(words) == nil, "\(words)")
    }
  }

  @Test func `What can not be read is refused by name`() {
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
      ("1.2.3 l", .water, .amountNotANumber("1.2.3 l", activity: .water)),
      ("1.234.56 l", .water, .amountNotANumber("1.234.56 l", activity: .water)),
      ("0.123.456", .steps, .amountNotANumber("0.123.456", activity: .steps)),
      ("30m1h", .sleep, .amountNotANumber("30m1h", activity: .sleep)),
      ("1h1h", .sleep, .amountNotANumber("1h1h", activity: .sleep)),
      ("5 l 3 ml", .water, .amountNotANumber("5 l 3 ml", activity: .water)),
      ("1,500 l", .water, .amountAmbiguous("1,500 l")),
      ("1.500 ml", .water, .amountAmbiguous("1.500 ml")),
      ("2.000 ml", .water, .amountAmbiguous("2.000 ml")),
      ("2.000 min", .sleep, .amountAmbiguous("2.000 min")),
      ("2 h 1,500 min", .sleep, .amountAmbiguous("2 h 1,500 min")),
      ("0.5", .steps, .amountTooFine("0.5", activity: .steps)),
      ("0.5ml", .water, .amountTooFine("0.5ml", activity: .water)),
      ("0.1s", .meditation, .amountTooFine("0.1s", activity: .meditation)),
      ("0.00000000001 l", .water, .amountTooFine("0.00000000001 l", activity: .water)),
      ("1000000001", .steps, .amountTooLarge(max: 1_000_000, activity: .steps)),
      ("99999999999999999999999", .steps, .amountTooLarge(max: 1_000_000, activity: .steps)),
      ("9223372036854775807 h", .sleep, .amountTooLarge(max: 86_400, activity: .sleep)),
      ("277777h9999m", .sleep, .amountTooLarge(max: 86_400, activity: .sleep)),
      ("20", .meditation, .unitMissing(activity: .meditation)),
      ("0.5", .water, .unitMissing(activity: .water)),
      ("20 ml", .sleep, .unitMismatch("ml", activity: .sleep)),
      ("20m", .steps, .unitMismatch("m", activity: .steps)),
      ("3 stesp", .steps, .unknownUnit("stesp", activity: .steps, nearest: "steps")),
      ("3 litters", .water, .unknownUnit("litters", activity: .water, nearest: "liters")),
      ("1e", .steps, .unknownUnit("e", activity: .steps, nearest: nil)),
      ("1e-1", .steps, .amountTooFine("1e-1", activity: .steps)),
      ("1e-99", .steps, .amountTooFine("1e-99", activity: .steps)),
      ("1e99", .steps, .amountTooLarge(max: 1_000_000, activity: .steps)),
      ("1,234.5e2", .steps, .amountNotANumber("1,234.5e2", activity: .steps)),
      ("12 34", .steps, .amountNotANumber("12 34", activity: .steps)),
      ("PT", .sleep, .amountNotANumber("PT", activity: .sleep)),
      ("P1D", .sleep, .amountNotANumber("P1D", activity: .sleep)),
      ("PT7H", .water, .amountNotANumber("PT7H", activity: .water)),
      ("٣", .steps, .amountNotANumber("٣", activity: .steps)),
    ]
    for (words, activity, rejection) in cases {
      #expect(throws: rejection, "\(words)") { try Quantity.baseUnits(words, of: activity) }
    }
  }

  @Test func `A mark that was given decides what can be read in two ways`() throws {
    let cases: [(String, Activity, DecimalMark, Int64)] = [
      ("1.500 l", .water, .point, 1500), ("1.500 ml", .water, .comma, 1500),
      ("1,500 l", .water, .comma, 1500), ("1,500 ml", .water, .point, 1500),
      ("8.123", .steps, .comma, 8123), ("8,123.0", .steps, .point, 8123),
      ("7,5 h", .sleep, .comma, 27_000),
    ]
    for (words, activity, mark, expected) in cases {
      let amount = try Quantity.baseUnits(words, of: activity, decimal: mark)
      #expect(amount == expected, "\(words)")
    }
    #expect(throws: Rejection.amountTooFine("8.123", activity: .steps)) {
      try Quantity.baseUnits("8.123", of: .steps, decimal: .point)
    }
    #expect(throws: Rejection.amountNotANumber("1,5 l", activity: .water)) {
      try Quantity.baseUnits("1,5 l", of: .water, decimal: .point)
    }
  }

  @Test func `A number shows its decimal mark, or leaves it open`() {
    let cases: [(String, DecimalMark?, isOpen: Bool)] = [
      ("1500", nil, false), ("1.5", .point, false), ("1,5", .comma, false), ("1.500", nil, true),
      ("1,500", nil, true), ("0.500", .point, false), (".500", .point, false),
      ("1234.567", .point, false), ("1.234.567", .comma, false), ("1.234,567", .comma, false),
      ("1,234.5", .point, false), ("1.2.3", nil, false), (",", nil, false),
    ]
    for (words, mark, isOpen) in cases {
      let numbers = WrittenNumber.all(in: "about " + words)
      #expect(numbers.map(\.decimalMark) == [mark] && numbers[0].isOpen == isOpen, "\(words)")
    }
    #expect(WrittenNumber.all(in: "7 h 5,5 min").map(\.decimalMark) == [nil, .comma])
    #expect(WrittenNumber.all(in: "1.500")[0].plain(decimal: .comma) == "1500")
    #expect(WrittenNumber.all(in: "1.500")[0].plain(decimal: .point) == "1.5")
  }

  @Test func `A duration may be written as a clock shows it, where its units are given`() throws {
    let cases: [(String, Activity, Int64)] = [
      ("7:55", .sleep, 28_500), ("7:55:30", .sleep, 28_530), ("07:05 h", .sleep, 25_500),
      ("0:20:00", .meditation, 1200), ("20:00 min", .meditation, 1200),
      ("90:30 min", .meditation, 5430), ("1:30h", .meditation, 5400), ("24:00", .sleep, 86_400),
      ("7h30", .sleep, 27_000), ("1H05", .meditation, 3900), ("0h45", .sleep, 2700),
    ]
    for (words, activity, expected) in cases {
      #expect(try Quantity.baseUnits(words, of: activity) == expected, "\(words)")
    }
    let refused: [(String, Activity, Rejection)] = [
      ("20:00", .meditation, .durationAmbiguous("20:00")),
      ("45:00", .sleep, .durationAmbiguous("45:00")),
      ("7h5", .sleep, .unitMissing(activity: .sleep)),
      ("7h75", .sleep, .unitMissing(activity: .sleep)),
      ("7.5h30", .sleep, .unitMissing(activity: .sleep)),
      ("7h30", .water, .unitMismatch("h", activity: .water)),
      ("999999999999h30", .sleep, .amountTooLarge(max: 86_400, activity: .sleep)),
      ("-7:55", .sleep, .amountNegative("-7:55")),
      ("999999999999:00 h", .sleep, .amountTooLarge(max: 86_400, activity: .sleep)),
    ]
    for (words, activity, rejection) in refused {
      #expect(throws: rejection, "\(words)") { try Quantity.baseUnits(words, of: activity) }
    }
    for words in ["7:5", "7:65", "7:55:", ":55", "7:55 s", "1:2:3:4", "7:55:30 min", "7:55 AM"] {
      #expect(throws: Rejection.amountNotANumber(words, activity: .sleep), "\(words)") {
        try Quantity.baseUnits(words, of: .sleep)
      }
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
      for activity in Activity.standard {
        if let amount = try? Quantity.baseUnits(words, of: activity) {
          #expect((0...Quantity.largest).contains(amount), "\(words), seed \(seed)")
        }
      }
    }
  }

  @Test func `Activities and periods go by their words`() throws {
    for activity in Activity.standard {
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
