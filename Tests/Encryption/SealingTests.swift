import Journal
import Platform
import Testing

/// The bytes that hexadecimal digits spell.
private func hex(_ digits: String) -> [UInt8] {
  let values = digits.utf8.map { UInt8($0 < 0x3a ? $0 - 0x30 : $0 - 0x57) }
  return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
}

private func key(_ digits: String) throws -> SymmetricKey {
  try #require(SymmetricKey(bytes: hex(digits)))
}

@Suite struct CipherTests {
  /// Test cases 13, 14 and 16 of McGrew and Viega's specification of GCM.
  @Test func sealsAsTheSpecificationOfGCMShows() throws {
    let zeros = String(repeating: "0", count: 64)
    let patterned = "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"
    let cases = [
      (zeros, "000000000000000000000000", "", "", "530f8afbc74536b9a963b4f1c4cb738b"),
      (
        zeros, "000000000000000000000000", "00000000000000000000000000000000", "",
        "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919"
      ),
      (
        patterned, "cafebabefacedbaddecaf888",
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
          + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
        "feedfacedeadbeeffeedfacedeadbeefabaddad2",
        "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
          + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece"
          + "0f4e1768cddf8853bb2d551b"
      ),
    ]
    for (secret, nonce, plaintext, context, expected) in cases {
      let cipher = AuthenticatedCipher(key: try key(secret))
      let text = hex(plaintext)
      var sealed = [UInt8](repeating: 0xaa, count: text.count + 16)
      var output = sealed.mutableSpan
      cipher.seal(
        text.rawSpan, nonce: hex(nonce).rawSpan, authenticating: hex(context).rawSpan,
        into: &output)
      #expect(sealed == hex(expected))
      var opened = [UInt8](repeating: 0xaa, count: text.count)
      var back = opened.mutableSpan
      try cipher.open(
        sealed.rawSpan, nonce: hex(nonce).rawSpan, authenticating: hex(context).rawSpan,
        into: &back)
      #expect(opened == text)
    }
  }

  @Test func refusesEveryFlippedBitAndLeavesNoPlaintext() throws {
    let cipher = AuthenticatedCipher(key: try key(String(repeating: "5a", count: 32)))
    let text = Array("an inner history".utf8)
    let nonce = [UInt8](repeating: 7, count: 12)
    let context: [UInt8] = [1, 2, 3]
    var sealed = [UInt8](repeating: 0, count: text.count + 16)
    var output = sealed.mutableSpan
    cipher.seal(
      text.rawSpan, nonce: nonce.rawSpan, authenticating: context.rawSpan, into: &output)
    for bit in 0..<(sealed.count + nonce.count + context.count) * 8 {
      var parts = sealed + nonce + context
      parts[bit / 8] ^= 1 << UInt8(bit % 8)
      let damaged = Array(parts[..<sealed.count])
      let otherNonce = Array(parts[sealed.count..<sealed.count + 12])
      let otherContext = Array(parts[(sealed.count + 12)...])
      var opened = [UInt8](repeating: 0xaa, count: text.count)
      #expect(throws: SealingError.authenticationFailed) {
        var back = opened.mutableSpan
        try cipher.open(
          damaged.rawSpan, nonce: otherNonce.rawSpan, authenticating: otherContext.rawSpan,
          into: &back)
      }
      #expect(opened == [UInt8](repeating: 0, count: text.count))
    }
  }
}

@Suite struct DerivationTests {
  @Test func hashesAsFIPS180AndRFC4231Show() {
    let abc = Array("abc".utf8)
    let expected = hex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256.digest(of: abc.rawSpan) == expected)
    var pieces = SHA256()
    for byte in abc { pieces.update([byte].rawSpan) }
    #expect(pieces.finish() == expected)
    let hmacs = [
      (
        [UInt8](repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
    ]
    for (secret, message, digest) in hmacs {
      let bytes = Array(message.utf8)
      #expect(KeyedHash.hmac(key: secret.rawSpan, message: bytes.rawSpan) == hex(digest))
    }
  }

  /// Test cases 1 and 3 of RFC 5869.
  @Test func derivesAsRFC5869Shows() {
    let secret = [UInt8](repeating: 0x0b, count: 22)
    let first = KeyedHash.hkdf(
      secret: secret.rawSpan, salt: hex("000102030405060708090a0b0c").rawSpan,
      info: hex("f0f1f2f3f4f5f6f7f8f9").rawSpan, count: 42)
    #expect(
      first
        == hex(
          "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
    let none: [UInt8] = []
    let third = KeyedHash.hkdf(
      secret: secret.rawSpan, salt: none.rawSpan, info: none.rawSpan, count: 42)
    #expect(
      third
        == hex(
          "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"))
  }

  /// A vector of Argon2's reference implementation (`src/test.c`, version 0x13, t=2, m=2^8, p=1)
  /// and one of PBKDF2-HMAC-SHA256 after RFC 6070's fifth case.
  @Test func stretchesPassphrasesAsTheReferencesShow() throws {
    let argon = PassphraseCost.argon2id(memoryKiB: 256, passes: 2, lanes: 1)
    let derived = try argon.deriveKey(
      from: Array("password".utf8).rawSpan, salt: Array("somesalt".utf8).rawSpan)
    #expect(
      derived == (try key("9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe")))
    let rounds = PassphraseCost.pbkdf2(rounds: 4096)
    let slow = try rounds.deriveKey(
      from: Array("passwordPASSWORDpassword".utf8).rawSpan,
      salt: Array("saltSALTsaltSALTsaltSALTsaltSALTsalt".utf8).rawSpan)
    #expect(slow == (try key("348c89dbcbd32b2f32d814b8116e84cf2b17347ebc1800181c4e2a1fb8dd53e1")))
  }

