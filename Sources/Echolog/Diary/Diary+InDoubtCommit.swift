import Journal

/// A commit of which it is unknown whether it was kept: the disk failed, and failed again when
/// recovery was to decide.
///
/// Source: `Schemas/vault-format.md`, "Unanswered commits".
struct InDoubtCommit: Equatable {
  /// The commit's first event, and its clock, which distinguishes it from another of the same
  /// number.
  let name: EventName
  let clock: UInt64
}

extension InDoubtCommit {
  private static let byteCount = 36

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: Self.byteCount)
    writer.append(contentsOf: name.log.bytes)
    writer.append(littleEndian: name.number)
    writer.append(littleEndian: clock)
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }

  init?(decoding bytes: [UInt8]) {
    guard bytes.count == Self.byteCount, let log = LogID(bytes: bytes[..<16]) else { return nil }
    let words = [16, 24].map { start in
      (0..<8).reduce(0 as UInt64) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
    }
    self.init(name: EventName(log: log, number: words[0]), clock: words[1])
    guard bytes == encoded else { return nil }
  }
}

extension Diary {
  /// Notes a commit without an answer, here and where the disk still takes it for other processes.
  func remember(_ commit: InDoubtCommit) {
    inDoubt = commit
    do throws(StorageError) {
      if try disk.statusIfPresent(of: inDoubtPath) != nil { try disk.remove(inDoubtPath) }
      // Unsynced, because it is the syncs that fail.
      let file = try disk.open(inDoubtPath, for: .creating)
      try file.write(commit.encoded.rawSpan, at: 0)
      try file.close()
    } catch {
      // This process remembers it all the same.
    }
  }

  /// Resolves the commit before, if it is in doubt, now that recovery has decided.
  func resolve() throws(DiaryError) {
    lookForInDoubtCommit()
    guard let commit = inDoubt else { return }
    var isKept = false
    // Where its log parted since, it may be in any of the histories.
    for name in journal.branches.names(of: commit.name) {
      let record = try onStorage(try journal.record(name))
      // What is there and can not be read now may be it: the next command asks again.
      if record == nil, name.number <= journal.end(of: name.log).number, !isLost(name) { return }
      guard let record else { continue }
      if try decoding(name, try Event(decoding: record.rawSpan)).clock == commit.clock {
        isKept = true
      }
    }
    news.resolution = isKept ? .kept : .notKept
    inDoubt = nil
    // Where it stays, it is reported once more, which is as true then.
    disk.removeIfPossible(inDoubtPath)
  }

  /// Whether a number was sealed without its record, for good.
  private func isLost(_ name: EventName) -> Bool {
    journal.gaps(of: name.log).contains {
      $0.numbers.contains(name.number) && $0.reason == .lost
    }
  }

  /// Lets recovery decide before a question is answered, if an answer is owed. While the disk still
  /// fails, the question is answered as far as it can be.
  func resolveBeforeQuestion() {
    lookForInDoubtCommit()
    guard inDoubt != nil else { return }
    do throws(DiaryError) {
      close(try beginAppending())
    } catch {
      // The next command tries again.
    }
  }

  private func lookForInDoubtCommit() {
    guard !hasLookedForInDoubtCommit else { return }
    do throws(StorageError) {
      if try disk.statusIfPresent(of: inDoubtPath) != nil {
        inDoubt = InDoubtCommit(decoding: try disk.readAll(inDoubtPath))
      }
      hasLookedForInDoubtCommit = true
    } catch {
      // Asked again before the next command.
    }
  }

  private var inDoubtPath: Path { place.state(of: vault.vaultID).appending("unanswered") }
}
