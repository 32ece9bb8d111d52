import Foundation
import Platform
import Testing

@Test func `Folders follow the XDG rules and ignore empty and relative values`() {
  let plain = Environment(["HOME": "/home/ada"])
  #expect(plain.home == "/home/ada")
  #expect(plain.dataHome == "/home/ada/.local/share")
  #expect(plain.stateHome == "/home/ada/.local/state")
  #expect(plain.cacheHome == "/home/ada/.cache")
  let odd = Environment([
    "HOME": "/home/ada", "XDG_DATA_HOME": "", "XDG_STATE_HOME": "state", "XDG_CACHE_HOME": "/cache",
  ])
  #expect(odd.dataHome == "/home/ada/.local/share")
  #expect(odd.stateHome == "/home/ada/.local/state")
  #expect(odd.cacheHome == "/cache")
  #expect(Environment(["HOME": "/"]).dataHome == "/.local/share")
  #expect(Environment([:]).home?.hasPrefix("/") != false)
}

@Test func `The environment is the one of this process`() {
  #expect(Environment.current()["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  #expect(Environment.current()["ECHOLOG_NEVER_SET"] == nil)
}

@Test func `UTF-8 is decided by the first locale variable that is set`() {
  #expect(Environment(["LANG": "de_DE.UTF-8"]).isUTF8)
  #expect(Environment(["LC_ALL": "", "LC_CTYPE": "C.utf8"]).isUTF8)
  #expect(!Environment(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).isUTF8)
  #expect(!Environment([:]).isUTF8)
}

@Test func `The width is COLUMNS when that is a positive number`() {
  #expect(Terminal.width(Environment(["COLUMNS": "61"]), of: .output) == 61)
  let unset = Terminal.width(Environment([:]), of: .output)
  for odd in ["", "0", "-3", "wide"] {
    #expect(Terminal.width(Environment(["COLUMNS": odd]), of: .output) == unset)
  }
}

@Test func `The wall clock agrees with another reading, the monotonic one only goes on`() {
  let milliseconds = Int64(Date().timeIntervalSince1970 * 1000)
  #expect(abs(SystemClock.wallMilliseconds - milliseconds) < 60_000)
  let before = SystemClock.monotonicNanoseconds
  SystemClock.sleep(milliseconds: 3)
  #expect(SystemClock.monotonicNanoseconds >= before + 3_000_000)
}

@Test func `Random bytes fill every place and do not repeat`() {
  #expect(KernelRandom.bytes(count: 0) == [])
  let bytes = KernelRandom.bytes(count: 1000)
  #expect(bytes.count == 1000 && bytes[900...].contains { $0 != 0 })
  var drawn: Set<[UInt8]> = []
  for _ in 0..<1000 { drawn.insert(KernelRandom.bytes(count: 16)) }
  #expect(drawn.count == 1000)
  let random = KernelRandom()
  #expect(random.next() != random.next())
}

@Test func `The machine has an id that stays, a name and a process number`() {
  #expect(!Machine.id.isEmpty && Machine.id == Machine.id)
  #expect(Machine.hostName == ProcessInfo.processInfo.hostName || !Machine.hostName.isEmpty)
  #expect(Machine.processNumber == ProcessInfo.processInfo.processIdentifier)
}

@Test func `Ctrl-C is a flag until it is cleared`() {
  // Behind a `&` of a script it is ignored.
  signal(SIGINT, SIG_DFL)
  Interruption.watch()
  #expect(!Interruption.isRequested)
  // To the process, because the threads that run tests block signals.
  kill(Machine.processNumber, SIGINT)
  for _ in 0..<1000 where !Interruption.isRequested { SystemClock.sleep(milliseconds: 5) }
  #expect(Interruption.isRequested)
  Interruption.clear()
  #expect(!Interruption.isRequested)
}

@Test func `The working folder is PWD only where that leads to it`() {
  let own = FileManager.default.currentDirectoryPath
  #expect(Environment(["PWD": own]).workingFolder == own)
  #expect(Environment(["PWD": own + "/."]).workingFolder == own + "/.")
  for other in ["", ".", "/nowhere/at/all", "/usr"] where other != own {
    #expect(Environment(["PWD": other]).workingFolder == own, "\(other)")
  }
  #expect(Environment([:]).workingFolder == own)
}
