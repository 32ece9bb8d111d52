/// What a setting can be and what holds before anybody sets it.
struct SettingDeclaration {
  /// Its number in the schema.
  let field: UInt32
  let kind: SettingKind
  let standard: Int
  private(set) var isOfDevice = false
  /// By which a policy keeps out all but the standard.
  private(set) var policyRule: PolicyRule?
  /// What is said of a number that it can not be; nil where it is not understood.
  private(set) var refusal: ((Int) -> Rejection)?

  func refusal(of number: Int, for name: SettingName) -> Rejection {
    refusal?(number) ?? .settingNotUnderstood(String(number), name)
  }
}

/// The kinds of settings, each kept as a number.
package enum SettingKind {
  /// Minutes after midnight.
  case clock(ClosedRange<Int>)
  /// By ISO number, 1 for Monday.
  case weekday
  /// Kept as 1 and 0.
  case flag(on: String, off: String)
  /// The words for an enumeration of the schema, in the order of its numbers from 1.
  case choice([String])
  /// With a word for no number, kept as 0.
  case count(ClosedRange<Int>, zero: String, example: Int)
  /// Of the person's own, in the event; the number tells whether there are any.
  case words(bytes: Int)

  /// The number that a word stands for, in small letters; nil for none.
  func number(_ word: String) -> Int? {
    switch self {
    case .clock: ClockTime.minute(word)
    case .weekday:
      Weekday.allCases.first { $0.label == word || $0.label.prefix(3) == word }?.rawValue
    case .flag(let on, let off): word == on ? 1 : word == off ? 0 : nil
    case .choice(let words): words.firstIndex(of: word).map { $0 + 1 }
    case .count(_, let zero, _): word == zero ? 0 : Int(word)
    case .words: word.isBlank ? nil : word == "none" ? 0 : 1
    }
  }

  /// Whether it can be set to a number.
  func allows(_ number: Int) -> Bool {
    switch self {
    case .clock(let range): range.contains(number)
    case .weekday: Weekday(rawValue: number) != nil
    case .flag: number == 0 || number == 1
    case .choice(let words): words.indices.contains(number - 1)
    case .count(let range, _, _): number == 0 || range.contains(number)
    case .words: true
    }
  }

  /// The word for a number that it allows.
  func word(_ number: Int) -> String {
    switch self {
    case .clock: ClockTime.word(minute: number)
    case .weekday: Weekday(rawValue: number)?.label ?? ""
    case .flag(let on, let off): number == 0 ? off : on
    case .choice(let words): words[number - 1]
    case .count(_, let zero, _): number == 0 ? zero : String(number)
    case .words: "none"
    }
  }
}

extension SettingName {
  /// What it can be.
  package var kind: SettingKind { declaration.kind }

  /// Its number in the schema.
  var field: UInt32 { declaration.field }

  /// - Throws: `unknownSetting`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    self = try Nearest.choice(
      word, among: Self.allCases.map { ($0.rawValue, $0) }, or: Rejection.unknownSetting)
  }

  /// By its number in the schema; nil for one that has no name yet.
  init?(field: UInt32) {
    guard let name = Self.allCases.first(where: { $0.field == field }) else { return nil }
    self = name
  }

  /// The setting that an event changes; nil for one that has no name yet.
  package init?(_ setting: SettingChanged.Setting?) {
    guard let setting else { return nil }
    self.init(field: setting.integers.field)
  }

  /// The words that it can be; one of them is an example where others can be written too.
  package var values: [String] {
    switch kind {
    case .clock: [kind.word(declaration.standard)]
    case .weekday: Weekday.allCases.map(\.label)
    case .flag(let on, let off): [on, off]
    case .choice(let words): words
    case .count(_, let zero, let example): [String(example), zero]
    case .words: ["none"]
    }
  }
}

extension History {
  /// The setting that an event changed, or `policy`; nil for an event about anything else.
  package func setting(changedBy event: EventName) -> String? {
    let slot = slot(of: event)
    return slot.kind == .setting
      ? SettingName(field: slot.settingPlace.field)?.rawValue ?? "policy" : nil
  }
}
