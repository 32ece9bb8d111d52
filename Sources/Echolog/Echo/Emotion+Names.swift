extension Emotion {
  /// Those that a person chooses from: all but `unspecified`.
  public static var choices: [Emotion] { registry }

  /// The emotion with this label, in any case of letters.
  ///
  /// - Throws: `unknownEmotion`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    self = try Nearest.choice(
      word, among: Self.registry.map { ($0.label, $0) }, offering: Self.otherNames,
      or: Rejection.unknownEmotion)
  }

  /// What people call them; they are only offered.
  private static let otherNames: [(name: String, value: Emotion)] = [
    ("proud", .achievement), ("pride", .achievement), ("calm", .comfort), ("peace", .comfort),
    ("comforted", .comfort), ("motivated", .motivation), ("brave", .motivation),
    ("courage", .motivation), ("grateful", .gratitude), ("thankful", .gratitude),
    ("thanks", .gratitude), ("sad", .struggle), ("sadness", .struggle), ("anxious", .struggle),
    ("anxiety", .struggle), ("worried", .struggle), ("afraid", .struggle), ("fear", .struggle),
    ("angry", .struggle), ("lonely", .struggle), ("tired", .struggle), ("happy", .joy),
    ("happiness", .joy), ("glad", .joy), ("thoughtful", .reflection), ("hopeful", .hope),
  ]
}
