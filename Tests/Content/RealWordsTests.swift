import Content
import Foundation
import Seeds
import Testing

/// The folder of real input, where `ECHOLOG_DATA` names it.
private let realInput = ProcessInfo.processInfo.environment["ECHOLOG_DATA"].map {
  URL(filePath: $0)
}

/// Measures keywords and suggestions on text that nobody wrote for this project. The figures are in
/// `Tools/words/README.md`.
@Suite(.enabled(if: realInput != nil, "ECHOLOG_DATA names no folder of real input"))
struct RealWordsTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: #require(realInput).appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["dev", "test"])
  func `Chosen words are nouns, names or verbs by the gold tags`(part: String) throws {
    let matter: Set = ["NOUN", "PROPN", "VERB"]
    var (holding, answered, chosen, right) = (0, 0, 0, 0)
    for sentence in goldSentences(
      try text(of: "language/ud-ewt/en_ewt-ud-\(part).conllu"))
    {
      let found = Keywords.extract(from: sentence.text)
      if sentence.words.contains(where: { matter.contains($0.tag) }) {
        holding += 1
        answered += found.isEmpty ? 0 : 1
      }
      for keyword in found {
        chosen += 1
        let hit = sentence.words.contains {
          $0.bytes.overlaps(keyword.bytes) && matter.contains($0.tag)
        }
        right += hit ? 1 : 0
      }
    }
    let (precision, coverage) = (
      Double(right) / Double(chosen), Double(answered) / Double(holding)
    )
    print("UD EWT \(part): \(right) of \(chosen) words right (\(precision)),")
    print("  \(answered) of \(holding) sentences answered (\(coverage))")
    #expect(precision >= 0.95)
    #expect(coverage >= 0.85)
  }

  /// Where `ECHOLOG_SEED` names a seed, prints 200 filled sentences for readers.
  @Test func `Real moments are answered within the limits`() throws {
    let named = ProcessInfo.processInfo.environment["ECHOLOG_SEED"].flatMap { UInt64($0) }
    let seed = named ?? 106
    var draws = SeededRandom(seed: seed)
    let moments = happyMoments(try text(of: "moments/happydb.csv")).shuffled(using: &draws)
    let generic = Set(Template.all.map(\.text))
    var filled: [String] = []
    var answered = 0
    for (number, moment) in moments.prefix(5_000).enumerated() {
      let emotion = ContentEmotion.allCases.randomElement(using: &draws) ?? .joy
      let line = Recommendation.text(for: moment, emotion: emotion, draw: draws.next())
      #expect(line.count < 100 && (1...2).contains(WordLinter.sentences(in: line)))
      guard !generic.contains(line) else { continue }
      if number < 500 { answered += 1 }
      filled.append("[\(emotion)] She wrote: \(moment)\n   The program answers: \(line)")
    }
    print("seed \(seed): \(answered) of 500 moments answered with a word of their own")
    guard named != nil else { return }
    for (number, line) in filled.prefix(200).enumerated() { print("\(number + 1). \(line)") }
  }

  @Test func `The nearest emotion comes near a regression over words`() throws {
    let labels = try text(of: "language/goemotions/labels.txt").split(whereSeparator: \.isNewline)
    let mapping = try goEmotions()
    var tally: [ContentEmotion: (both: Int, ours: Int, theirs: Int)] = [:]
    for line in try text(of: "language/goemotions/test.tsv").split(separator: "\n") {
      let fields = line.split(separator: "\t")
      let names = Set(fields[1].split(separator: ",").map { String(labels[Int($0) ?? 0]) })
      let gold = ContentEmotion.allCases.filter {
        !names.isDisjoint(with: mapping[$0.rawValue] ?? [])
      }
      guard gold.count == 1 else { continue }
      tally[gold[0], default: (0, 0, 0)].theirs += 1
      let words = String(fields[0].replacing("[NAME]", with: " "))
      guard let found = EmotionModel.suggestion(for: words, ahead: 0) else { continue }
      tally[found, default: (0, 0, 0)].ours += 1
      if found == gold[0] { tally[found, default: (0, 0, 0)].both += 1 }
    }
    let scores = ContentEmotion.allCases.map { emotion in
      let (both, ours, theirs) = tally[emotion] ?? (0, 0, 0)
      return ours + theirs == 0 ? 0 : 2 * Double(both) / Double(ours + theirs)
    }
    let macro = scores.reduce(0, +) / Double(scores.count)
    print("GoEmotions test: macro-F1 \(macro)")
    #expect(macro >= RealWordsTests.regressionOverWords - 0.05)
  }

  @Test func `A suggestion is mostly right, and words without emotion mostly get none`() throws {
    let labels = try text(of: "language/goemotions/labels.txt").split(whereSeparator: \.isNewline)
    let mapping = try goEmotions()
    var (suggested, right, plain, plainSuggested) = (0, 0, 0, 0)
    for line in try text(of: "language/goemotions/test.tsv").split(separator: "\n") {
      let fields = line.split(separator: "\t")
      let names = Set(fields[1].split(separator: ",").map { String(labels[Int($0) ?? 0]) })
      let words = String(fields[0].replacing("[NAME]", with: " "))
      let found = EmotionModel.suggestion(for: words)
      if names == ["neutral"] {
        plain += 1
        plainSuggested += found == nil ? 0 : 1
      } else if let found, mapping.values.contains(where: { !names.isDisjoint(with: $0) }) {
        suggested += 1
        right += names.isDisjoint(with: mapping[found.rawValue] ?? []) ? 0 : 1
      }
    }
    print("right \(right) of \(suggested); without emotion \(plainSuggested) of \(plain)")
    #expect(Double(right) / Double(suggested) > 0.82)
    #expect(Double(plainSuggested) / Double(plain) < 0.36)
  }

  @Test func `A full vibe is read quickly`() {
    let words = "I finally ran my first marathon with my sister, and she baked a cake for us! "
    let text = String(String(repeating: words, count: 4).prefix(280))
    let rounds = 200
    let keywords = ContinuousClock().measure {
      for _ in 0..<rounds { _ = Keywords.extract(from: text) }
    }
    let emotion = ContinuousClock().measure {
      for _ in 0..<rounds { _ = EmotionModel.suggestion(for: text) }
    }
    print("280 characters: keywords \(keywords / rounds), emotion \(emotion / rounds)")
  }

  /// Which labels of GoEmotions mean which emotion.
  private func goEmotions() throws -> [String: [String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Tools/words/goemotions.json")
    return try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
  }

  /// What `Tools/words/emotions.py` measured for logistic regression over words on the same test.
  private static let regressionOverWords = 0.562
}

