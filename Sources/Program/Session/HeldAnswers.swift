import Platform
import Synchronization

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
  func begin() {
    pieces.withLock { if $0 == nil { $0 = [] } }
  }

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
