import Echolog
import Platform

struct ReviewCommand: QuestionCommand {
  static let declaration = Declaration(
    "review", [Operand(.whenOrMonth, .optional)],
    [Flag("--beside", .whenOrMonth, "other days to stand beside, in place of those before")],
    "what a week, a month or a year held, beside the one before; this week unless said",
    [
      "review", "review \"last week\"", "review 2025-10 --beside 2024-10", "review 2025-Q3",
      "review 2025 --csv",
    ],
    [.speaksOfDays, .asks, .listsRows],
    remarks: ["What is not over yet stands beside as many days of the one before."])

  /// Nil for this week.
  let days: ClosedRange<CivilDay>?
  /// Nil for those just before.
  let beside: ClosedRange<CivilDay>?

  init(_ line: Arguments) throws {
    days = try line.operand(0).map(line.stretch)
    beside = try line.value("--beside").map(line.stretch)
  }

  func page(of question: Question) async throws -> Page {
    let (history, today) = (question.history, question.view.today)
    let begin = today.startOfWeek(startingOn: history.settings.weekStart)
    var spans = ReviewedSpans(days ?? begin...(begin + 6), today: today)
    if let beside { (spans.before, spans.isChosen) = (beside, true) }
    let totals =
      ReviewTotal.totals(history.journey(in: spans.days), history.journey(in: spans.before))
      + history.allGoals().map { ReviewTotal(of: $0, over: spans, in: history) }
      .filter(\.holdsSomething)
    let chosen = try await question.chosen(totals, of: .review(totals))
    return question.presenter.review(spans, chosen)
  }
}

/// Days, and those of the same kind before them; of what is not over no more than there is yet.
struct ReviewedSpans: Equatable {
  let days: ClosedRange<CivilDay>
  var before: ClosedRange<CivilDay>
  /// Whether the person named those to stand beside.
  var isChosen = false

  init(_ asked: ClosedRange<CivilDay>, today: CivilDay) {
    let (first, last) = (asked.lowerBound, asked.upperBound)
    let isYear = asked == MonthOrYear(yearOf: first).days
    let isMonth = asked == MonthOrYear(monthOf: first).days
    days = first...max(first, min(last, today))
    guard isYear || isMonth else {
      let length = last - first + 1
      before = (first - length)...(days.upperBound - length)
      return
    }
    let whole = isYear ? MonthOrYear(yearOf: first - 1).days : MonthOrYear(monthOf: first - 1).days
    guard days != asked else {
      before = whole
      return
    }
    // To the same date; a month that is shorter ends before.
    let (begin, end) = (whole.lowerBound.date, days.upperBound.date)
    let month = isYear ? end.month : begin.month
    let same = (0...3).lazy.compactMap { offset in
      CivilDay(year: begin.year, month: month, day: end.day - offset)
    }.first
    before = whole.lowerBound...(same ?? whole.upperBound)
  }
}

/// How much there was of something in a span of days, and in the one before.
struct ReviewTotal: Equatable, Sendable {
  let name: String
  /// What is counted there; nil for all else.
  var activity: Activity?
  /// Of which amounts are the periods in which it was reached; nil for all else.
  var goal: Goal?
  var now = Part()
  var before = Part()

  struct Part: Equatable, Sendable {
    var amount: Int64 = 0
    var days = 0

    mutating func add(_ amount: Int64) {
      guard amount > 0 else { return }
      self.amount &+= amount
      days += 1
    }
  }

  /// What either span has something of.
  static func totals(_ days: [JourneyDay], _ daysBefore: [JourneyDay]) -> [ReviewTotal] {
    let counts: [(String, (JourneyDay) -> Int)] = [
      ("days", { _ in 1 }), ("moments", \.momentCount), ("memories", \.memories.count),
      ("notes", \.echoesSent),
    ]
    var totals = counts.map { name, count in
      var total = ReviewTotal(name: name)
      for day in days { total.now.add(Int64(count(day))) }
      for day in daysBefore { total.before.add(Int64(count(day))) }
      return total
    }
    for activity in Activity.registry {
      var total = ReviewTotal(name: activity.label, activity: activity)
      let amount = { (day: JourneyDay) in
        day.totals.first { $0.activity == activity }?.amount ?? 0
      }
      for day in days { total.now.add(amount(day)) }
      for day in daysBefore { total.before.add(amount(day)) }
      totals.append(total)
    }
    return totals.filter(\.holdsSomething)
  }

