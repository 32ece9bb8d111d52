import Platform
import Synchronization

/// How far long work is: at a terminal in one line that is written over and cleared in the end.
final class LiveLine: Sendable {
  private let console: Console
  private let words: @Sendable (_ done: Int, _ total: Int, _ nanoseconds: UInt64) -> String
  private let start = SystemClock.monotonicNanoseconds
  private let lastShown = Atomic<UInt64>(0)

  /// Often enough to be read, and nothing for what is done at once.
  private static let pauseNanoseconds: UInt64 = 80_000_000

  init(
    _ console: Console,
    _ words: @escaping @Sendable (_ done: Int, _ total: Int, _ nanoseconds: UInt64) -> String
  ) {
    self.console = console
    self.words = words
  }

  /// Shows how far it is; false once the person pressed Ctrl-C.
  @discardableResult
  @Sendable func mayGoOn(after done: Int, of total: Int) -> Bool {
    let elapsed = SystemClock.monotonicNanoseconds - start
    if console.hasLiveLine,
      elapsed - lastShown.load(ordering: .relaxed) >= Self.pauseNanoseconds
    {
      lastShown.store(elapsed, ordering: .relaxed)
      show(words(done, total, elapsed))
    }
    return !Interruption.isRequested
  }

  func clear() {
    guard lastShown.exchange(0, ordering: .relaxed) > 0 else { return }
    show("")
  }

  private func show(_ text: String) {
    do {
      try console.showLive(text)
    } catch {
      // Nobody listens; the work goes on.
    }
  }
}

/// What is written while nobody may hear it yet.
final class HeldAnswers: Sendable {
  /// What goes to one place at once.
  struct Piece {
    fileprivate(set) var text: String
    let stream: StandardStream
    let output: OutputFile?

    fileprivate func goes(to stream: StandardStream, _ output: OutputFile?) -> Bool {
      self.stream == stream && self.output?.path == output?.path
    }
  }

  /// Nil where everybody may hear what is written.
  private let pieces = Mutex<[Piece]?>(nil)

  /// Keeps back what is written from here on.
  func begin() { pieces.withLock { if $0 == nil { $0 = [] } } }

  /// Takes what is written, where it is kept back.
  func takes(_ text: String, to stream: StandardStream, _ output: OutputFile?) -> Bool {
    pieces.withLock { pieces in
      guard var held = pieces else { return false }
      // Nothing else refers to the array, so that it grows in place.
      pieces = nil
      if let last = held.indices.last, held[last].goes(to: stream, output) {
        held[last].text += text
      } else {
        held.append(Piece(text: text, stream: stream, output: output))
      }
      pieces = held
      return true
    }
  }

  /// What was kept back, in its order; from here on nothing is.
  func end() -> [Piece] {
    pieces.withLock { pieces in
      defer { pieces = nil }
      return pieces ?? []
    }
  }
}
