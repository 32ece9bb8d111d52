import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Sealed files of attachments, one kind of failure after the other.
@Suite struct AttachmentTests {
  private static let vault = VaultFolder("/vault")
  private static let source: Path = "/photo"
  /// Of the original in a piece, and of that with its tag.
  private static let piece = 65_536
  private static let sealedPiece = 65_552

  private func folder(_ disk: any Disk, _ keys: KeyRing? = nil) throws -> AttachmentFolder {
    AttachmentFolder(Self.vault, keys: try keys ?? Workbench.keys(), disk: disk)
  }

  private func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// A disk with a vault's folder and an original of so many bytes.
  private func prepare(_ disk: some Disk, _ count: Int, seed: UInt64 = 1) throws {
    try disk.makeDirectories(Self.vault.path)
    try put(bytes(count, seed: seed), at: Self.source, on: disk)
  }

  private func put(_ bytes: [UInt8], at path: Path, on disk: some Disk) throws {
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".temporary"))
  }

  private func content(_ name: AttachmentName, in folder: AttachmentFolder) throws -> [UInt8] {
    var content: [UInt8] = []
    try folder.read(name) { content += [UInt8](copying: $0) }
    return content
  }

  private func entries(_ disk: some Disk) throws -> [String] {
    try disk.listIfFolder(Self.vault.attachments).map(\.name)
  }

  /// What reading a file with these bytes ends with; nil where it passes.
  private func fault(
    of bytes: [UInt8], as name: AttachmentName, in folder: AttachmentFolder, on disk: some Disk
  ) throws -> FileFault? {
    try put(bytes, at: folder.place(of: name), on: disk)
    do throws(StorageError) {
      try folder.read(name) { _ in }
      return nil
    } catch {
      guard case .file(folder.place(of: name), let fault) = error else { throw error }
      #expect(try folder.check().map(\.path) == [folder.place(of: name)])
      return fault
    }
  }

  @Test func `What is sealed comes back, whatever its length, and no nonce seals twice`() throws {
    let used = UsedNonces()
    let disk = MemoryDisk()
    let folder = try folder(disk, Workbench.keys { used.note($0, $1) })
    let counts = [0, 1, Self.piece - 1, Self.piece, Self.piece + 1, 3 * Self.piece, 200_000]
    var names: Set<AttachmentName> = []
    for count in counts {
      try prepare(disk, count, seed: UInt64(count))
      var sealed: [Int] = []
      let (name, byteCount) = try folder.add(
        copyOf: Self.source, isCancelled: { false }, progress: { sealed.append($0) })
      let pieces = max(1, (count + Self.piece - 1) / Self.piece)
      #expect(byteCount == count && sealed.last == count && sealed.count == pieces)
      let length = try disk.status(of: folder.place(of: name)).length
      #expect(length == 96 + count + 16 * pieces)
      #expect(try content(name, in: folder) == bytes(count, seed: UInt64(count)), "\(count) bytes")
      #expect(try folder.contains(name))
      names.insert(name)
    }
    #expect(try Set(folder.names()) == names && names.count == counts.count)
    #expect(try folder.check().isEmpty)
    #expect(used.repeatCount == 0 && used.count > counts.count)
    try folder.remove(names.sorted())
    #expect(try folder.names().isEmpty && entries(disk).isEmpty)
  }

  @Test func `An absent folder is empty`() throws {
    let disk = MemoryDisk()
    try disk.makeDirectories(Self.vault.path)
    let folder = try folder(disk)
    let name = try #require(AttachmentName(bytes: bytes(16)))
    #expect(try folder.names().isEmpty && folder.check().isEmpty && !folder.contains(name))
    try folder.remove([name])
    #expect(try folder.findings(awaiting: [name]).map(\.cause) == [.awaited])
    #expect(try disk.statusIfPresent(of: Self.vault.attachments) == nil)
  }

  @Test func `A name is thirty-two digits, and nothing else is one`() throws {
    let name = try #require(AttachmentName(bytes: (0..<16).map { UInt8(16 * $0 + 15 - $0) }))
    #expect(name.description == "0f1e2d3c4b5a69788796a5b4c3d2e1f0")
    #expect(AttachmentName(fileName: name.description) == name)
    let others = [
      "", "0f", name.description + "0", name.description + ".new",
      name.description.uppercased(), "+" + name.description.dropFirst(),
    ]
    for other in others { #expect(AttachmentName(fileName: other) == nil, "\(other)") }
    #expect(AttachmentName(bytes: bytes(15)) == nil && AttachmentName(bytes: bytes(17)) == nil)
  }

  @Test func `Every byte that is another, and every cut, is told`() throws {
    let disk = MemoryDisk()
    try prepare(disk, 300)
    let folder = try folder(disk)
    let name = try folder.add(copyOf: Self.source).name
    let genuine = try disk.readAll(folder.place(of: name))
    for place in genuine.indices {
      var other = genuine
      other[place] ^= 1 << UInt8(place % 8)
      #expect(try fault(of: other, as: name, in: folder, on: disk) != nil, "byte \(place)")
    }
    for length in genuine.indices {
      let cut = Array(genuine.prefix(length))
      #expect(try fault(of: cut, as: name, in: folder, on: disk) != nil, "\(length) bytes")
      let zeroed = cut + [UInt8](repeating: 0, count: genuine.count - length)
      if zeroed == genuine { continue }
      #expect(try fault(of: zeroed, as: name, in: folder, on: disk) != nil, "\(length) bytes")
    }
    let longer = genuine + [0]
    let damaged = FileFault.damaged(offset: genuine.count)
    #expect(try fault(of: longer, as: name, in: folder, on: disk) == damaged)
    try put(genuine, at: folder.place(of: name), on: disk)
    #expect(try content(name, in: folder) == bytes(300))
  }

  /// The header with another length, as anybody can write one.
  private func forging(_ bytes: [UInt8], length: Int) -> [UInt8] {
    var header = ByteWriter()
    header.append(contentsOf: bytes.prefix(64))
    header.append(littleEndian: UInt64(length))
    header.append(contentsOf: bytes[72..<92])
    header.append(littleEndian: CRC32C.checksum(of: header.span))
    return header.bytes + bytes.dropFirst(96)
  }

  @Test func `Pieces that are missing, exchanged or of another file are told, whatever is forged`()
    throws
  {
    let disk = MemoryDisk()
    let folder = try folder(disk)
    try prepare(disk, 3 * Self.piece)
    let name = try folder.add(copyOf: Self.source).name
    let second = try folder.add(copyOf: Self.source).name
    let genuine = try disk.readAll(folder.place(of: name))
    let other = try disk.readAll(folder.place(of: second))
    try folder.remove([second])
    let (header, pieces) = (genuine.prefix(96), genuine.dropFirst(96))
    let (first, rest) = (pieces.prefix(Self.sealedPiece), pieces.dropFirst(Self.sealedPiece))
    let end = 96 + 2 * Self.sealedPiece
    let short = Array(genuine.prefix(end))
    let incomplete = FileFault.incomplete(expected: genuine.count, found: end)
    #expect(try fault(of: short, as: name, in: folder, on: disk) == incomplete)
    let forged = forging(short, length: end)
    let atSecond = FileFault.damaged(offset: 96 + Self.sealedPiece)
    #expect(try fault(of: forged, as: name, in: folder, on: disk) == atSecond)
    let longer = forging(genuine + first, length: genuine.count + first.count)
    #expect(try fault(of: longer, as: name, in: folder, on: disk) == .damaged(offset: end))
    let turned = Array(header + rest.prefix(Self.sealedPiece) + first + pieces.suffix(first.count))
    #expect(turned.count == genuine.count)
    #expect(try fault(of: turned, as: name, in: folder, on: disk) == .damaged(offset: 96))
    let mixed = Array(header + other.dropFirst(96))
    #expect(try fault(of: mixed, as: name, in: folder, on: disk) == .damaged(offset: 96))
    #expect(try fault(of: other, as: name, in: folder, on: disk) == .damaged(offset: 16))
    var hurt = genuine
    hurt[96 + Self.sealedPiece + 5] ^= 1
    #expect(try fault(of: hurt, as: name, in: folder, on: disk) == atSecond)
    let place = 96 + Self.sealedPiece..<end
    #expect(try folder.check().map(\.bytes) == [[place]])
  }

  @Test func `Files of every epoch are read, and another key or none is told as such`() throws {
    let disk = MemoryDisk()
    try prepare(disk, 100)
    let name = try folder(disk).add(copyOf: Self.source).name
    var both = try Workbench.keys()
    both.add(epoch: 2, key: try #require(SymmetricKey(bytes: bytes(32, seed: 2))))
    let newer = try folder(disk, both).add(copyOf: Self.source).name
    for name in [name, newer] {
      #expect(try content(name, in: folder(disk, both)) == bytes(100))
    }
    let place = try folder(disk).place(of: newer)
    #expect(throws: StorageError.file(place, .unknownEpoch(2))) {
      try content(newer, in: folder(disk))
    }
    let other = KeyRing(epoch: 1, key: try #require(SymmetricKey(bytes: bytes(32, seed: 3))))
    #expect(throws: StorageError.file(try folder(disk).place(of: name), .wrongKey)) {
      try content(name, in: folder(disk, other))
    }
    #expect(try folder(disk).check().map(\.cause) == [.unknownEpoch])
    #expect(try Set(folder(disk, other).check().map(\.cause)) == [.wrongKey, .unknownEpoch])
  }

  @Test func `What does not fit is not begun, and what fails leaves nothing`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    try prepare(disk, 3 * Self.piece)
    let folder = try folder(disk)
    machine.capacityBytes = 3 * Self.piece + 96 + 3 * Self.sealedPiece - 1
    machine.recordsTrace = true
    #expect(throws: StorageError.disk(.freeBytes, "/vault", .noSpace)) {
      try folder.add(copyOf: Self.source)
    }
    #expect(!machine.trace.contains { $0.operation == .write || $0.operation == .makeDirectory })
    machine.capacityBytes = nil
    let fails = Fault.Effect.fail(.io)
    let faults = [
      Fault(.failAfterPart(byteCount: 1_000, .noSpace), in: [.write], pathEnd: ".new"),
      Fault(.fail(.noSpace), in: [.write], pathEnd: ".new", callsBefore: 3),
      Fault(fails, in: [.sync], pathEnd: ".new"), Fault(fails, in: [.rename], pathEnd: ".new"),
      Fault(fails, in: [.syncDirectory], pathEnd: "/attachments"),
      Fault(fails, in: [.read], pathEnd: Self.source.text, callsBefore: 1),
    ]
    for (number, fault) in faults.enumerated() {
      machine.add(fault)
      #expect(throws: StorageError.self, "fault \(number)") {
        try folder.add(copyOf: Self.source)
      }
      machine.removeFaults()
      #expect(try entries(disk).isEmpty, "fault \(number)")
    }
    let name = try folder.add(copyOf: Self.source).name
    #expect(try content(name, in: folder) == bytes(3 * Self.piece))
  }

  @Test func `Who stops it leaves nothing, and an absent file or a folder is refused`() throws {
    let disk = MemoryDisk()
    try prepare(disk, 3 * Self.piece)
    let folder = try folder(disk)
    var asked = 0
    #expect(throws: StorageError.disk(.read, Self.source, .interrupted)) {
      try folder.add(copyOf: Self.source) {
        asked += 1
        return asked == 3
      }
    }
    #expect(asked == 3)
    #expect(throws: StorageError.disk(.open, "/absent", .notFound)) {
      try folder.add(copyOf: "/absent")
    }
    #expect(throws: StorageError.disk(.open, "/vault", .notFile)) {
      try folder.add(copyOf: "/vault")
    }
    #expect(try entries(disk).isEmpty)
  }

  @Test func `What a process left that ended goes, and what one still writes stays`() throws {
    let machine = SimulatedMachine()
    let first = machine.startProcess()
    try prepare(first, 2 * Self.piece)
    machine.add(Fault(.killProcess, in: [.write], pathEnd: ".new", callsBefore: 1))
    #expect(throws: StorageError.self) { try folder(first).add(copyOf: Self.source) }
    let (one, other) = (machine.startProcess(), machine.startProcess())
    #expect(try entries(one).map { $0.hasSuffix(".new") } == [true])
    var names: [AttachmentName] = []
    let name = try folder(one).add(
      copyOf: Self.source, isCancelled: { false },
      progress: { count in
        guard count == Self.piece else { return }
        do {
          names.append(try folder(other).add(copyOf: Self.source).name)
        } catch {
          Issue.record(error)
        }
      }
    ).name
    names.append(name)
    #expect(try entries(one) == names.map(\.description).sorted())
    for name in names {
      #expect(try content(name, in: folder(one)) == bytes(2 * Self.piece))
    }
  }

  @Test func `A power cut leaves a whole file under its name, or none`() throws {
    let machine = SimulatedMachine()
    let disk = machine.startProcess()
    try prepare(disk, Self.piece + 5_000)
    machine.recordsMoments = true
    let name = try folder(disk).add(copyOf: Self.source).name
    machine.mark = 1
    machine.noteMoment()
    let original = bytes(Self.piece + 5_000)
    var (whole, none) = (0, 0)
    for moment in machine.moments {
      for fates in FateCombinations.few(of: moment.pendingOperations()) {
        let restarted = SimulatedMachine(restartedFrom: moment.crashImage(fates)).startProcess()
        let folder = try folder(restarted)
        let context: Comment = "\(moment.call.operation) \(moment.call.path), \(fates)"
        let names = try folder.names()
        #expect(names.isEmpty ? moment.mark == 0 : names == [name], context)
        if names.isEmpty { none += 1 } else { whole += 1 }
        for name in names { #expect(try content(name, in: folder) == original, context) }
        let again = try folder.add(copyOf: Self.source).name
        let entries = try entries(restarted)
        #expect(entries == (names + [again]).map(\.description).sorted(), context)
      }
    }
    #expect(whole > 0 && none > 0)
  }

  @Test func `A file of the person's own is written whole or not at all`() throws {
    let disk = MemoryDisk()
    try prepare(disk, 2 * Self.piece)
    try disk.makeDirectories("/home")
    let folder = try folder(disk)
    let name = try folder.add(copyOf: Self.source).name
    let target: Path = "/home/photo.jpg"
    // As of a process of this number that ended while it wrote.
    let left = Path("/home/.photo.jpg.\(Machine.processNumber).new")
    try put([9], at: left, on: disk)
    try folder.write(name, to: target, replacing: false)
    #expect(try disk.list("/home").map(\.name) == ["photo.jpg"])
    #expect(try disk.readAll(target) == bytes(2 * Self.piece))
    try put([1], at: target, on: disk)
    #expect(throws: StorageError.disk(.open, target, .exists)) {
      try folder.write(name, to: target, replacing: false)
    }
    #expect(throws: StorageError.disk(.open, "/home", .notFile)) {
      try folder.write(name, to: "/home", replacing: true)
    }
    var asked = 0
    #expect(throws: StorageError.disk(.write, target, .interrupted)) {
      try folder.write(name, to: target, replacing: true) {
        asked += 1
        return asked == 2
      }
    }
    var hurt = try disk.readAll(folder.place(of: name))
    hurt[96 + Self.sealedPiece] ^= 1
    let genuine = try disk.readAll(folder.place(of: name))
    try put(hurt, at: folder.place(of: name), on: disk)
    #expect(throws: StorageError.self) { try folder.write(name, to: target, replacing: true) }
    #expect(try disk.readAll(target) == [1])
    #expect(try disk.list("/home").map(\.name) == ["photo.jpg"])
    try put(genuine, at: folder.place(of: name), on: disk)
    try folder.write(name, to: target, replacing: true)
    #expect(try disk.readAll(target) == bytes(2 * Self.piece))
  }
}
