import Echolog
import Platform

/// A deed of the invented year that does not depend on chance.
struct Landmark {
  let day: CivilDay
  /// Since midnight on her wall.
  let minute: Int
  let deed: DemoDeed

  @MainActor init(_ day: String, _ minute: Int, _ deed: DemoDeed) {
    self.day = DemoLife.day(day)
    self.minute = minute
    self.deed = deed
  }

  @MainActor static var all: [Landmark] {
    beginning + winter + spring + summer + autumn
  }

  @MainActor private static var beginning: [Landmark] {
    [
      Landmark("2025-01-01", 481, .setGoal(.steps, 8000, .day)),
      Landmark("2025-01-01", 482, .setGoal(.water, 1500, .day)),
      Landmark("2025-01-01", 483, .setGoal(.meditation, 5400, .week)),
      Landmark("2025-01-01", 484, .set(.deliveryTime(minutes: 510))),
      Landmark("2025-01-01", 485, .importMoments(DemoWords.notebook)),
      Landmark("2025-01-01", 486, .consent(.privacyPolicy)),
      // The same again by mistake, under the wrong column: taken back as a whole.
      Landmark("2025-01-02", 485, .importMoments(DemoWords.otherNotebook)),
      Landmark("2025-01-02", 490, .undoImport),
      Landmark("2025-01-03", 1335, .moment("Found the lost glove")),
      Landmark("2025-01-03", 1336, .undo),
      Landmark("2025-01-03", 1337, .undoUndo),
      Landmark("2025-01-05", 1335, .log(.water, 5000)),
      Landmark("2025-01-05", 1336, .correctLog(500)),
      Landmark("2025-01-12", 1335, .log(.steps, 12_345)),
      Landmark("2025-01-12", 1336, .removeLog),
      Landmark("2025-01-20", 1335, .vibe("Not so sure of this one.", .struggle, .month)),
      Landmark("2025-01-20", 1340, .cancelVibe),
    ]
  }

  @MainActor private static var winter: [Landmark] {
    [
      Landmark(
        "2025-02-17", 700, .moment("Sat at the window", .on(DemoLife.day("2025-02-16")))),
      Landmark("2025-02-17", 701, .log(.sleep, 36_000, .on(DemoLife.day("2025-02-15")))),
      Landmark("2025-02-01", 1335, .postponeExport),
      // One of the days in bed is forgiven.
      Landmark(
        "2025-02-17", 702, .excuse(.freeze(FreezeDay(DemoLife.day("2025-02-16"))), [.steps])),
      Landmark("2025-02-18", 1335, .remind(.meditation, atSeven)),
      Landmark("2025-02-21", 1335, .consent(.diagnostics)),
      Landmark("2025-02-22", 1335, .withdrawConsent(.diagnostics)),
      Landmark("2025-03-02", 1335, .notePlan(NotePlan(.trial))),
      Landmark("2025-03-05", 1340, .export("winter.jsonl")),
      Landmark("2025-03-08", 1335, .notePlan(NotePlan(.active))),
      Landmark("2025-03-05", 1335, .changeReminder(ChangeReminder(minute: 1170))),
      Landmark("2025-06-01", 1335, .removeReminder),
      Landmark("2025-06-02", 1335, .remind(.meditation, atSeven)),
      Landmark("2025-02-20", 1335, .permit(.denied)),
      Landmark("2025-03-01", 1335, .postponePermission),
      Landmark("2025-03-10", 1335, .permit(.granted)),
      Landmark("2025-03-15", 1335, .favouriteQuote),
      Landmark("2025-04-20", 1335, .unfavouriteQuote),
      Landmark("2025-04-21", 1335, .favouriteQuote),
      // The clocks of this night skip from 02:00 to 03:00.
      Landmark("2025-03-30", 150, .moment("Awake while the clocks went forward")),
    ]
  }

  private static let atSeven = ReminderSchedule(minute: 1140, weekdays: .workdays)

