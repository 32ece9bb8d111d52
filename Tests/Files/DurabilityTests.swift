import Foundation
import Platform
import SimulatedMachine
import Testing

@Suite struct DurabilityTests {
  private func after(_ image: CrashImage) -> SimulatedDisk {
    SimulatedMachine(restartedFrom: image).startProcess()
  }

  @Test func `A file that is replaced is after every cut the old one or the new one`() throws {
    let (old, new) = ([UInt8](repeating: 1, count: 700), [UInt8](repeating: 2, count: 1_500))
    let path: Path = "/home/mika/vault/file"
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    try disk.makeDirectories(path.parent)
    try disk.replace(path, with: old.rawSpan, through: "/home/mika/vault/new")
    try disk.syncDirectory("/home/mika/vault")
    machine.recordsMoments = true
    try disk.replace(path, with: new.rawSpan, through: "/home/mika/vault/new")
    #expect(machine.moments.count > 3)
    for moment in machine.moments {
      for fates in FateCombinations(moment.pendingOperations()).prefix(400) {
        let bytes = try after(moment.crashImage(fates)).readAll(path)
        #expect(bytes == old || bytes == new, "\(moment.call.operation), \(fates)")
      }
    }
  }

  @Test func `What was replaced and the folders that were made outlast a cut`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    try disk.makeDirectories("/home/mika/vault")
    let path: Path = "/home/mika/vault/file"
    try disk.replace(path, with: [7, 7].rawSpan, through: "/home/mika/vault/new")
    let lost = machine.pendingOperations().map { _ in Fate.lost }
    #expect(try after(machine.crashImage(lost)).readAll(path) == [7, 7])
    try disk.makeDirectories("/home/ana/vault")
    let lostAgain = machine.pendingOperations().map { _ in Fate.lost }
    #expect(try after(machine.crashImage(lostAgain)).list("/home/ana").count == 1)
  }

  @Test func `A folder that an attempt made and left outlasts a cut once another has used it`()
    throws
  {
    for path in [Path("/home/mika"), "/home/mika/vault"] {
      let machine = SimulatedMachine()
      let disk = machine.startProcess()
      try disk.makeDirectories("/home")
      try disk.makeDirectory("/home/mika")
      try disk.makeDirectories(path)
      let lost = machine.pendingOperations().map { _ in Fate.lost }
      #expect(try after(machine.crashImage(lost)).status(of: path).kind == .directory)
    }
  }

  #if os(Linux)
    @Test func `A folder of a file system that knows no such sync needs none`() {
      #expect(throws: Never.self) { try POSIXDisk().syncInheritedEntries(of: "/proc") }
    }
  #endif

  /// While someone waits for a lock, its file is removed and another takes the name, as in a folder
  /// that is restored. Who then has the lock keeps others out.
  @Test func `Who waited for a lock whose file was replaced locks the new one`() async throws {
    let machine = SimulatedMachine()
    let first = try machine.startProcess().lock("/lock", .exclusive, timeoutMilliseconds: 0)
    let waiting = Task.detached {
      let lock = try machine.startProcess().lock(
        "/lock", .exclusive, timeoutMilliseconds: .max / 2)
      let other = try cause {
        try machine.startProcess().lock("/lock", .exclusive, timeoutMilliseconds: 0).release()
      }
      try lock.release()
      return other
    }
    while machine.pausedMilliseconds == 0 { await Task.yield() }
    let disk = machine.startProcess()
    try disk.put("", at: "/restored")
    try disk.rename("/restored", to: "/lock")
    try first.release()
    guard case .locked = try await waiting.value else {
      Issue.record("two hold the lock")
      return
    }
  }
}

#if canImport(Glibc)
  import Glibc

  /// What no simulation shows: that the real disk asks the kernel, and hears all its answers.
  @Suite struct KernelTests {
    let disk = POSIXDisk()

    /// Files and folders of the kernel's own can not be synced, which it reports.
    @Test func `Every kind of sync reaches the kernel`() throws {
      let file = try disk.open("/proc/self/comm", for: .writing)
      #expect(try cause { try file.sync() } != nil)
      #expect(try cause { try file.syncData() } != nil)
      #expect(try cause { try disk.syncDirectory("/proc/self") } != nil)
    }

    @Test func `A quota that is used up is a full disk`() {
      #expect([ENOSPC, EDQUOT].map { ErrorNumber(code: $0).cause } == [.noSpace, .noSpace])
    }

    /// As ext4, XFS and Btrfs report a damaged inode, and XFS a bad sector under one.
    @Test func `Damaged metadata of a file is a failure of its medium`() {
      for code in [EIO, EUCLEAN, EBADMSG, EREMOTEIO, ENODATA] {
        #expect(ErrorNumber(code: code).cause == .io, "\(code)")
      }
      // What this program asked for wrongly is none.
      #expect(ErrorNumber(code: EINVAL).cause == .other(code: EINVAL))
    }

    /// Beyond the limit the kernel takes a part of a write, and gives the reason at the next.
    @Test func `A write of which the kernel takes a part is not taken for whole`() throws {
      let limit = 1 << 30
      var usual = rlimit()
      unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &usual)
      signal(SIGXFSZ, SIG_IGN)
      var low = usual
      low.rlim_cur = rlim_t(limit)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &low)
      defer { unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &usual) }
      let name = "echolog-limit-\(UInt64.random(in: 0...UInt64.max))"
      let path = Path(FileManager.default.temporaryDirectory.path).appending(name)
      defer { #expect(throws: Never.self) { try disk.remove(path) } }
      let file = try disk.open(path, for: .creating)
      let bytes = [UInt8](repeating: 5, count: 200)
      #expect(try cause { try file.write(bytes.rawSpan, at: limit - 100) } != nil)
      #expect(try file.length() == limit)
    }
  }
#endif
