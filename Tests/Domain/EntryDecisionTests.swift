import Echolog
import Platform
import Testing

@Suite struct EntryDecisionTests {
  private let kept = History().after(.momentLogged(MomentLogged(text: "Walked.")))
  private let logged = History().after(
    .activityLogged(ActivityLogged(activity: .steps, amount: 400)))

  @Test func `A moment is recorded with the praise drawn for it`() throws {
    let draft = try LogMoment("Walked.\n").decide(praise: "Lovely.", in: Given.tuesday)
    #expect(draft.body == .momentLogged(MomentLogged(text: "Walked.\n", praise: "Lovely.")))
    #expect(draft.eventTime.happenedAt == nil)
  }

  @Test func `A moment has something to read and at most ten thousand characters`() {
    #expect(throws: Rejection.momentEmpty) {
      try LogMoment(" \n").decide(in: Given.tuesday)
    }
    let longest = String(repeating: "한", count: 10_000)
    #expect(throws: Never.self) {
      try LogMoment(longest).decide(in: Given.tuesday)
    }
    #expect(throws: Rejection.momentTooLong(count: 10_001, max: 10_000)) {
      try LogMoment(longest + "a").decide(in: Given.tuesday)
    }
    #expect(throws: Rejection.momentTooLong(count: 10_001, max: 10_000), "an import's too") {
      try LogMoment(longest + "a").decide(in: Given.tuesday.importing)
    }
    let large = String(repeating: "👩‍👩‍👧‍👦", count: 5000)
    #expect(throws: Rejection.textTooLarge(bytes: 125_000, max: 49_152)) {
      try LogMoment(large).decide(in: Given.tuesday)
    }
  }

  @Test func `A moment is removed once`() throws {
    let draft = try RemoveEntry(Given.id).decided(by: kept)
    #expect(draft.body == .momentRemoved(MomentRemoved()))
    #expect(draft.subject == Given.id)
    let removed = kept.after(draft.body)
    #expect(throws: removed.alreadyRemoved(.moment, by: 8)) {
      try RemoveEntry(Given.id).decided(by: removed)
    }
  }

  @Test func `An entry is forgotten once, by whichever of its events, and only for its words`()
    throws
  {
    let edited = kept.after(.momentTextChanged(MomentTextChanged(text: "better")))
    let edit = EventName(log: Given.log, number: 8)
    for id in [Given.id, edit] { #expect(try edited.namesToForget(id) == [Given.id]) }
    let pending = try ForgetEntry(Given.id).decide([Given.id], wordless: [], in: Given.tuesday)
    #expect(pending.map(\.body) == [.forgotten(Forgotten())])
    #expect(pending.map(\.subject) == [Given.id])
    let stopped = try ForgetEntry(Given.id)
      .decide([Given.id], wordless: [], unopened: [Given.id], in: Given.tuesday)
    #expect(stopped.map(\.body) == [.echoCancelled(EchoCancelled()), .forgotten(Forgotten())])
    #expect(throws: Rejection.nothingToForget) {
      try ForgetEntry(Given.id).decide([Given.id], wordless: [Given.id], in: Given.tuesday)
    }
    let gone = edited.after(pending[0].body)
    for id in [Given.id, edit] {
      #expect(throws: Rejection.alreadyForgotten) { try ForgetEntry(id).decided(by: gone) }
    }
    let absent = EventName(log: Given.log, number: 99)
    #expect(throws: Rejection.self) { try ForgetEntry(Given.id, absent).decided(by: kept) }
    #expect(Rejection.alreadyForgotten.isHeldAlready && !Rejection.nothingToForget.isHeldAlready)
  }

  @Test func `An activity is forgotten with its later names, and words about a day whole`() throws {
    let renamed = History().after(.activityAdded(ActivityAdded(name: "therapy")))
      .after(.activityRenamed(ActivityRenamed(ownNumber: 7, name: "reading")), about: 8)
    let renaming = EventName(log: Given.log, number: 8)
    #expect(try renamed.namesToForget(Given.id) == [Given.id, renaming])
    #expect(try renamed.namesToForget(renaming) == [renaming])
    let summed = History().after(.daySummarySet(DaySummarySet(day: 1, summary: "slow")))
      .after(.daySummarySet(DaySummarySet(day: 1, summary: "good")), about: 8)
    for id in [Given.id, renaming] {
      #expect(try summed.namesToForget(id) == [Given.id, renaming], "undo brings none back")
    }
    let emptied = summed.after(.daySummarySet(DaySummarySet(day: 1)), about: 9)
    let taking = EventName(log: Given.log, number: 9)
    #expect(try emptied.namesToForget(taking) == [Given.id, renaming])
    let other = summed.after(.daySummarySet(DaySummarySet(day: 2, summary: "far")), about: 9)
    #expect(try other.namesToForget(taking) == [taking])
  }

  @Test func `An activity that two devices added is forgotten as one`() throws {
    let added = Event.Body.activityAdded(ActivityAdded(name: "therapy", dimension: .count))
    var both = History().after(added).after(added, about: 8)
    both.settleNames()
    let second = EventName(log: Given.log, number: 8)
    for id in [Given.id, second] { #expect(try both.namesToForget(id) == [Given.id, second]) }
  }

  @Test func `What was removed or forgotten is not edited`() throws {
    let removed = kept.after(.momentRemoved(MomentRemoved()))
    #expect(throws: removed.alreadyRemoved(.moment, by: 8)) {
      try EditEntry(Given.id, "x").decided(by: removed)
    }
    let moment = Event.Body.momentLogged(MomentLogged(text: "x"))
    #expect(throws: Rejection.forgotten(.moment)) {
      try EditEntry(Given.id, "x").decided(by: History(forgotten: [Given.id]).after(moment))
    }
    let log = Event.Body.activityLogged(ActivityLogged(activity: .steps, amount: 4))
    #expect(throws: Rejection.forgotten(.log)) {
      try EditEntry(Given.id, "x").decided(by: History(forgotten: [Given.id]).after(log))
    }
  }

  @Test func `A moment can not be left without words, nor happen in the future`() {
    #expect(throws: Rejection.momentEmpty) { try EditEntry(Given.id, " ").decided(by: kept) }
    let tomorrow = EditEntry(Given.id, nil, eventTime: .on(Given.tuesday.today + 1))
    #expect(throws: Rejection.happenedInFuture) { try tomorrow.decided(by: kept) }
  }

  @Test func `An entry moves to another time alone, and not to its own`() throws {
    let noon = Given.day("2025-11-17").instant(atMillisecond: 43_200_000, offset: .utc)
    let move = EditEntry(Given.id, nil, eventTime: .at(noon, offset: .utc, precision: .minute))
    for (history, body, kind) in [
      (kept, Event.Body.momentTimeChanged(MomentTimeChanged()), EntityKind.moment),
      (logged, .activityCorrected(ActivityCorrected(amount: 400)), .log),
    ] {
      let moved = try move.decided(by: history)
      #expect(moved.body == body && moved.eventTime.happenedAt == noon)
      let there = history.after(body, on: "2025-11-17", happenedAt: noon, precision: .minute)
      #expect(throws: Rejection.entryUnchanged(kind)) { try move.decided(by: there) }
      #expect(throws: Rejection.entryUnchanged(kind)) {
        try EditEntry(Given.id).decided(by: history)
      }
    }
  }

  @Test func `An amount above nothing is logged`() throws {
    let draft = try LogActivity(activity: .water, amount: 500, note: "tea").decide(
      in: Given.tuesday)
    #expect(
      draft.body == .activityLogged(ActivityLogged(activity: .water, amount: 500, note: "tea")))
  }

  @Test func `Negative, nothing and too much are each refused by name`() {
    let cases: [(Int64, Rejection)] = [
      (-1, .amountNegative("-1")), (.min, .amountNegative("-9223372036854775808")),
      (1_000_001, .amountTooLarge(max: 1_000_000, activity: .steps)),
      (.max, .amountTooLarge(max: 1_000_000, activity: .steps)),
    ]
    #expect(throws: Rejection.amountZero) {
      try LogActivity(activity: .steps, amount: 0).decide(in: Given.tuesday)
    }
    #expect(throws: Rejection.correctedToZero) {
      try CorrectActivity(Given.id, amount: 0).decided(by: logged)
    }
    for (amount, rejection) in cases {
      #expect(throws: rejection) {
        try LogActivity(activity: .steps, amount: amount).decide(in: Given.tuesday)
      }
      #expect(throws: rejection) {
        try CorrectActivity(Given.id, amount: amount).decided(by: logged)
      }
      #expect(throws: rejection) {
        try SetGoal(.steps, target: amount, per: .day).decide(in: Given.tuesday)
      }
    }
  }

  @Test func `What nobody has in a day is refused, as in another unit than was meant`() throws {
    let context = Given.context(on: "2025-11-18", hour: 12, isImport: true)
    for here in [Given.tuesday, context] {
      _ = try LogActivity(activity: .water, amount: 30_000).decide(in: here)
      #expect(throws: Rejection.amountTooLarge(max: 30_000, activity: .water)) {
        try LogActivity(activity: .water, amount: 900_000).decide(in: here)
      }
    }
    #expect(throws: Rejection.amountTooLarge(max: 172_800, activity: .sleep)) {
      try LogActivity(activity: .sleep, amount: 172_801).decide(in: context)
    }
    _ = try SetGoal(.sleep, target: 86_400, per: .day).decide(in: Given.tuesday)
    #expect(throws: Rejection.amountTooLarge(max: 86_400, activity: .sleep)) {
      try SetGoal(.sleep, target: 90_000, per: .day).decide(in: Given.tuesday)
    }
    _ = try SetGoal(.sleep, target: 604_800, per: .week).decide(in: Given.tuesday)
    #expect(throws: Rejection.amountTooLarge(max: 604_800, activity: .sleep)) {
      try SetGoal(.sleep, target: 604_801, per: .week).decide(in: Given.tuesday)
    }
  }

  @Test func `An import may record nothing, but not less`() throws {
    let context = Given.context(on: "2025-11-18", hour: 12, isImport: true)
    let draft = try LogActivity(activity: .steps, amount: 0).decide(in: context)
    let event = draft.event(
      clock: .zero, recordedAt: context.instant, log: Given.log, importedWith: 3)
    #expect(event.importBatch == 3)
    #expect(throws: Rejection.amountNegative("-1")) {
      try LogActivity(activity: .steps, amount: -1).decide(in: context)
    }
  }

  @Test func `No day takes more time than it has, also the one on which clocks are put back`()
    throws
  {
    let berlin = try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
    let now = Given.tuesday.instant
    let here = Now(at: now, utcOffset: UTCOffset(seconds: 3600), zone: berlin)
    let log = { (hours: Int64, day: String) in
      LogActivity(
        activity: .sleep, amount: hours * 3600, eventTime: .on(Given.day(day)))
    }
    for day in ["2025-11-17", "2025-03-29", "2025-10-26"] {
      #expect(try log(24, day).decide(in: here).eventTime.day == Given.day(day))
      #expect(throws: Rejection.longerThanDay(seconds: 86_400)) {
        try log(25, day).decide(in: here)
      }
    }
    // The clock goes back at three, which is before the day of the 26th begins.
    #expect(try log(25, "2025-10-25").decide(in: here).eventTime.day == Given.day("2025-10-25"))
    #expect(throws: Rejection.longerThanDay(seconds: 90_000)) {
      try log(26, "2025-10-25").decide(in: here)
    }
    #expect(throws: Never.self) { try log(25, "2025-11-17").decide(in: here.importing) }
    let slept = History()
      .after(.activityLogged(ActivityLogged(activity: .sleep, amount: 400)), on: "2025-10-25")
    #expect(throws: Never.self) {
      try CorrectActivity(Given.id, amount: 90_000).decided(by: slept, in: here)
    }
    #expect(throws: Rejection.longerThanDay(seconds: 86_400)) {
      try CorrectActivity(Given.id, amount: 90_000, eventTime: .now).decided(by: slept, in: here)
    }
    #expect(throws: Never.self) {
      try LogActivity(activity: .steps, amount: 90_001).decide(in: here)
    }
  }

  @Test func `A correction keeps the day unless it gives a time`() throws {
    let amount = try CorrectActivity(Given.id, amount: 9).decided(by: logged)
    #expect(amount.body == .activityCorrected(ActivityCorrected(amount: 9)))
    #expect(amount.subject == Given.id)
    #expect(amount.eventTime.happenedAt == nil)
    let moved = try CorrectActivity(Given.id, amount: 9, eventTime: .on(Given.day("2025-11-02")))
      .decided(by: logged)
    #expect(moved.eventTime.day == Given.day("2025-11-02"))
    #expect(moved.eventTime.happenedAt != nil)
    let now = try CorrectActivity(Given.id, amount: 9, eventTime: .now).decided(by: logged)
    #expect(now.eventTime.happenedAt == Given.tuesday.instant)
  }

  @Test func `A correction to what is in the log already is refused, but for another time`() {
    #expect(throws: Rejection.logUnchanged(amount: 400, activity: .steps)) {
      try CorrectActivity(Given.id, amount: 400).decided(by: logged)
    }
    #expect(throws: Never.self) {
      try CorrectActivity(Given.id, amount: 400, eventTime: .now).decided(by: logged)
    }
    let noon = Given.day("2025-11-18").instant(atMillisecond: 43_200_000, offset: .utc)
    let timed = History().after(
      .activityLogged(ActivityLogged(activity: .steps, amount: 400)), happenedAt: noon,
      precision: .minute)
    func move(to instant: Instant, _ precision: Precision = .minute) throws {
      let eventTime = EventTime.at(instant, offset: .utc, precision: precision)
      _ = try CorrectActivity(Given.id, amount: 400, eventTime: eventTime).decided(by: timed)
    }
    #expect(throws: Rejection.logUnchanged(amount: 400, activity: .steps)) { try move(to: noon) }
    #expect(throws: Never.self) { try move(to: noon.advanced(byMilliseconds: -60_000)) }
    #expect(throws: Never.self) { try move(to: noon, .hour) }
  }

  @Test func `What was removed is neither corrected nor removed again`() throws {
    let draft = try RemoveEntry(Given.id).decided(by: logged)
    #expect(draft.body == .activityRemoved(ActivityRemoved()))
    let gone = logged.after(draft.body)
    let rejection = gone.alreadyRemoved(.log, by: 8)
    #expect(throws: rejection) { try CorrectActivity(Given.id, amount: 9).decided(by: gone) }
    #expect(throws: rejection) { try RemoveEntry(Given.id).decided(by: gone) }
  }

  @Test func `Notes have a limit`() {
    #expect(throws: Rejection.noteTooLong(count: 10_001, max: 10_000)) {
      try LogActivity(
        activity: .steps, amount: 1, note: String(repeating: "a", count: 10_001)
      ).decide(in: Given.tuesday)
    }
  }

  @Test func `A draft becomes an event of its log`() throws {
    let draft = try RemoveEntry(Given.id).decided(by: kept)
    let now = Given.tuesday.instant
    let clock = HybridClock(UInt64(now.milliseconds + 5) << 16 | 3)
    let here = draft.event(clock: clock, recordedAt: now, log: Given.log)
    #expect(here.subjectNumber == 7)
    #expect(here.subjectLog == nil)
    #expect(here.recordedLagMs == -5)
    #expect(here.civilDay == Given.day("2025-11-18").daysSinceEpoch)
    #expect(here.utcOffsetSeconds == 3600)
    #expect(!here.carriesText)
    let elsewhere = draft.event(clock: clock, recordedAt: now, log: LogID(high: 9, low: 9))
    #expect(elsewhere.subjectLog == Given.log)
    let moment = try LogMoment("x").decide(in: Given.tuesday)
    #expect(moment.event(clock: clock, recordedAt: now, log: Given.log).carriesText)
  }
}
