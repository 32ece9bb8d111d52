private import Synchronization

/// Ctrl-C as a wish that long work asks about at its own safe points.
///
/// The first SIGINT sets a flag; the second, while the flag is still set, ends the process at once.
/// Nothing in the journal depends on an orderly end.
package enum Interruption {
  private static let requests = Atomic<Int>(0)

  /// Begins to watch for SIGINT, and turns writing into a closed pipe from a signal that ends the
  /// process into an error of the write. Waiting system calls are ended by the signal. A SIGINT
  /// that was ignored when the process began stays so.
  package static func watch() {
    // The flag exists before a signal can arrive.
    clear()
    Host.ignoreBrokenPipes()
    Host.receiveSignals()
    // Whoever started this with the signal ignored wants it to go on.
    if Host.ignoresInterrupts() { return }
    Host.onInterrupt { _ in
      if Interruption.requests.wrappingAdd(1, ordering: .relaxed).oldValue > 0 {
        Host.endByInterrupt()
      }
    }
  }

  /// Whether the person pressed Ctrl-C since `clear`.
  package static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

  /// Forgets a wish that has been followed, as a REPL does before its next line.
  package static func clear() { requests.store(0, ordering: .relaxed) }
}
