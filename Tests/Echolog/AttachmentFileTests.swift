import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// The sealed files of attachments in what a diary does with all of a vault.
@Suite struct AttachmentFileTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func add(_ text: String, to diary: Diary) throws -> AttachmentName {
    let disk = bench.machine.startProcess()
    try disk.replace("/photo", with: Array(text.utf8).rawSpan, through: "/photo.new")
    return try diary.attachmentFolder.add(copyOf: "/photo").name
  }

  private func text(_ name: AttachmentName, in folder: AttachmentFolder) throws -> String {
    var bytes: [UInt8] = []
    try folder.read(name) { bytes += [UInt8](copying: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Changes a byte of a file.
  private func hurt(_ path: Path) throws {
    let disk = bench.machine.startProcess()
    let file = try disk.open(path, for: .writing)
    let byte = try file.read(at: 97, count: 1)
    try file.write([byte[0] ^ 1].rawSpan, at: 97)
  }

  @Test func `A sync brings what a device attached, and a join too`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("walked"))
    let name = try add("photo", to: laptop)
    let report = try await laptop.sync(bench.shared)
    #expect(report.attachmentsShipped == 1 && report.shipped.count == 1)
    let phone = try await bench.join("phone", clock)
    #expect(try text(name, in: phone.attachmentFolder) == "photo")
    let reply = try add("reply", to: phone)
    #expect(try await phone.sync(bench.shared).attachmentsShipped == 1)
    #expect(try await laptop.sync(bench.shared).attachmentsReceived == 1)
    #expect(try text(reply, in: laptop.attachmentFolder) == "reply")
    for diary in [laptop, phone] { #expect(try await diary.check().findings.isEmpty) }
  }

  @Test func `Words come ahead of a file that does not fit`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await laptop.commit(LogMoment("walked"))
    let name = try add("photo", to: laptop)
    _ = try await laptop.sync(bench.shared)
    bench.machine.add(
      Fault(.fail(.noSpace), in: [.write], pathEnd: "/attachments/\(name).new"))
    let report = try await phone.sync(bench.shared)
    let place = bench.place("phone").vault
    #expect(report.setAside == [.init("\(name)", .noRoom(byteCount: 117, at: place))])
    #expect(!report.isWhole && !report.received.isEmpty)
    #expect(try await phone.view().history.moments().count == 1)
    #expect(try !phone.attachmentFolder.contains(name))
    #expect(try await phone.sync(bench.shared).attachmentsReceived == 1)
  }

  @Test func `What is damaged is told, and a repair takes it from elsewhere and the others along`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("walked"))
    let names = [try add("first", to: laptop), try add("second", to: laptop)]
    let folder = laptop.attachmentFolder
    _ = try await laptop.sync(bench.shared)
    #expect(try await laptop.check().isSound)
    let place = folder.place(of: names[0])
    try hurt(place)
    let health = try await laptop.check()
    #expect(health.findings == [Finding(.damaged, place, bytes: [96..<117])])
    #expect(!health.isSound && !health.hasUnreadFiles && health.unreadNumbers.isEmpty)
    let disk = bench.machine.startProcess()
    for other in [nil, bench.shared] {
      for isForeseen in [true, false] {
        let report = try Diary.repair(
          bench.place("laptop"), from: other, isForeseen: isForeseen,
          secret: bench.secret(on: disk), on: disk)
        #expect(report.findings == health.findings && report.losses.isEmpty)
        #expect(report.notCopied == (other == nil ? [place] : []))
        switch report.outcome {
        case .copied(let path):
          let copy = AttachmentFolder(
            VaultFolder(path), keys: try bench.keys("laptop"), disk: disk)
          #expect(!isForeseen)
          #expect(try copy.names() == (other == nil ? [names[1]] : names.sorted()))
          #expect(try text(names[1], in: copy) == "second" && copy.check().isEmpty)
        case .foreseen(let path):
          #expect(isForeseen)
          #expect(try disk.statusIfPresent(of: path) == nil)
        case .nothingDamaged, .nothingGained: Issue.record("a file is damaged")
        }
      }
    }
    #expect(try folder.names() == names.sorted())
  }
}
