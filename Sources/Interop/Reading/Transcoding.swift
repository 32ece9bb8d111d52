/// How the bytes of a file mean letters, where a person gives it.
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  /// Read as Windows-1252, which has letters where Latin-1 has control characters and is the same
  /// elsewhere.
  case latin1
  case windows1252 = "windows-1252"
}

/// Turns the bytes of a file into UTF-8, from chunks of any size.
///
/// What they mean is given by a person, or by a byte order mark, or by a zero beside each of the
/// first two letters, which no text but one in UTF-16 has; without all of these it is UTF-8, and
/// nothing is guessed.
struct Transcoding {
  private enum Form {
    /// Not enough to see a byte order mark.
    case unknown
    case utf8, windows1252
    case utf16(isBigEndian: Bool)
  }

  private let told: TextEncoding?
  private var form = Form.unknown
  /// The first bytes, or those of a letter that is not whole.
  private var held: [UInt8] = []
  private var line = 1

  init(_ told: TextEncoding?) { self.told = told }

  /// Appends the text of the next bytes. Where some mean nothing, a byte is put that is in no
  /// UTF-8, so that a reader refuses the row that they are in.
  mutating func read(_ chunk: [UInt8], into text: inout [UInt8]) throws(ImportFileError) {
    if case .unknown = form {
      held += chunk
      guard held.count >= 4 else { return }
      try begin(into: &text)
    } else {
      take(chunk, into: &text)
    }
  }

  /// - Throws: as `read`, and `truncated` within a letter.
  mutating func finish(into text: inout [UInt8]) throws(ImportFileError) {
    if case .unknown = form { try begin(into: &text) }
    if !held.isEmpty { throw .truncated(line: line) }
  }

  private mutating func begin(into text: inout [UInt8]) throws(ImportFileError) {
    var opening = held
    held = []
    let isBigEndian = opening.starts(with: [0xfe, 0xff])
    if isBigEndian || opening.starts(with: [0xff, 0xfe]) {
      if let told { throw .encodingContradicted(told) }
      form = .utf16(isBigEndian: isBigEndian)
      opening.removeFirst(2)
    } else if opening.count >= 4, told == nil, let isBigEndian = Self.isBigEndian(opening) {
      form = .utf16(isBigEndian: isBigEndian)
    } else if told == nil || told == .utf8 {
      form = .utf8
    } else {
      if let told, opening.starts(with: [0xef, 0xbb, 0xbf]) { throw .encodingContradicted(told) }
      form = .windows1252
    }
    take(opening, into: &text)
  }

  private static let nothing: UInt8 = 0xff

  /// By where the zeros of the first two letters are, which are Latin ones as in a name or a mark
  /// of JSON.
  private static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (1..., 0, 1..., 0): false
    case (0, 1..., 0, 1...): true
    default: nil
    }
  }

  private mutating func take(_ bytes: [UInt8], into text: inout [UInt8]) {
    switch form {
    case .unknown, .utf8: text += bytes
    case .windows1252:
      for byte in bytes {
        let high = byte < 0x80 || byte > 0x9f ? UInt32(byte) : Self.windowsLetters[Int(byte - 0x80)]
        if high == 0, byte != 0 { text.append(Self.nothing) } else { append(high, to: &text) }
      }
    case .utf16(let isBigEndian): takeUTF16(bytes, isBigEndian, into: &text)
    }
  }

  private mutating func takeUTF16(
    _ bytes: [UInt8], _ isBigEndian: Bool, into text: inout [UInt8]
  ) {
    let all = held + bytes
    held = []
    var index = 0
    let unit = { (start: Int) in
      let (first, second) = (UInt32(all[start]), UInt32(all[start + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while all.count - index >= 2 {
      let first = unit(index)
      guard (0xd800...0xdfff).contains(first) else {
        append(first, to: &text)
        index += 2
        continue
      }
      if first < 0xdc00, all.count - index < 4 { break }
      let second = first < 0xdc00 ? unit(index + 2) : 0
      guard (0xdc00...0xdfff).contains(second) else {
        text.append(Self.nothing)
        index += 2
        continue
      }
      append(0x10000 + (first - 0xd800) << 10 + second - 0xdc00, to: &text)
      index += 4
    }
    held = Array(all[index...])
  }

  private mutating func append(_ scalar: UInt32, to text: inout [UInt8]) {
    guard let letter = Unicode.Scalar(scalar) else { preconditionFailure("surrogates are paired") }
    if letter == "\n" { line += 1 }
    text += letter.utf8
  }

  /// What 0x80 to 0x9F mean in Windows-1252 (the table of the WHATWG); 0 for nothing.
  private static let windowsLetters: [UInt32] = [
    0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc,
    0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
  ]
}
