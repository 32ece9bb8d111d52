import Foundation
import Platform
import Seeds
import SimulatedMachine
import Testing

/// A folder of its own on a disk of each kind, gone afterwards.
func onEveryDisk(_ body: (any Disk, Path) throws -> Void) throws {
  let inMemory: [any Disk] = [SimulatedMachine().startProcess(), MemoryDisk()]
  for disk in inMemory {
    try disk.makeDirectory("/vault")
    try body(disk, "/vault")
  }

  let disk = POSIXDisk()
  let name = "echolog-files-\(KernelRandom().next(upperBound: UInt64.max))"
  let folder = Path(Environment.current()["TMPDIR"] ?? "/tmp").appending(name)
  try disk.makeDirectory(folder)
  defer { #expect(throws: Never.self) { try removeTree(folder, from: disk) } }
  try body(disk, folder)
}

private func removeTree(_ folder: Path, from disk: any Disk) throws {
  for entry in try disk.list(folder) {
    let path = folder.appending(entry.name)
    if entry.kind == .directory {
      try removeTree(path, from: disk)
    } else {
      try disk.remove(path)
    }
  }
  try disk.removeDirectory(folder)
}

extension KernelRandom {
  func next(upperBound: UInt64) -> UInt64 {
    var random = self
    return UInt64.random(in: 0..<upperBound, using: &random)
  }
}

/// The cause with which `body` fails.
func cause(_ body: () throws -> Void) throws -> StorageError.Refusal? {
  do {
    try body()
    return nil
  } catch let error as StorageError {
    return error.refusal
  }
}

extension Disk {
  func put(_ text: String, at path: Path) throws {
    let file = try open(path, for: .creating)
    try file.write([UInt8](text.utf8).rawSpan, at: 0)
    try file.close()
  }

  func text(at path: Path) throws -> String {
    String(decoding: try readAll(path), as: UTF8.self)
  }
}

@Suite("Every disk") struct DiskConformanceTests {
  @Test func `give back what was written, with zeros in the gaps`() throws {
    try onEveryDisk { disk, folder in
      let file = try disk.open(folder.appending("live"), for: .creating)
      try file.write([1, 2, 3].rawSpan, at: 2)
      try file.write([9].rawSpan, at: 3)
      #expect(try file.readAll() == [0, 0, 1, 9, 3])
      #expect(try file.read(at: 3, count: 10) == [9, 3])
      #expect(try file.read(at: 7, count: 1) == [])
      try file.truncate(to: 3)
      try file.truncate(to: 5)
      #expect(try file.readAll() == [0, 0, 1, 0, 0])
      try file.writeZeros(from: 4, to: 70_000)
      #expect(try file.length() == 70_000)
      try file.syncData()
      try file.sync()
      try file.close()
      try disk.syncDirectory(folder)
      #expect(try disk.readAll(folder.appending("live")).count == 70_000)
    }
  }

  @Test func `report why a file can not be opened`() throws {
    try onEveryDisk { disk, folder in
      let (file, missing) = (folder.appending("file"), folder.appending("missing"))
      try disk.put("x", at: file)
      #expect(try cause { _ = try disk.readAll(missing) } == .notFound)
      #expect(try cause { try disk.open(missing, for: .writing).close() } == .notFound)
      #expect(try cause { try disk.open(file, for: .creating).close() } == .exists)
      #expect(try cause { try disk.open(folder, for: .reading).close() } == .notFile)
      #expect(try cause { try disk.open(folder, for: .writing).close() } == .notFile)
      let beneath = file.appending("beneath")
      #expect(try cause { try disk.open(beneath, for: .reading).close() } == .notDirectory)
      let long = folder.appending(String(repeating: "n", count: 256))
      #expect(try cause { try disk.open(long, for: .creating).close() } == .nameTooLong)
      let zero = folder.appending("a\0b")
      #expect(try cause { try disk.open(zero, for: .creating).close() } == .other(code: 22))
      #expect(
        throws: StorageError.disk(.open, missing, .notFound),
        performing: { _ = try disk.readAll(missing) })
    }
  }

  @Test func `refuse to write through a file opened for reading`() throws {
    try onEveryDisk { disk, folder in
      try disk.put("kept", at: folder.appending("file"))
      let file = try disk.open(folder.appending("file"), for: .reading)
      #expect(try cause { try file.write([1].rawSpan, at: 0) } == .other(code: 9))
      #expect(try cause { try file.truncate(to: 0) } == .other(code: 22))
      #expect(try disk.text(at: folder.appending("file")) == "kept")
    }
  }

  @Test func `show that a file was written over in place, and nothing of reading it`() throws {
    try onEveryDisk { disk, folder in
      let path = folder.appending("file")
      try disk.put("kept", at: path)
      let before = try disk.status(of: path)
      #expect(try disk.text(at: path) == "kept")
      #expect(try disk.status(of: path) == before)
      let file = try disk.open(path, for: .writing)
      #expect(try file.status() == before)
      // The clock of a file system may rest for some milliseconds.
      var writes = 0
      while try file.status().changeTime == before.changeTime, writes < 1 << 24 {
        try file.write(Array("held".utf8).rawSpan, at: 0)
        writes += 1
      }
      #expect(try disk.status(of: path).changeTime != before.changeTime)
      #expect(try disk.status(of: path).inode == before.inode)
    }
  }

  @Test func `rename in one step and keep open files open`() throws {
    try onEveryDisk { disk, folder in
      let (old, new) = (folder.appending("old"), folder.appending("new"))
      try disk.put("old", at: old)
      try disk.put("new", at: new)
      let replaced = try disk.open(new, for: .reading)
      let inode = try disk.status(of: old).inode
      try disk.rename(old, to: new)
      #expect(try disk.text(at: new) == "old")
      #expect(try disk.status(of: new).inode == inode)
      #expect(String(decoding: try replaced.readAll(), as: UTF8.self) == "new")
      #expect(try cause { try disk.rename(old, to: new) } == .notFound)
      try disk.remove(new)
      #expect(try disk.list(folder) == [])
      #expect(try cause { try disk.remove(new) } == .notFound)
    }
  }

  #if os(Linux)
    @Test func `take a file system without a size for one with room`() throws {
      #expect(try POSIXDisk().freeBytes(at: "/proc") == .max)
    }
  #endif

  @Test func `list what a link does not lead to as no file, and the others beside it`() throws {
    try onEveryDisk { disk, folder in
      // Those in memory have no links.
      guard disk is POSIXDisk else { return }
      try disk.put("x", at: folder.appending("file"))
      for (name, target) in [
        ("gone", "missing"), ("loop", "loop"), ("through", "file/beneath"), ("whole", "file"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(name).text, withDestinationPath: target)
      }
      let entries = try disk.list(folder)
      #expect(entries.map(\.name) == ["file", "gone", "loop", "through", "whole"])
      #expect(entries.map(\.kind) == [.file, .other, .other, .other, .file])
      let loop = folder.appending("loop")
      #expect(try disk.statusIfPresent(of: loop)?.kind == .other)
      #expect(try cause { try disk.open(loop, for: .reading).close() } == .notFile)
      for beneath in [loop.appending("x"), folder.appending("through")] {
        #expect(try cause { _ = try disk.statusIfPresent(of: beneath) } == .notDirectory)
        #expect(try cause { try disk.open(beneath, for: .reading).close() } == .notDirectory)
      }
      #expect(try cause { _ = try disk.list(loop) } == .notDirectory)
    }
  }

  @Test func `keep folders and files apart`() throws {
    try onEveryDisk { disk, folder in
      let (inner, file) = (folder.appending("inner"), folder.appending("file"))
      try disk.put("x", at: file)
      try disk.makeDirectories(inner.appending("deep/deeper"))
      try disk.makeDirectories(inner)
      #expect(try cause { try disk.makeDirectory(inner) } == .exists)
      #expect(try cause { try disk.makeDirectory(file) } == .exists)
      #expect(try cause { try disk.makeDirectories(file) } == .notDirectory)
      let inTheWay = #expect(throws: StorageError.self) {
        try disk.makeDirectories(file.appending("deep/deeper"))
      }
      #expect(inTheWay?.refusal == .notDirectory && inTheWay?.place == file)
      #expect(try cause { try disk.remove(inner) } == .notFile)
      #expect(try cause { try disk.removeDirectory(inner) } == .notEmpty)
      #expect(try cause { try disk.removeDirectory(file) } == .notDirectory)
      #expect(try cause { try disk.rename(file, to: inner) } == .notFile)
      #expect(try cause { try disk.rename(inner, to: file) } == .notDirectory)
      let within = inner.appending("deep/moved")
      #expect(try cause { try disk.rename(inner, to: within) } == .other(code: 22))
      #expect(try cause { _ = try disk.list(file) } == .notDirectory)
      #expect(try cause { try disk.syncDirectory(file) } == .notDirectory)
      #expect(
        try disk.list(folder) == [
          DirectoryEntry(name: "file", kind: .file),
          DirectoryEntry(name: "inner", kind: .directory),
        ])
      #expect(try disk.status(of: inner).kind == .directory)
      #expect(try disk.status(of: file).length == 1)
      #expect(try disk.statusIfPresent(of: folder.appending("missing")) == nil)
      #expect(try disk.freeBytes(at: folder) > 0)
    }
  }

  @Test func `replace a file as a whole`() throws {
    try onEveryDisk { disk, folder in
      let (path, temporary) = (folder.appending("head"), folder.appending("head.new"))
      for text in ["first", "second"] {
        try disk.replace(path, with: [UInt8](text.utf8).rawSpan, through: temporary)
        #expect(try disk.text(at: path) == text)
        #expect(try disk.list(folder).count == 1)
      }
    }
  }

  @Test func `replace a file through what an interrupted attempt left`() throws {
    try onEveryDisk { disk, folder in
      let (path, temporary) = (folder.appending("head"), folder.appending("head.new"))
      let leftover = try disk.open(temporary, for: .creating)
      try leftover.write([UInt8]("a longer left-over".utf8).rawSpan, at: 0)
      try leftover.close()
      try disk.replace(path, with: [UInt8]("whole".utf8).rawSpan, through: temporary)
      #expect(try disk.text(at: path) == "whole")
      #expect(try disk.list(folder).count == 1)
    }
  }

  @Test func `let one writer or many readers have a lock`() throws {
    try onEveryDisk { disk, folder in
      let path = folder.appending("lock")
      let own = disk.processNumber
      let writer = try disk.lock(path, .exclusive, timeoutMilliseconds: 0)
      let text = try disk.text(at: path)
      #expect(text.count == 16 && text.split(separator: " ").first == "\(own)")
      for kind in [LockKind.exclusive, .shared] {
        #expect(
          try cause { try disk.lock(path, kind, timeoutMilliseconds: 5).release() }
            == .locked(holder: own))
      }
      let inode = writer.inode
      try writer.release()
      let reader = try disk.lock(path, .shared, timeoutMilliseconds: 0)
      try disk.lock(path, .shared, timeoutMilliseconds: 0).release()
      #expect(
        try cause { try disk.lock(path, .exclusive, timeoutMilliseconds: 0).release() }
          == .locked(holder: nil))
      let patient = LockFile(path, .exclusive, on: disk)
      #expect(
        try cause { try patient.lock(timeoutMilliseconds: 0).release() } == .locked(holder: nil))
      try reader.release()
      // Who was turned away keeps nobody out.
      let next = try disk.lock(path, .exclusive, timeoutMilliseconds: 0)
      #expect(next.inode == inode)
      try next.release()
      try patient.lock(timeoutMilliseconds: 0).release()
    }
  }

  @Test func `refuse what a full one in memory has no room for, and take it when there is some`()
    throws
  {
    let disk = MemoryDisk(capacityBytes: 10)
    try disk.put("12345678", at: "/kept")
    let file = try disk.open("/more", for: .creating)
    #expect(try cause { try file.write([1, 2, 3].rawSpan, at: 0) } == .noSpace)
    #expect(try cause { try file.truncate(to: 3) } == .noSpace)
    try file.write([1, 2].rawSpan, at: 0)
    #expect(try disk.freeBytes(at: "/") == 0)
    let kept = try disk.open("/kept", for: .reading)
    try disk.remove("/kept")
    #expect(try cause { try file.write([3].rawSpan, at: 2) } == .noSpace)
    try kept.close()
    try file.write([3].rawSpan, at: 2)
    #expect(try disk.freeBytes(at: "/") == 7)
  }

  @Test func `do the same for any sequence of calls`() throws {
    let first = firstSeed(.random(in: 0...UInt64.max / 2))
    for seed in first..<first + 60 {
      print("seed \(seed)")
      var answers: [[String]] = []
      try onEveryDisk { disk, folder in
        var calls = RandomCalls(disk: disk, folder: folder, seed: seed)
        for _ in 0..<400 { try calls.next() }
        answers.append(calls.answers)
      }
      let real = answers[2]
      for (name, answers) in [("simulated", answers[0]), ("in memory", answers[1])] {
        let difference = real.indices.first { answers[$0] != real[$0] } ?? 0
        #expect(
          answers == real,
          """
          seed \(seed), call \(difference): \(name) \(answers[difference]), \
          real \(real[difference])
          """)
      }
    }
  }
}
