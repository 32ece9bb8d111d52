private import Dispatch
private import Synchronization

/// Yields when files in a folder were written, made, renamed or removed, as the system reports it;
/// nothing is asked for again and again. Only Linux has it here.
package struct FolderWatch: ~Copyable {
  private let descriptor: Int32

  /// Watches from now on.
  ///
  /// - Throws: `.disk` with the refusal of the system, on others than Linux always.
  package init(_ folder: Path) throws(StorageError) {
    descriptor = try Self.descriptor(folder)
  }

  private static func descriptor(_ folder: Path) throws(StorageError) -> Int32 {
    do throws(ErrorNumber) {
      return try SystemCalls.watch(folder.text)
    } catch {
      throw .disk(.read, folder, error.cause)
    }
  }

  /// Waits until something changed since the watch or the wait before began.
  ///
  /// - Parameter milliseconds: how long at most; nil for as long as it takes.
  /// - Returns: false where a signal ended the wait, as that of Ctrl-C.
  package func wait(milliseconds: Int? = nil) -> Bool {
    SystemCalls.waitForChange(descriptor, milliseconds: milliseconds)
  }

  deinit { SystemCalls.endWatch(descriptor) }
}

extension FolderWatch {
  /// Changes from now on, of which those that nobody took yet are one.
  ///
  /// - Parameter isNews: whether a change is an element.
  /// - Throws: as `init`.
  package static func changes(
    in folder: Path, where isNews: @escaping @Sendable () -> Bool
  ) throws(StorageError) -> AsyncStream<Void> {
    let descriptor = try descriptor(folder)
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "Echolog.FolderWatch"))
    source.setEventHandler {
      _ = SystemCalls.waitForChange(descriptor, milliseconds: 0)
      if isNews() { continuation.yield() }
    }
    source.setCancelHandler { SystemCalls.endWatch(descriptor) }
    source.activate()
    let reading = Reading(source)
    continuation.onTermination = { _ in reading.end() }
    return stream
  }
}

/// The reader of changes, until any thread ends it.
private final class Reading: Sendable {
  private let source: Mutex<any DispatchSourceRead>

  init(_ source: sending any DispatchSourceRead) { self.source = Mutex(source) }

  func end() { source.withLock { $0.cancel() } }
}
