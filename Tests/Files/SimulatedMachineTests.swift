import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite("A power cut") struct PowerCutTests {
  @Test func `takes what was not synced and leaves what was`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    let file = try disk.open("/a", for: .creating)
    try file.write([1, 1, 1, 1].rawSpan, at: 0)
    try file.syncData()
    try disk.syncDirectory("/")
    try file.write([2, 2].rawSpan, at: 3)
    try disk.put("b", at: "/b")
    try disk.rename("/a", to: "/c")

    let pending = machine.pendingOperations()
    #expect(pending.count == 4)
    let nothing = after(machine, pending.map { _ in .lost })
    #expect(try nothing.list("/").map(\.name) == ["a"])
    #expect(try nothing.readAll("/a") == [1, 1, 1, 1])
    let everything = after(machine, pending.map { _ in .kept })
    #expect(try everything.list("/").map(\.name) == ["b", "c"])
    #expect(try everything.readAll("/c") == [1, 1, 1, 2, 2])
    // Entries come first in the list, so the bytes alone are lost here.
    let empty = after(machine, [.kept, .kept, .lost, .lost])
    #expect(try empty.readAll("/b") == [])
    #expect(try empty.readAll("/c") == [1, 1, 1, 1])
  }

  @Test func `tears writes at sectors, leaves zeros or garbage`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    let file = try disk.open("/a", for: .creating)
    try file.write([UInt8](repeating: 7, count: 1100).rawSpan, at: 0)
    try file.sync()
    try disk.syncDirectory("/")
    try file.write([UInt8](repeating: 8, count: 1000).rawSpan, at: 500)

    let sevens = [UInt8](repeating: 7, count: 500)
    let torn = try after(machine, [.torn(sectorBytes: 512, kept: 0b101)]).readAll("/a")
    #expect(torn.count == 1500)
    #expect(Array(torn[500..<512]) == [UInt8](repeating: 8, count: 12))
    #expect(Array(torn[512..<1024]) == [UInt8](repeating: 7, count: 512))
    #expect(Array(torn[1024...]) == [UInt8](repeating: 8, count: 476))
    let zeros = try after(machine, [.zeros]).readAll("/a")
    #expect(zeros == sevens + [UInt8](repeating: 0, count: 1000))
    let garbage = try after(machine, [.garbage(seed: 3)]).readAll("/a")
    #expect(garbage.count == 1500 && Array(garbage[..<500]) == sevens)
    #expect(Set(garbage[500...]).count > 100)
    let overrun = try after(machine, [.overrun(sectorCount: 2, seed: 3)]).readAll("/a")
    #expect(Array(overrun[..<1024]) == sevens + [UInt8](repeating: 8, count: 524))
    #expect(overrun.count == 1500 && Set(overrun[1024...]).count > 100)
    // Of three sectors one or two arrive; the first alone is a half.
    #expect(machine.pendingOperations()[0].shortenings.count == 3)
  }

  @Test func `can be enumerated and drawn, and the machine goes on unharmed`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    let file = try disk.open("/a", for: .creating)
    try disk.syncDirectory("/")
    for byte in 1...3 as ClosedRange<UInt8> { try file.write([byte].rawSpan, at: Int(byte) - 1) }
    let combinations = FateCombinations(machine.pendingOperations())
    #expect(combinations.count == 64)
    var contents: Set<[UInt8]> = []
    for fates in combinations { contents.insert(try after(machine, fates).readAll("/a")) }
    #expect(
      contents.isSuperset(of: [[], [1], [0, 2], [0, 0, 3], [1, 2], [1, 0, 3], [1, 2, 3]]))

    var random = SeededRandom(seed: 1)
    var drawn: Set<[UInt8]> = []
    for _ in 0..<200 {
      let image = machine.drawCrashImage(using: &random)
      drawn.insert(try SimulatedMachine(restartedFrom: image).startProcess().readAll("/a"))
    }
    #expect(drawn.contains([]) && drawn.contains([1, 2, 3]) && drawn.count > 8)
    #expect(try file.readAll() == [1, 2, 3])
  }

  @Test func `leaves a folder whose entry was not synced out of reach`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    try disk.makeDirectory("/folder")
    try disk.put("x", at: "/folder/file")
    try disk.syncDirectory("/folder")
    let image = after(machine, machine.pendingOperations().map { _ in .lost })
    #expect(try image.list("/") == [])
    try disk.syncDirectory("/")
    let later = after(machine, machine.pendingOperations().map { _ in .lost })
    #expect(try later.list("/folder").map(\.name) == ["file"])
  }

  private func after(_ machine: SimulatedMachine, _ fates: [Fate]) -> SimulatedDisk {
    SimulatedMachine(restartedFrom: machine.crashImage(fates)).startProcess()
  }
}

