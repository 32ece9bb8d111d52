import Echolog

protocol WhySubject: Sendable {
  static var declaration: Declaration { get }

  init(_ line: Arguments) throws

  @MainActor func figure(_ question: Question) async throws -> Figure
}

struct WhyCommand<Subject: WhySubject>: QuestionCommand {
  static var declaration: Declaration { Subject.declaration }

  let subject: Subject
  /// Whether also what was looked at and is not needed is shown.
  let isWhole: Bool

  init(_ line: Arguments) throws {
    subject = try Subject(line)
    isWhole = line.has("--all")
  }

  /// Finds the evidence, reads when its events were recorded where that is in no row, and shows it.
  func page(of question: Question) async throws -> Page {
    let (history, diary) = (question.history, try question.session.opened())
    let figure = try await subject.figure(question)
    guard var evidence = history.evidence(of: figure, at: question.view, isWhole: isWhole) else {
      throw Messages.noFigure
    }
    let doubtful = evidence.doubtful
    if !doubtful.isEmpty {
      let read = try await diary.events(named: doubtful)
      let types = read.compactMap { named in named.event.body.type.map { (named.name, $0) } }
      evidence = evidence.citing(Dictionary(uniqueKeysWithValues: types), of: history)
    }
    let part = question.console.fitting()
    let shown = part.rows(of: isWhole ? evidence.all(in: history) : evidence.cited)
    let unread = shown.map(\.event).filter { history.recordedAt(of: $0) == nil }
    let events = try await diary.events(named: unread)
    var presenter = question.presenter
    for named in events {
      presenter.recorded[named.name] = Instant(milliseconds: named.event.recordedAt)
    }
    return presenter.evidence(
      evidence, shown: shown, tree: isWhole ? evidence.tree(of: shown, in: history) : nil,
      part: part)
  }
}

extension Flag {
  fileprivate static let ofEvidence = [
    Flag("--all", "as a tree, also with the events that were looked at and are not needed"),
    .limit, .page,
  ]
}

struct WhyTotal: WhySubject {
  static let declaration = Declaration(
    "why", [Operand(.word("stats.NAME", of: standard.map(Messages.name)))], Flag.ofEvidence,
    "the events that a total of stats is made of",
    ["why stats.moments", "why stats.water.days --limit 10"], .asks,
    remarks: [
      "Totals are: " + standard.map(Messages.name).joined(separator: ", ")
        + "; and the same of what activity add added.",
      "What is cited gives the number by itself, and less of it does not. Other events may do as "
        + "well, as a second log of a day: --all tells these.",
    ])

  private static let standard = Statistic.all(of: Activity.standard)

  let statistic: Statistic

  init(_ line: Arguments) throws {
    let word = line.needed(0)
    let all = Statistic.all(of: line.activities)
    let totals = all.map(Messages.name)
    if let index = totals.firstIndex(of: word) {
      statistic = all[index]
      return
    }
    // The word may be of a total, or of what else there is evidence of.
    let others = LineParser.continuations(of: ["why"])
    throw UsageError.unknownChoice(
      word, flag: "why", choices: others + totals.prefix(2),
      nearest: Nearest.suggestion(for: word, among: others + totals).map { "why " + $0 })
  }

  func figure(_ question: Question) -> Figure { .statistic(statistic) }
}

struct WhyStreak: WhySubject {
  static let declaration = Declaration(
    "why streak", [Operand(.identifier(.goal))],
    [
      Flag(
        "--by", .choice(StreakDefinition.allCases.map(\.rawValue)),
        "what counts; unless said, what the setting streak-rule says"),
      Flag("--any-log", "of the activity, whatever its goals ask"),
      Flag("--longest", "of the longest one instead of the current one"),
    ] + Flag.ofEvidence,
    "the days and events that a streak rests on",
    [
      "why streak water", "why streak laptop:7 --by goalMet --all",
      "why streak steps --any-log --longest",
    ], [.speaksOfDays, .asks])

  let goal: String
  let definition: StreakDefinition?
  let isOfAnyLog: Bool
  let isLongest: Bool

