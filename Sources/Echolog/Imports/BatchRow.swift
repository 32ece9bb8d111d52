struct BatchRow: NamedRow {
  var startedAt: Int64
  var number: UInt32
  var entryCount: UInt32
  var log: UInt16
  var kind: UInt16
  var flags: Flags
  let unused: UInt16 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    static let undone = Flags(rawValue: 1 << 0)
    static let hasName = Flags(rawValue: 1 << 1)
    static let forgotten = Flags(rawValue: 1 << 2)
    static let finished = Flags(rawValue: 1 << 3)
  }
}
