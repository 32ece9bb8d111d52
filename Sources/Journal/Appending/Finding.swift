package import Platform

/// One thing that a check found, with the cause that decides its cure.
package struct Finding: Hashable, Sendable {
  package let cause: Cause
  /// The file it is about; nil where no file that is here can be blamed.
  package let path: Path?
  /// The bytes that are not the ones that were written; none where the whole file is meant.
  package let bytes: [Range<Int>]
  /// The log and those of its numbers that can not be read; none where nothing is lost by it.
  package let log: LogID?
  package let numbers: NumberRanges

  /// - Parameters:
  ///   - bytes: none where the whole file is meant.
  ///   - log: whose numbers are meant.
  package init(
    _ cause: Cause, _ path: Path?, bytes: [Range<Int>] = [], log: LogID? = nil,
    numbers: NumberRanges = NumberRanges()
  ) {
    self.cause = cause
    self.path = path
    self.bytes = bytes
    self.log = log
    self.numbers = numbers
  }

  /// Why something is not as it should be; the words are stable, for scripts.
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A commit that a crash cut short: it never happened, and the next writer clears it away.
    case tornTail
    /// Bytes are not the ones that were written.
    case damaged
    /// Bytes are missing at the end of a file.
    case incomplete
    /// The system does not hand a file out, or some bytes of it.
    case unread
    case wrongKey, unknownEpoch, newerFormat, foreign
    /// A key file that opens nothing here and that no holder of the vault's key made.
    case stray
    /// Sequence numbers that are in no file here, or a file that should be here.
    case missing
    /// Sequence numbers that a recovery recorded as lost.
    case lost
    /// Two histories of one log part here.
    case fork
    /// The same file twice.
    case duplicate
    /// A file that was moved or copied to where another belongs.
    case misnamed
    /// A snapshot was damaged. It only saves work, so it was thrown away and is made anew.
    case snapshot
    /// The file of an attachment that no sync has brought yet.
    case awaited
  }

  /// A torn tail is what every crash may leave, and words travel ahead of attachments; all else
  /// needs care.
  package var isDamage: Bool { cause != .tornTail && cause != .awaited }

  /// Whether it is about the file of an attachment, or their folder, in which no event is.
  package var isOfAttachment: Bool {
    guard let name = path?.lastComponent else { return false }
    return AttachmentName(fileName: name) != nil || AttachmentName(putAside: name) != nil
      || name == VaultFolder.attachmentsName
  }

  /// Whether the file of an attachment is gone, or was put aside: only a sync brings it back.
  package var isLostAttachment: Bool {
    guard isOfAttachment, let name = path?.lastComponent else { return false }
    return cause == .missing || AttachmentName(putAside: name) != nil
  }

  /// Whether a save or a copy of a file came to no end, and the bytes that are here are those that
  /// were written.
  package var isInterruption: Bool { cause == .tornTail || cause == .incomplete }

  /// Whether a copy of what can be read is without it: bytes or files are not as they should be,
  /// and no key and no newer program would open them.
  package var isMendable: Bool {
    switch cause {
    case .damaged, .incomplete, .unread, .foreign, .stray, .duplicate, .misnamed: true
    case .missing: path != nil && !isOfAttachment
    case .tornTail, .lost, .fork, .wrongKey, .unknownEpoch, .newerFormat, .snapshot, .awaited:
      false
    }
  }
}

extension FileFault {
  package var cause: Finding.Cause {
    switch self {
    case .foreign: .foreign
    case .newerFormat: .newerFormat
    case .unknownEpoch: .unknownEpoch
    case .wrongKey: .wrongKey
    case .incomplete: .incomplete
    case .damaged: .damaged
    case .unread: .unread
    }
  }
}
