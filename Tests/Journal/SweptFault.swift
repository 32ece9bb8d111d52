import Journal
import Platform

/// A single fault of a file.
enum SweptFault: Hashable {
  case flip(bit: Int)
  case cut(length: Int)
  case zero(sector: Int)
  case swap(Int, Int)
  case double(frame: Int)
  /// A copy of a frame follows another one.
  case copy(frame: Int, behind: Int)
  /// A copy of a frame is written where another one begins, and over as many bytes as it has.
  case misdirect(frame: Int, to: Int)
  case delete(frame: Int)
  case replace(by: Path)
  case remove

  var kind: String {
    switch self {
    case .flip: "flips"
    case .cut: "cuts"
    case .zero: "zeroed sectors"
    case .swap: "swaps"
    case .double: "doubled"
    case .copy: "copied"
    case .misdirect: "misdirected"
    case .delete: "deleted"
    case .replace: "replaced files"
    case .remove: "removed files"
    }
  }

  /// Whether there are so many of the kind that a test run takes only a share of them.
  var isDrawn: Bool {
    switch self {
    case .flip, .cut, .copy, .misdirect: true
    case .zero, .swap, .double, .delete, .replace, .remove: false
    }
  }

  /// Every single fault of a file's bytes and frames that changes a byte.
  static func all(of file: SweptFile) -> [SweptFault] {
    var faults = (0..<file.bytes.count * 8).map { SweptFault.flip(bit: $0) }
    faults += (0..<file.bytes.count).map { .cut(length: $0) }
    for sector in 0..<(file.bytes.count + 511) / 512 {
      let end = min(sector * 512 + 512, file.bytes.count)
      if file.bytes[sector * 512..<end].contains(where: { $0 != 0 }) {
        faults.append(.zero(sector: sector))
      }
    }
    for first in file.frames.indices {
      faults += file.frames.indices[(first + 1)...].map { .swap(first, $0) }
      faults += [.double(frame: first), .delete(frame: first)]
      // A copy before the frame itself is the same as one behind it.
      for place in file.frames.indices where place != first && place + 1 != first {
        faults.append(.copy(frame: first, behind: place))
      }
    }
    return faults
  }

  /// Every frame of a file written over every other one.
  static func misdirected(in file: SweptFile) -> [SweptFault] {
    file.frames.indices.flatMap { frame in
      file.frames.indices.filter { $0 != frame }.map { .misdirect(frame: frame, to: $0) }
    }
  }

  func applied(to file: SweptFile) -> [UInt8] {
    var bytes = file.bytes
    switch self {
    case .flip(let bit): bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    case .cut(let length): bytes.removeLast(bytes.count - length)
    case .zero(let sector):
      for index in sector * 512..<min(sector * 512 + 512, bytes.count) { bytes[index] = 0 }
    case .swap(let first, let second):
      let (first, second) = (file.frames[first], file.frames[second])
      bytes.replaceSubrange(
        first.lowerBound..<second.upperBound,
        with: file.bytes[second] + file.bytes[first.upperBound..<second.lowerBound]
          + file.bytes[first])
    case .double(let frame):
      bytes.insert(contentsOf: file.bytes[file.frames[frame]], at: file.frames[frame].upperBound)
    case .copy(let frame, let place):
      bytes.insert(contentsOf: file.bytes[file.frames[frame]], at: file.frames[place].upperBound)
    case .misdirect(let frame, let place):
      let written = file.written(frame, at: place).clamped(to: 0..<bytes.count)
      bytes.replaceSubrange(written, with: file.bytes[file.frames[frame]])
    case .delete(let frame): bytes.removeSubrange(file.frames[frame])
    case .replace, .remove: break
    }
    return bytes
  }

  /// The numbers that the fault may cost, and must be reported to have cost; no others.
  func loss(in file: SweptFile) -> NumberRanges {
    switch self {
    case .flip(let bit): return file.numbers(touching: bit / 8..<bit / 8 + 1)
    case .cut(let length):
      guard leavesUnopened(file) else {
        return file.numbers(touching: length..<file.bytes.count)
      }
      return file.allNumbers
    case .zero(let sector): return file.numbers(touching: sector * 512..<sector * 512 + 512)
    case .swap, .double, .copy: return NumberRanges()
    case .misdirect(let frame, let place):
      return file.numbers(touching: file.written(frame, at: place), but: frame)
    case .delete(let frame): return file.numbers(touching: file.frames[frame])
    case .replace, .remove: return file.allNumbers
    }
  }

  /// Whether nothing in the file's place shows any more what was there: up to the opening of a
  /// sealed segment, or the header of an active one, nothing does.
  func leavesUnopened(_ file: SweptFile) -> Bool {
    guard file.numbers != nil else { return false }
    switch self {
    case .cut(let length):
      return length
        < (file.path == Workbench.paths.active ? 96 : file.frames.first?.upperBound ?? 0)
    case .replace, .remove: return true
    case .flip, .zero, .swap, .double, .copy, .misdirect, .delete: return false
    }
  }

