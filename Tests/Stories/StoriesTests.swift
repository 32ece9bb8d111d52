import CivilTime
import Domain
import Echolog
import ReadModels
import Testing

/// A hundred days of the people whom the specifications name, as they would live them.
@MainActor @Suite struct StoriesTests {
  /// S0 2.3, persona 1: before big meetings, mostly three and seven days ahead.
  @Test func `A builder of resilience is reassured after three and seven days`() async throws {
    let story = try Story(
      "resilience-builder", home: "nora", in: .chicago, on: ["laptop"], seed: 3)
    try story.rings(at: "9:00 AM", from: "2025-09-02")
    try await story.live(through: "2025-12-09")
    #expect(story.days == 100)
    let echoes = try await story.echoes()
    #expect(echoes.map(\.intervalDays).filter { $0 == 3 || $0 == 7 }.count == echoes.count)
    for echo in echoes where echo.state != .cancelled {
      #expect(echo.delivery == Delivery(day: echo.sentDay + echo.intervalDays, minute: 540))
      #expect(story.ringingDays.contains(echo.delivery.day) && echo.state.isOpened)
    }
    try story.end()
  }

  /// S0 2.3, persona 3: an affirmation each evening that is there the next morning.
  @Test func `A mindful person finds her affirmation every morning`() async throws {
    let story = try Story(
      "mindful-practitioner", home: "ingrid", in: .berlin, on: ["phone"], seed: 19)
    try story.rings(at: "7:00 AM", from: "2025-09-16", toldOn: ["2025-09-16", "2025-10-26"])
    let isAway = { (day: CivilDay) in
      ["2025-10-08", "2025-10-09", "2025-10-10"].contains(day.description)
    }
    let affirmations = [
      ("I am not late for my own life.", "reflection"), ("I let the silence finish.", "reflection"),
      ("I hear the room before I play.", "reflection"),
      ("I am thankful for this ordinary Sunday.", "gratitude"),
      ("Less is enough.", "reflection"), ("I play what is there.", "reflection"),
      ("I begin again.", "hope"),
    ]
    let mornings: Set = [
      "2025-09-21", "2025-10-02", "2025-10-08", "2025-10-11", "2025-10-26", "2025-12-23",
    ]
    try story.habit(at: "7:30 AM", from: "2025-09-18", through: "2025-12-22") { day in
      isAway(day) || isAway(day - 1) || mornings.contains(day.description) ? "" : "reveal"
    }
    try story.habit(at: "9:00 PM", from: "2025-09-17", through: "2025-12-22") { day in
      let (words, emotion) = affirmations[Int(day.daysSinceEpoch) % 7]
      guard !isAway(day) else { return "" }
      let minutes = 10 + day.date.day % 6
      return "log meditation \(minutes)m"
        + (day.description == "2025-12-01" ? "" : "\nsend \"\(words)\" -e \(emotion) -i 1d")
    }
    try await story.live(through: "2025-12-23")
    #expect(story.days == 100)
    try story.end()
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
    try story.end()
  }

  /// S0 2.3, persona 4: her own words, timed to arrive before what she is afraid of.
  @Test func `An anxious person's words arrive before what she is afraid of`() async throws {
    let story = try Story(
      "anxious-preparer", home: "priya", in: .newYork, on: ["phone"], seed: 41)
    try story.rings(at: "7:15 AM", from: "2025-09-20")
    try await story.live(through: "2025-12-16")
    #expect(story.days == 100)
    try story.end()
  }

  /// S3 FR1.3 and NFR1.1, and a hundred days behind it.
  @Test func `A first session takes three lines from vault to goal to log`() async throws {
    let story = try Story("first-session", home: "tom", in: .chicago, on: ["laptop"], seed: 5)
    try story.rings(at: "8:00 PM", from: "2025-09-02", toldOn: ["2025-09-02"])
    let weekend = ["2025-09-07", "2025-09-20", "2025-09-21"]
    for (first, last) in [("2025-09-03", "2025-11-02"), ("2025-11-17", "2025-12-07")] {
      try story.habit(at: "9:00 PM", from: first, through: last) { day in
        weekend.contains(day.description)
          ? "" : "log water \(1500 + 250 * (Int(day.daysSinceEpoch) % 4)) ml"
      }
    }
    try await story.live(through: "2025-12-09")
    #expect(story.days == 100)
    try story.end()
  }

  /// S4, "Family Caregiver" and "Professional Caregiver": capture, organise, share by a folder.
  @Test func `A caregiver keeps her mother's stories on two devices`() async throws {
    let story = try Story(
      "caregiver", home: "rosa", in: .newYork, on: ["phone", "tablet"], seed: 7)
    try story.plugIn("stick")
    // Dana was given a copy of the key when the tablet was set up.
    try story.write("elena.key", String(repeating: "coffee and bread", count: 2))
    try await story.live(through: "2025-12-15")
    #expect(story.days == 100)
    try story.end()
  }

  /// S4, "Older Adult": plain words, slips of the fingers, and memories found again.
  @Test func `An older man keeps and finds what he remembers`() async throws {
    let story = try Story("older-adult", home: "walter", in: .chicago, on: ["laptop"], seed: 11)
    try await story.live(through: "2025-12-11")
    #expect(story.days == 100)
    try story.end()
  }
}

extension Story {
  /// All her Echoes, but those whose sending was undone.
  func echoes() async throws -> [Echo] {
    let view = try await view()
    return view.history.echoes(at: view.viewpoint)
  }
}
