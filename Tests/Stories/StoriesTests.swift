import Echolog
import Platform
import Testing

/// A hundred days of the people whom the specifications name, as they would live them. What must be
/// true of a story is expected of the vault too, so that telling it anew can not hide a loss.
@MainActor @Suite struct StoriesTests {
  /// S0 2.3, persona 1: before big meetings, mostly three and seven days ahead.
  @Test func `A builder of resilience is reassured after three and seven days`() async throws {
    let story = try Story(
      "resilience-builder", home: "nora", in: .chicago, on: ["laptop"], seed: 3)
    try story.rings(at: "9:00 AM", from: "2025-09-02")
    try await story.live(through: "2025-12-09")
    #expect(story.days == 100 && story.refusalCount == 3)
    let view = try await story.view()
    let echoes = view.history.echoes(at: view.viewpoint)
    #expect(echoes.map(\.intervalDays) == [3, 3, 7, 3, 7, 7, 3, 7])
    for echo in echoes {
      #expect(echo.delivery == Delivery(day: echo.sentDay + echo.intervalDays, minute: 540))
      #expect(story.ringingDays.contains(echo.delivery.day) && echo.state.isOpened)
      let opened = try #require(echo.revealedAt)
      #expect(opened >= view.viewpoint.instant(of: echo.delivery) || story.isAbroad(echo))
    }
    let counts = view.history.statistics(at: view.viewpoint)
    #expect(counts.vibesSent == 8 && counts.echoesReflected == 5 && counts.echoesDismissed == 3)
    #expect(counts.intervalsUsed == 2 && counts.mostUsedEmotions == [.comfort])
    try story.end()
  }

  /// S0 2.3, persona 3: an affirmation each evening that is there the next morning.
  @Test func `A mindful person finds an affirmation every morning`() async throws {
    let story = try Story(
      "mindful-practitioner", home: "ingrid", in: .berlin, on: ["phone"], seed: 19)
    try live(likeIngrid: story)
    try await story.live(through: "2025-12-23")
    #expect(story.days == 100)
    let view = try await story.view()
    let echoes = view.history.echoes(at: view.viewpoint)
    #expect(echoes.count == 96 && story.ringingDays == echoes.map(\.delivery.day))
    for echo in echoes {
      #expect(echo.delivery == Delivery(day: echo.sentDay + 1, minute: 420))
      #expect(echo.state.isOpened && echo.intervalDays == 1)
    }
    let streak = view.history.streak(of: .meditation, today: view.viewpoint.today)
    #expect(streak.current == 96 && streak.breaks.isEmpty)
    #expect(streak.neutral.map { $0.upperBound - $0.lowerBound + 1 }.reduce(0, +) == 3)
    let pattern = try #require(view.history.emotionPatterns.patterns.first)
    #expect(pattern.emotion == .gratitude && pattern.weekday == .sunday && pattern.count == 14)
    try story.end()
  }

  private func live(likeIngrid story: Story) throws {
    let affirmations = [
      ("I am not late for my own life.", "reflection"), ("I let the silence finish.", "reflection"),
      ("I hear the room before I play.", "reflection"),
      ("I am thankful for this ordinary Sunday.", "gratitude"),
      ("Less is enough.", "reflection"), ("I play what is there.", "reflection"),
      ("I begin again.", "hope"),
    ]
    let isAway = { (day: CivilDay) in
      ["2025-10-08", "2025-10-09", "2025-10-10"].contains(day.description)
    }
    let mornings: Set = [
      "2025-09-21", "2025-10-02", "2025-10-08", "2025-10-11", "2025-10-26", "2025-12-23",
    ]
    try story.rings(at: "7:00 AM", from: "2025-09-16", toldOn: ["2025-09-16", "2025-10-26"])
    try story.habit(at: "7:30 AM", from: "2025-09-18", through: "2025-12-22") { day in
      isAway(day) || isAway(day - 1) || mornings.contains(day.description) ? "" : "reveal"
    }
    try story.habit(at: "9:00 PM", from: "2025-09-17", through: "2025-12-22") { day in
      guard !isAway(day) else { return "" }
      let (words, emotion) = affirmations[Int(day.daysSinceEpoch) % 7]
      let log = "log meditation \(10 + day.date.day % 6)m"
      return day.description == "2025-12-01" ? log : log + "\nsend \"\(words)\" -e \(emotion) -i 1d"
    }
  }

  /// S0 2.3, persona 2: wins that come back after thirty and ninety days.
  @Test func `Somebody who tracks achievements sees how far he came`() async throws {
    let story = try Story(
      "achievement-tracker", home: "mateo", in: .newYork, on: ["phone"], seed: 27)
    try story.write(
      "wins.csv",
      """
      Day,What
      2025-05-30,Passed statistics at last
      2025-06-21,Ran once around the block
      2025-08-01,First day at the lab

      """)
    try story.rings(at: "9:00 AM", from: "2025-08-26")
    for (first, last) in [("2025-08-27", "2025-10-05"), ("2025-10-11", "2025-12-01")] {
      try story.habit(at: "9:30 PM", from: first, through: last) { day in
        day.description == "2025-09-07"
          ? "" : "log steps \(6000 + 700 * (Int(day.daysSinceEpoch) % 9) + 10 * day.date.day)"
      }
    }
    try await story.live(through: "2025-12-02")
    #expect(story.days == 100)
    let view = try await story.view()
    let history = view.history
    let echoes = history.echoes(at: view.viewpoint)
    #expect(echoes.map(\.intervalDays) == [90, 30, 30, 30])
    for echo in echoes {
      #expect(echo.delivery == Delivery(day: echo.sentDay + echo.intervalDays, minute: 540))
      #expect(story.ringingDays.contains(echo.delivery.day) && echo.state.isOpened)
    }
    let streak = history.streak(of: .steps, today: view.viewpoint.today)
    #expect(streak.current == 52 && streak.longest == 52)
    #expect(streak.breaks.map(\.length) == [43], "it broke once and was taken up again")
    #expect(history.badges(today: view.viewpoint.today).count == 3)
    #expect(history.moments().count == 5 && history.importBatches.count == 1)
    let goal = try #require(history.allGoals().first)
    let today = view.viewpoint.today
    #expect(history.targetHistory(of: goal, today: today).map(\.target) == [8000, 10_000])
    try story.end()
  }

