package import Echolog
package import Platform

/// Values for random events, reproducible from a seed: half ordinary, half at the edges of a type.
package struct RandomValues {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  package mutating func index(below count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  /// Any number of significant bits is equally likely, so that every length of varint occurs.
  private mutating func integer<Value: FixedWidthInteger>() -> Value {
    switch index(below: 8) {
    case 0: return 0
    case 1: return .max
    case 2: return .min
    default: break
    }
    let value = Value(truncatingIfNeeded: next() >> UInt64(index(below: 64)))
    return Value.isSigned && index(below: 2) == 0 ? 0 &- value : value
  }
}

extension RandomValues {
  package mutating func uint32() -> UInt32 { integer() }
  package mutating func uint64() -> UInt64 { integer() }
  package mutating func fixed64() -> UInt64 { integer() }
  package mutating func sint32() -> Int32 { integer() }
  package mutating func sint64() -> Int64 { integer() }
  package mutating func bool() -> Bool { index(below: 2) == 0 }

  package mutating func enumeration<Value: CaseIterable>() -> Value {
    let cases = Array(Value.allCases)
    return cases[index(below: cases.count)]
  }

  package mutating func string() -> String {
    let pieces = [
      "", "a", "ran 5 km", "\"quoted\" \\ / \n\t\u{0}\u{1f}\u{7f}", "süß", "한국어", "👩‍👩‍👧‍👦", "e\u{301}",
      "\u{2028}", "\u{fffd}", "🇰🇷", String(repeating: "long ", count: 60),
    ]
    var text = ""
    for _ in 0..<index(below: 4) { text += pieces[index(below: pieces.count)] }
    return text
  }

  package mutating func text() -> Text { .inline(string()) }

  package mutating func bytes() -> [UInt8] {
    (0..<index(below: 40)).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  package mutating func logID() -> LogID? {
    bool() ? LogID(high: next(), low: next()) : nil
  }

  package mutating func optional<Value>(_ value: (inout RandomValues) -> Value) -> Value? {
    bool() ? value(&self) : nil
  }

  package mutating func array<Value>(_ value: (inout RandomValues) -> Value) -> [Value] {
    var values: [Value] = []
    for _ in 0..<index(below: 4) { values.append(value(&self)) }
    return values
  }
}
