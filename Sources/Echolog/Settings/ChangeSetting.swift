/// Changes a setting of the vault, or of this device. What is already recorded stays on its days.
///
///     try await diary.perform(ChangeSetting.praise(.quiet))
public struct ChangeSetting: Command, Equatable {
  let name: SettingName
  let number: Int
  /// The person's own; empty in all but a setting of words.
  private(set) var words: String

  init(_ name: SettingName, _ number: Int, words: String = "") {
    self.name = name
    self.number = number
    self.words = words
  }

  /// Reads what a setting is to be, as `delivery-time` and `08:30`.
  ///
  /// - Throws: `settingNotUnderstood`, and `slotsOutOfRange` for no slot at all; what else is
  ///   understood and not possible, `decide` refuses.
  package init(_ name: SettingName, to words: String) throws(Rejection) {
    let declaration = name.declaration
    let word = words.lowercased()
    guard let number = declaration.kind.number(word) else {
      throw .settingNotUnderstood(words, name)
    }
    // No bound is kept as 0, which a person who types it means the other way round.
    if case .count(let range, let zero, _) = declaration.kind, number == 0, word != zero,
      !range.contains(0)
    {
      throw declaration.refusal(of: number, for: name)
    }
    self.init(name, number)
    if case .words = declaration.kind, number != 0 { self.words = words }
  }

  /// - Parameter isInForce: whether a setting is like that already.
  package func decide(
    isInForce: (SettingChanged.Setting) -> Bool = { _ in false }, in now: Now
  ) throws(Rejection) -> PendingEvent {
    let declaration = name.declaration
    guard declaration.kind.allows(number) else {
      throw declaration.refusal(of: number, for: name)
    }
    if case .words(let bytes) = declaration.kind { _ = try WordLimits.count(words, bytes: bytes) }
    guard let setting = SettingChanged.Setting(field: declaration.field, value: Int64(number))
    else {
      preconditionFailure("a declaration has the number of a field in the schema")
    }
    if isInForce(setting) { throw .settingUnchanged(name) }
    let helpLine = words.isBlank ? "" : words
    return PendingEvent(
      .settingChanged(SettingChanged(helpLine: .inline(helpLine), setting: setting)), in: now)
  }

  /// Records it.
  ///
  /// - Throws: `dayStartOutOfRange`, `weekStartOutOfRange`, `deliveryTimeOutOfRange`,
  ///   `slotsOutOfRange`, `exportNudgeOutOfRange`, `settingNotUnderstood` for a choice that is
  ///   none, `textTooLarge`; `settingUnchanged`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    .records(try decide(isInForce: { history.isInForce($0, on: now.device) }, in: now))
  }
}
