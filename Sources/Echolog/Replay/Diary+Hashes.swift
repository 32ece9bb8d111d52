import Journal

extension Diary {
  /// What all devices that hold the same history and fold it alike agree on, texts included.
  ///
  /// DESIGN section 4: a canonical encoding of every read model behind the version of the fold,
  /// without now, zone, locale, caches or the order of arrival.
  package func stateHash() throws(DiaryError) -> [UInt8] {
    try stateHash(of: time == .present ? replay.history : view().history)
  }

  func stateHash(of history: History) throws(DiaryError) -> [UInt8] {
    try stateHash(of: history, words: readWords)
  }

  /// The same by other words than those in the journal.
  func stateHash(
    of history: History, words: @escaping (WordsReference) throws(DiaryError) -> String?
  ) throws(DiaryError) -> [UInt8] {
    var digest = SHA256()
    var writer = ByteWriter()
    try history.encodeCanonically(into: &writer, words: words) { writer in
      digest.update(writer.span)
      writer.removeAll(keepingCapacity: true)
    }
    digest.update(writer.span)
    return digest.finish()
  }

  /// What all devices that hold the same events agree on: of each log its end and the link there,
  /// what is lost, and what is forgotten. Where a log parts, the ids of its branches tell the link.
  package func historyHash() -> [UInt8] {
    var writer = ByteWriter()
    for log in journal.logs {
      let end = journal.end(of: log)
      writer.append(contentsOf: log.bytes)
      writer.append(littleEndian: end.number)
      let isForked = journal.branches.run(log)?.isForked == true
      writer.append(contentsOf: isForked ? [] : end.chainHash?.bytes ?? [])
      let gaps = journal.gaps(of: log)
      writer.append(varint: UInt64(gaps.count))
      for gap in gaps {
        writer.append(littleEndian: gap.numbers.lowerBound)
        writer.append(littleEndian: gap.numbers.upperBound)
      }
    }
    for entity in replay.history.forgotten.sorted() {
      writer.append(contentsOf: entity.log.bytes)
      writer.append(littleEndian: entity.number)
    }
    return SHA256.digest(of: writer.span)
  }
}
