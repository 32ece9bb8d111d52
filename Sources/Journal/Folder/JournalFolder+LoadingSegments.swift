import Platform

extension JournalFolder {
  /// Of more segments none stays open, because a process may open only so many files.
  private static let openSegmentLimit = 256

  /// Opens the segments that are not open yet, and again those that changed since, and those of
  /// which the medium did not give everything back.
  func loadSegments() throws(StorageError) {
    // By their bytes, because names that differ in those alone are equal as strings.
    let known = Dictionary(
      segments.map { (Array($0.name.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    var found: [SegmentFile] = []
    for name in try segmentNames() {
      if let segment = known[Array(name.utf8)], !segment.isUnread, !segment.isChanged {
        found.append(segment)
        continue
      }
      let path = paths.segments.appending(name)
      do throws(StorageError) {
        found.append(try openSegment(path))
      } catch .file(_, let fault) {
        unreadable.append(UnreadableFile(path: path, fault: fault))
      }
    }
    segments = found
    let stayOpen = found.count <= Self.openSegmentLimit
    for segment in found where segment.file.staysOpen != stayOpen {
      segment.file.staysOpen = stayOpen
      segment.file.letGo()
    }
    // With no file at all that this key opens, it is the key that is wrong, not the files.
    if found.isEmpty, state.scan == nil,
      let file = unreadable.first(where: { $0.fault == .wrongKey })
    {
      throw .file(file.path, .wrongKey)
    }
  }

  /// Opens a segment; the second time that the system refuses to hand it out is reported as its
  /// fault.
  ///
  /// - Throws: `.disk` with `.notFound` where it is not there any more.
  private func openSegment(_ path: Path, isAgain: Bool = false) throws(StorageError) -> SegmentFile
  {
    do throws(StorageError) {
      return try SegmentFile(path, on: disk, keys: keys)
    } catch {
      switch error.refusal {
      case .io, .permission: break
      // A link that leads through a file or nowhere.
      case .notDirectory, .other: break
      case .notFound where try segmentNames().contains(path.lastComponent): break
      default: throw error
      }
      guard isAgain else { return try openSegment(path, isAgain: true) }
      throw .file(path, .unread)
    }
  }

  func segmentNames() throws(StorageError) -> [String] {
    do throws(StorageError) {
      return try disk.list(paths.segments).map(\.name).filter {
        $0.hasSuffix(SegmentWriter.nameSuffix)
      }
    } catch .disk(_, _, .notDirectory) {
      unreadable.append(UnreadableFile(path: paths.segments, fault: .damaged(offset: 0)))
      return []
    }
  }
}
