/// How a part of a text is marked. Meaning never hangs on it alone.
package enum Style: Sendable {
  case plain, strong, faint, good, waiting, bad

  /// The SGR parameters, or nil for plain.
  var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .waiting: "33"
    case .bad: "31"
    }
  }
}

/// When colour is used.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour a stream.
  ///
  /// `--color` decides before the environment. Then `NO_COLOR`, if not empty, means no
  /// (no-color.org); `FORCE_COLOR` or `CLICOLOR_FORCE`, if neither empty nor 0, means yes;
  /// `TERM=dumb` means no; and what is left is whether a person sits at the stream.
  package func colors(
    isTerminal: Bool, variable: (String) -> String?
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = variable(name), !value.isEmpty, value != "0" { return true }
    }
    if variable("TERM") == "dumb" { return false }
    return isTerminal
  }
}
