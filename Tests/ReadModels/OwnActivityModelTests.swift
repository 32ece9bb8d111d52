import Echolog
import Platform
import Testing

@Suite struct OwnActivityModelTests {
  private let day = Story.tuesday

  private func added(_ name: String, _ dimension: Dimension, unit: String = "") -> Event.Body {
    .activityAdded(ActivityAdded(name: .inline(name), dimension: dimension, unit: .inline(unit)))
  }

  private func logged(_ amount: Int64, _ added: EventName) -> Event.Body {
    .activityLogged(ActivityLogged(amount: amount, ownNumber: added.number, ownLog: added.log))
  }

  private func activity(_ label: String, _ story: Story) throws -> Activity {
    try Activity(named: label, among: story.history.namedActivities)
  }

  @Test func `Logs of an own activity add up by day, and move when they are put right`() throws {
    var story = Story()
    let running = try story.tell(added("running", .distance))
    let first = try story.tell(logged(5000, running))
    try story.tell(logged(2000, running))
    try story.tell(logged(800, running), on: day - 3)
    try story.tell(logged(3000, running), on: day + 1)
    let activity = try activity("running", story)
    func amounts() -> [Int64] { story.history.totals(of: activity).map(\.amount) }
    #expect(amounts() == [800, 7000, 3000])
    try story.tell(.activityCorrected(ActivityCorrected(amount: 4000)), about: first)
    #expect(amounts() == [800, 6000, 3000])
    try story.tell(
      .activityCorrected(ActivityCorrected(amount: 4000)), about: first, on: day - 3,
      happenedAt: (day - 3).instant(atMillisecond: 1, offset: .utc))
    #expect(amounts() == [4800, 2000, 3000])
    let removal = try story.tell(.activityRemoved(ActivityRemoved()), about: first)
    #expect(amounts() == [800, 2000, 3000])
    try story.tell(
      .undone(Undone(undoneNumber: removal.number, undoneLog: removal.log)), about: first)
    #expect(amounts() == [4800, 2000, 3000])
    #expect(story.history.journey(in: day...day).first?.totals.map(\.amount) == [2000])
    let kept = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(kept.totals(of: activity) == story.history.totals(of: activity))
    #expect(kept.allActivities == story.history.allActivities)
  }

  @Test func `In whole pages and in parts of pages are two activities, of which each adds up`()
    throws
  {
    var story = Story()
    let whole = try story.tell(added("reading", .count, unit: "pages"))
    let parts = try story.tell(added("reading", .decimal, unit: "pages"), from: Story.phone)
    try story.tell(logged(20, whole))
    try story.tell(logged(7500, parts), from: Story.phone)
    try story.tell(logged(250, parts))
    let totals = try ["reading", "reading-2"].map { label in
      let activity = try activity(label, story)
      return Messages.amount(
        try #require(story.history.total(of: activity, on: day)).amount, of: activity)
    }
    #expect(totals == ["20 pages", "7.75 pages"])
    let kept = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(kept.allActivities == story.history.allActivities)
  }

  @Test func `The same one from two devices is one activity`() throws {
    var story = Story()
    let here = try story.tell(added("reading", .count, unit: "pages"))
    let there = try story.tell(added("reading", .count, unit: "pages"), from: Story.phone)
    try story.tell(logged(20, here))
    try story.tell(logged(30, there), from: Story.phone)
    #expect(story.history.allActivities.count == 5)
    let activity = try activity("reading", story)
    #expect(story.history.total(of: activity, on: day)?.amount == 50)
    var before = Story()
    try before.tell(added("reading", .count, unit: "pages"), from: Story.phone)
    let known = try #require(before.history.activitiesInUse.last)
    #expect(known != activity && known.id == there, "an app had it from before they met")
    #expect(story.history.total(of: known, on: day)?.amount == 50)
    try story.tell(.activityRetired(ActivityRetired(ownNumber: here.number, ownLog: here.log)))
    #expect(story.history.activitiesInUse.last == activity, "the other device offers it")
    let retired = ActivityRetired(ownNumber: there.number, ownLog: there.log)
    try story.tell(.activityRetired(retired))
    #expect(story.history.activitiesInUse == Activity.standard)
    #expect(story.history.statistics(of: activity).amount == 50, "what was logged stays")
    try story.tell(added("reading", .count, unit: "pages"))
    #expect(story.history.activitiesInUse.last == activity, "it was taken up again")
  }

  @Test func `What an import added goes and comes back with it`() throws {
    var story = Story()
    let batch = try story.tell(.importStarted(ImportStarted(kind: .log)))
    let reading = try story.tell(added("reading", .count, unit: "pages"), batch: batch)
    let old = try story.tell(added("yoga", .count, unit: "times"), batch: batch)
    let retired = ActivityRetired(ownNumber: old.number, ownLog: old.log)
    try story.tell(.activityRetired(retired), batch: batch)
    try story.tell(added("running", .distance))
    func inUse() throws -> [String] {
      let kept = try History(snapshot: story.history.snapshot(), forgotten: [])
      #expect(kept.activitiesInUse == story.history.activitiesInUse)
      return story.history.activitiesInUse.dropFirst(4).map(\.label)
    }
    #expect(try inUse() == ["reading", "running"])
    let undone = try story.tell(.importUndone(ImportUndone()), about: batch, from: Story.phone)
    #expect(try inUse() == ["running"])
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    #expect(!story.history.undoState(reading, .activityAdded, at: view).isInForce)
    let late = try story.tell(added("rowing", .distance), batch: batch)
    #expect(try inUse() == ["running"], "what of it comes later is gone too")
    try story.tell(
      .undone(Undone(undoneNumber: undone.number, undoneLog: undone.log)), about: batch)
    #expect(try inUse() == ["reading", "running", "rowing"])
    #expect(story.history.activity(addedBy: late).label == "rowing")
    try story.tell(.importUndone(ImportUndone()), about: batch)
    try story.tell(added("reading", .count, unit: "pages"))
    #expect(try inUse() == ["reading", "running"], "it was added once more")
  }

  @Test func `Of two of one name and different units the later one has a number`() throws {
    var story = Story()
    try story.tell(added("reading", .count, unit: "pages"))
    try story.tell(added("reading", .duration), from: Story.phone)
    try story.tell(added("Water", .distance))
    #expect(
      story.history.activitiesInUse.dropFirst(4).map { $0.label + " " + $0.unit }
        == ["reading pages", "reading-2 s", "water-2 m"])
  }

