import Journal
import Platform
import SimulatedMachine

/// Lines that were not carried out, which a prompt keeps sealed. The first byte is 0 in front of a
/// file as it is, or else the place from the end of a byte that is damaged; then come epoch, a byte
/// for the whole salt, and the words. A second writer of the bytes in `Schemas/vault-format.md`,
/// "Unfinished lines".
enum UnfinishedTarget {
  private static let commitPointerByteCount = 44

  static var seeds: [[UInt8]] {
    let words = [UInt8](repeating: 0, count: 8) + Array("moment 'half a".utf8)
    guard let keys else { return [] }
    return [
      [0] + SealedLine.seal(words, with: keys), [1, 1, 0, 0, 0, 9] + words,
      [60, 2, 0, 0, 0, 9] + words, [1, 1, 0, 0, 0, 9],
    ]
  }

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let keys else { throw BrokenPromise("a key file does not open") }
    var supply = Supply(bytes)
    let place = Int(supply.byte())
    guard place > 0 else { return try judgeFile(Array(bytes.dropFirst()), with: keys) }
    let epoch = supply.word()
    let salt = [UInt8](repeating: supply.byte(), count: 32)
    let words = Array(bytes.dropFirst(6))
    var file = sealed(words, epoch: epoch, salt: salt)
    let opened = SealedLine.open(file, with: keys)
    try promise(opened == (epoch == 1 ? words : nil), "words do not come back, or of no key")
    file[max(file.count - place, 0)] ^= 1
    try promise(SealedLine.open(file, with: keys) == nil, "a damaged line opens")
  }

  private static func judgeFile(
    _ file: [UInt8], with keys: MasterKeys
  ) throws(BrokenPromise) {
    guard let words = SealedLine.open(file, with: keys) else { return }
    let again = sealed(words, epoch: 1, salt: Array(file[12..<commitPointerByteCount]))
    try promise(again == file, "a line opens that was not written so")
  }

  private static func sealed(_ words: [UInt8], epoch: UInt32, salt: [UInt8]) -> [UInt8] {
    guard let master = ForgedFile.master else { return [] }
    var commitPointer = ByteWriter()
    commitPointer.append(contentsOf: Array("ECHOLIN\n".utf8))
    commitPointer.append(littleEndian: epoch)
    commitPointer.append(contentsOf: salt)
    let key = KeyedHash.deriveKey(
      from: master, salt: salt.rawSpan, info: "echolog unfinished line 1")
    var sealed = [UInt8](repeating: 0, count: words.count + AuthenticatedCipher.tagByteCount)
    var output = sealed.mutableSpan
    let nonce = [UInt8](repeating: 0, count: AuthenticatedCipher.nonceByteCount)
    AuthenticatedCipher(key: key).seal(
      words.rawSpan, nonce: nonce.rawSpan, authenticating: commitPointer.span, into: &output)
    return commitPointer.bytes + sealed
  }

  /// The master key of all forged files, unlocked as a vault does it.
  private static let keys: MasterKeys? = {
    let disk = SimulatedMachine().startProcess()
    let folder: Path = "/keys"
    guard let master = ForgedFile.master else { return nil }
    do {
      let wrapped = try WrappedKey(
        wrapping: master, epoch: 1, secret: master.span, cost: .keyFile,
        salt: [UInt8](repeating: 1, count: 32), nonce: [UInt8](repeating: 2, count: 12))
      try disk.makeDirectories(folder)
      try disk.replace(
        folder.appending("a.key"), with: wrapped.encoded.rawSpan, through: "/new")
      return try MasterKeys.unlock(with: .keyFile(master), in: folder, on: disk)
    } catch {
      return nil
    }
  }()
}