@Suite("A simulated machine") struct SimulatedMachineTests {
  @Test func `fails the chosen call, once or for good`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    let file = try disk.open("/live", for: .creating)
    machine.add(Fault(.fail(.io), in: [.write], pathEnd: "live", callsBefore: 1))
    try file.write([1].rawSpan, at: 0)
    #expect(try cause { try file.write([2].rawSpan, at: 0) } == .io)
    try file.write([3].rawSpan, at: 1)
    machine.add(Fault(.failAfterPart(byteCount: 2, .noSpace), .forGood, in: [.write]))
    for _ in 0..<2 {
      #expect(try cause { try file.write([4, 5, 6].rawSpan, at: 2) } == .noSpace)
    }
    machine.removeFaults()
    #expect(try file.readAll() == [1, 3, 4, 5])
    machine.add(Fault(.failAfterDoing(.io), in: [.write]))
    #expect(try cause { try file.write([9].rawSpan, at: 0) } == .io)
    #expect(try file.readAll() == [9, 3, 4, 5])
  }

  @Test func `never makes durable what was pending when a sync failed`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    let file = try disk.open("/live", for: .creating)
    try disk.syncDirectory("/")
    try file.write([1].rawSpan, at: 0)
    machine.add(Fault(.fail(.io), in: [.syncData]))
    #expect(try cause { try file.syncData() } == .io)
    try file.write([2].rawSpan, at: 1)
    try file.syncData()
    #expect(machine.pendingOperations().count == 1)
    let image = machine.crashImage([.lost])
    let later = SimulatedMachine(restartedFrom: image).startProcess()
    #expect(try later.readAll("/live") == [0, 2])
  }

  @Test func `is full at its capacity and has room again after a removal`() throws {
    let machine = SimulatedMachine(capacityBytes: 10)
    let disk = machine.startProcess()
    try disk.put("123456", at: "/reserve")
    let file = try disk.open("/live", for: .creating)
    #expect(try cause { try file.write([1, 2, 3, 4, 5].rawSpan, at: 0) } == .noSpace)
    #expect(try file.length() == 4)
    #expect(try disk.freeBytes(at: "/") == 0)
    try file.write([9].rawSpan, at: 3)
    try disk.remove("/reserve")
    try file.write([5].rawSpan, at: 4)
    #expect(try disk.freeBytes(at: "/") == 5)
  }

  @Test func `ends a process or all of them at a chosen call`() throws {
    let machine = SimulatedMachine()
    let (first, second) = (machine.startProcess(), machine.startProcess())
    let held = try first.lock("/lock", .exclusive, timeoutMilliseconds: 0)
    #expect(
      try cause { try second.lock("/lock", .exclusive, timeoutMilliseconds: 50).release() }
        == .locked(holder: first.processNumber))
    #expect(machine.pausedMilliseconds == 50)
    machine.add(Fault(.killProcess, in: [.makeDirectory]))
    #expect(try cause { try first.makeDirectory("/never") } == .io)
    #expect(try cause { _ = try first.list("/") } == .io)
    let next = try second.lock("/lock", .exclusive, timeoutMilliseconds: 0)
    #expect(try second.list("/").map(\.name) == ["lock"])
    machine.add(Fault(.powerOff, in: [.status]))
    #expect(try cause { _ = try second.status(of: "/lock") } == .io)
    do throws(StorageError) {
      try next.release()
      Issue.record("released after the power was gone")
    } catch {
      #expect(error.refusal == .io)
    }
    do throws(StorageError) {
      try held.release()
      Issue.record("released by a process that has ended")
    } catch {
      #expect(error.refusal == .io)
    }
  }

  @Test func `closes a file, and gives its lock back, whatever it returns`() throws {
    let machine = SimulatedMachine()
    let lock = try machine.startProcess().lock("/lock", .exclusive, timeoutMilliseconds: 0)
    machine.add(Fault(.fail(.io), .forGood, in: [.unlock, .close]))
    do throws(StorageError) {
      try lock.release()
      Issue.record("released though it was to fail")
    } catch {
      #expect(error.refusal == .io)
    }
    machine.removeFaults()
    try machine.startProcess().lock("/lock", .exclusive, timeoutMilliseconds: 0).release()
  }

  @Test func `goes on from a moment with what was pending, and without its processes`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    machine.recordsMoments = true
    let held = try disk.lock("/lock", .exclusive, timeoutMilliseconds: 0)
    try disk.put("x", at: "/a")
    let moment = try #require(machine.moments.last)
    try disk.put("y", at: "/b")
    let later = SimulatedMachine(continuing: moment)
    let next = later.startProcess()
    try next.lock("/lock", .exclusive, timeoutMilliseconds: 0).release()
    #expect(try next.list("/").map(\.name) == ["a", "lock"])
    let pending = moment.pendingOperations()
    #expect(pending.count > 1 && later.pendingOperations() == pending)
    let cut = SimulatedMachine(restartedFrom: later.crashImage(pending.map { _ in .lost }))
    #expect(try cut.startProcess().list("/").isEmpty)
    try held.release()
  }

  @Test func `keeps a moment once more under another mark`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    machine.recordsMoments = true
    machine.noteMoment()
    #expect(machine.moments.isEmpty)
    try disk.put("x", at: "/a")
    let count = machine.moments.count
    machine.mark = 7
    machine.noteMoment()
    #expect(machine.moments.count == count + 1)
    let (last, before) = (machine.moments[count], machine.moments[count - 1])
    #expect(last.mark == 7 && before.mark == 0)
    #expect(last.pendingOperations() == before.pendingOperations())
  }

  @Test func `counts and records calls`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    try disk.put("x", at: "/a")
    machine.recordsTrace = true
    try disk.remove("/a")
    #expect(machine.callCount == 4)
    #expect(machine.trace.map(\.operation) == [.remove])
    #expect(machine.trace.first?.path == "/a")
  }
}
