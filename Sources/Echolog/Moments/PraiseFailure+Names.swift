extension PraiseFailure {
  /// As a person writes it.
  package var label: String { self == .unspecified ? "unknown" : "\(self)" }
}
