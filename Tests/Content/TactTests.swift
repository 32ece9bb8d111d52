import Content
import Foundation
import Testing

/// What is taken for heavy, for danger, and for neither.
@Suite struct TactTests {
  private func cheered(_ sentences: [String]) -> [String] {
    sentences.filter { Tact.weight(of: $0) == .light }
  }

  /// Every second sentence, from `first` on.
  private func half(_ sentences: [String], from first: Int) -> [String] {
    stride(from: first, to: sentences.count, by: 2).map { sentences[$0] }
  }

  @Test(arguments: [0, 1])
  func `What is heavy is not cheered, and danger is heard`(first: Int) {
    let rows = half(heavySentences, from: first)
    let dangers = rows.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
    let others = rows.filter { !$0.hasPrefix("! ") }
    let missed = dangers.filter { Tact.weight(of: $0) != .danger }
    #expect(cheered(dangers).isEmpty, "\(cheered(dangers))")
    #expect(missed.count * 100 <= dangers.count * 5, "\(missed)")
    #expect(cheered(others).count * 100 <= others.count * 5, "\(cheered(others))")
    print("half \(first): \(cheered(others)) of \(others.count) cheered, \(missed) of")
    print("  \(dangers.count) dangers not heard")
  }

  @Test(arguments: [0, 1])
  func `What only looks heavy may be cheered, and is no danger`(first: Int) {
    let rows = half(lightSentences, from: first)
    let weights = rows.map(Tact.weight)
    let heavy = weights.count(where: \.isHeavy)
    let unclear = weights.count { $0 == .unclear }
    #expect(heavy * 100 <= rows.count * 5)
    #expect((heavy + unclear) * 100 <= rows.count * 10)
    #expect(!weights.contains(.danger))
    print("half \(first): \(heavy) of \(rows.count) taken for heavy, \(unclear) for unclear")
  }

  @Test func `Case, apostrophes and drawn-out letters change nothing`() {
    for text in [
      "I can't go on", "I can’t go on", "i cant go on", "I CAN'T GO ON", "I cannot go on",
      "I wanna die", "I'm suicidal", "Im suicidal", "I want to dieeee", "i wannna diiieee",
    ] {
      #expect(Tact.weight(of: text) == .danger, "\(text)")
    }
    for text in ["MY DOG DIED", "my dog died!!!", "My dog\ndied", "my dog diiiied"] {
      #expect(Tact.weight(of: text) == .heavy, "\(text)")
    }
    #expect(Tact.weight(of: "Sooo good, freeee at last, yesss") == .light)
  }

  @Test func `Danger is heard in German, French and Spanish, and what denies it is none`() {
    for text in [
      "Ich möchte nicht mehr leben.", "ich will nur noch sterben", "Will mir das Leben nehmen",
      "Es wäre besser ohne mich", "Je n'ai plus envie de vivre", "J’ai envie de mourir",
      "Je pense à me tuer ce soir", "Ya no quiero vivir", "Quiero morirme", "Me quiero suicidar",
      "Overdosed.", "I overdosed on my meds", "I feel like a burden to everyone",
    ] {
      #expect(Tact.weight(of: text) == .danger, "\(text)")
    }
    for text in [
      "Ich will nicht sterben", "Je ne veux pas mourir", "No quiero morir", "Overdosed on cake",
      "Heute ein Buch über das Leben gelesen", "La vie est belle", "Quiero vivir aquí",
    ] {
      #expect(Tact.weight(of: text) != .danger, "\(text)")
    }
  }

  @Test func `What is denied is no danger, and still nothing to cheer`() {
    for text in ["I don't want to kill myself anymore", "I did not cut myself today"] {
      #expect(Tact.weight(of: text) == .heavy, "\(text)")
    }
    #expect(Tact.weight(of: "Why not kill myself") == .danger)
    #expect(Tact.weight(of: "Cycled 25 kms with friends") == .light)
  }

