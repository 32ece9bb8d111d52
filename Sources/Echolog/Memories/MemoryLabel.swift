/// A tag, a person or a place, in the words that a person labels a memory with.
///
///     let labels = [MemoryLabel(.person, "Ana"), MemoryLabel(.place, "Riga")]
///     try await diary.perform(EditMemory(id, labels: labels))
public struct MemoryLabel: Hashable, Sendable {
  /// Which of the three.
  public let kind: LabelKind
  /// As they are written.
  public let words: String

  /// A label as it is written.
  public init(_ kind: LabelKind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  /// Whether the two are one label: case and accents make no difference.
  package func isSame(as other: MemoryLabel) -> Bool { key == other.key }

  /// As `isSame`; one of no kind means a tag, a person or a place of its words.
  package func means(_ other: MemoryLabel) -> Bool {
    MemoryLabel(kind == .unspecified ? other.kind : kind, words).isSame(as: other)
  }

  /// What labels that count as the same have in common.
  package var key: MemoryLabel { MemoryLabel(kind, WordFolding.key(words)) }

  /// Whether each of its words begins a word of the other, as `muller` does of `Ana Müller`, the
  /// way a search compares words; one of no kind may be a part of any.
  package func isPart(of other: MemoryLabel) -> Bool {
    guard kind == .unspecified || kind == other.kind else { return false }
    let terms = WordFolding.terms(of: words).map { Array($0.unicodeScalars) }
    // Signs alone, such as an emoji, have no words.
    guard !terms.isEmpty else { return MemoryLabel(other.kind, words).isSame(as: other) }
    var folding = WordFolding()
    let text = folding.fold(other.words).scalars
    return terms.allSatisfy { WordFolding.place(of: $0, in: text) != nil }
  }

  /// As a new one is kept: a tag without the sign that marks it elsewhere. What may be any kind of
  /// label counts as a tag.
  var withoutSign: MemoryLabel {
    let isMarked =
      (kind == .tag || kind == .unspecified) && words.hasPrefix("#") && words.count > 1
    return isMarked ? MemoryLabel(kind, String(words.dropFirst())) : self
  }

  /// The label as it is kept: without white space around it.
  ///
  /// - Throws: `labelEmpty`, `labelTooLong`, `textTooLarge`.
  func checked() throws(Rejection) -> MemoryLabel {
    let ended = words.reversed().drop(while: \.isWhitespace).reversed()
    let trimmed = String(ended.drop(while: \.isWhitespace))
    guard !trimmed.isEmpty else { throw .labelEmpty(kind) }
    try WordLimits.check(
      trimmed, atMost: WordLimits.label, bytes: WordLimits.labelBytes, Rejection.labelTooLong)
    return MemoryLabel(kind, trimmed)
  }
}

extension [MemoryLabel] {
  /// Those that count as the same once, as the first of them is written.
  var eachOnce: [MemoryLabel] {
    var met: Set<MemoryLabel> = []
    return filter { met.insert($0.key).inserted }
  }
}
