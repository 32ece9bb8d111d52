private import Echolog
private import Platform

#if canImport(Darwin)
  @unsafe @preconcurrency private import Darwin
#else
  @unsafe @preconcurrency private import Glibc
#endif

/// Reads keys from the standard input, a character of UTF-8 each.
struct KeyReader {
  /// Whether bytes came that are no UTF-8; each run of them was read as U+FFFD.
  var sawOddBytes = false
  /// A byte that was read and belongs to the next key.
  private var heldBack: UInt8?

  /// Whether a key can be read without waiting.
  var isWaiting: Bool { keys(withinMilliseconds: 0) > 0 }

  /// Above zero where a key can be read; below it after a signal or a failure, with `errno`.
  private func keys(withinMilliseconds patience: Int32) -> Int32 {
    if heldBack != nil { return 1 }
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    // Sound: one structure is given, and its count is one.
    return unsafe poll(&input, 1, patience)
  }

  /// What was typed or pasted before anybody asked, up to the first pause; empty where nothing was.
  mutating func textTypedAhead() -> String {
    var scalars: [Unicode.Scalar] = []
    while keys(withinMilliseconds: scalars.isEmpty ? 0 : 50) > 0,
      let scalar = next(afterSignal: {})
    {
      scalars.append(scalar)
    }
    return Self.text(scalars)
  }

  enum Waited {
    case key, news
    /// Ctrl-C from outside.
    case interrupted
  }

  /// Waits until a key can be read, or until there is news, which is asked for once a second.
  func wait(afterSignal: () -> Void, hasNews: () -> Bool) -> Waited {
    guard heldBack == nil else { return .key }
    while true {
      // Also one that came while something else was done.
      if Interruption.isRequested { return .interrupted }
      let count = keys(withinMilliseconds: 1000)
      if count > 0 { return .key }
      if count == 0 {
        if hasNews() { return .news }
      } else {
        // Whatever else it is, the read that follows meets it too.
        guard errno == EINTR else { return .key }
        if !Interruption.isRequested { afterSignal() }
      }
    }
  }

  /// The next character; nil at the end of the input and after Ctrl-C from outside.
  mutating func next(afterSignal: () -> Void) -> Unicode.Scalar? {
    guard let first = byte(afterSignal) else { return nil }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var bytes = [first]
    while bytes.count < length, let more = byte(afterSignal) {
      guard more & 0xC0 == 0x80 else {
        heldBack = more
        break
      }
      bytes.append(more)
    }
    if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first { return scalar }
    sawOddBytes = true
    return "\u{FFFD}"
  }

  /// What a terminal hands over between its marks for pasted text, behind the first of them.
  mutating func pastedText() -> String {
    let end: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]
    var scalars: [Unicode.Scalar] = []
    while scalars.suffix(end.count) != end[...], let scalar = next(afterSignal: {}) {
      scalars.append(scalar)
    }
    return Self.text(scalars.dropLast(end.count))
  }

  /// The words among keys, without control characters; Return is the person's, and not at the end.
  private static func text(_ keys: some Sequence<Unicode.Scalar>) -> String {
    let text = String(String.UnicodeScalarView(keys))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let clean = lines.map { line in
      let shown = line.unicodeScalars.map { $0 == "\t" ? " " : $0 }
      return String(
        String.UnicodeScalarView(shown.filter { $0.properties.generalCategory != .control }))
    }
    let last = clean.lastIndex { !$0.isEmpty } ?? 0
    return clean.prefix(last + 1).joined(separator: "\n")
  }

  private mutating func byte(_ afterSignal: () -> Void) -> UInt8? {
    if let byte = heldBack {
      heldBack = nil
      return byte
    }
    while true {
      var byte: UInt8 = 0
      // Sound: one byte is read into one byte.
      let count = unsafe read(0, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR, !Interruption.isRequested else { return nil }
      afterSignal()
    }
  }
}

enum DescriptorInput {
  /// The bytes up to the first line end, at most 64 KiB, of which no copy is kept.
  static func firstLine(of descriptor: Int32) throws -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(1 << 16)
    while line.count < 1 << 16 {
      var byte: UInt8 = 0
      // Sound: one byte is read into one byte.
      let count = unsafe read(descriptor, &byte, 1)
      if count < 0, errno == EINTR {
        if Interruption.isRequested { throw DiaryError.cancelled }
        continue
      }
      guard count >= 0 else { throw Messages.descriptorClosed(descriptor) }
      if count == 0 || byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return line
  }
}
