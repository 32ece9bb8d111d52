import Echolog
import Journal
import Platform
import Seeds
import Testing

extension UndoTests {
  @Test func `Under echo a session takes one Vibe, and the next session the next`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(SelectPolicy(.echo))
    let vibe = SendVibe("hi", emotion: .joy, returningAfter: .day)
    _ = try await laptop.commit(vibe)
    let refusal = PolicyRefusal(
      policy: .echo, rule: .severalVibesPerSession, section: "S0 5.5 BR-001")
    await #expect(throws: DiaryError.rejected(.refusedByPolicy(refusal))) {
      try await laptop.commit(vibe)
    }
    await laptop.beginSession()
    _ = try await laptop.commit(vibe)
  }

  @Test func `A session that takes its Vibe back has room for one, and not for both`() async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(SelectPolicy(.echo))
    let vibe = SendVibe("hi", emotion: .joy, returningAfter: .day)
    let refusal = DiaryError.rejected(
      .refusedByPolicy(
        PolicyRefusal(policy: .echo, rule: .severalVibesPerSession, section: "S0 5.5 BR-001")))
    _ = try await laptop.commit(vibe)
    let undone = try await laptop.commit(Undo()).recorded[0].name
    #expect(try await laptop.preview(vibe).canSend)
    let second = try await laptop.commit(vibe).name
    await #expect(throws: refusal) { try await laptop.commit(vibe) }
    await #expect(throws: refusal, "put back, it would stand beside the other") {
      try await laptop.commit(Undo(undone))
    }
    _ = try await laptop.commit(CancelEcho(second))
    let putBack = try await laptop.commit(Undo(undone)).recorded[0].name
    await #expect(throws: refusal) { try await laptop.commit(vibe) }
    await #expect(throws: refusal) { try await laptop.commit(Undo(second)) }
    let takenBack = try await laptop.commit(Undo(putBack))
    #expect(!takenBack.answer.isPutBack, "it can be taken back again")
    // What another session sent comes back beside the one of this.
    await laptop.beginSession()
    _ = try await laptop.commit(vibe)
    #expect(try await laptop.commit(Undo(takenBack.recorded[0].name)).answer.isPutBack)
  }
}
