import Journal
import Platform

/// A journal file whose frames contain what the fuzzer wants and are authentic all the same, and
/// whose checksums fit: else every mutation would end at the first of them. A second writer of the
/// bytes in `Schemas/journal-format.md`.
///
/// Its recipe: a byte of `Form`, the numbers that this announces, what the headers say instead of
/// the truth where it announces that, then frames.
struct ForgedFile {
  enum Kind: UInt16 {
    case active = 1
    case sealed = 2
    case snapshot = 3
  }

  struct Form: OptionSet {
    let rawValue: UInt8
    static let totalLength = Form(rawValue: 1)
    static let footerOffset = Form(rawValue: 2)
    static let oneHeader = Form(rawValue: 4)
    static let untrueHeader = Form(rawValue: 8)
  }

  static let master = SymmetricKey(bytes: (0..<32).map { UInt8($0) })

  /// Of a file with a salt: the key, then the key check.
  static func derived(_ salt: [UInt8]) -> (key: [UInt8], check: [UInt8]) {
    let info: [UInt8] = Array("echolog file 1".utf8)
    guard let master else { return ([], []) }
    let bytes = KeyedHash.hkdf(
      secret: master.span, salt: salt.rawSpan, info: info.rawSpan, count: 48)
    return (Array(bytes.prefix(32)), Array(bytes.suffix(16)))
  }

  private static func cipher(_ salt: [UInt8]) -> AuthenticatedCipher? {
    SymmetricKey(bytes: derived(salt).key).map { AuthenticatedCipher(key: $0) }
  }

  static func bytes(_ kind: Kind, recipe: [UInt8]) -> [UInt8] {
    var supply = Supply(recipe)
    let form = Form(rawValue: supply.byte())
    let toldTotal = form.contains(.totalLength) ? supply.number(byteCount: 8) : nil
    let toldFooter = form.contains(.footerOffset) ? supply.number(byteCount: 8) : nil
    let truth = ForgedHeader(kind)
    var header = truth
    let told = form.contains(.untrueHeader) ? header.tell(from: &supply) : []
    guard let cipher = cipher(told.contains(.sealedSo) ? header.salt : truth.salt) else {
      return []
    }
    var file = [UInt8](repeating: 0, count: kind == .active ? 8192 : ForgedHeader.byteCount)
    var index: UInt32 = 0
    var lastFrame = 0
    while !supply.isEmpty {
      lastFrame = file.count
      let frame = ForgedFrame(from: &supply, next: index)
      file += frame.sealed(by: cipher)
      index = frame.index + 1
    }
    let total = toldTotal ?? UInt64(file.count + (kind == .sealed ? ForgedHeader.byteCount : 0))
    let footer = toldFooter ?? UInt64(lastFrame)
    let first = header.encoded(total: total, footer: footer)
    file.replaceSubrange(0..<first.count, with: first)
    if form.contains(.oneHeader) { return file }
    let second = told.contains(.firstOnly) ? truth.encoded(total: total, footer: footer) : first
    switch kind {
    case .active: file.replaceSubrange(4096..<4096 + second.count, with: second)
    case .sealed: file += second
    case .snapshot: break
    }
    return file
  }

  /// The recipe of a genuine file; padding and what does not open are left out.
  ///
  /// - Parameters:
  ///   - header: what its headers say, as `ForgedHeader` has it; nothing for the truth.
  ///   - frames: what the header of the frame at that place says, as `ForgedFrame` has it.
  static func recipe(
    of file: [UInt8], from start: Int, header: [UInt8] = [], frames: [Int: [UInt8]] = [:]
  ) -> [UInt8] {
    guard file.count > ForgedHeader.byteCount, let cipher = cipher(Array(file[16..<48])) else {
      return []
    }
    let form: Form = header.isEmpty ? [] : .untrueHeader
    var recipe = [form.rawValue] + header
    var offset = start
    var place = 0
    while offset + ForgedFrame.headerByteCount <= file.count {
      var reader = Supply(Array(file[offset..<offset + ForgedFrame.headerByteCount]))
      guard reader.word() == ForgedFrame.marker else { break }
      let index = reader.word()
      let length = Int(reader.word())
      let flags = UInt8(truncatingIfNeeded: reader.word())
      let body = offset + ForgedFrame.headerByteCount
      let end = body + length + AuthenticatedCipher.tagByteCount
      var plaintext = [UInt8](repeating: 0, count: length)
      var output = plaintext.mutableSpan
      do throws(SealingError) {
        try cipher.open(
          file[body..<end].bytes.rawSpan, nonce: file[offset + 16..<offset + 28].bytes.rawSpan,
          authenticating: file[offset..<offset + 28].bytes.rawSpan, into: &output)
      } catch {
        break
      }
      let isPadding = flags & 16 != 0
      let untrue = frames[place] ?? []
      recipe += [
        untrue.isEmpty ? flags : flags | ForgedFrame.isUntrue, index < 255 ? UInt8(index) : 255,
      ]
      recipe += untrue + counted(isPadding ? [] : plaintext)
      offset = end
      place += 1
    }
    return recipe
  }
}

extension ArraySlice<UInt8> {
  fileprivate var bytes: [UInt8] { Array(self) }
}
