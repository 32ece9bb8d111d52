import Echolog
import Platform
import Testing

@Suite struct SettingTests {
  @Test func `Settings go by their words`() throws {
    let rows: [(String, String, SettingChanged.Setting)] = [
      ("day-start", "04:00", .dayStartMinutes(240)), ("day-start", "0:00", .dayStartMinutes(0)),
      ("week-start", "sunday", .weekStart(7)), ("Week-Start", "MON", .weekStart(1)),
      ("delivery-time", "8:30", .deliveryMinute(510)),
      ("delivery-time", "23:59", .deliveryMinute(1439)),
      ("notifications", "off", .notificationsEnabled(false)),
      ("notification-slots", "64", .deviceNotificationSlots(64)),
      ("notification-slots", "unlimited", .deviceNotificationSlots(0)),
      ("slot-rule", "nearest-first", .slotRule(.nearestFirst)),
      ("slot-rule", "cancel-earliest", .slotRule(.cancelEarliest)),
      ("echo-history", "hidden", .echoHistoryShown(false)),
      ("quote-author", "shown", .quoteAuthorShown(true)),
      ("tone", "gentle", .tone(.gentle)), ("tone", "Plain", .tone(.plain)),
      ("streak-rule", "goal-met", .streakRule(.goalMet)),
      ("streak-rule", "logged", .streakRule(.loggedNonZero)),
      ("streak-rule", "period", .streakRule(.period)), ("praise", "on", .praise(.on)),
      ("export-nudge", "14", .exportNudgeDays(14)), ("export-nudge", "never", .exportNudgeDays(0)),
      ("praise", "Quiet", .praise(.quiet)), ("praise", "off", .praise(.off)),
      ("help-line", "none", .hasHelpLine(false)), ("help-line", "None", .hasHelpLine(false)),
    ]
    for (name, words, setting) in rows {
      let command = try ChangeSetting(SettingName(named: name), to: words)
      let draft = try command.decide(in: Given.tuesday)
      #expect(draft.body == .settingChanged(SettingChanged(setting: setting)), "\(name) \(words)")
    }
    for name in SettingName.allCases {
      for words in name.values {
        #expect(throws: Never.self, "\(name) \(words)") {
          try ChangeSetting(name, to: words).decide(in: Given.tuesday)
        }
      }
    }
  }

  @Test func `What is no setting, or no value of one, is refused`() {
    #expect(throws: Rejection.unknownSetting("delivry-time", nearest: .deliveryTime)) {
      try SettingName(named: "delivry-time")
    }
    #expect(throws: Rejection.unknownSetting("xyzzy", nearest: nil)) {
      try SettingName(named: "xyzzy")
    }
    let rows: [(SettingName, String)] = [
      (.dayStart, "four"), (.dayStart, "4"), (.dayStart, "24:00"), (.deliveryTime, "9:5"),
      (.deliveryTime, "09:60"), (.deliveryTime, "-1:00"), (.deliveryTime, "9:00 XM"),
      (.weekStart, "someday"), (.notifications, "yes"), (.notificationSlots, "many"),
      (.slotRule, "nearest"), (.echoHistory, ""), (.quoteAuthor, "on"), (.exportNudge, "monthly"),
      (.praise, "loud"), (.helpLine, ""), (.helpLine, " "), (.tone, "rude"),
      (.streakRule, "loggedNonZero"),
    ]
    for (name, words) in rows {
      #expect(throws: Rejection.settingNotUnderstood(words, name)) {
        try ChangeSetting(name, to: words)
      }
    }
  }

  @Test func `A setting that is like that already is not changed`() throws {
    for name in SettingName.allCases {
      let command = try ChangeSetting(name, to: name.values[0])
      let draft = try command.decide(in: Given.tuesday)
      #expect(throws: Rejection.settingUnchanged(name)) {
        try command.decide(
          isInForce: { .settingChanged(SettingChanged(setting: $0)) == draft.body },
          in: Given.tuesday)
      }
    }
  }

  @Test func `What is understood and not possible is refused`() {
    let rows: [(ChangeSetting, Rejection)] = [
      (.dayStart(minutes: 721), .dayStartOutOfRange(minutes: 721)),
      (.weekStart(8), .weekStartOutOfRange(8)),
      (.deliveryTime(minutes: 1440), .deliveryTimeOutOfRange(minutes: 1440)),
      (.deliveryTime(minutes: -1), .deliveryTimeOutOfRange(minutes: -1)),
      (.notificationSlots(-1), .slotsOutOfRange(-1, max: 100_000)),
      (.notificationSlots(100_001), .slotsOutOfRange(100_001, max: 100_000)),
      (.tone(.unspecified), .settingNotUnderstood("0", .tone)),
    ]
    for (command, rejection) in rows {
      #expect(throws: rejection) { try command.decide(in: Given.tuesday) }
    }
  }

  @Test func `A line of help is kept as it is written, and is not endless`() throws {
    let words = "Ana, next door: 0171 – ring twice"
    let draft = try ChangeSetting(.helpLine, to: words).decide(in: Given.tuesday)
    let given = SettingChanged(helpLine: .inline(words), setting: .hasHelpLine(true))
    #expect(draft.body == .settingChanged(given) && draft.body.texts.map(\.field) == [16])
    let longest = String(repeating: "x", count: 500)
    #expect(throws: Never.self) { try ChangeSetting.helpLine(longest).decide(in: Given.tuesday) }
    #expect(throws: Rejection.textTooLarge(bytes: 501, max: 500)) {
      try ChangeSetting.helpLine(longest + "x").decide(in: Given.tuesday)
    }
    let blank = try ChangeSetting.helpLine(" ").decide(in: Given.tuesday)
    #expect(blank.body == .settingChanged(SettingChanged(setting: .hasHelpLine(false))))
  }
}
