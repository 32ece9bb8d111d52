import Echolog

extension Messages {
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
      say("\(number) is not a day of the week.", "1 is Monday and 7 is Sunday.")
    case .deliveryTimeOutOfRange:
      say("An Echo can only return at a time of day.", "Choose a time from 00:00 to 23:59.")
    case .slotsOutOfRange(0, let max):
      say(
        "A device without a slot could show nothing.",
        "echolog set notifications off turns them off; "
          + "else choose a number up to \(grouped(max)), or unlimited.")
    case .slotsOutOfRange(let count, let max):
      say(
        "A device can not hold \(grouped(count)) notifications.",
        "Choose a number up to \(grouped(max)), or unlimited.")
    case .exportNudgeOutOfRange(let days, let max):
      say(
        "An export can not be suggested every \(grouped(days)) days.",
        "Choose a number up to \(grouped(max)), or never.")
    case .settingUnchanged(let name):
      say(
        "\(name.rawValue) is set like that already, so nothing was changed.",
        "echolog settings shows every setting.")
    default: notInThisGroup
    }
  }

  static func settingExample(_ name: SettingName) -> String {
    var (before, example) = ("", name.values[0])
    switch name.kind {
    case .clock: before = "a time from "
    case .words: example = "\"Ana, next door\""
    case .weekday, .flag, .choice, .count: break
    }
    return "Choose \(before)\(values(of: name)), as in: echolog set \(name.rawValue) \(example)"
  }

  static var emotionChoices: String { "EMOTION is \(choices(Emotion.registry.map(\.label)))." }

  static var settingChoices: [Page.Block] {
    Page.Block.list(SettingName.allCases.map { ($0.rawValue, values(of: $0)) })
  }

  static var policyChoices: [Page.Block] {
    Page.Block.list(Policy.presets.map { ($0.label, gist(of: $0)) })
  }

  static func values(of name: SettingName) -> String {
    switch name.kind {
    case .clock(let range):
      "\(time(minuteOfDay: range.lowerBound)) to \(time(minuteOfDay: range.upperBound))"
    case .count(_, let zero, _): "a number or \(zero)"
    case .words: "words of your own or none"
    case .weekday, .flag, .choice: choices(name.values)
    }
  }
}
