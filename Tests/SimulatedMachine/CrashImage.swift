/// What a power cut left on a simulated disk; a machine is restarted from it.
package struct CrashImage: Sendable {
  let volume: SimulatedVolume

  /// Differs between disks of different contents, but for a chance of one in 2⁶⁴.
  package var fingerprint: UInt64 { volume.fingerprint }
}

/// What becomes of a pending operation in a power cut.
package enum Fate: Hashable, Sendable {
  case kept
  case lost
  /// Only some sectors of a write arrive: of the sectors it touches, the i-th if bit i mod 64 of
  /// `kept` is set. The file is as long as the last of them makes it.
  case torn(sectorBytes: Int, kept: UInt64)
  /// The file got its length, and the written range is zeros.
  case zeros
  /// The written range is bytes that nobody wrote.
  case garbage(seed: UInt64)
  /// So many sectors of 512 bytes arrive, and the rest of the range is bytes that nobody wrote.
  case overrun(sectorCount: Int, seed: UInt64)
}

extension SimulatedMachine {
  /// What is not durable: entries first, then the changes of each file in order, by inode.
  package func pendingOperations() -> [PendingOperation] {
    withVolume { $0.pendingOperations() }
  }

  /// The disk after a power cut now.
  ///
  /// - Parameter fates: one for each of `pendingOperations()`; anything but `kept` loses an
  ///   operation that is no write.
  package func crashImage(_ fates: [Fate]) -> CrashImage {
    CrashImage(volume: withVolume { $0.afterCrash(fates) })
  }

  /// One of the possible disks after a power cut now, drawn so that the extremes (all lost, all
  /// kept, entries kept in order up to some point) come up often.
  package func drawCrashImage(using random: inout some RandomNumberGenerator) -> CrashImage {
    let pending = pendingOperations()
    let firstLost = Int.random(in: 0...pending.count, using: &random)
    let style = Int.random(in: 0..<8, using: &random)
    let fates = pending.enumerated().map { (index, operation) -> Fate in
      switch style {
      case 0: .lost
      case 1: .kept
      case 2, 3: index < firstLost ? .kept : .lost
      default: operation.drawFate(using: &random)
      }
    }
    return crashImage(fates)
  }
}

/// Every combination of the fates of pending operations, lazily; the last operation's change
/// fastest. `count` shows whether trying all of them is wise.
package struct FateCombinations: Sequence, IteratorProtocol, Sendable {
  private let choices: [[Fate]]
  private var digits: [Int]
  private var isDone = false

  package init(_ operations: [PendingOperation]) {
    self.init(operations.map(\.fates))
  }

  /// - Parameter choices: the fates of each operation.
  package init(_ choices: [[Fate]]) {
    self.choices = choices
    digits = choices.map { _ in 0 }
  }

  /// All of them where they are few, for a test that tries many moments; else everything up to each
  /// operation is kept, in the order they were asked for, and each by itself, in each of its ways;
  /// and the first ones, in which all but the last operations are lost.
  package static func few(of operations: [PendingOperation]) -> [[Fate]] {
    let all = FateCombinations(operations)
    if all.count <= 64 { return Array(all) }
    let inOrder = (0...operations.count).map { cut in
      operations.indices.map { $0 < cut ? Fate.kept : .lost }
    }
    let alone = operations.indices.flatMap { position in
      operations[position].fates.filter { $0 != .lost }.map { fate in
        operations.indices.map { $0 == position ? fate : .lost }
      }
    }
    return inOrder + alone + all.prefix(64)
  }

  /// How many there are, at most `Int.max`.
  package var count: Int {
    choices.reduce(1) { product, fates in
      let (next, overflow) = product.multipliedReportingOverflow(by: fates.count)
      return overflow ? .max : next
    }
  }

  /// The next combination, one fate for each operation; a single empty one without operations.
  package mutating func next() -> [Fate]? {
    if isDone { return nil }
    let fates = zip(choices, digits).map { $0[$1] }
    isDone = true
    for index in digits.indices.reversed() {
      digits[index] += 1
      if digits[index] < choices[index].count {
        isDone = false
        break
      }
      digits[index] = 0
    }
    return fates
  }
}

// MARK: The volume after the cut

