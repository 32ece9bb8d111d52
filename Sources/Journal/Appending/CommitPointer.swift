import Platform

/// Where a folder's own log ends, as the last writer knew it; section "Heads" of the format page.
///
/// It is written after the frame is durable and not synced: it may lag behind the active segment
/// after a power cut, and never leads.
struct CommitPointer: Hashable {
  static let byteCount = 128
  private static let magic: [UInt8] = Array("ECHOHEAD".utf8)
  private static let version: UInt32 = 1
  /// Half of what a frame may hold: a forged commit pointer leaves room for all that is appended to
  /// it.
  static let numberLimit = FrameLimits.number / 2
  private static let sequenceLimit = UInt64.max / 4

  /// Grows with every write of a commit pointer, whatever the reason.
  var sequence: UInt64
  let log: LogID
  /// The active segment's number, or 0 when there is none.
  let fileNumber: UInt64
  /// Where the active segment's next frame begins, or 0.
  let end: UInt64
  /// The last sequence number and the chain hash after it.
  let number: UInt64
  let chainHash: ChainHash
  /// The lock file's inode and a digest of the machine's id, where this was written.
  let place: Place

  struct Place: Hashable {
    let inode: UInt64
    let machine: UInt64

    /// Of a log that nobody goes on with here: whoever writes next begins another.
    static let nowhere = Place(inode: 0, machine: 0)

    /// The digest of a machine's id.
    static func machine(_ id: String) -> UInt64 {
      let text = Array("echolog machine ".utf8) + Array(id.utf8)
      return SHA256.digest(of: text.rawSpan).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The last sequence number and the chain hash after it.
  var logEnd: KnownEnd { KnownEnd(number: number, chainHash: chainHash) }

  /// Whether it goes into the first slot.
  var isEven: Bool { sequence & 1 == 0 }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: Self.byteCount)
    writer.append(contentsOf: Self.magic)
    writer.append(littleEndian: Self.version)
    writer.append(littleEndian: UInt32(0))
    writer.append(littleEndian: sequence)
    writer.append(log: log)
    writer.append(littleEndian: fileNumber)
    writer.append(littleEndian: end)
    writer.append(littleEndian: number)
    writer.append(chainHash: chainHash)
    writer.append(littleEndian: place.inode)
    writer.append(littleEndian: place.machine)
    writer.append(contentsOf: [UInt8](repeating: 0, count: Self.byteCount - 4 - writer.count))
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }
}

extension CommitPointer {
  /// - Throws: `.damaged`, `.newerFormat`: the checksum is looked at before the version, and stays
  ///   where it is in every later version.
  init(decoding bytes: RawSpan) throws(FileFault) {
    guard bytes.byteCount == Self.byteCount else { throw .damaged(offset: 0) }
    let newer: UInt32?
    do throws(BytesError) {
      var reader = ByteReader(bytes)
      let magic = [UInt8](copying: try reader.readSpan(count: 8))
      let version: UInt32 = try reader.readLittleEndian()
      try reader.skip(4)
      sequence = try reader.readLittleEndian()
      log = try reader.readLog()
      fileNumber = try reader.readLittleEndian()
      end = try reader.readLittleEndian()
      number = try reader.readLittleEndian()
      chainHash = try reader.readLink()
      place = Place(inode: try reader.readLittleEndian(), machine: try reader.readLittleEndian())
      let intact = magic == Self.magic && CRC32C.isIntact(bytes)
      guard intact, number <= Self.numberLimit, sequence <= Self.sequenceLimit else {
        throw BytesError.ended(position: 0, needed: 0)
      }
      newer = version == Self.version ? nil : version
    } catch {
      throw .damaged(offset: 0)
    }
    if let newer { throw .newerFormat(version: UInt16(clamping: newer)) }
  }
}

/// The two slots of a commit pointer, written in turn so that a torn write leaves the other.
final class CommitPointerFile {
  /// The slots are in different pages, and so in different sectors.
  private static let slotSpacing = 4096
  private static let slotOffsets = [0, slotSpacing]
  private static let fileByteCount = 8192

  private let path: Path
  private let quarantine: Path
  private let disk: any Disk
  private var held: (opened: HeldFile, isWritable: Bool)?
  /// Whether the last `read` did not get both slots, because the medium failed.
  private(set) var isUnread = false

  /// - Parameter quarantine: the folder for what is no file and is in the way.
  init(_ path: Path, quarantine: Path, on disk: any Disk) {
    self.path = path
    self.quarantine = quarantine
    self.disk = disk
  }

  /// The newer intact slot, or nil when there is none; what the medium does not give back counts as
  /// none.
  ///
  /// - Throws: `.disk`, and `.file` with `.newerFormat`.
  func read() throws(StorageError) -> CommitPointer? {
    isUnread = false
    do {
      let file = try handle(for: .reading)
      var newest: CommitPointer?
      for offset in Self.slotOffsets {
        let slot = try file.file.readAround(at: offset, count: CommitPointer.byteCount)
        if !slot.unread.isEmpty { isUnread = true }
        guard let commitPointer = try Self.commitPointer(in: slot.bytes.rawSpan) else { continue }
        if commitPointer.sequence >= newest?.sequence ?? 0 { newest = commitPointer }
      }
      return newest
    } catch let error as StorageError {
      switch error.refusal {
      case .notFound, .notFile: return nil
      case .io:
        isUnread = true
        return nil
      default: throw error
      }
    } catch let fault as FileFault {
      throw .file(path, fault)
    } catch {
      preconditionFailure("a head fails as a disk or as a file")
    }
  }

