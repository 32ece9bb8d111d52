package import Events

extension Emotion {
  /// The eight of S0 4.1, in its order.
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which a person chooses it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .achievement: "achievement"
    case .comfort: "comfort"
    case .motivation: "motivation"
    case .gratitude: "gratitude"
    case .struggle: "struggle"
    case .joy: "joy"
    case .reflection: "reflection"
    case .hope: "hope"
    }
  }

  /// The emotion with this label, in any case of letters.
  ///
  /// - Throws: `unknownEmotion`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    let labels = Self.registry.map(\.label)
    if let index = labels.firstIndex(of: word.lowercased()) {
      self = Self.registry[index]
      return
    }
    let nearest = Nearest.suggestion(for: word, among: labels)
    throw .unknownEmotion(word, nearest: Self.registry.first { $0.label == nearest })
  }
}
