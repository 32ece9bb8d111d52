extension Schema {
  /// Every generated file: its path below the root of the tree, and its text.
  package var files: [(path: String, text: String)] {
    let events = "Sources/Echolog/Schema/Generated/"
    return [
      (events + "Enumerations.swift", enumerationSource),
      (events + "Messages.swift", messageSource),
      (events + "Messages+Fields.swift", fieldsSource),
      (events + "Messages+Words.swift", wordsSource),
      ("Tests/RandomEvents/Generated/Messages+Random.swift", sampleSource),
    ]
  }
}
