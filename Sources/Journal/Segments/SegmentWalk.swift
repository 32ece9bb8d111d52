import Platform

/// Memory to read and decrypt segments in, one after the other.
package struct SegmentBuffer {
  fileprivate var window: [UInt8] = []
  fileprivate var plaintext: [UInt8] = []

  package init() {}
}

/// Finds the genuine frames of a segment, wherever they are.
///
/// Memory is bounded by a window and the longest frame, whatever headers and the length of the file
/// say: their writer need not have had the key, and a file may be longer than memory.
struct SegmentWalk {
  /// So much is read at once, but where a frame is longer.
  static let windowByteCount = 1 << 20

  /// How many bytes are walked over.
  let byteCount: Int
  private(set) var frames = FrameWalk(from: FileHeader.byteCount)
  private(set) var buffer: SegmentBuffer
  private let file: SegmentBytes
  private let cipher: AuthenticatedCipher
  /// Which bytes of the file are in the first ones of the window.
  private var held = 0..<0
  private var plaintextByteCount = 0

  init(
    of file: SegmentBytes, _ cipher: AuthenticatedCipher,
    through buffer: SegmentBuffer = SegmentBuffer()
  ) throws(StorageError) {
    byteCount = try file.length()
    self.file = file
    self.cipher = cipher
    self.buffer = buffer
  }

  /// The next genuine frame, and where it begins; nil behind the last.
  mutating func next() throws(StorageError) -> (offset: Int, header: FrameHeader)? {
    while true {
      if let (offset, header) = nextHeader() {
        let frame = offset..<offset + header.frameByteCount
        // What the header says is doubtful yet; a frame longer than what is there is none.
        guard frame.upperBound <= byteCount else { continue }
        if frame.upperBound > held.upperBound { try hold(from: offset, frame.count) }
        guard frame.upperBound <= held.upperBound, opens(header, at: offset) else { continue }
        frames.accept(header, at: offset)
        return (offset, header)
      }
      guard frames.position + FrameHeader.byteCount <= byteCount else { return nil }
      try hold(from: frames.position)
      // The file was cut meanwhile.
      guard held.count >= FrameHeader.byteCount else { return nil }
    }
  }

  /// The content of the frame that was found last.
  var plaintext: RawSpan {
    @_lifetime(borrow self) get { buffer.plaintext.rawSpan.extracting(0..<plaintextByteCount) }
  }

  /// Reads a window that begins at `offset`.
  private mutating func hold(from offset: Int, _ least: Int = 0) throws(StorageError) {
    let count = min(max(Self.windowByteCount, least), byteCount - offset)
    var window: [UInt8] = []
    swap(&window, &buffer.window)
    window.grow(to: count)
    held = offset..<offset
    var space = window.mutableSpan
    var target = space._mutatingExtracting(0..<count)
    let read = try file.read(at: offset, into: &target)
    swap(&window, &buffer.window)
    held = offset..<offset + read
  }

  private mutating func nextHeader() -> (offset: Int, header: FrameHeader)? {
    let window = buffer.window
    return frames.next(
      in: window.rawSpan.extracting(0..<held.count), from: held.lowerBound, of: byteCount)
  }

  private mutating func opens(_ header: FrameHeader, at offset: Int) -> Bool {
    plaintextByteCount = header.length
    let frame = offset - held.lowerBound..<held.count
    let window = buffer.window
    return cipher.openFrame(
      header, in: window.rawSpan.extracting(frame), into: &buffer.plaintext)
  }
}
