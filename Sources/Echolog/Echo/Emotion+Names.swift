extension Emotion {
  /// The emotion with this label, in any case of letters.
  ///
  /// - Throws: `unknownEmotion`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    let labels = Self.registry.map(\.label)
    if let index = labels.firstIndex(of: word.lowercased()) {
      self = Self.registry[index]
      return
    }
    let names = labels + Self.otherNames.map(\.name)
    guard let nearest = Nearest.suggestion(for: word, among: names) else {
      throw .unknownEmotion(word, nearest: nil)
    }
    let meant = Self.otherNames.first { $0.name == nearest }?.emotion
    throw .unknownEmotion(word, nearest: meant ?? Self.registry.first { $0.label == nearest })
  }

  /// What people call them; they are only offered.
  private static let otherNames: [(name: String, emotion: Emotion)] = [
    ("proud", .achievement), ("pride", .achievement), ("calm", .comfort), ("peace", .comfort),
    ("comforted", .comfort), ("motivated", .motivation), ("brave", .motivation),
    ("courage", .motivation), ("grateful", .gratitude), ("thankful", .gratitude),
    ("thanks", .gratitude), ("sad", .struggle), ("sadness", .struggle), ("anxious", .struggle),
    ("anxiety", .struggle), ("worried", .struggle), ("afraid", .struggle), ("fear", .struggle),
    ("angry", .struggle), ("lonely", .struggle), ("tired", .struggle), ("happy", .joy),
    ("happiness", .joy), ("glad", .joy), ("thoughtful", .reflection), ("hopeful", .hope),
  ]
}
