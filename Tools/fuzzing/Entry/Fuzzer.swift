import FuzzTargets
import Platform

// libFuzzer's two entries. Its own main calls the first once and the second with every input.

/// The target that `ECHOLOG_FUZZ_TARGET` names; with `ECHOLOG_FUZZ_SEEDS` its seeds are written
/// into that folder first, and that is all.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  if let folder = Environment.current()["ECHOLOG_FUZZ_SEEDS"] { writeSeeds(into: Path(folder)) }
  return 0
}

/// Traps where the target's promise is broken; libFuzzer keeps the input then.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Sound: libFuzzer lends so many bytes until this returns.
  let input = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  do throws(BrokenPromise) {
    try target.judge(input)
  } catch {
    fatalError(error.description)
  }
  return 0
}

private let target: FuzzTarget = {
  guard let name = Environment.current()["ECHOLOG_FUZZ_TARGET"],
    let target = FuzzTarget(rawValue: name)
  else { fatalError("ECHOLOG_FUZZ_TARGET names no target") }
  return target
}()

private func writeSeeds(into folder: Path) {
  let disk = POSIXDisk()
  do throws(StorageError) {
    for (number, seed) in target.seeds().enumerated() {
      try disk.replace(
        folder.appending("seed-\(number)"), with: seed.rawSpan,
        through: folder.appending("seed.partial"))
    }
  } catch {
    fatalError("the seeds can not be written: \(error)")
  }
}
