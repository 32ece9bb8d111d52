import Content

/// The rules for every written line.
enum WordLinter {
  /// Words that weigh on a person who reads them beside what was or was not done.
  static let blaming: Set<String> = [
    "should", "must", "ought", "fail", "failed", "failing", "failure", "lost", "lose", "losing",
    "broke", "broken", "missed", "missing", "lazy", "weak", "guilty", "guilt", "blame", "shame",
    "ashamed", "excuse", "excuses", "disappoint", "disappointed", "disappointing", "wrong", "late",
    "overdue", "finally", "merely", "stupid", "bad", "worse", "worst", "punish", "penalty",
    "wasted",
    "quit", "quitter", "cheat", "unfortunately", "sorry", "useless", "pathetic", "forgot",
    "neglect",
  ]

  /// What is wrong with a line; nothing where it may be shown.
  static func faults(of line: String, limit: Int) -> [String] {
    var faults: [String] = []
    let words = line.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    faults += words.filter(blaming.contains).map { "blames with \($0)" }
    if line.count >= limit { faults.append("has \(line.count) characters") }
    if !(1...2).contains(sentences(in: line)) { faults.append("is not one or two sentences") }
    if line.first?.isUppercase != true { faults.append("does not begin with a capital") }
    if !".!?".contains(line.last ?? " ") { faults.append("does not end like a sentence") }
    if line.contains("  ") || line.contains("!!") { faults.append("is spaced or shouted oddly") }
    let spaced = line.lowercased().split(separator: " ")
    if zip(spaced, spaced.dropFirst()).contains(where: { $0 == $1 }) {
      faults.append("says a word twice running")
    }
    if words.contains(where: { $0.count > 1 && line.contains($0.uppercased()) && $0 != "i" }) {
      faults.append("shouts in capitals")
    }
    return faults
  }

  /// The sentences of a line, counted by their ends.
  static func sentences(in line: String) -> Int {
    let marks = Array(line)
    return marks.indices.count { index in
      ".!?".contains(marks[index]) && (index + 1 == marks.count || marks[index + 1] == " ")
    }
  }

  /// A line without what does not make it another line: case, marks, spaces.
  static func essence(of line: String) -> String {
    String(line.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "{" })
  }
}

/// Texts without a word to say back.
enum HostileTexts {
  static let all: [String] = [
    "", " ", "\n\n\t", "😀😀😀🎉", "👨‍👩‍👧‍👦❤️‍🔥", "오늘은 정말 좋은 날이었다. 행복하다!", "今日はマラソンを走った",
    "Сегодня я пробежал марафон", "!!!???...", "''''----''''", "12345 67,890 3.14", "{keyword}",
    String(repeating: "a", count: 5_000), String(repeating: "ab-", count: 2_000),
    String(repeating: "'", count: 3_000), "\u{0}\u{1}\u{7F}", "\u{202E}\u{200B}\u{FEFF}",
    "’’’ s’ ’s",
    String(repeating: "e\u{301}", count: 1_000), "<script>alert(1)</script>", "%s%n%x $(rm) `ls`",
    String(repeating: "\u{1F1E6}", count: 2_049), "the of and to", "x", "-", "'s", "I am.",
  ]
}
