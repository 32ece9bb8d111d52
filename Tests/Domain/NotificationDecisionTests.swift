import Echolog
import Platform
import Testing

@Suite struct NotificationDecisionTests {
  @Test func `A notification is shown once, from its time on`() throws {
    let show = ShowNotification(of: Given.id)
    let draft = try show.decided(by: Given.vibe())
    let shown = NotificationShown(
      plannedDay: Given.day("2025-11-17").daysSinceEpoch, plannedMinute: 540)
    #expect(draft.body == .notificationShown(shown) && draft.subject == Given.id)
    let early = Rejection.notificationNotDueYet(day: Given.day("2025-12-18"), minute: 540)
    #expect(throws: early) { try show.decided(by: Given.vibe(isDue: false)) }
    for isDue in [true, false] {
      #expect(throws: Rejection.notificationAlreadyShown, "also by one who travelled since") {
        try show.decided(by: Given.vibe(isDue: isDue).after(draft.body))
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
    let denied = Event.Body.permissionChanged(PermissionChanged(permission: .denied))
    let draft = try PostponePermission().decided(by: History().after(denied, on: "2025-11-11"))
    #expect(draft.body == .promptAnswered(PromptAnswered(prompt: .notifications, accepted: false)))
    #expect(throws: Rejection.notificationsNotAsked(until: Given.day("2025-11-19"))) {
      try PostponePermission().decided(by: History().after(denied, on: "2025-11-12"))
    }
    #expect(throws: Rejection.notificationsNotAsked(until: nil)) {
      try PostponePermission().decided()
    }
  }

  @Test func `A quote is marked once and unmarked once`() throws {
    let (rain, begun) = ("qd7e655a9", "qf6be5240")
    let one = Event.Body.quoteFavourited(QuoteFavourited(quoteId: rain))
    let marked = try FavouriteQuote(begun).decided(after: [one], in: Given.tuesday)
    #expect(marked.body == .quoteFavourited(QuoteFavourited(quoteId: begun)))
    let unmarked = try FavouriteQuote(rain, isFavourite: false)
      .decided(after: [one], in: Given.tuesday)
    #expect(unmarked.body == .quoteUnfavourited(QuoteUnfavourited(quoteId: rain)))
    #expect(throws: Rejection.quoteAlreadyFavourite) {
      try FavouriteQuote(rain).decided(after: [one], in: Given.tuesday)
    }
    #expect(throws: Rejection.quoteNotFavourite) {
      try FavouriteQuote(begun, isFavourite: false).decided()
    }
    #expect(throws: Rejection.unknownQuote("none")) {
      _ = try FavouriteQuote("none").decide(History(), Given.tuesday)
    }
  }
}
