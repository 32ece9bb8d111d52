import CivilTime
import Events

/// Changes a setting of the vault. What is already recorded stays on its days.
package enum ChangeSetting: Equatable, Sendable {
  case dayStart(minutes: Int)
  /// By ISO number, 1 for Monday.
  case weekStart(Int)

  /// - Throws: `dayStartOutOfRange`, `weekStartOutOfRange`.
  package func decide(in context: Context) throws(Rejection) -> Draft {
    switch self {
    case .dayStart(let minutes):
      guard let start = DayStart(minutes: minutes) else {
        throw .dayStartOutOfRange(minutes: minutes)
      }
      return Draft(
        .settingChanged(SettingChanged(setting: .dayStartMinutes(UInt32(start.minutes)))),
        in: context)
    case .weekStart(let number):
      guard let weekday = Weekday(rawValue: number) else { throw .weekStartOutOfRange(number) }
      return Draft(
        .settingChanged(SettingChanged(setting: .weekStart(UInt32(weekday.rawValue)))),
        in: context)
    }
  }
}
