extension Result {
  /// What came of it; nil for a failure of which nobody has to know more.
  package var value: Success? { if case .success(let value) = self { value } else { nil } }
}
