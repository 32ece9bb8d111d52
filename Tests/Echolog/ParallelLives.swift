import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Five devices, of which any may be set back to an earlier state as a whole, get an older vault
/// from a backup, be copied, or run twice as two copies of one machine do.
///
/// Each memory has words of its own, and so has each label that any device adds to one. Whatever
/// was acknowledged, and not lost from every disk by setting one back before it was shared, has to
/// be on each device in the end, once, and on the memory that was meant.
struct ParallelLives {
  /// What is in a place: the memories, each with its labels.
  typealias Holding = [String: Set<String>]

  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)
  private let seed: UInt64
  private var random: SeededRandom
  private var devices = ["laptop"]
  private var held: [String: Holding] = ["laptop": [:]]
  private var carried: Holding = [:]
  /// Earlier states of devices, and machines that rest while their twins run.
  private var saves: [String: (device: String, holding: Holding)] = [:]
  private var twins: Set<String> = []
  private var count = 0
  /// Whether a vault is older than what its machine remembers, which may name what is nowhere.
  private var isRestored = false
  /// What was done, for whoever reads of a failure.
  private(set) var deeds: [String] = []

  init(seed: UInt64) async throws {
    self.seed = seed
    random = SeededRandom(seed: seed)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    for _ in 1..<Int.random(in: 2...4, using: &random) { try await join() }
  }

  private mutating func join() async throws {
    let name = "device\(devices.count)"
    _ = try await bench.join(name, clock)
    devices.append(name)
    held[name] = carried
  }

  mutating func active(_ steps: Int) async throws {
    for _ in 0..<steps {
      clock.advance(byMinutes: Int.random(in: 1...90, using: &random))
      let device = devices.drawn(&random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<6: try await remember(device)
      case 6..<9: try await label(device)
      case 9..<14: try await sync(device)
      case 14: try save(device)
      case 15, 16: try setBack(device)
      case 17: try restore(device)
      case 18: try swap(device)
      default: if devices.count < 5 { try copy(device) }
      }
    }
  }

  private mutating func remember(_ device: String) async throws {
    count += 1
    deeds.append("\(device) remembers \(count)")
    _ = try await bench.open(device, clock).commit(CaptureMemory(text: "memory \(count)"))
    held[device]?["memory \(count)"] = []
  }

  private mutating func label(_ device: String) async throws {
    guard let text = held[device]?.keys.sorted().randomElement(using: &random) else { return }
    count += 1
    deeds.append("\(device) labels \(text) with \(count)")
    let diary = try bench.open(device, clock)
    for memory in try await diary.view().history.memories() {
      guard try await diary.words(memory.text) == text else { continue }
      let label = MemoryLabel(.tag, "label \(count)")
      _ = try await diary.commit(EditMemory(memory.id, labels: [label]))
    }
    held[device]?[text]?.insert("label \(count)")
  }

  mutating func sync(_ device: String) async throws {
    deeds.append("\(device) syncs")
    let report = try await bench.open(device, clock).sync(bench.shared)
    #expect(report.setAside.isEmpty, "\(told)")
    held[device, default: [:]].merge(carried) { $0.union($1) }
    carried.merge(held[device] ?? [:]) { $0.union($1) }
  }

  private mutating func save(_ device: String) throws {
    let name = "/save\(saves.count)"
    deeds.append("\(device) is kept as \(name)")
    try bench.copy(Path("/\(device)"), to: Path(name))
    saves[name] = (device, held[device] ?? [:])
  }

  private mutating func setBack(_ device: String) throws {
    let own = saves.filter { $0.value.device == device && !twins.contains($0.key) }
    guard let name = own.keys.sorted().randomElement(using: &random) else { return }
    deeds.append("\(device) is set back to \(name)")
    try bench.rewind(Path("/\(device)"), to: Path(name))
    held[device] = saves[name]?.holding
  }

  /// The vault alone, under the eyes of a machine that remembers more.
  private mutating func restore(_ device: String) throws {
    let own = saves.filter { $0.value.device == device && !twins.contains($0.key) }
    guard let name = own.keys.sorted().randomElement(using: &random) else { return }
    deeds.append("\(device) gets its vault back from \(name)")
    isRestored = true
    try bench.rewind(Path("/\(device)/vault"), to: Path(name).appending("vault"))
    held[device] = saves[name]?.holding
  }

  /// Two machines that are one to the last inode go on in turns.
  private mutating func swap(_ device: String) throws {
    let name = "/twin-of-\(device)"
    deeds.append("\(device) changes places with its twin")
    let twin = saves[name]
    if twin != nil { try bench.copy(Path(name), to: "/between") }
    try bench.remove(ifThere: Path(name))
    try bench.copy(Path("/\(device)"), to: Path(name))
    saves[name] = (device, held[device] ?? [:])
    twins.insert(name)
    guard let twin else { return }
    try bench.rewind(Path("/\(device)"), to: "/between")
    try bench.remove(ifThere: "/between")
    held[device] = twin.holding
  }

  /// The vault is copied to another machine with nothing beside it.
  private mutating func copy(_ device: String) throws {
    let name = "device\(devices.count)"
    deeds.append("\(device) is copied as \(name)")
    try bench.copy(Path("/\(device)/vault"), to: Path("/\(name)/vault"))
    devices.append(name)
    held[name] = held[device]
  }

  /// Lets every device and every twin sync twice, and compares all of them with what is to be
  /// there.
  mutating func agree() async throws {
    var hashes: [[UInt8]]?
    for round in 1...3 {
      for device in devices {
        for _ in 0..<(saves["/twin-of-\(device)"] == nil ? 1 : 2) {
          clock.advance(byMinutes: 1)
          if round < 3 { try await sync(device) } else { try await check(device, &hashes) }
          if saves["/twin-of-\(device)"] != nil { try swap(device) }
        }
      }
    }
    let late = try await bench.join("late", clock)
    held["late"] = carried
    _ = try await late.view()
    #expect(try await contents(of: late) == counted(carried), "\(told)")
  }

  /// A log that a device began once all have agreed is gone on with: nothing parts again. Two
  /// machines that are one would part.
  mutating func goOn() async throws {
    guard twins.isEmpty else { return }
    var logs: [String: LogID] = [:]
    for _ in 0..<2 {
      for device in devices {
        clock.advance(byMinutes: 1)
        count += 1
        deeds.append("\(device) goes on with \(count)")
        let diary = try bench.open(device, clock)
        let log = try await diary.commit(CaptureMemory(text: "memory \(count)")).recorded[0].name
          .log
        #expect(log == logs[device] ?? log, "\(device): \(told)")
        logs[device] = log
        #expect(try await diary.sync(bench.shared).forks.isEmpty, "\(device): \(told)")
      }
    }
  }

  private mutating func check(_ device: String, _ hashes: inout [[UInt8]]?) async throws {
    let diary = try bench.open(device, clock)
    let causes = Set(try await diary.check().findings.map(\.cause))
    #expect(causes.isSubset(of: isRestored ? [.fork, .missing] : [.fork]), "\(device): \(told)")
    #expect(held[device] == carried, "the model of \(device): \(told)")
    #expect(try await contents(of: diary) == counted(carried), "\(device): \(told)")
    let own = [try await diary.stateHash(), await diary.historyHash()]
    #expect(own == hashes ?? own, "\(device): \(told)")
    hashes = own
  }

  /// How often each memory and each label of it is there.
  private func contents(of diary: Diary) async throws -> [String: Int] {
    var found: [String: Int] = [:]
    for memory in try await diary.view().history.memories() {
      let text = try await diary.words(memory.text) ?? "gone"
      found[text, default: 0] += 1
      for label in memory.labels {
        let words = try await diary.words(label.words) ?? "gone"
        found["\(text): \(words)", default: 0] += 1
      }
    }
    return found
  }

  private func counted(_ holding: Holding) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (text, labels) in holding {
      counts[text] = 1
      for label in labels { counts[text + ": " + label] = 1 }
    }
    return counts
  }

  private var told: String { "seed \(seed): \(deeds.joined(separator: "; "))" }
}