extension SimulatedVolume {
  func pendingOperations() -> [PendingOperation] {
    var pending = entryChanges.map {
      PendingOperation.entry(inode: $0.inode, from: $0.from?.name, to: $0.to?.name)
    }
    for inode in nodes.keys.sorted() {
      guard case .file(let file) = nodes[inode] else { continue }
      for change in file.changes where change.state != .synced {
        switch change.edit {
        case .write(let offset, let bytes):
          pending.append(.write(inode: inode, offset: offset, byteCount: bytes.count))
        case .writeZeros(let offset, let byteCount):
          pending.append(.write(inode: inode, offset: offset, byteCount: byteCount))
        case .truncate(let length): pending.append(.truncate(inode: inode, length: length))
        }
      }
    }
    return pending
  }

  func afterCrash(_ fates: [Fate]) -> SimulatedVolume {
    var after = self
    var fates = fates[...]
    after.entryChanges = []
    for change in entryChanges where fates.popFirst() == .kept { after.apply(change, \.durable) }
    for inode in nodes.keys.sorted() {
      guard case .file(let file) = nodes[inode], !file.changes.isEmpty else { continue }
      after.nodes[inode] = .file(file.afterCrash(&fates))
    }
    // Without changes of entries, what is seen and what is durable are the same.
    for (inode, node) in after.nodes where !entryChanges.isEmpty {
      guard case .directory(var directory) = node else { continue }
      directory.entries = directory.durable
      after.nodes[inode] = .directory(directory)
    }
    if mayHaveOrphans || !entryChanges.isEmpty { after.dropUnreachable(open: []) }
    return after
  }
}

extension SimulatedVolume.File {
  fileprivate func afterCrash(_ fates: inout ArraySlice<Fate>) -> SimulatedVolume.File {
    var content = durable
    for change in changes {
      let fate = change.state == .synced ? .kept : fates.popFirst()
      guard let fate else { preconditionFailure("a fate is missing") }
      for edit in change.edit.surviving(fate) { edit.apply(to: &content) }
    }
    return SimulatedVolume.File(content: content, durable: content, changeCount: changeCount)
  }
}

extension Edit {
  /// What is left of the change.
  fileprivate func surviving(_ fate: Fate) -> [Edit] {
    let offset: Int
    let byteCount: Int
    switch self {
    case .write(let place, let bytes): (offset, byteCount) = (place, bytes.count)
    case .writeZeros(let place, let count): (offset, byteCount) = (place, count)
    case .truncate: return fate == .kept ? [self] : []
    }
    switch fate {
    case .kept: return [self]
    case .lost: return []
    case .zeros: return [.writeZeros(offset: offset, byteCount: byteCount)]
    case .garbage(let seed):
      return [.write(offset: offset, bytes: Self.garbage(byteCount, seed: seed))]
    case .overrun(let sectorCount, let seed):
      let kept = min(byteCount, (offset / 512 + sectorCount) * 512 - offset)
      let garbage = Self.garbage(byteCount - kept, seed: seed)
      return [part(0..<kept, at: offset), .write(offset: offset + kept, bytes: garbage)]
    case .torn(let sectorBytes, let kept):
      var edits: [Edit] = []
      let first = offset / sectorBytes
      for sector in first...max(first, (offset + byteCount - 1) / sectorBytes)
      where kept >> UInt64((sector - first) % 64) & 1 == 1 {
        let from = max(offset, sector * sectorBytes)
        let to = min(offset + byteCount, (sector + 1) * sectorBytes)
        edits.append(part(from - offset..<to - offset, at: from))
      }
      return edits
    }
  }

  /// The write of some of the bytes.
  private func part(_ range: Range<Int>, at offset: Int) -> Edit {
    guard case .write(_, let bytes) = self else {
      return .writeZeros(offset: offset, byteCount: range.count)
    }
    return .write(offset: offset, bytes: Array(bytes[range]))
  }

  private static func garbage(_ byteCount: Int, seed: UInt64) -> [UInt8] {
    var mixed = seed
    var bytes = [UInt8](repeating: 0, count: byteCount)
    // Sound: eight bytes are stored only where as many are left.
    unsafe bytes.withUnsafeMutableBytes { target in
      for offset in stride(from: 0, to: byteCount, by: 8) {
        mixed = mixed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let word = mixed ^ mixed >> 29
        if offset + 8 <= byteCount {
          unsafe target.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
          continue
        }
        for place in offset..<byteCount {
          unsafe target[place] = UInt8(truncatingIfNeeded: word >> UInt64(8 * (place - offset)))
        }
      }
    }
    return bytes
  }
}
