import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Attachments of two devices and the folder between them.
@Suite struct AttachmentSyncTests {
  private let machine = SimulatedMachine()
  private let disk: SimulatedDisk
  private let shared: SharedFolder
  private let stick: AttachmentFolder
  private let laptop: AttachmentFolder
  private let phone: AttachmentFolder

  init() throws {
    disk = machine.startProcess()
    let key = try #require(SymmetricKey(bytes: [UInt8](repeating: 7, count: 32)))
    let keys = KeyRing(epoch: 1, key: key)
    for folder in ["/laptop", "/phone", "/stick"] as [Path] { try disk.makeDirectories(folder) }
    shared = SharedFolder("/stick", on: disk)
    stick = AttachmentFolder(VaultFolder("/stick"), keys: keys, disk: disk)
    laptop = AttachmentFolder(VaultFolder("/laptop"), keys: keys, disk: disk)
    phone = AttachmentFolder(VaultFolder("/phone"), keys: keys, disk: disk)
  }

  private func add(_ text: String, to folder: AttachmentFolder) throws -> AttachmentName {
    let bytes = Array(text.utf8)
    try disk.replace("/photo", with: bytes.rawSpan, through: "/photo.new")
    return try folder.add(copyOf: "/photo").name
  }

  private func text(_ name: AttachmentName, in folder: AttachmentFolder) throws -> String {
    var bytes: [UInt8] = []
    try folder.read(name) { bytes += [UInt8](copying: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func sync(
    _ own: AttachmentFolder, unwanted: Set<AttachmentName> = []
  ) throws -> SyncReport {
    var report = SyncReport()
    try shared.exchangeAttachments(
      with: own, unwanted: unwanted, &report, isCancelled: { false })
    return report
  }

  /// Changes a byte of a file, or cuts it.
  private func hurt(_ name: AttachmentName, in folder: AttachmentFolder, cut: Bool = false) throws {
    let file = try disk.open(folder.place(of: name), for: .writing)
    if cut { return try file.truncate(to: 100) }
    let byte = try file.read(at: 97, count: 1)
    try file.write([byte[0] ^ 1].rawSpan, at: 97)
  }

  private func entries(_ folder: Path) throws -> [String] {
    try disk.listIfFolder(folder.appending("attachments")).map(\.name)
  }

  @Test func `What lies on one side comes to the other, and nothing travels twice`() throws {
    let first = try add("first", to: laptop)
    #expect(try sync(laptop).attachmentsShipped == 1)
    let second = try add("second", to: phone)
    let report = try sync(phone)
    #expect(report.attachmentsReceived == 1 && report.attachmentsShipped == 1)
    #expect(report.isWhole && !report.isEmpty && report.received.isEmpty)
    #expect(try sync(laptop).attachmentsReceived == 1)
    for folder in [laptop, phone, stick] {
      #expect(try folder.names() == [first, second].sorted())
      #expect(try text(first, in: folder) == "first" && text(second, in: folder) == "second")
    }
    for folder in [laptop, phone] { #expect(try sync(folder) == SyncReport()) }
  }

  @Test func `However many lie there, each side is listed once`() throws {
    for number in 0..<40 { _ = try add("\(number)", to: laptop) }
    #expect(try sync(laptop).attachmentsShipped == 40)
    #expect(try sync(phone).attachmentsReceived == 40)
    machine.recordsTrace = true
    _ = try sync(phone)
    let trace = machine.trace
    #expect(trace.count { $0.operation == .list } == 2)
    #expect(!trace.contains { [.open, .write, .rename].contains($0.operation) })
  }

  @Test func `One that was cut on one side is put there again from the other`() throws {
    let name = try add("words", to: laptop)
    _ = try sync(laptop)
    _ = try sync(phone)
    try hurt(name, in: stick, cut: true)
    #expect(try sync(laptop).replaced == [name.description])
    #expect(try text(name, in: stick) == "words")
    try hurt(name, in: phone, cut: true)
    let report = try sync(phone)
    #expect(report.attachmentsReceived == 1 && report.isWhole)
    #expect(try text(name, in: phone) == "words")
    for folder in [stick, phone] { try hurt(name, in: folder, cut: true) }
    #expect(try sync(phone) == SyncReport(), "both are as long")
    #expect(try phone.check().map(\.cause) == [.incomplete])
    #expect(try sync(laptop).replaced == [name.description])
    #expect(try sync(phone).attachmentsReceived == 1)
    #expect(try text(name, in: phone) == "words")
  }

  @Test func `One that is damaged there delays no other and comes anew from who has it`() throws {
    let names = [try add("first", to: laptop), try add("second", to: laptop)]
    _ = try sync(laptop)
    try hurt(names[0], in: stick)
    let report = try sync(phone)
    #expect(report.attachmentsReceived == 1 && !report.isWhole)
    #expect(report.setAside == [.init(names[0].description, .fault(.damaged(offset: 96)))])
    #expect(try phone.names() == [names[1]])
    #expect(try entries("/stick").contains(names[0].description + ".damaged"))
    #expect(try sync(laptop).attachmentsShipped == 1)
    #expect(try sync(phone).attachmentsReceived == 1)
    #expect(try text(names[0], in: phone) == "first" && phone.check().isEmpty)
  }

  @Test func `A length that is forged asks for no room`() throws {
    let names = [try add("first", to: laptop), try add("second", to: laptop)]
    _ = try sync(laptop)
    // Anybody can write a header; the file is longer than what is free.
    let file = try disk.open(stick.place(of: names[0]), for: .writing)
    var header = ByteWriter()
    header.append(contentsOf: try file.read(at: 0, count: 64))
    header.append(littleEndian: UInt64(1 << 20))
    header.append(contentsOf: try file.read(at: 72, count: 20))
    header.append(littleEndian: CRC32C.checksum(of: header.span))
    try file.write(header.span, at: 0)
    try file.truncate(to: 1 << 20)
    machine.capacityBytes = 1 << 30
    machine.capacityBytes = (1 << 30) - (try disk.freeBytes(at: "/")) + 10_000
    let report = try sync(phone)
    #expect(report.setAside.map(\.name) == [names[0].description])
    #expect(try phone.names() == [names[1]])
    #expect(try sync(laptop).attachmentsShipped == 1)
    #expect(try sync(phone).attachmentsReceived == 1)
  }

  @Test func `One that is damaged here is not shipped and comes back from another device`() throws {
    let name = try add("words", to: laptop)
    _ = try sync(laptop)
    _ = try sync(phone)
    try stick.remove([name])
    try hurt(name, in: laptop)
    let report = try sync(laptop)
    let place = laptop.place(of: name).text
    #expect(report.setAside == [.init(place, .fault(.damaged(offset: 96)))])
    #expect(report.attachmentsShipped == 0 && !report.isWhole)
    #expect(try stick.names().isEmpty && laptop.names().isEmpty)
    #expect(try laptop.check() == [Finding(.damaged, Path(place + ".damaged"))])
    #expect(try laptop.check().allSatisfy { $0.isDamage && $0.isOfAttachment })
    #expect(try sync(phone).attachmentsShipped == 1)
    #expect(try sync(laptop).attachmentsReceived == 1)
    #expect(try text(name, in: laptop) == "words" && laptop.check().isEmpty)
  }

  @Test func `What is unwanted comes to no side, and goes with all that bears its name`() throws {
    let names = [try add("kept", to: laptop), try add("forgotten", to: laptop)]
    _ = try sync(laptop)
    let file = names[1].description
    for beside in [file + ".new", file + ".damaged", file + ".sync-conflict-1"] {
      let path = Path("/stick/attachments").appending(beside)
      try disk.replace(path, with: [1].rawSpan, through: "/stick/attachments/beside")
    }
    // Another device takes it away at the same time.
    machine.add(Fault(.fail(.notFound), in: [.remove], pathEnd: "/stick/attachments/" + file))
    #expect(try sync(phone, unwanted: [names[1]]).attachmentsReceived == 1)
    let report = try sync(phone, unwanted: [names[1]])
    #expect(report == SyncReport())
    #expect(try entries("/stick") == [names[0].description])
    #expect(try phone.names() == [names[0]])
    #expect(try sync(laptop, unwanted: [names[1]]) == SyncReport())
    #expect(try entries("/laptop") == [names[0].description])
  }

  @Test func `What can not be read or stands in its place waits, and no other does`() throws {
    let names = try (0..<3).map { try add("\($0)", to: laptop) }
    _ = try sync(laptop)
    machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: stick.place(of: names[0]).text))
    let report = try sync(phone)
    machine.removeFaults()
    #expect(report.setAside == [.init(names[0].description, .disk(.io))])
    #expect(try phone.names() == [names[1], names[2]].sorted())
    try stick.remove([names[1]])
    try disk.makeDirectory(stick.place(of: names[1]))
    let again = try sync(laptop)
    #expect(again.setAside == [.init(names[1].description, .disk(.notFile))])
    #expect(try sync(phone).attachmentsReceived == 1)
    #expect(try phone.names() == names.sorted())
  }

  @Test func `Stopped, or on a full disk, it leaves nothing half and goes on the next time`() throws
  {
    for number in 0..<3 { _ = try add("\(number)", to: laptop) }
    var (report, asked) = (SyncReport(), 0)
    #expect(throws: StorageError.self) {
      try shared.exchangeAttachments(with: laptop, unwanted: [], &report) {
        asked += 1
        return asked > 2
      }
    }
    #expect(report.attachmentsShipped == 2)
    #expect(try stick.names().count == 2 && entries("/stick").count == 2)
    #expect(try sync(laptop).attachmentsShipped == 1)
    let plenty = 1 << 30
    machine.capacityBytes = plenty
    machine.capacityBytes = plenty - (try disk.freeBytes(at: "/")) + 50
    let waiting = try sync(phone)
    #expect(!waiting.isWhole && waiting.attachmentsReceived == 0)
    let noRoom = SyncReport.SetAside.Reason.noRoom(byteCount: 113, at: "/phone")
    #expect(waiting.setAside.map(\.reason) == [noRoom, noRoom, noRoom])
    machine.capacityBytes = nil
    #expect(try entries("/phone").isEmpty)
    #expect(try sync(phone).attachmentsReceived == 3)
  }

  @Test func `One that does not fit delays no smaller one, and goes where there is room`() throws {
    let film = try add(String(repeating: "x", count: 50_000), to: laptop)
    let photos = try (0..<5).map { try add("\($0)", to: laptop) }
    machine.capacityBytes = 1 << 30
    machine.capacityBytes = (1 << 30) - (try disk.freeBytes(at: "/")) + 30_000
    let report = try sync(laptop)
    #expect(report.attachmentsShipped == 5 && !report.isWhole)
    let place = laptop.place(of: film).text
    #expect(report.setAside == [.init(place, .noRoom(byteCount: 50_112, at: "/stick"))])
    #expect(try stick.names() == photos.sorted() && entries("/stick").count == 5)
    machine.capacityBytes = nil
    #expect(try sync(laptop).attachmentsShipped == 1)
    #expect(try sync(phone).attachmentsReceived == 6)
  }
}
