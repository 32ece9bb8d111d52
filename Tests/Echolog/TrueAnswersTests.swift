import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// Whatever call of the disk fails, the answer to the person is what is so.
@Suite struct TrueAnswersTests {
  let clock = TestClock(Workbench.noon2025)
  let effects: [Fault.Effect] = [.fail(.io), .fail(.noSpace), .failAfterDoing(.io)]

  @Test func `A command of which a call fails answers what is kept, and the process knows it`()
    async throws
  {
    let rehearsal = Workbench()
    let rehearsed = try await rehearsal.create("laptop", clock)
    let callsBefore = rehearsal.machine.callCount
    _ = try await rehearsed.commit(LogMoment("walked"))
    let callCount = rehearsal.machine.callCount - callsBefore
    var answered = 0
    for effect in effects {
      for call in 0..<callCount {
        let context = "\(effect) at call \(call) of \(callCount)"
        let bench = Workbench()
        let diary = try await bench.create("laptop", clock)
        bench.machine.add(Fault(effect, .once, callsBefore: call))
        var isKept: Bool?
        do throws(DiaryError) {
          _ = try await diary.commit(LogMoment("walked"))
          isKept = true
        } catch {
          if case .storage(.journal(.outcomeUnknown)) = error {} else { isKept = false }
        }
        bench.machine.removeFaults()
        let known = try await diary.view().history.moments().count
        let held = try await bench.open("laptop", clock).view().history.moments().count
        #expect(known == held, "\(context)")
        if let isKept {
          #expect(held == (isKept ? 1 : 0), "\(context)")
          answered += 1
        }
        _ = try await diary.commit(LogMoment("walked on"))
        #expect(try await diary.view().history.moments().count == held + 1, "\(context)")
      }
    }
    #expect(answered > 0)
  }

  @Test func `A sync of which a call fails reports it, or has shipped everything`() async throws {
    let rehearsal = Workbench()
    let rehearsed = try await rehearsal.create("laptop", clock)
    let callsBefore = rehearsal.machine.callCount
    _ = try await rehearsed.sync(rehearsal.shared)
    let callCount = rehearsal.machine.callCount - callsBefore
    for effect in effects {
      for call in 0..<callCount {
        let bench = Workbench()
        let laptop = try await bench.create("laptop", clock)
        bench.machine.add(Fault(effect, .once, callsBefore: call))
        do {
          _ = try await laptop.sync(bench.shared)
        } catch is DiaryError {
          bench.machine.removeFaults()
          _ = try await laptop.sync(bench.shared)
        }
        bench.machine.removeFaults()
        let phone = try await bench.join("phone", clock)
        let names = try await phone.view().history.devices.map(\.name)
        #expect(Set(names) == ["laptop", "phone"], "\(effect) at call \(call) of \(callCount)")
      }
    }
  }
}
