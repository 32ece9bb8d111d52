extension EventName: LosslessStringConvertible {
  /// Thirty-two lower-case hexadecimal digits, a colon and a number from 1: `LOG:NUMBER`.
  public var description: String { "\(log):\(number)" }

  /// Reads a `description`; nil for any other text. Whether an entry has the name is decided by the
  /// call that is given it.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let log = LogID(digits: parts[0]), let number = UInt64(parts[1]),
      number > 0
    else { return nil }
    self.init(log: log, number: number)
    // One entry has one text, so that an app may compare texts.
    guard self.description == description else { return nil }
  }
}

extension EventName {
  /// A name that no entry has, for a preview or a test.
  ///
  /// - Parameter number: from 1; different numbers make different names.
  public static func made(_ number: UInt64 = 1) -> EventName {
    EventName(log: LogID(high: 0, low: 0), number: number)
  }
}

extension EventName: Codable {
  /// - Throws: `DecodingError.dataCorrupted` for a text that names no entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = EventName(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "EntryID")
    }
    self = id
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