  @Test func `A death weighs more than all the good around it`() {
    #expect(
      Tact.weight(of: "Great party, happy friends, lovely cake, so much fun, then my mum died")
        != .light)
    #expect(Tact.weight(of: "Mum died but we had a nice day") == .heavy)
    #expect(Tact.weight(of: "I was nervous but it went well") == .light)
  }

  @Test func `What is neither good nor ill is neither cheered nor consoled`() {
    for text in [
      "", "x", "One", "Tuesday", "Heute am See gewesen", "the swing just moves in the wind",
      "they gave me his glasses in a plastic bag", "My ex is on the phone again",
    ] {
      #expect(Tact.weight(of: text) == .unclear, "\(text)")
    }
  }

  @Test func `Danger far behind in a long text is heard, and texts of no words are not cheered`() {
    let long = String(repeating: "We walked to the lake and back. ", count: 500)
    #expect(Tact.weight(of: long) == .light)
    #expect(Tact.weight(of: long + "I want to die.") == .danger)
    for text in HostileTexts.all {
      #expect(!Tact.weight(of: text).isHeavy, "\(text.prefix(20))")
    }
  }

  @Test func `Every phrase of the file has the form in which it is found, and danger is heard`()
    throws
  {
    let content = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Content")
    let lines = try String(
      contentsOf: content.appending(path: "Resources/tact.txt"), encoding: .utf8)
    let signs: Set<Substring> = ["doubt", "cheer", "mild"]
    let others: Set<Substring> = ["alone", "foreign", "loan", "english", "shared"]
    // As `TactWords` spells them: no word begins with digits and goes on with letters.
    let word = "([\\p{Ll}\\p{Lo}\\p{M}][\\p{Ll}\\p{Lo}\\p{M}0-9]*|[0-9]+)"
    let spelt = try Regex("\(word)(/\(word))*\\*?|…|[^\\p{L}0-9'*/]['():/]*")
    var met: Set<String> = []
    for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      #expect(parts.count == 2 && line.count <= 98, "\(line)")
      let weight = Int(parts[0])
      #expect(
        signs.contains(parts[0]) || others.contains(parts[0])
          || ["danger", "shield"].contains(parts[0])
          || weight.map { (0...10).contains(abs($0)) } == true)
      for phrase in parts[1].split(separator: ", ", omittingEmptySubsequences: false) {
        let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
        let isSpelt = words.allSatisfy { $0.wholeMatch(of: spelt) != nil }
        #expect(isSpelt && words.first != "…" && words.last != "…", "\(phrase)")
        #expect(words[0].last != "*" || words[0].count > 3, "\(phrase)")
        #expect(words.allSatisfy { $0.last != "*" || $0.count > 2 }, "\(phrase)")
        let kind =
          weight != nil
          ? "weight"
          : signs.contains(parts[0])
            ? "sign"
            : others.contains(parts[0]) && parts[0] != "alone" ? "language" : String(parts[0])
        #expect(met.insert(kind + " " + phrase).inserted, "twice: \(phrase)")
        if kind == "danger" || kind == "alone" {
          let said = words.map { $0.prefix { !"*/…".contains($0) } }.joined(separator: " ")
          #expect(Tact.weight(of: said) == .danger, "run Tools/words/compile.py: \(said)")
        }
      }
    }
  }

  @Test func `Every phrase of the file is compiled in, and no other one`() throws {
    let content = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Content")
    func lines(_ path: String) throws -> [Substring] {
      try String(contentsOf: content.appending(path: path), encoding: .utf8).split(separator: "\n")
    }
    let keys = [
      "danger": ("d", 0), "shield": ("s", 0), "doubt": ("c", 1), "cheer": ("c", -4),
      "mild": ("c", -2), "alone": ("a", 0), "foreign": ("f", 2), "loan": ("f", 1),
      "english": ("f", -2), "shared": ("f", -1),
    ]
    var written: [String] = []
    for line in try lines("Resources/tact.txt") where !line.hasPrefix("#") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      let (kind, weight) = try keys[String(parts[0])] ?? ("w", #require(Int(parts[0])))
      for phrase in parts[1].split(separator: ", ") {
        for words in choices(phrase.split(separator: " ")) {
          let others = ["\(weight)"] + words.dropFirst()
          written.append(kind + words[0] + "|" + others.joined(separator: " "))
        }
      }
    }
    // "dkill|0 myself" is a phrase of danger; what has no weight is a word of some.
    let compiled = try lines("Generated/TactLiteral.swift").flatMap { line in
      let parts = line.split(separator: "|")
      return parts.dropFirst().filter { $0.contains(/^-?[0-9]/) }.map { "\(parts[0])|\($0)" }
    }
    #expect(written.count > 12_000)
    #expect(written.sorted() == compiled.sorted(), "run Tools/words/compile.py")
  }

  /// What a phrase means where "mum/mom" is either.
  private func choices(_ words: [Substring]) -> [[String]] {
    words.reduce([[]]) { begun, word in
      let hasChoice = word.first?.isLetter == true || word.first?.isNumber == true
      let words = hasChoice ? word.split(separator: "/").map(String.init) : [String(word)]
      return begun.flatMap { start in words.map { start + [$0] } }
    }
  }

  @Test func `What answers heavy words cheers nobody`() {
    #expect(Praise.quietPool.count > 20, "so that none need repeat within twenty")
    #expect(Recommendation.comfortingPool.count >= 10)
    #expect(Quotes.comforting.count >= 15)
    #expect(Praise.plainPool.count > 20)
    for line in Praise.quietPool + Praise.plainPool + Recommendation.comfortingPool {
      #expect(WordLinter.faults(of: line, limit: 61) == [], "\(line)")
      #expect(!line.contains("!"), "\(line)")
    }
    let cheer: Set = [
      "well", "great", "good", "win", "proud", "bravo", "nice", "joy", "happy", "smile", "strong",
      "strength", "choice", "done", "celebrate", "lovely", "spark", "light", "brighter", "champ",
    ]
    let lines =
      Praise.quietPool + Praise.plainPool + Recommendation.comfortingPool + [Tact.help]
    for line in lines {
      let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: cheer), "\(line)")
    }
    #expect(Set(Praise.quietPool + Praise.plainPool).isDisjoint(with: Praise.pool))
    let consoling: Set = ["gentle", "gently", "alone", "hurt", "rest", "heal", "welcome", "breath"]
    for line in Praise.plainPool {
      let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: consoling), "\(line)")
    }
    #expect(Tact.help.count <= 80 && !Tact.help.contains { $0.isNumber })
  }

  @Test func `A quiet or plain line never repeats within the last twenty shown`() {
    for (tone, pool) in [(Praise.Tone.quiet, Praise.quietPool), (.plain, Praise.plainPool)] {
      var shown: [String] = []
      for draw in 0..<1_000 as Range<UInt64> {
        let line = Praise.line(tone, draw: draw &* 7_919, recentlyShown: shown)
        #expect(!shown.suffix(20).contains(line) && pool.contains(line))
        shown.append(line)
      }
    }
  }
}

