package import Platform

// Whether what the files here hold of one log is one history.
extension JournalFolder {
  /// All stretches of a log: one a segment, and one for the live file.
  package func stretches(of log: LogID) -> [Stretch] {
    heldStretches(of: log).map(\.stretch)
  }

  /// The same, with what is needed to read their records.
  private func heldStretches(of log: LogID) -> [HeldStretch] {
    var result = segments.filter { $0.stretch.log == log }
      .map { HeldStretch($0, as: $0.stretch) }
    if let unsealed, unsealed.stretch.log == log { result.append(unsealed) }
    return result
  }

  /// The links after a number of a log that are told here: none where nobody knows, several where
  /// histories part.
  package func links(of log: LogID, after number: UInt64) -> Set<Link> {
    var links = Set(stretches(of: log).compactMap { $0.link(after: number) })
    if let live, live.opening.log == log, let link = live.link(after: number) { links.insert(link) }
    for frame in state.frames(of: log) where frame.watermark == number {
      links.insert(frame.linkAtWatermark)
    }
    return links
  }

  /// Pairs of stretches of one log that tell different histories, by the number from which on they
  /// are known to differ.
  ///
  /// - Complexity: reads records only of the numbers that no link decides, which are rare.
  package func forks(of log: LogID) throws(JournalError) -> [UInt64] {
    let all = heldStretches(of: log)
    var points: Set<UInt64> = []
    for (position, held) in all.enumerated() {
      for other in all[(position + 1)...] {
        if let point = held.stretch.forkPoint(with: other.stretch) {
          points.insert(point)
        } else if let point = try held.differingNumber(beside: other) {
          points.insert(point)
        }
      }
    }
    return points.sorted()
  }
}