  @Test func `What was logged for a time before it was added is of it then`() throws {
    var story = Story()
    let running = try story.tell(added("running", .distance), on: day)
    let earlier = (day - 10).instant(atMillisecond: 36_000_000, offset: .utc)
    try story.tell(logged(5000, running), on: day - 10, happenedAt: earlier)
    let then = Now(
      at: (day - 5).instant(atMillisecond: 36_000_000, offset: .utc), utcOffset: .utc,
      dayStart: .midnight)
    let past = story.history.asOf(then) { name throws(Never) in
      story.told.first { $0.name == name }?.event
    }
    #expect(past.totals(of: try activity("running", story)).map(\.amount) == [5000])
  }

  @Test func `Amounts are said in the words of the activity`() throws {
    var story = Story()
    try story.tell(added("running", .distance))
    try story.tell(added("reading", .count, unit: "pages"))
    try story.tell(added("yoga", .count, unit: "times"))
    try story.tell(added("push-ups", .count, unit: "push-ups"))
    try story.tell(added("lifting", .mass, unit: "kilos"))
    try story.tell(added("baking", .count, unit: "loaf"))
    let said: [(String, String, Int64, String)] = [
      ("running", "5.2 km", 5200, "running 5.2 km"), ("running", "800m", 800, "running 800 m"),
      ("running", "1 km 200 m", 1200, ""), ("reading", "1 page", 1, "reading 1 page"),
      ("reading", "20", 20, "reading 20 pages"), ("yoga", "2 times", 2, "yoga 2 times"),
      ("push-ups", "1,500", 1500, "1,500 push-ups"), ("lifting", "72.5", 72_500, "lifting 72.5 kg"),
      ("lifting", "500 grams", 500, "lifting 500 g"), ("baking", "1", 1, "baking 1 loaf"),
      ("baking", "3 loaf", 3, "baking 3 loaves"), ("baking", "2 loaves", 2, "baking 2 loaves"),
    ]
    for (label, words, amount, name) in said {
      let activity = try activity(label, story)
      guard !name.isEmpty else {
        #expect(throws: Rejection.self) { try Quantity.baseUnits(words, of: activity) }
        continue
      }
      #expect(try Quantity.baseUnits(words, of: activity) == amount, "\(words)")
      #expect(Messages.amountNamed(amount, of: activity) == name)
    }
    let running = try activity("running", story)
    #expect(throws: Rejection.unitMissing(activity: running)) {
      try Quantity.baseUnits("5", of: running)
    }
    try story.tell(added("cycling", .distance, unit: "km"))
    #expect(try Quantity.baseUnits("5.2", of: self.activity("cycling", story)) == 5200)
    #expect(Messages.amount(0, of: running) == "0 km")
    #expect(throws: Rejection.unitMismatch("min", activity: running)) {
      try Quantity.baseUnits("5 min", of: running)
    }
  }

  @Test func `A plural loses its end`() {
    let words = [
      ("pages", "page"), ("glasses", "glass"), ("boxes", "box"), ("lunches", "lunch"),
      ("times", "time"), ("glass", "glass"), ("stories", "story"), ("movies", "movie"),
      ("series", "series"), ("한국어", "한국어"),
    ]
    for (plural, one) in words { #expect(Activity.singular(plural) == one) }
  }

  @Test func `One English word of one thing has a plural, and any other word stays`() {
    let words = [
      ("page", "pages"), ("glass", "glasses"), ("lunch", "lunches"), ("story", "stories"),
      ("day", "days"), ("push-up", "push-ups"), ("person", "people"), ("movie", "movies"),
      ("exercise", "exercises"), ("pages", "pages"), ("people", "people"), ("times", "times"),
      ("series", "series"), ("seiten", "seiten"), ("mg", "mg"), ("kcal", "kcal"),
      ("한국어", "한국어"),
    ]
    for (word, plural) in words { #expect(Activity.plural(word) == plural, "\(word)") }
  }

  @Test func `A name that is forgotten is gone, and what was logged is not`() throws {
    var story = Story()
    let therapy = try story.tell(added("therapy", .count, unit: "hours-there"))
    try story.tell(logged(2, therapy))
    try story.tell(.forgotten(Forgotten()), about: therapy)
    let activity = try #require(story.history.allActivities.last)
    #expect(activity.label == "activity" && activity.unit == "")
    #expect(story.history.total(of: activity, on: day)?.amount == 2)
    var late = History(forgotten: [therapy])
    try late.fold(story.told)
    #expect(late.canonical(story.words) == story.history.canonical(story.words))
  }

  private func renamed(_ added: EventName, _ name: String) -> Event.Body {
    .activityRenamed(
      ActivityRenamed(ownNumber: added.number, ownLog: added.log, name: .inline(name)))
  }

  @Test func `What is forgotten gets no name of a device that did not know of it`() throws {
    var story = Story()
    let therapy = try story.tell(added("therapy", .count, unit: "hours-there"))
    try story.tell(renamed(therapy, "talking"))
    try story.tell(.forgotten(Forgotten()), about: therapy)
    let late = try story.tell(renamed(therapy, "couch"), from: Story.phone)
    #expect(labels(story) == ["activity"])
    #expect(story.history.forgottenNumbers[Story.phone] == [late.number])
    let canonical = story.history.canonical(story.words)
    var known = History(forgotten: [therapy])
    try known.fold(story.told)
    #expect(known.canonical(story.words) == canonical)
    let loaded = try History(snapshot: story.history.snapshot(), forgotten: [therapy])
    #expect(loaded.canonical(story.words) == canonical)
    #expect(loaded.allActivities.last?.unit == "")
  }

  private func labels(_ story: Story) -> [String] {
    story.history.allActivities.dropFirst(4).map(\.label)
  }

  @Test func `Another name is that of every device's, and the later one holds`() throws {
    var story = Story()
    let here = try story.tell(added("running", .distance))
    let there = try story.tell(added("running", .distance), from: Story.phone)
    try story.tell(logged(5000, here))
    try story.tell(logged(2000, there), from: Story.phone)
    try story.tell(renamed(there, "Jogging"), from: Story.phone)
    #expect(labels(story) == ["jogging"])
    #expect(try story.history.total(of: activity("jogging", story), on: day)?.amount == 7000)
    let trot = try story.tell(renamed(here, "trot"))
    #expect(labels(story) == ["trot"])
    try story.tell(added("running", .distance), from: Story.phone)
    #expect(labels(story) == ["trot", "running"], "what is added later is another one")
    let kept = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(kept.canonical(story.words) == story.history.canonical(story.words))
    #expect(kept.allActivities.map(\.label) == story.history.allActivities.map(\.label))
    let undone = try story.tell(
      .undone(Undone(undoneNumber: trot.number, undoneLog: trot.log)), from: Story.phone)
    #expect(labels(story) == ["jogging", "running"])
    try story.tell(.undone(Undone(undoneNumber: undone.number, undoneLog: undone.log)))
    #expect(labels(story) == ["trot", "running"])
    #expect(story.history.renaming(by: trot)?.former == "jogging")
  }

  @Test func `Names that change again and again are worked out at the end as after each`() throws {
    var story = Story()
    let first = try story.tell(added("running", .distance))
    let second = try story.tell(added("rowing", .distance), from: Story.phone)
    for index in 0..<60 {
      let isFirst = index % 3 != 0
      let renaming = try story.tell(
        renamed(isFirst ? first : second, ["jogging", "trot", "way", "rowing"][index % 4]),
        from: isFirst ? Story.laptop : Story.phone)
      guard index % 4 == 0 else { continue }
      try story.tell(
        .undone(Undone(undoneNumber: renaming.number, undoneLog: renaming.log)))
      if index == 40 { try story.tell(added("running", .distance), from: Story.phone) }
    }
    var history = History()
    for told in story.told {
      guard let log = history.meet(told.name.log) else { throw TooManyLogs() }
      history.foldUnsettled(told.event, log: log, number: told.name.number)
    }
    history.settleNames()
    #expect(history.allActivities.map(\.label) == story.history.allActivities.map(\.label))
    #expect(history.canonical(story.words) == story.history.canonical(story.words))
    guard let log = history.meet(Story.laptop) else { throw TooManyLogs() }
    for number in 1_000..<50_000 as Range<UInt64> {
      let event = Event(body: renamed(first, number % 2 == 0 ? "even" : "odd"))
      history.foldUnsettled(event, log: log, number: number)
    }
    history.settleNames()
    #expect(history.allActivities.contains { $0.label == "odd" })
  }

  @Test func `An undo does not give a name back that is taken by now`() throws {
    var story = Story()
    let first = try story.tell(added("running", .distance))
    let renaming = try story.tell(renamed(first, "jogging"))
    try story.tell(added("running", .duration))
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    let state = story.history.undoState(renaming, .activityRenamed, at: view)
    #expect(try state.nameInPlace == activity("running", story))
  }

  @Test func `What was added is taken back by retiring it, while nothing was logged of it`() throws
  {
    var story = Story()
    let running = try story.tell(added("running", .distance))
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    func state() -> UndoState { story.history.undoState(running, .activityAdded, at: view) }
    #expect(state().changed == .activityAdded && state().isInForce && state().use == nil)
    let undo = try state().decide(in: view)
    let retired = ActivityRetired(ownNumber: running.number, ownLog: running.log)
    #expect(undo.body == .activityRetired(retired) && undo.subject == running)
    try story.tell(logged(5000, running))
    #expect(try state().use == .activityHasLogs(activity("running", story)))
    try story.tell(undo.body, about: running)
    #expect(!state().isInForce && story.history.listedActivities.count == 5)
    let again = try story.tell(added("running", .distance))
    let second = story.history.undoState(again, .activityAdded, at: view)
    #expect(second.isInForce && second.use == nil, "without it all is as it was before")
    var other = Story()
    let slip = try other.tell(added("runing", .distance))
    try other.tell(
      .activityRetired(ActivityRetired(ownNumber: slip.number, ownLog: slip.log)), about: slip)
    #expect(other.history.listedActivities == Activity.standard)
  }

  @Test func `A name that was given later can be forgotten, and the one before holds again`()
    throws
  {
    var story = Story()
    let here = try story.tell(added("reading", .count, unit: "pages"))
    let there = try story.tell(added("reading", .count, unit: "pages"), from: Story.phone)
    let name = try story.tell(renamed(here, "therapy"))
    try story.tell(.forgotten(Forgotten()), about: name)
    #expect(labels(story) == ["reading"])
    try story.tell(renamed(there, "books"), from: Story.phone)
    try story.tell(.forgotten(Forgotten()), about: there)
    #expect(labels(story).sorted() == ["activity", "reading"], "a later name goes, too")
    var late = History(forgotten: [name, there])
    try late.fold(story.told)
    #expect(late.canonical(story.words) == story.history.canonical(story.words))
  }

  @Test func `What another writer calls oddly can be typed all the same`() throws {
    var story = Story()
    for (name, unit) in [("", ""), ("Cold  Shower", "5"), ("🏃", "\u{1b}[2J")] {
      try story.tell(added(name, .count, unit: unit))
    }
    try story.tell(added("weight", .unspecified))
    let labels = story.history.activitiesInUse.dropFirst(4).map(\.label)
    #expect(labels == ["activity", "cold-shower", "activity-2", "weight"])
    #expect(
      story.history.activitiesInUse.dropFirst(4).map(\.unit) == ["times", "times", "times", ""])
    let weight = try activity("weight", story)
    #expect(throws: Rejection.unknownActivity("weight", nearest: nil)) {
      try LogActivity(weight, amount: 70).decide(
        story.history, Now(at: Instant(milliseconds: 0), utcOffset: .utc, dayStart: .midnight))
    }
  }

  @Test func `A history that knows an activity not has nothing of it, and of no other`() throws {
    var story = Story()
    let reading = try story.tell(added("reading", .count, unit: "pages"))
    let running = try story.tell(added("running", .distance))
    try story.tell(logged(20, reading))
    try story.tell(logged(5000, running))
    let known = try activity("reading", story)
    var other = Story()
    try other.tell(added("yoga", .count, unit: "times"))
    #expect(other.history.total(of: known, on: day) == nil)
    #expect(other.history.totals(of: known).isEmpty && other.history.allGoals(of: known).isEmpty)
    #expect(!other.history.isRetired(known))
  }
}