  /// S0 2.3, persona 4: their own words, timed to arrive before what they are afraid of.
  @Test func `An anxious person's words arrive before what they are afraid of`() async throws {
    let story = try Story(
      "anxious-preparer", home: "priya", in: .newYork, on: ["phone"], seed: 41)
    try story.rings(at: "7:15 AM", from: "2025-09-20")
    try await story.live(through: "2025-12-16")
    #expect(story.days == 100)
    let view = try await story.view()
    let echoes = view.history.echoes(at: view.viewpoint)
    let exam = try #require(CivilDay(isoText: "2025-12-03"))
    #expect(echoes.count == 4 && echoes.first?.intervalDays == 3)
    for echo in echoes.dropFirst() {
      #expect(echo.delivery == Delivery(day: exam, minute: 435))
      let opened = try #require(echo.revealedAt)
      #expect(opened < view.viewpoint.zone.instant(of: exam, atMinute: 480))
    }
    #expect(story.ringingDays == [exam], "nothing rang while she did not allow it")
    #expect(view.history.statistics(at: view.viewpoint).echoesCancelled == 0)
    try story.end()
  }

  /// S3 FR1.3 and NFR1.1, and a hundred days behind it.
  @Test func `A first session takes three lines from vault to goal to log`() async throws {
    let story = try Story("first-session", home: "tom", in: .chicago, on: ["laptop"], seed: 5)
    try story.rings(at: "8:00 PM", from: "2025-09-02", toldOn: ["2025-09-02"])
    let away = ["2025-09-07", "2025-09-20", "2025-09-21"]
    for (first, last) in [("2025-09-03", "2025-11-02"), ("2025-11-17", "2025-12-07")] {
      try story.habit(at: "9:00 PM", from: first, through: last) { day in
        away.contains(day.description)
          ? "" : "log water \(1500 + 250 * (Int(day.daysSinceEpoch) % 4)) ml"
      }
    }
    try await story.live(through: "2025-12-09")
    #expect(story.days == 100)
    let view = try await story.view()
    let (history, today) = (view.history, view.viewpoint.today)
    // The first line made events 1 and 2, the second the goal, the third the log.
    let goal = try #require(history.allGoals().first)
    #expect(goal.id.number == 3 && history.logs().first?.id.number == 4)
    let streak = history.streak(of: .water, today: today)
    #expect(streak.current == 23 && streak.longest == 63 && streak.breaks.map(\.length) == [63])
    #expect(history.logs().count(where: \.isCorrected) == 1)
    #expect(history.targetHistory(of: goal, today: today).map(\.target) == [2000, 2500])
    #expect(history.badges(today: today).count == 3)
    #expect(history.allGoals().count(where: { $0.isActive(on: today) }) == 2)
    try story.end()
  }

  /// S4, "Family Caregiver" and "Professional Caregiver": capture, organise, share by a folder.
  @Test func `A caregiver keeps a mother's stories on two devices`() async throws {
    let story = try Story(
      "caregiver", home: "rosa", in: .newYork, on: ["phone", "tablet"], seed: 7)
    try story.plugIn("stick")
    // Dana was given a copy of the key when the tablet was set up.
    try story.write("elena.key", String(repeating: "coffee and bread", count: 2))
    try await story.live(through: "2025-12-15")
    #expect(story.days == 100)
    let (phone, tablet) = (try await story.view(), try await story.view(of: "tablet"))
    // The phone's export of that day, behind an acknowledgement, was not shared any more.
    #expect(phone.history.eventCount == tablet.history.eventCount + 2)
    #expect(phone.history.memoriesByName == tablet.history.memoriesByName)
    #expect(phone.history.memories().count == 4 && phone.history.devices.count == 2)
    #expect(phone.history.memories().flatMap(\.labels).count == 13)
    #expect(phone.history.echoes(at: phone.viewpoint).isEmpty, "the policy keeps them out")
    try story.end()
  }

  /// S4, "Older Adult": plain words, slips of the fingers, and memories found again.
  @Test func `An older man keeps and finds what he remembers`() async throws {
    let story = try Story("older-adult", home: "walter", in: .chicago, on: ["laptop"], seed: 11)
    try await story.live(through: "2025-12-11")
    #expect(story.days == 100)
    let history = try await story.view().history
    #expect(history.memories().count == 4 && history.moments().isEmpty)
    #expect(history.memories(includingRemoved: true).count == 4, "what he took back is there again")
    let days = history.memories().map(\.time.day.description)
    #expect(days.contains("1962-07-06"), "\(days)")
    #expect(history.logs().map(\.amount) == [300] && story.refusalCount == 9)
    try story.end()
  }
}

extension History {
  fileprivate var memoriesByName: [EventName: Memory] {
    Dictionary(uniqueKeysWithValues: memories().map { ($0.id, $0) })
  }
}

extension Story {
  /// They opened it where clocks were ahead of those at home.
  fileprivate func isAbroad(_ echo: Echo) -> Bool {
    echo.delivery.day == CivilDay(isoText: "2025-10-27")
  }
}