  var holdsSomething: Bool { now.amount > 0 || before.amount > 0 }
}

extension ReviewTotal {
  /// In how many of its days, or of the weeks that ended, a goal was reached.
  fileprivate init(of goal: Goal, over spans: ReviewedSpans, in history: History) {
    self.init(name: Messages.name(goal) + ", reached", goal: goal)
    let part = { (days: ClosedRange<CivilDay>) in
      let asked = history.progress(of: goal, in: days).filter {
        $0.isActive && days.upperBound >= $0.period.upperBound && ($0.excuse == nil || $0.isMet)
      }
      return Part(amount: Int64(asked.count(where: \.isMet)), days: asked.count)
    }
    (now, before) = (part(spans.days), part(spans.before))
  }
}

extension Table where Row == ReviewTotal {
  fileprivate static func review(_ totals: [ReviewTotal]) -> Table {
    Table(
      "review", "What days held, beside those before", key: ["name"],
      [
        Column.word("name", "what it is: days with something, moments, an activity, or a goal") {
          $0.name
        },
        Column.word("unit", "what amounts are in; null for what is counted") {
          $0.activity?.dimension.baseUnit ?? $0.goal.map { $0.period.label + "s" }
        },
        Column.amount("amount", "how much there was") { $0.now.amount },
        Column.count("onDays", unit: "days", "on how many days, or of how many of the goal's") {
          $0.now.days
        },
        Column.amount("amountBefore", "how much there was before") { $0.before.amount },
        Column.count("onDaysBefore", unit: "days", "on how many days before") { $0.before.days },
        Column.amount("difference", "how much more it is now") { $0.now.amount - $0.before.amount },
      ]
    ) { _, _ in AnyIterator(totals.makeIterator()) }
  }
}

extension Presenter {
  fileprivate func review(_ spans: ReviewedSpans, _ totals: [ReviewTotal]) -> Page {
    let listing = TableRows(self, .review(totals), totals)
    let other = spans.isChosen ? "Beside" : "Before"
    var page = Page(
      schema: "review/1", ["days": json(spans.days), "before": json(spans.before)],
      listing: listing, as: "totals",
      plain: [
        "name", "amount", "onDays", "amountBefore", "onDaysBefore",
      ],
      shown: [
        .init("") { Span(Messages.capitalised($0.name)) },
        .init(.right("Now")) { Span(said($0.now, $0), .strong) },
        .init(.right(other)) { Span(said($0.before, $0)) },
      ])
    guard !totals.isEmpty else {
      page.say(
        "Nothing was kept on these days, nor on those beside them.",
        "echolog journey shows the latest that hold something.", exit: .negative)
      return page
    }
    page.blocks.insert(
      contentsOf: [
        .line(Messages.days(spans.days), .strong),
        .line(other + ": " + Messages.days(spans.before), .faint), .blank,
      ], at: 0)
    let (first, last) = (spans.days.lowerBound, spans.days.upperBound)
    page.note(Messages.line("journey", from: first, to: last) + " shows the days.")
    return page
  }

  private func said(_ part: ReviewTotal.Part, _ total: ReviewTotal) -> String {
    if let goal = total.goal {
      return "\(part.amount) of \(Messages.count(part.days, goal.period.label))"
    }
    guard let activity = total.activity else { return Messages.grouped(part.amount) }
    guard part.days > 0 else { return "0" }
    let days = Messages.count(part.days, "day")
    return Messages.amount(part.amount, of: activity) + " on " + days
  }
}
