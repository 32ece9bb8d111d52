package import Journal

/// What reading the whole journal found.
///
///     let health = try await diary.verify()
///     if !health.isSound { show(health.problems) }
public struct JournalHealth: Sendable {
  package let findings: [Finding]
  /// How many events can be read.
  public let eventCount: UInt64
  package let segmentCount: Int
  /// Where histories of a log part that the person has not acknowledged.
  package let partings: [Parting]
  /// What the devices are called whose logs are here.
  package let deviceNames: [LogID: String]
  /// How many events still have words in files here that are forgotten. They are shown no more, and
  /// the next command or sync for which the disk is fit takes them away.
  public let unerasedCount: Int

  package init(
    findings: [Finding], eventCount: UInt64, segmentCount: Int, partings: [Parting] = [],
    deviceNames: [LogID: String] = [:], unerasedCount: Int = 0
  ) {
    (self.findings, self.eventCount) = (findings, eventCount)
    self.unerasedCount = unerasedCount
    (self.segmentCount, self.partings) = (segmentCount, partings)
    self.deviceNames = deviceNames
  }

  /// Whether every byte is the one that was written, and nothing that is known of is missing.
  public var isSound: Bool { !findings.contains(where: \.isDamage) }

  /// What is in no file here, by log.
  package var unreadNumbers: [LogID: NumberRanges] { findings.unreadNumbers }

  /// Whether the journal has files that do not even show which events are in them.
  package var hasUnreadFiles: Bool {
    findings.hideEvents
      || findings.contains { finding in
        guard finding.log == nil, finding.bytes.isEmpty, !finding.isOfAttachment,
          let path = finding.path
        else { return false }
        switch finding.cause {
        case .damaged, .incomplete, .unread, .foreign: return !path.lastComponent.hasSuffix(".key")
        case .wrongKey, .unknownEpoch, .newerFormat: return true
        case .tornTail, .missing, .lost, .fork, .stray, .duplicate, .misnamed, .snapshot, .awaited:
          return false
        }
      }
  }
}

extension Diary {
  /// Reads every byte of the journal, of attachments, of the key files and of the snapshot, which
  /// it throws away where that is damaged or has in it what can not be read any more.
  ///
  /// Nothing is decompressed for it: what authenticates is what was written, and `replayFromZero`
  /// is there for the rest. What events say of others is looked at in the history, which is folded
  /// for that where no snapshot keeps it; where the active segment waits for another key or a newer
  /// program there is none.
  ///
  /// - Throws: `.cancelled` when it may not go on; `.undecodable` and `.tooManyLogs` where every
  ///   file is sound.
  /// - Complexity: linear in the size of the vault.
  package func check(
    mayGoOn: @Sendable (Int, Int) -> Bool = { _, _ in true }
  ) throws(DiaryError) -> JournalHealth {
    var findings = try Self.findings(
      in: journal, vault.folder, vault.keys, on: disk, mayGoOn: mayGoOn)
    var partings: [Parting] = []
    var unerasedCount: UInt64 = 0
    do throws(DiaryError) {
      _ = try readLazily { _ in }
      findings += try reviseSnapshot(without: findings.unreadNumbers)
      findings += journal.unseenFindings(upTo: journal.toldNumbers(by: replay.history))
      findings += try onStorage(
        try attachmentFolder.findings(awaiting: expectedAttachments, addedHere: ownAttachments))
      partings = openPartings
      unerasedCount = try wordsToErase().numberCount
      let open = Set(partings.map(\.last.log))
      findings.removeAll { finding in
        guard finding.cause == .fork, let log = finding.log else { return false }
        return journal.branches.run(log) != nil && !open.contains(log)
      }
    } catch let error where error.isOfEvents && findings.contains(where: \.isDamage) {
      // What is amiss with the files comes first.
    } catch let error where error.isOfWaiting && findings.contains(where: \.isDamage) {
      // What waits has been reported; without it there is no history to look at.
      findings += discardDamagedSnapshot()
    }
    let isSound = !findings.contains(where: \.isDamage)
    return JournalHealth(
      findings: findings,
      eventCount: journal.heldNumbers.subtracting(findings.unreadNumbers).numberCount,
      segmentCount: journal.sealedSegments.count, partings: partings,
      deviceNames: isSound ? [:] : try onStorage(try journal.deviceNames()),
      unerasedCount: Int(clamping: unerasedCount))
  }

  /// What is amiss in a journal, among the attachments and the keys of its vault and with its
  /// marker.
  static func findings(
    in journal: JournalFolder, _ vault: VaultFolder, _ master: MasterKeys, on disk: any Disk,
    mayGoOn: ReadingProgress
  ) throws(DiaryError) -> [Finding] {
    let amongKeys = try onStorage { () throws(StorageError) in
      let keys = KeyFiles(folder: vault.keys, disk: disk)
      if try keys.areMissing() { return [Finding(.missing, vault.keys)] }
      let damaged = try keys.damaged().map {
        Finding($0.isUnread ? .unread : .damaged, $0.path, bytes: $0.bytes)
      }
      return try damaged + keys.strays(beside: master).map { Finding(.stray, $0) }
    }
    var ofMarker: [Finding] = []
    do throws(StorageError) {
      let damage = try vault.markerDamage(on: disk)
      if !damage.isEmpty { ofMarker = [Finding(.damaged, vault.marker, bytes: damage)] }
    } catch {
      // Without any marker no vault is opened, and a repair reports it.
    }
    return try onStorage(as: DiaryError.stopping) { () throws(StorageError) in
      let attachments = AttachmentFolder(vault, keys: KeyRing(master), disk: disk)
      let byteCount = try attachments.byteCount()
      let ofJournal = try journal.check { mayGoOn($0, $1 + byteCount) }
      let before = journal.byteCount
      let amongAttachments = try attachments.check { mayGoOn(before + $0, before + $1) }
      return ofJournal + amongAttachments + amongKeys + ofMarker
    }
  }
}

extension [Finding] {
  /// Whether nobody knows what was kept last, because the newest file is not read to its end.
  package var hideEvents: Bool {
    contains { $0.cause == .unread && $0.path?.lastComponent == "live" }
  }

  /// What they list as not readable, by log; where histories part, both sides can be read.
  var unreadNumbers: [LogID: NumberRanges] {
    var unread: [LogID: NumberRanges] = [:]
    for finding in self where finding.cause != .fork && !finding.numbers.isEmpty {
      guard let log = finding.log else { continue }
      unread[log, default: NumberRanges()].formUnion(finding.numbers)
    }
    return unread
  }
}

extension JournalFolder {
  /// The names of the devices, by their logs. Where two have one name, the beginning of the log's
  /// id follows it.
  func deviceNames() throws(StorageError) -> [LogID: String] {
    let names = try givenNames()
    return names.reduce(into: [:]) { result, named in
      let isShared = names.contains { $0.key != named.key && $0.value == named.value }
      result[named.key] = named.value + (isShared ? "." + named.key.description.prefix(4) : "")
    }
  }

  /// The names in the first events of the logs.
  func givenNames() throws(StorageError) -> [LogID: String] {
    var names: [LogID: String] = [:]
    for log in logs {
      guard let record = try record(name(of: 1, in: log)) else { continue }
      do throws(EventDecodingError) {
        let first = try Event(decoding: record.rawSpan)
        if case .logStarted(let started) = first.body { names[log] = started.deviceName }
      } catch {
        // What can not be read now is reported when it is folded.
      }
    }
    return names
  }
}
