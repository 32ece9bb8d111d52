/// Bytes as text (RFC 4648), with the standard alphabet and padding, as proto3 asks.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        let isPadding = index > group.count
        characters.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> 18 & 63])
        bits <<= 6
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