/// A sentence with gold parts of speech and the bytes that each word is on.
private struct GoldSentence {
  var text = ""
  var words: [(bytes: Range<Int>, tag: String)] = []
  private var place = 0

  /// Takes a word, looked for a little ahead of the last one, since words of a contraction may be
  /// spelt out.
  mutating func append(_ form: String, tag: String) {
    let (bytes, word) = (Array(text.utf8), Array(form.utf8))
    for start in place..<min(place + 12, max(place, bytes.count - word.count) + 1)
    where bytes[start...].starts(with: word) {
      words.append((start..<start + word.count, tag))
      place = start + word.count
      return
    }
  }
}

private func goldSentences(_ conllu: String) -> [GoldSentence] {
  var sentences: [GoldSentence] = []
  var sentence = GoldSentence()
  for line in conllu.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("# text = ") {
      sentence.text = String(line.dropFirst(9))
    } else if line.isEmpty {
      if !sentence.text.isEmpty { sentences.append(sentence) }
      sentence = GoldSentence()
    } else if !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      let isPlain = fields[0].allSatisfy(\.isNumber)
      if isPlain { sentence.append(String(fields[1]), tag: String(fields[3])) }
    }
  }
  return sentences
}

/// The first column of the file, which quotes a moment with a comma.
private func happyMoments(_ csv: String) -> [String] {
  csv.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
    let moment = line.split(separator: ",", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: ",")
    let isQuoted = moment.count > 1 && moment.hasPrefix("\"") && moment.hasSuffix("\"")
    let plain = isQuoted ? String(moment.dropFirst().dropLast()) : moment
    return plain.isEmpty || plain.utf8.count > 280 ? nil : plain.replacing("\"\"", with: "\"")
  }
}