  /// Nil when the slot is damaged.
  private static func commitPointer(in bytes: RawSpan) throws(FileFault) -> CommitPointer? {
    do throws(FileFault) {
      return try CommitPointer(decoding: bytes)
    } catch {
      if case .newerFormat = error { throw error }
      return nil
    }
  }

  /// The bytes that are not as a writer leaves them, and whether the medium did not give some of
  /// them back; nil when there is no commit pointer.
  func damage() throws(StorageError) -> (bytes: [Range<Int>], isUnread: Bool)? {
    let read: MediumBytes
    do throws(StorageError) {
      read = try readWhole()
    } catch {
      switch error.refusal {
      case .notFound: return nil
      case .notFile: return ([0..<Self.fileByteCount], false)
      default: throw error
      }
    }
    do throws(FileFault) {
      let damaged = try Self.damage(in: read.bytes)
      return ((damaged + read.unread).merged, !read.unread.isEmpty)
    } catch {
      throw .file(path, error)
    }
  }

  private func readWhole() throws(StorageError) -> MediumBytes {
    do throws(StorageError) {
      return try retryOnce { () throws(StorageError) in
        let file = try disk.open(path, for: .reading)
        return try file.readAround(at: 0, count: file.length())
      }
    } catch {
      guard error.refusal == .io else { throw error }
      return MediumBytes(bytes: [], unread: [0..<Self.fileByteCount])
    }
  }

  private static func damage(in bytes: [UInt8]) throws(FileFault) -> [Range<Int>] {
    var damaged: [Range<Int>] = []
    var commitPointers: [CommitPointer] = []
    for offset in slotOffsets {
      let slot = offset..<offset + CommitPointer.byteCount
      let isThere = slot.upperBound <= bytes.count
      let found = isThere ? try commitPointer(in: bytes.rawSpan.extracting(slot)) : nil
      if let found { commitPointers.append(found) } else { damaged.append(slot) }
    }
    // At first both slots have the same content, each newer one goes where its sequence number
    // says.
    let areSwapped =
      commitPointers.count == 2 && commitPointers[0] != commitPointers[1]
      && !commitPointers[0].isEven && commitPointers[1].isEven
    if areSwapped { damaged += slotOffsets.map { $0..<$0 + CommitPointer.byteCount } }
    return (damaged + damageOutsideSlots(in: bytes)).merged
  }

  /// Bytes that no slot covers and that are not as a writer leaves them.
  private static func damageOutsideSlots(in bytes: [UInt8]) -> [Range<Int>] {
    let count = bytes.count
    let ends = slotOffsets.map { offset in
      min(offset + CommitPointer.byteCount, count)..<min(offset + slotSpacing, count)
    }
    let filled = ends.filter { bytes[$0].contains { $0 != 0 } }
    let length = min(count, fileByteCount)..<max(count, fileByteCount)
    return length.isEmpty ? filled : filled + [length]
  }

  /// Writes over the older slot, without making it durable; into both slots of a new file, so that
  /// an empty slot is damage. A file with bytes that no slot covers, or that the medium does not
  /// give back, is written anew.
  func write(_ commitPointer: CommitPointer) throws(StorageError) {
    if held?.isWritable != true {
      let status = try disk.statusIfPresent(of: path)
      if status?.kind != .file {
        if status != nil { try disk.quarantine(path, to: quarantine) }
        return try writeAnew(commitPointer)
      }
      let read = try readWhole()
      if !read.unread.isEmpty || !Self.damageOutsideSlots(in: read.bytes).isEmpty {
        close()
        do throws(StorageError) {
          return try writeAnew(commitPointer)
        } catch {
          // On a full disk a slot of the file that is there has to do.
          guard error.refusal == .noSpace else { throw error }
        }
      }
    }
    let file = try handle(for: .writing)
    try file.file.write(
      commitPointer.encoded.rawSpan, at: Self.slotOffsets[commitPointer.isEven ? 0 : 1])
  }

  private func writeAnew(_ commitPointer: CommitPointer) throws(StorageError) {
    var image = [UInt8](repeating: 0, count: Self.fileByteCount)
    for offset in Self.slotOffsets {
      image.replaceSubrange(offset..<offset + CommitPointer.byteCount, with: commitPointer.encoded)
    }
    try disk.replace(path, with: image.rawSpan, through: Path(path.text + ".partial"))
  }

  func sync() throws(StorageError) {
    try handle(for: .writing).file.syncData()
  }

  /// Whether the open file, if any, is the one in its place.
  func isInPlace() throws(StorageError) -> Bool {
    try held?.opened.file.isInPlace(at: path) ?? true
  }

  private func handle(for opening: Opening) throws(StorageError) -> HeldFile {
    if let held, held.isWritable || !opening.isWritable { return held.opened }
    let opened = try retryOnce { () throws(StorageError) in
      HeldFile(try disk.open(path, for: opening))
    }
    held = (opened, opening.isWritable)
    return opened
  }

  /// Lets the open file go, because the one at the path may have become another.
  func close() {
    held = nil
  }
}

extension Disk {
  /// Moves what is no file, where one belongs, out of the way, untouched.
  func quarantine(_ path: Path, to quarantine: Path) throws(StorageError) {
    try makeDirectories(quarantine)
    let name = String(KernelRandom().next(), radix: 16) + "." + path.lastComponent
    try rename(path, to: quarantine.appending(name))
    try syncDirectory(quarantine)
  }
}
