/// Where a program's answers and its remarks go.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case errors = 2

  /// Writes all of `bytes`, unbuffered: callers gather what belongs together.
  package func write(_ bytes: RawSpan) throws(StreamError) {
    do throws(ErrorNumber) {
      try Host.writeAll(rawValue, bytes)
    } catch {
      throw Host.streamError(error)
    }
  }

  /// Writes the text as UTF-8, unbuffered as the bytes are.
  package func write(_ text: String) throws(StreamError) {
    try write([UInt8](text.utf8).rawSpan)
  }

  /// Whether a person sits at it.
  package var isTerminal: Bool { Host.isTerminal(rawValue) }

  /// Whether something was sent to it that nobody has read.
  package var holdsInput: Bool { Host.holdsInput(rawValue) }

  /// The next bytes, at most `limit`; empty at the end of the input. Ends early on a signal with
  /// `StreamError.interrupted`.
  package func read(limit: Int) throws(StreamError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var span = bytes.mutableSpan
    switch Host.readOnce(rawValue, into: &span) {
    case .success(let count):
      bytes.removeLast(limit - count)
      return bytes
    case .failure(let error): throw Host.streamError(error)
    }
  }

  /// Everything up to the end of the input.
  package func readAll() throws(StreamError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read(limit: 1 << 16)
      if part.isEmpty { return bytes }
      bytes += part
    }
  }
}

/// Why a standard stream took or gave no bytes.
package enum StreamError: Error, Hashable, Sendable {
  /// The reader at the other end is gone.
  case closed
  case noSpace
  /// Ctrl-C was pressed while waiting.
  case interrupted
  case failed(code: Int32)
}