extension Workbench {
  /// Sets a folder back to a copy of it in place: what is there in both is the same file after.
  func rewind(_ folder: Path, to copy: Path) throws {
    try rewind(folder, to: copy, on: machine.startProcess())
  }

  func remove(ifThere folder: Path) throws {
    guard try machine.startProcess().statusIfPresent(of: folder) != nil else { return }
    try remove(folder)
  }

  private func rewind(_ folder: Path, to copy: Path, on disk: SimulatedDisk) throws {
    for entry in try disk.list(folder) {
      let path = folder.appending(entry.name)
      guard try disk.statusIfPresent(of: copy.appending(entry.name)) == nil else { continue }
      if entry.kind == .file { try disk.remove(path) } else { try remove(path) }
    }
    for entry in try disk.list(copy) {
      let (path, source) = (folder.appending(entry.name), copy.appending(entry.name))
      guard entry.kind == .file else {
        try disk.makeDirectories(path)
        try rewind(path, to: source, on: disk)
        continue
      }
      let bytes = try disk.readAll(source)
      let isThere = try disk.statusIfPresent(of: path) != nil
      let file = try disk.open(path, for: isThere ? .writing : .creating)
      try file.truncate(to: bytes.count)
      try file.write(bytes.rawSpan, at: 0)
      try file.close()
    }
  }
}