private let realInput = ProcessInfo.processInfo.environment["ECHOLOG_DATA"].map {
  URL(filePath: $0)
}

/// Measures it on texts that nobody wrote for this project; `Tools/words/README.md` has figures.
@Suite(.enabled(if: realInput != nil, "ECHOLOG_DATA names no folder of real input"))
struct RealTactTests {
  private func lines(of path: String) throws -> [Substring] {
    try String(contentsOf: #require(realInput).appending(path: path), encoding: .utf8)
      .split(whereSeparator: \.isNewline)
  }

  @Test func `Of texts of grief, sadness, fear and remorse one in twenty is cheered at most`()
    throws
  {
    let labels = try lines(of: "language/goemotions/labels.txt")
    let heavy = ["grief", "sadness", "fear", "remorse"].compactMap { name in
      labels.firstIndex { $0 == name }.map(String.init)
    }
    #expect(heavy.count == 4)
    let texts = try lines(of: "language/goemotions/dev.tsv").compactMap { line in
      let fields = line.split(separator: "\t")
      let isHeavy = fields[1].split(separator: ",").contains { heavy.contains(String($0)) }
      return isHeavy ? fields[0].replacing("[NAME]", with: "someone") : nil
    }
    let cheered = texts.count { Tact.weight(of: String($0)) == .light }
    print("GoEmotions dev: \(cheered) of \(texts.count) cheered")
    #expect(texts.count == 300 && cheered * 100 <= texts.count * 5)
  }

  @Test func `Of happy moments few are taken for heavy, one in eight for unclear, for danger none`()
    throws
  {
    let moments = try lines(of: "moments/happydb.csv").dropFirst()
    let weights = stride(from: 7, to: moments.count, by: 9).map {
      // The moment comes before what it is about, in two more fields.
      let fields = moments[moments.startIndex + $0].split(
        separator: ",", omittingEmptySubsequences: false)
      return Tact.weight(of: fields.dropLast(2).joined(separator: ","))
    }
    let heavy = weights.count(where: \.isHeavy)
    let unclear = weights.count { $0 == .unclear }
    print("HappyDB: \(heavy) of \(weights.count) taken for heavy, \(unclear) for unclear")
    #expect(weights.count > 3_000 && heavy * 100 <= weights.count * 3)
    #expect(unclear * 100 <= weights.count * 12)
    #expect(!weights.contains(.danger))
  }
}
