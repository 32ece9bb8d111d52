import Echolog

extension Messages {
  /// What a setting can not be.
  static func aboutSettings(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .dayStartOutOfRange(let minutes):
      (
        (0..<1440).contains(minutes)
          ? "A day can not start at \(time(minuteOfDay: minutes))."
          : "A day can not start \(count(minutes, "minute")) after midnight.",
        "Choose a time from 00:00 to 12:00."
      )
    case .weekStartOutOfRange(let number):
      ("\(number) is not a day of the week.", "1 is Monday and 7 is Sunday.")
    case .deliveryTimeOutOfRange:
      ("An Echo can only return at a time of day.", "Choose a time from 00:00 to 23:59.")
    case .slotsOutOfRange(0, let max):
      (
        "A device without a slot could show nothing.",
        "echolog set notifications off turns them off; "
          + "else choose a number up to \(grouped(max)), or unlimited."
      )
    case .slotsOutOfRange(let count, let max):
      (
        "A device can not hold \(grouped(count)) notifications.",
        "Choose a number up to \(grouped(max)), or unlimited."
      )
    case .exportNudgeOutOfRange(let days, let max):
      (
        "An export can not be suggested every \(grouped(days)) days.",
        "Choose a number up to \(grouped(max)), or never."
      )
    case .settingUnchanged(let name):
      (
        "\(name.rawValue) is set like that already, so nothing was changed.",
        "echolog settings shows every setting."
      )
    default: notInThisGroup
    }
  }

  /// What it can be, and a line that sets it.
  static func settingExample(_ name: SettingName) -> String {
    var (before, example) = ("", name.values[0])
    switch name.kind {
    case .clock: before = "a time from "
    case .words: example = "\"Ana, next door\""
    case .weekday, .flag, .choice, .count: break
    }
    return "Choose \(before)\(values(of: name)), as in: echolog set \(name.rawValue) \(example)"
  }
}