  /// Whether it is of a byte that is one of many that are alike.
  func isDull(in file: SweptFile) -> Bool {
    switch self {
    case .flip(let bit): file.isDull(bit / 8)
    case .cut(let length): file.isDull(length)
    case .zero, .swap, .double, .copy, .misdirect, .delete, .replace, .remove: false
    }
  }
}

// MARK: What a check must tell

extension SweptFault {
  /// Bytes of the faulty file.
  struct Extent {
    /// Those that the findings have to name.
    let told: [Range<Int>]
    /// Those that they may name.
    let atMost: [Range<Int>]
  }

  /// Nil where the whole file is meant. Of whatever is in the place of a commit pointer the bytes
  /// are reported that should be in its slots.
  func extent(in file: SweptFile) -> Extent? {
    let end = file.bytes.count
    switch self {
    case .flip(let bit): return Extent(changed: bit / 8..<bit / 8 + 1, in: file)
    case .cut(let length):
      return leavesUnopened(file) ? nil : Extent(changed: length..<end, in: file)
    case .zero(let sector):
      let used = (sector * 512..<min(sector * 512 + 512, end)).filter { file.bytes[$0] != 0 }
      return Extent(changed: used[0]..<used[used.count - 1] + 1, in: file)
    case .swap(let first, let second):
      let (one, other) = (file.frames[first], file.frames[second])
      // The frame behind them does not follow the one that is now before it.
      let after = second + 1 < file.frames.count ? file.frames[second + 1] : other
      return Extent(
        told: [
          one.lowerBound..<one.lowerBound + other.count,
          other.upperBound - one.count..<other.upperBound,
        ], atMost: [one.lowerBound..<after.upperBound])
    case .double(let frame): return Self.inserted(file.frames[frame].count, behind: frame, in: file)
    case .copy(let frame, let place):
      return Self.inserted(file.frames[frame].count, behind: place, in: file)
    case .misdirect(let frame, let place):
      let written = file.written(frame, at: place)
      // The next whole frame does not follow the one that was written.
      let after = file.frames.first { $0.lowerBound >= written.upperBound }
      let last = after?.upperBound ?? max(end, written.upperBound)
      return Extent(told: [written], atMost: [written.lowerBound..<last])
    case .delete(let frame): return Self.deleted(frame, in: file)
    case .replace where file.numbers == nil:
      return Extent(told: file.frames, atMost: [0..<Int.max])
    case .replace, .remove: return nil
    }
  }

  /// The frame behind is there now and follows another one than it should, and as many bytes are
  /// missing where the frames and the file end, with what is out of its place there. Of a commit
  /// pointer every slot behind is out of its place.
  private static func deleted(_ frame: Int, in file: SweptFile) -> Extent {
    let (place, count) = (file.frames[frame].lowerBound, file.frames[frame].count)
    let end = file.bytes.count
    var atMost = [place..<end]
    if file.log != nil {
      let after = file.frames.indices.contains(frame + 1) ? file.frames[frame + 1].count : count
      let last = file.frames[file.frames.count - 1].upperBound
      atMost = [place..<place + after, last - count..<last, max(place, file.tail - count)..<end]
    }
    return Extent(told: [place..<place + 1], atMost: atMost)
  }

  /// So many bytes of frames where they do not belong: the frame behind follows another one than it
  /// should, and as many bytes are too many at the end, with what is out of its place there.
  static func inserted(_ count: Int, behind place: Int, in file: SweptFile) -> Extent {
    let (start, end) = (file.frames[place].upperBound, file.bytes.count)
    var atMost = [start..<end + count]
    if file.log != nil {
      let after = file.frames.indices.contains(place + 1) ? file.frames[place + 1].count : 0
      atMost = [start..<start + count + after, file.tail..<end + count]
    }
    return Extent(told: [start..<start + count], atMost: atMost)
  }

  /// Whether a torn commit could have left the same: the first bytes of a sector behind the end.
  func isLeftByCrash(in file: SweptFile) -> Bool {
    guard case .flip(let bit) = self, file.path == Workbench.paths.active,
      let end = file.frames.last?.upperBound, bit / 8 >= end
    else { return false }
    return bit / 8 - max(end, bit / 8 / 512 * 512) < 16
  }
}

extension SweptFault.Extent {
  func allows(_ bytes: [Range<Int>]) -> Bool {
    bytes.allSatisfy { range in
      // From one of them into the next, as far as it goes.
      var reached = range.lowerBound
      for allowed in atMost where allowed.contains(reached) { reached = allowed.upperBound }
      return reached >= range.upperBound
    }
  }

  /// Bytes that differ, by the parts that they are of.
  fileprivate init(changed: Range<Int>, in file: SweptFile) {
    self.init(told: [changed], atMost: [file.pieces(touching: changed)])
  }
}
