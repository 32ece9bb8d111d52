import Platform

/// What a medium gave back of a file.
struct MediumBytes {
  /// With zeros for those that it did not give back.
  var bytes: [UInt8]
  /// Which these are, by their places in the file.
  var unread: [Range<Int>]
}

extension OpenFile {
  /// What the system reads, and fails to read, at once.
  private static let pageByteCount = 4096

  /// Fills `buffer` from the bytes at `offset`; where the medium fails, every page is asked for by
  /// itself, and those that it does not give back are zeros. A failure that does not last is so
  /// none.
  ///
  /// - Returns: how many bytes were read, as `read`, and which of the file's bytes were not.
  func readAround(
    at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(StorageError) -> (count: Int, unread: [Range<Int>]) {
    do throws(StorageError) {
      return (try read(at: offset, into: &buffer), [])
    } catch {
      guard error.refusal == .io else { throw error }
    }
    let end = min(offset + buffer.count, try length())
    var unread: [Range<Int>] = []
    var position = offset
    while position < end {
      let next = min(end, (position / Self.pageByteCount + 1) * Self.pageByteCount)
      var page = buffer._mutatingExtracting(position - offset..<next - offset)
      do throws(StorageError) {
        let count = try read(at: position, into: &page)
        guard count == page.count else { return (position - offset + count, unread) }
      } catch {
        guard error.refusal == .io else { throw error }
        unread.append(position..<next)
        for place in page.indices { page[place] = 0 }
      }
      position = next
    }
    return (max(0, end - offset), unread)
  }

  /// The `count` bytes at `offset`, fewer only at the end of the file.
  func readAround(at offset: Int, count: Int) throws(StorageError) -> MediumBytes {
    var bytes = [UInt8](repeating: 0, count: count)
    var buffer = bytes.mutableSpan
    let read = try readAround(at: offset, into: &buffer)
    bytes.removeLast(count - read.count)
    return MediumBytes(bytes: bytes, unread: read.unread)
  }
}
