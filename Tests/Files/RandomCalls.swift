import Platform
import Seeds

/// Random calls on few names, so that they meet, and what they answered.
struct RandomCalls {
  private let disk: any Disk
  private let folder: Path
  private var random: SeededRandom
  private(set) var answers: [String] = []

  init(disk: any Disk, folder: Path, seed: UInt64) {
    self.disk = disk
    self.folder = folder
    random = SeededRandom(seed: seed)
  }

  mutating func next() throws {
    let (path, other) = (drawPath(), drawPath())
    let kind = Int.random(in: 0..<14, using: &random)
    let offset = Int.random(in: 0...5000, using: &random)
    let count = Int.random(in: 0...3000, using: &random)
    let byte = UInt8.random(in: 0...255, using: &random)
    var answer = "call \(kind) \(path.lastComponent) \(other.lastComponent): "
    do {
      answer += try call(kind, path, other, offset, [UInt8](repeating: byte, count: count))
    } catch StorageError.disk(let operation, _, let refusal) {
      answer += "\(operation) \(refusal)"
    }
    answers.append(answer)
  }

  private func call(
    _ kind: Int, _ path: Path, _ other: Path, _ offset: Int, _ bytes: [UInt8]
  ) throws -> String {
    switch kind {
    case 0, 1: try disk.open(path, for: .creating).close()
    case 2, 3, 4:
      let file = try disk.open(path, for: .writing)
      try file.write(bytes.rawSpan, at: offset)
      return "\(try file.length())"
    case 5:
      let file = try disk.open(path, for: .writing)
      try file.truncate(to: offset)
      return "\(try file.length())"
    case 6, 7:
      let file = try disk.open(path, for: .reading)
      let read = try file.read(at: offset, count: bytes.count)
      return "\(read.count) \(CRC32C.checksum(of: read.rawSpan))"
    case 8: try disk.rename(path, to: other)
    case 9: try disk.remove(path)
    case 10: try disk.makeDirectory(path)
    case 11: try disk.removeDirectory(path)
    case 12: return "\(try disk.list(path))"
    default:
      let status = try disk.status(of: path)
      return "\(status.kind) \(status.kind == .file ? status.length : 0)"
    }
    return "done"
  }

  private mutating func drawPath() -> Path {
    var path = folder
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path = path.appending(["a", "b", "c"].randomElement(using: &random) ?? "a")
    }
    return path
  }
}
