import Echolog
import Platform
import Testing

/// Commands, decided by a whole history: given what was recorded, when a command comes, then these
/// drafts or this rejection.
@Suite struct CommandTests {
  private let nobody = History()

  /// A decision asks for words of the journal.
  private struct Reads: Error {}

  private func pending<C: Command>(_ command: C) throws -> [PendingEvent] {
    guard case .records(let pending, _) = try command.decide(nobody, Given.tuesday).outcome else {
      throw Reads()
    }
    return pending
  }

  @Test func `What makes something is answered with the name that it gets`() throws {
    var now = Given.tuesday
    now.next = Given.id
    let goal = SetGoal(.water, target: 2000, per: .day)
    guard case .records(let pending, let id) = try goal.decide(nobody, now).outcome else {
      throw Reads()
    }
    let draft = try goal.decide(in: now)
    #expect(id == Given.id && pending == [draft])
    let sent = SendVibe("Rest.", emotion: .joy, returningAfter: .week)
    guard case .records(_, let vibe) = try sent.decide(nobody, now).outcome else {
      throw Reads()
    }
    #expect(vibe.id == Given.id && vibe.days == 7 && vibe.quietAnswer == nil)
    #expect(vibe.returnsOn == Given.day("2025-11-25") && vibe.minuteOfDay == 540)
  }

  @Test func `What is about an entry that there is not is refused by its kind`() {
    func refused(_ command: some Command, _ kind: EntityKind) {
      #expect(throws: Rejection.notFound(kind, nobody.label(of: Given.id))) { try pending(command) }
    }
    refused(RevealEcho(Given.id), .echo)
    refused(DismissEcho(Given.id), .echo)
    refused(RemoveEntry(Given.id), .moment)
    refused(EnhancePraise(of: Given.id, "Lovely"), .moment)
    refused(EditEntry(Given.id, "x"), .moment)
    refused(CorrectActivity(Given.id, amount: 1), .log)
    refused(EditMemory(Given.id, title: "x"), .memory)
    refused(DeactivateGoal(Given.id), .goal)
    refused(ExcuseGoals(.skip(SkipDay()), of: [Given.id]), .goal)
    refused(SetReminder(of: Given.id, ReminderSchedule(minute: 9, weekdays: .daily)), .goal)
    refused(UndoImport(Given.id), .batch)
  }

  @Test func `Where there is no goal, and nothing came, there is nothing to record`() throws {
    #expect(throws: Rejection.notFound(.goal, "")) { try pending(ExcuseGoals(.skip(SkipDay()))) }
    #expect(throws: Rejection.notFound(.echo, "")) { try pending(RevealEcho()) }
    #expect(try pending(ShowArrivedNotifications()).isEmpty)
    #expect(try pending(ShowBadges()).isEmpty)
  }

}
