import Glibc

/// The least that a durable append can cost: write and fdatasync, to a file that grows or to one
/// that was filled with zeros before.
struct BareAppends: ~Copyable {
  private let file: Int32
  private let bytes: [UInt8]
  private var offset = 0

  init(path: String, bytes: Int, preallocated: Int) {
    file = unsafe open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { fatalError("can not create \(path)") }
    self.bytes = (0..<bytes).map { _ in UInt8.random(in: 0...255) }
    let zeros = [UInt8](repeating: 0, count: preallocated)
    // Sound: the buffers are as long as their counts say, here and below.
    guard
      unsafe zeros.withUnsafeBytes({ unsafe pwrite(file, $0.baseAddress, $0.count, 0) })
        == preallocated, fsync(file) == 0
    else { fatalError("can not fill \(path)") }
  }

  mutating func append() {
    guard
      unsafe bytes.withUnsafeBytes({
        unsafe pwrite(file, $0.baseAddress, $0.count, off_t(offset))
      }) == bytes.count, fdatasync(file) == 0
    else { fatalError("a bare write failed") }
    offset += bytes.count
  }

  deinit {
    Glibc.close(file)
  }
}