  init(_ line: Arguments) throws {
    goal = line.needed(0)
    definition = try line.given("--by")
    try line.exclude("--by", "--any-log")
    (isOfAnyLog, isLongest) = (line.has("--any-log"), line.has("--longest"))
  }

  func figure(_ question: Question) async throws -> Figure {
    let history = question.history
    let activity = history.namedActivities.first { $0.label == goal }
    let hasGoal = history.allGoals().contains { $0.activity == activity }
    if let activity, isOfAnyLog || !hasGoal && definition == nil {
      return .streak(StreakFigure(ofAnyLogOf: activity, isLongest: isLongest))
    }
    let id = try await question.session.goal(goal)
    let first = history.goal(id).map {
      history.firstStreak(of: $0, today: question.view.today).definition
    }
    return .streak(
      StreakFigure(of: id, definition ?? first ?? .loggedNonZero, isLongest: isLongest))
  }
}

struct WhyProgress: EntryNaming, WhySubject {
  static let declaration = Declaration(
    "why progress", [Operand(.identifier(.goal))], Flag.ofEvidence,
    "the events that make up how far a goal is", ["why progress water", "why progress laptop:7"],
    [.speaksOfDays, .asks])

  let id: String

  func figure(_ question: Question) async throws -> Figure {
    .progress(goal: try await question.session.goal(id))
  }
}

struct WhyBadge: WhySubject {
  static let declaration = Declaration(
    "why badge", [Operand(.choice(Badge.registry.map(\.label))), Operand(.activity, .optional)],
    Flag.ofEvidence, "the events that earned a badge",
    ["why badge streak7Days", "why badge streak30Days water"], .asks)

  let badge: Badge
  let activity: Activity?

  init(_ line: Arguments) throws {
    let word = line.needed(0)
    badge =
      try Badge.registry.first { Messages.title(of: $0).lowercased() == word.lowercased() }
      ?? line.choice(word, of: Badge.registry, by: \.label, for: "why badge")
    activity = try line.operand(1).map { try line.activity($0) }
  }

  func figure(_ question: Question) throws -> Figure {
    let standing = question.history.badges(today: question.view.today)
      .first { $0.badge == badge && (activity == nil || $0.activity == activity) }
    guard let standing else { throw Messages.badgeNotEarned(badge, activity) }
    return .badge(badge, standing.activity)
  }
}

struct WhyMoment: EntryNaming, WhySubject {
  static let declaration = Declaration(
    "why moment", [Operand(.identifier(.moment))], Flag.ofEvidence,
    "the events behind a moment", ["why moment laptop:5"], .asks)

  let id: String

  func figure(_ question: Question) async throws -> Figure {
    .moment(try await question.session.find(id, .moment))
  }
}

struct WhyEcho: EntryNaming, WhySubject {
  static let declaration = Declaration(
    "why echo", [Operand(.identifier(.echo))], Flag.ofEvidence,
    "the events behind an Echo", ["why echo laptop:3"], .asks)

  let id: String

  func figure(_ question: Question) async throws -> Figure {
    .echo(try await question.session.find(id, .echo))
  }
}

struct WhyToday: WhySubject {
  static let declaration = Declaration(
    "why today", [], Flag.ofEvidence, "the events that today holds", ["why today"],
    [.speaksOfDays, .asks])

  init(_ line: Arguments) throws {}

  func figure(_ question: Question) -> Figure { .today }
}

struct FeedsCommand: EntryNaming, QuestionCommand {
  static let declaration = Declaration(
    "feeds", [Operand(.identifier(nil))], [],
    "the streaks, totals and badges that an event counts towards",
    ["feeds laptop:12", "feeds laptop:12 --where isNeeded"], [.asks, .listsRows])

  let id: String

  func page(of question: Question) async throws -> Page {
    let event = try await question.session.findEvent(id)
    let read = try await question.session.opened().events(named: [event])
    let fed = question.history.figuresFed(
      by: event, of: read.first?.event.body.type, at: question.view)
    return question.presenter.feeds(
      event, try await question.chosen(fed, of: question.presenter.fed(fed)))
  }
}
