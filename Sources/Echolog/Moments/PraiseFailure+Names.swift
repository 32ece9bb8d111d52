extension PraiseFailure {
  /// Every reason that can be told.
  package static let registry: [PraiseFailure] = [.offline, .timeout, .refused, .unreadable]

  /// As a person writes it.
  package var label: String {
    switch self {
    case .unspecified: "unknown"
    case .offline: "offline"
    case .timeout: "timeout"
    case .refused: "refused"
    case .unreadable: "unreadable"
    }
  }
}
