import Echolog
import Platform
import Testing

@Suite struct OwnActivityDecisionTests {
  private static func added(
    _ name: String, _ dimension: Dimension = .count, unit: String = "pages"
  ) -> Event.Body {
    .activityAdded(ActivityAdded(name: .inline(name), dimension: dimension, unit: .inline(unit)))
  }

  private let reading = History().after(added("reading"))

  private func own(_ history: History) throws -> Activity {
    try #require(history.activitiesInUse.last)
  }

  @Test func `A unit of time, length or volume measures, and any other word is counted`() throws {
    let units: [(String?, Dimension, String)] = [
      (nil, .decimal, "times"), ("pages", .decimal, "pages"), ("Pages", .decimal, "pages"),
      ("mi", .decimal, "miles"), ("Feet", .decimal, "feet"), ("lbs", .decimal, "pounds"),
      ("stone", .decimal, "stone"), ("oz", .decimal, "ounces"), ("yd", .decimal, "yards"),
      ("min", .duration, "min"), ("h", .duration, "h"), ("km", .distance, "km"),
      ("L", .volume, "l"), ("kilos", .mass, "kilos"), ("g", .mass, "g"),
    ]
    for (word, dimension, unit) in units {
      let added = try AddActivity("Reading", unit: word).decided()
      #expect(
        added.body
          == .activityAdded(
            ActivityAdded(name: "reading", dimension: dimension, unit: .inline(unit))))
    }
    #expect(throws: Rejection.unitAmbiguous("m")) { try AddActivity("running", unit: "m") }
    #expect(AddActivity("yoga") == AddActivity("yoga", counting: "times"))
    #expect(AddActivity("yoga", in: .count) == AddActivity("yoga"))
  }

  @Test func `A name is one word, and means nothing else in commands`() throws {
    let refused: [(AddActivity, word: String, name: String?, unit: String?)] = [
      (AddActivity("Cold shower"), "cold shower", "cold-shower", "times"),
      (AddActivity("reading", counting: "big pages"), "big pages", "reading", "big-pages"),
      (AddActivity("race", counting: "5k"), "5k", "race", "5k"),
      (AddActivity("🏃"), "🏃", nil, "times"), (AddActivity("5"), "5", nil, "times"),
    ]
    for (command, word, name, unit) in refused {
      #expect(throws: Rejection.activityNameNotUsable(word, name: name, unit: unit)) {
        try command.decided()
      }
    }
    for word in ["logs", "day", "weekly", "all", "notes"] {
      #expect(throws: Rejection.activityNameTaken(word)) { try AddActivity(word).decided() }
    }
    #expect(throws: Rejection.activityExists(.water)) { try AddActivity("Water").decided() }
  }

  @Test func `What is added is not added again, unless it was retired`() throws {
    let activity = try own(reading)
    #expect(throws: Rejection.activityExists(activity)) {
      try AddActivity("reading", counting: "pages").decided(by: reading)
    }
    #expect(throws: Rejection.activityExists(activity)) {
      try AddActivity("reading", in: .duration).decided(by: reading)
    }
    let inTheSingular = History().after(Self.added("reading", unit: "page"))
    #expect(throws: Rejection.activityExists(try own(inTheSingular))) {
      try AddActivity("reading", counting: "pages").decided(by: inTheSingular)
    }
    let retired = reading.after(try RetireActivity(activity).decided(by: reading).body)
    #expect(!retired.activitiesInUse.contains(activity))
    let again = try AddActivity("reading", counting: "pages").decided(by: retired)
    #expect(try own(retired.after(again.body)) == activity, "it is the same one")
    let typed = try AddActivity("reading", unit: "pages").decided(by: retired)
    #expect(typed.body == again.body, "and goes on in whole pages")
    let other = try AddActivity("reading", in: .duration).decided(by: retired)
    let both = retired.after(other.body)
    #expect(both.namedActivities.suffix(2).map(\.label) == ["reading", "reading-2"])
    #expect(try own(both).unit == "s", "what is retired gave its name up")
    let first = try AddActivity("reading-2", counting: "pages").decided(by: both)
    #expect(both.after(first.body).activitiesInUse.contains(activity), "under the name it has now")
  }

  @Test func `What is renamed keeps what was logged, and a name is for one activity`() throws {
    let activity = try own(reading)
    let renaming = try RenameActivity(activity, to: "Books").decided(by: reading)
    #expect(
      renaming.body
        == .activityRenamed(ActivityRenamed(ownNumber: 7, ownLog: Given.log, name: "books")))
    let renamed = reading.after(renaming.body)
    #expect(try own(renamed) == activity && own(renamed).label == "books")
    #expect(throws: Never.self) { try AddActivity("reading").decided(by: renamed) }
    let other = renamed.after(Self.added("running", .distance, unit: "km"))
    let refused: [(String, Rejection)] = [
      ("books", .activityNameUnchanged(try own(renamed))), ("water", .activityExists(.water)),
      ("running", .activityExists(try own(other))), ("logs", .activityNameTaken("logs")),
      ("Two words", .activityNameNotUsable("two words", name: "two-words", unit: nil)),
    ]
    for (name, rejection) in refused {
      #expect(throws: rejection) { try RenameActivity(activity, to: name).decided(by: other) }
    }
    #expect(throws: Rejection.activityIsStandard(.water)) {
      try RenameActivity(.water, to: "tea").decided()
    }
    #expect(throws: Rejection.unknownActivity("reading", nearest: nil)) {
      try RenameActivity(activity, to: "books").decided()
    }
    let forgotten = reading.after(.forgotten(Forgotten()))
    #expect(throws: Rejection.alreadyForgotten) {
      try RenameActivity(own(forgotten), to: "books").decided(by: forgotten)
    }
  }

  @Test func `What was retired is renamed too, and gives no name back that is in use`() throws {
    let retired = reading.after(try RetireActivity(own(reading)).decided(by: reading).body)
      .after(Self.added("reading", .duration, unit: "min"))
    let earlier = try #require(retired.namedActivities.last)
    #expect(earlier.label == "reading-2")
    let renaming = try RenameActivity(earlier, to: "pages").decided(by: retired)
    #expect(retired.after(renaming.body).namedActivities.last?.label == "pages")
    // Under one name the two would be one, with the logs of both.
    let logged = reading.after(.activityLogged(ActivityLogged(of: try own(reading), amount: 3)))
    let gone = logged.after(try RetireActivity(own(logged)).decided(by: logged).body)
    let both = gone.after(Self.added("books", unit: "pages"))
    let books = try #require(both.activitiesInUse.last)
    #expect(throws: Rejection.activityExists(try own(reading))) {
      try RenameActivity(books, to: "reading").decided(by: both)
    }
  }

  @Test func `There is room for forty`() throws {
    let full = (0..<40).reduce(History()) { $0.after(Self.added("a\($1)")) }
    #expect(throws: Rejection.tooManyActivities(max: 40)) {
      try AddActivity("one-more").decided(by: full)
    }
  }

  @Test func `What is retired, or of another diary, is not logged`() throws {
    let activity = try own(reading)
    #expect(
      try LogActivity(activity, amount: 20).decided(by: reading).body
        == .activityLogged(ActivityLogged(of: activity, amount: 20)))
    #expect(throws: Rejection.unknownActivity("reading", nearest: nil)) {
      try LogActivity(activity, amount: 20).decided()
    }
    #expect(throws: Rejection.unknownActivity("reading", nearest: nil)) {
      try SetGoal(activity, target: 20, per: .day).decided()
    }
    let retired = reading.after(try RetireActivity(activity).decided(by: reading).body)
    #expect(throws: Rejection.activityRetired(activity)) {
      try LogActivity(activity, amount: 20).decided(by: retired)
    }
    #expect(throws: Rejection.activityRetired(activity)) {
      try SetGoal(activity, target: 20, per: .day).decided(by: retired)
    }
    #expect(throws: Rejection.activityRetired(activity)) {
      try RetireActivity(activity).decided(by: retired)
    }
  }

  @Test func `A standard activity stays, and so does one with an active goal`() throws {
    #expect(throws: Rejection.activityIsStandard(.water)) { try RetireActivity(.water).decided() }
    #expect(throws: Rejection.unknownActivity("reading", nearest: nil)) {
      try RetireActivity(own(reading)).decided()
    }
    let activity = try own(reading)
    let wanted = reading.after(
      try SetGoal(activity, target: 20, per: .day).decided(by: reading).body)
    let goal = EventName(log: Given.log, number: 8)
    #expect(throws: Rejection.activityHasGoal(activity, goal: wanted.label(of: goal))) {
      try RetireActivity(activity).decided(by: wanted)
    }
    let resting = wanted.after(try DeactivateGoal(goal).decided(by: wanted).body, about: 8)
    #expect(throws: Never.self) { try RetireActivity(activity).decided(by: resting) }
  }
}
