import Echolog

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
    remarks: [
      "What is not over yet stands beside as many days of the one before.",
      "Weeks begin as set week-start has it; 2025-W07 is a week of ISO 8601, from a Monday.",
      "A week of a goal counts where it begins; skipped and paused ones do not.",
    ])

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
      ReviewTotal.totals(of: spans, in: history)
      + history.allGoals().map { ReviewTotal(of: $0, over: spans, in: history, today: today) }
      .filter { $0.now.days + $0.before.days > 0 }
    let chosen = try await question.chosen(totals, of: .review(totals))
    return question.presenter.review(spans, chosen)
  }
}

/// Days, and those of the same kind before them; of what is not over no more than there is yet.
struct ReviewedSpans: Equatable {
  let days: ClosedRange<CivilDay>
  /// Whether these are all that were asked for.
  let isOver: Bool
  /// How many days were asked for.
  let length: Int
  var before: ClosedRange<CivilDay>
  /// Whether the person named those to stand beside.
  var isChosen = false

  init(_ asked: ClosedRange<CivilDay>, today: CivilDay) {
    let (first, last) = (asked.lowerBound, asked.upperBound)
    days = first...max(first, min(last, today))
    (isOver, length) = (days == asked, last - first + 1)
    guard first.date.day == 1, (last + 1).date.day == 1 else {
      before = (first - length)...(days.upperBound - length)
      return
    }
    // Whole months stand beside as many whole ones, and what is not over ends on the same date.
    let months = { (day: CivilDay) in day.date.year * 12 + day.date.month }
    let count = months(last) + 1 - months(first)
    let begin = first.earlier(byMonths: count) ?? first
    let end = isOver ? first - 1 : days.upperBound.earlier(byMonths: count) ?? begin
    before = begin...max(begin, end)
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
  fileprivate static func totals(of spans: ReviewedSpans, in history: History) -> [ReviewTotal] {
    let (days, daysBefore) = (history.journey(in: spans.days), history.journey(in: spans.before))
    let counts: [(String, (JourneyDay) -> Int64)] = [
      ("days", { _ in 1 }), ("moments", { Int64($0.momentCount) }),
      ("memories", { Int64($0.memories.count) }), ("notes", { Int64($0.echoesSent) }),
    ]
    let felt = Emotion.allCases.filter { $0 != .unspecified }.map { emotion in
      let count = { (day: JourneyDay) in Int64(day.memories.count { $0.emotion == emotion }) }
      return ("memories of " + emotion.label, count)
    }
    var totals =
      (counts + felt).map { name, count in ReviewTotal(name: name).adding(days, daysBefore, count) }
      + history.allActivities.map { activity in
        ReviewTotal(name: activity.label, activity: activity).adding(days, daysBefore) { day in
          day.totals.first { $0.activity == activity }?.amount ?? 0
        }
      }
    // What is of a month or a year is of no day.
    for memory in history.memories() {
      guard let days = memory.time.monthOrYear?.days,
        days.upperBound - days.lowerBound < spans.length
      else { continue }
      for index in totals.indices
      where ["memories", "memories of " + memory.emotion.label].contains(totals[index].name) {
        if spans.days.contains(days.lowerBound) { totals[index].now.amount += 1 }
        if spans.before.contains(days.lowerBound) { totals[index].before.amount += 1 }
      }
    }
    return totals.filter { $0.now.amount > 0 || $0.before.amount > 0 }
  }

  private func adding(
    _ days: [JourneyDay], _ daysBefore: [JourneyDay], _ amount: (JourneyDay) -> Int64
  ) -> ReviewTotal {
    var total = self
    for day in days { total.now.add(amount(day)) }
    for day in daysBefore { total.before.add(amount(day)) }
    return total
  }
}

extension ReviewTotal {
  /// In how many of its days or weeks that begin in a span a goal was reached or kept, of those
  /// that asked for it and are over or decided already.
  fileprivate init(of goal: Goal, over spans: ReviewedSpans, in history: History, today: CivilDay) {
    let word = goal.bound == .atMost ? ", kept" : ", reached"
    self.init(name: Messages.name(goal) + word, goal: goal)
    let part = { (days: ClosedRange<CivilDay>, end: CivilDay, isOver: Bool) in
      guard goal.firstDay <= days.upperBound else { return Part() }
      let lived = max(days.lowerBound, goal.firstDay)...days.upperBound
      let asked = history.progress(of: goal, in: lived, today: today).filter {
        $0.isAsked && days.contains($0.period.lowerBound)
          && ($0.period.upperBound < end || isOver && ($0.isMet || $0.isExceeded))
      }
      return Part(amount: Int64(asked.count(where: \.isMet)), days: asked.count)
    }
    now = part(spans.days, today, true)
    // Beside days that are not over stands what was over by then, unless all was asked for.
    let isWhole = spans.isOver || spans.isChosen
    before = part(spans.before, isWhole ? today : spans.before.upperBound + 1, isWhole)
  }
}

extension Table where Row == ReviewTotal {
  fileprivate static func review(_ totals: [ReviewTotal]) -> Table {
    Table(
      "review", "What days held, beside those before", key: ["name"],
      [
        Column.word(
          "name",
          "what it is: days with something, moments, memories of a feeling, an activity, or a goal"
        ) {
          $0.name
        },
        Column.word("unit", "what amounts are in; null for what is counted") {
          $0.activity?.unit ?? $0.goal.map { $0.period.label + "s" }
        },
        Column.amount("amount", "how much there was", \.now.amount) { row, _ in row.activity },
        Column.count("onDays", unit: "days", "on how many days, or of how many of the goal's") {
          $0.now.days
        },
        Column.amount("amountBefore", "how much there was before", \.before.amount) { row, _ in
          row.activity
        },
        Column.count("onDaysBefore", unit: "days", "on how many days before") { $0.before.days },
        Column.amount(
          "difference", "how much more it is now", { $0.now.amount - $0.before.amount }
        ) { row, _ in row.activity },
      ]
    ) { _, _ in AnyIterator(totals.makeIterator()) }
  }
}

extension Presenter {
  fileprivate func review(_ spans: ReviewedSpans, _ totals: [ReviewTotal]) -> Page {
    let other = spans.isChosen ? "Beside" : "Before"
    var page = Page(
      schema: "review/1", ["days": json(spans.days), "before": json(spans.before)],
      listing: ListedRows(self, .review(totals), totals), of: totals, as: "totals",
      plain: ["name", "amount", "onDays", "amountBefore", "onDaysBefore"],
      shown: [
        .init(.prose("")) { Span(Messages.capitalised($0.name)) },
        .init(.init("Now", isRight: true, isProse: true)) { Span(said($0.now, $0), .strong) },
        .init(.init(other, isRight: true, isProse: true)) { Span(said($0.before, $0)) },
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
    return Messages.amount(part.amount, of: activity) + " on " + Messages.count(part.days, "day")
  }
}