  @Test func refusesCostsThatNobodyCanPay() throws {
    let salt = [UInt8](repeating: 1, count: 32)
    let costs: [PassphraseCost] = [
      .argon2id(memoryKiB: .max, passes: 1, lanes: 1), .argon2id(memoryKiB: 7, passes: 1, lanes: 1),
      .argon2id(memoryKiB: 64, passes: 0, lanes: 1), .argon2id(memoryKiB: 64, passes: 1, lanes: 0),
      .argon2id(memoryKiB: 65_536, passes: .max, lanes: 1), .pbkdf2(rounds: 0),
      .pbkdf2(rounds: .max),
    ]
    for cost in costs {
      #expect(throws: SealingError.costOutOfRange(cost)) {
        try cost.deriveKey(from: salt.rawSpan, salt: salt.rawSpan)
      }
    }
  }
}

@Suite struct WrappedKeyTests {
  private static let costs: [PassphraseCost] = [
    .argon2id(memoryKiB: 64, passes: 1, lanes: 1), .pbkdf2(rounds: 10), .keyFile,
  ]

  private func wrapped(_ cost: PassphraseCost, secret: [UInt8]) throws -> (SymmetricKey, WrappedKey)
  {
    let master = try key(String(repeating: "c3", count: 32))
    let salt = [UInt8](repeating: 9, count: 32)
    let nonce = [UInt8](repeating: 4, count: 12)
    let locked = try WrappedKey(
      wrapping: master, epoch: 3, secret: secret.rawSpan, cost: cost, salt: salt, nonce: nonce)
    return (master, locked)
  }

  @Test func opensWithTheSecretThatLockedItAndWithNoOther() throws {
    for cost in Self.costs {
      let secret = Array("correct horse".utf8)
      let (master, locked) = try wrapped(cost, secret: secret)
      let bytes = locked.encoded
      #expect(bytes.count == WrappedKey.byteCount)
      let read = try WrappedKey(decoding: bytes.rawSpan)
      #expect(read == locked && read.epoch == 3 && read.cost == cost)
      #expect(try read.unwrap(secret: secret.rawSpan) == master)
      #expect(throws: SealingError.authenticationFailed) {
        try read.unwrap(secret: Array("wrong horse".utf8).rawSpan)
      }
    }
  }

  @Test func noticesEveryFlippedBitAndCut() throws {
    let (_, locked) = try wrapped(.keyFile, secret: [1, 2, 3])
    let bytes = locked.encoded
    for bit in 0..<bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: WrappedKey.Fault.self) { try WrappedKey(decoding: damaged.rawSpan) }
    }
    for count in 0..<bytes.count {
      #expect(throws: WrappedKey.Fault.foreign) {
        try WrappedKey(decoding: Array(bytes[..<count]).rawSpan)
      }
    }
  }

  @Test func aDamagedVersionIsNoNewerFormat() throws {
    let (_, locked) = try wrapped(.keyFile, secret: [1, 2, 3])
    var bytes = locked.encoded
    bytes[8] ^= 2
    #expect(throws: WrappedKey.Fault.damaged) {
      try WrappedKey(decoding: bytes.rawSpan)
    }
  }

  @Test func tellsANewerFormatFromDamage() throws {
    let (_, locked) = try wrapped(.keyFile, secret: [1, 2, 3])
    var bytes = locked.encoded
    bytes[8] = 2
    let rest = CRC32C.checksum(of: Array(bytes[..<120]).rawSpan)
    for index in 0..<4 { bytes[120 + index] = UInt8(truncatingIfNeeded: rest >> UInt32(8 * index)) }
    #expect(throws: WrappedKey.Fault.newerVersion(2)) {
      try WrappedKey(decoding: bytes.rawSpan)
    }
  }
}
