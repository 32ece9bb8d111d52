import Echolog
import Platform
import Testing

@Suite struct NotificationDecisionTests {
  private func facts(isDue: Bool = true, isShown: Bool = false) -> NotificationFacts {
    NotificationFacts(
      subject: Given.id, kind: .echo, delivery: Delivery(day: Given.day("2025-11-18"), minute: 540),
      isDue: isDue, isShown: isShown)
  }

  @Test func `A notification is shown once, from its time on`() throws {
    let draft = try ShowNotification(of: Given.id).decide(facts(), in: Given.tuesday)
    let shown = NotificationShown(
      plannedDay: Given.day("2025-11-18").daysSinceEpoch, plannedMinute: 540)
    #expect(draft.body == .notificationShown(shown) && draft.subject == Given.id)
    let early = Rejection.notificationNotDueYet(day: Given.day("2025-11-18"), minute: 540)
    #expect(throws: early) {
      try ShowNotification(of: Given.id).decide(facts(isDue: false), in: Given.tuesday)
    }
    for isDue in [true, false] {
      #expect(throws: Rejection.notificationAlreadyShown) {
        try ShowNotification(of: Given.id).decide(
          facts(isDue: isDue, isShown: true), in: Given.tuesday)
      }
    }
  }

  @Test func `A permission is kept when it changes, and only then`() throws {
    for permission in [Permission.granted, .denied] {
      let draft = try ChangePermission(permission).decided(in: Given.tuesday)
      #expect(draft.body == .permissionChanged(PermissionChanged(permission: permission)))
      #expect(throws: Rejection.permissionUnchanged(permission)) {
        try ChangePermission(permission).decided(after: [draft.body], in: Given.tuesday)
      }
    }
  }

  @Test
  func `After a refusal the person is asked again in seven civil days, and again after each no`() {
    let day = Given.day("2025-11-10")
    let denied = NotificationPermission(.denied, changedOn: day)
    #expect(denied.asksAgainOn == day + 7)
    #expect(!denied.isAskedAgain(on: day + 6) && denied.isAskedAgain(on: day + 7))
    let postponed = NotificationPermission(.denied, changedOn: day, postponedOn: day + 8)
    #expect(postponed.asksAgainOn == day + 15)
    let anew = NotificationPermission(.denied, changedOn: day, postponedOn: day - 40)
    #expect(anew.asksAgainOn == day + 7, "an answer to an earlier question puts nothing off")
    for permission in [NotificationPermission(), NotificationPermission(.granted, changedOn: day)] {
      #expect(permission.asksAgainOn == nil && !permission.isAskedAgain(on: day + 100))
    }
  }

  @Test func `Not now is an answer only while somebody asks`() throws {
    let asked = NotificationPermission(.denied, changedOn: Given.day("2025-11-11"))
    let draft = try PostponePermission().decide(asked, in: Given.tuesday)
    #expect(draft.body == .promptAnswered(PromptAnswered(prompt: .notifications, accepted: false)))
    let tooEarly = NotificationPermission(.denied, changedOn: Given.day("2025-11-12"))
    #expect(throws: Rejection.notificationsNotAsked(until: Given.day("2025-11-19"))) {
      try PostponePermission().decide(tooEarly, in: Given.tuesday)
    }
    #expect(throws: Rejection.notificationsNotAsked(until: nil)) {
      try PostponePermission().decide(NotificationPermission(), in: Given.tuesday)
    }
  }

  @Test func `A quote is marked once and unmarked once`() throws {
    let marked = try FavouriteQuote("q1").decide(beside: ["q2"], in: Given.tuesday)
    #expect(marked.body == .quoteFavourited(QuoteFavourited(quoteId: "q1")))
    let unmarked = try FavouriteQuote("q2", isFavourite: false)
      .decide(beside: ["q2"], in: Given.tuesday)
    #expect(unmarked.body == .quoteUnfavourited(QuoteUnfavourited(quoteId: "q2")))
    #expect(throws: Rejection.quoteAlreadyFavourite) {
      try FavouriteQuote("q2").decide(beside: ["q2"], in: Given.tuesday)
    }
    #expect(throws: Rejection.quoteNotFavourite) {
      try FavouriteQuote("q1", isFavourite: false).decide(beside: [], in: Given.tuesday)
    }
    #expect(throws: Rejection.unknownQuote("none")) {
      _ = try FavouriteQuote("none").decide(History(), Given.tuesday)
    }
  }
}