  @MainActor private static var spring: [Landmark] {
    [
      Landmark("2025-04-01", 1335, .changeTarget(.water, 2000)),
      Landmark("2025-04-10", 1335, .moment("Swam in the lake, briefly")),
      // Nothing came at first, and then it did.
      Landmark("2025-04-10", 1336, .missPraise(.offline)),
      Landmark("2025-04-10", 1345, .enhancePraise("Cold water takes courage. You went in.")),
      Landmark("2025-04-10", 1346, .summarise(SummariseDay("A cold, bright day."))),
      Landmark("2025-04-18", 1335, .remember(DemoWords.lake)),
      Landmark("2025-04-18", 1336, .editMemory(EditMemory(title: "At the lake"))),
      Landmark("2025-04-18", 1337, .editMemory(EditMemory(text: DemoWords.lakeAgain))),
      Landmark("2025-04-18", 1338, .editMemory(EditMemory(emotion: .gratitude))),
      Landmark(
        "2025-04-18", 1339, .editMemory(EditMemory(labels: [MemoryLabel(.person, "Ana")]))),
      Landmark("2025-04-18", 1340, .unlabelMemory(MemoryLabel(.tag, "winter"))),
      Landmark(
        "2025-04-18", 1341,
        .editMemory(EditMemory(occasion: .on(DemoLife.day("2025-04-17"))))),
      Landmark("2025-05-12", 500, .moment("Off to Tokyo")),
      Landmark("2025-05-13", 480, .moment("Landed in Tokyo, seven hours ahead")),
      Landmark("2025-05-26", 540, .moment("Goodbye, Tokyo")),
      Landmark("2025-05-26", 1335, .moment("Home again, this day had 31 hours")),
    ]
  }

  @MainActor private static var summer: [Landmark] {
    [
      Landmark("2025-06-15", 1335, .excuse(.skip(SkipDay(reason: "A wedding")))),
      Landmark("2025-07-01", 1335, .restGoal(.steps)),
      Landmark("2025-07-21", 1335, .resumeGoal(.steps)),
      Landmark("2025-08-03", 1400, .choose(.health)),
      Landmark("2025-08-11", 400, .choose(.all)),
      Landmark("2025-08-20", 1335, .excuse(.pause(PauseGoal(reason: "At the coast")))),
      Landmark("2025-08-25", 400, .excuse(.resume(ResumeGoal()))),
      Landmark("2025-09-01", 1335, .changeTarget(.meditation, 4500)),
      Landmark("2025-09-14", 1335, .moment("Kept in the wrong diary")),
      Landmark("2025-09-14", 1336, .removeMoment),
    ]
  }

  @MainActor private static var secondHalfPastTwo: Occasion {
    let winter = UTCOffset(seconds: 3600)
    let instant = DemoLife.day("2025-10-26").instant(atMillisecond: 9_000_000, offset: winter)
    return .at(instant, offset: winter, precision: .minute)
  }

  @MainActor private static var autumn: [Landmark] {
    [
      Landmark("2025-10-05", 1335, .remember(CaptureMemory(text: "A memory kept twice"))),
      Landmark("2025-10-05", 1336, .removeMemory),
      // The clocks of this night show 02:30 twice.
      Landmark("2025-10-26", 150, .moment("Half past two, for the first time")),
      Landmark("2025-10-26", 181, .moment("Half past two, again", secondHalfPastTwo)),
      Landmark("2025-11-02", 1335, .log(.steps, 4200)),
      Landmark("2025-11-02", 1336, .correctLog(9200)),
      Landmark("2025-11-02", 1337, .undo),
      Landmark("2025-11-02", 1338, .undoUndo),
      Landmark("2025-12-31", 1335, .vibe("A whole year of small things.", .gratitude, .month)),
      Landmark("2026-01-31", 1335, .openEcho(.leave)),
      Landmark("2026-01-31", 1336, .moment("Read the whole year again")),
    ]
  }
}
