/// Random bytes fit for keys, drawn from the kernel each time.
///
/// There is no state in the process that a fork, a copy of the machine or a restored image could
/// repeat. A system that can not give random bytes ends the process.
package struct KernelRandom: RandomNumberGenerator, Sendable {
  package init() {}

  /// So many fresh bytes.
  package static func bytes(count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    fill(&span)
    return bytes
  }

  /// Eight fresh bytes; one system call each.
  package func next() -> UInt64 {
    Self.bytes(count: 8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
