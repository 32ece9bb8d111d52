import Content
import Seeds
import Testing

@Suite struct KeywordsTests {
  private func words(_ text: String) -> [String] { Keywords.extract(from: text).map(\.word) }

  @Test func `The specification's vibe gives its keyword first`() {
    let keyword = Keywords.extract(from: "I ran my first marathon today!").first
    #expect(keyword?.word == "marathon")
    #expect(keyword?.form == .singular)
    #expect(keyword?.isOwn == true)
    #expect(keyword?.bytes == 15..<23)
  }

  @Test func `Words come with the form a template needs`() {
    let expected: [(text: String, word: String, form: Keyword.Form)] = [
      ("We ate pizza by the lake.", "pizza", .singular),
      ("I fed the puppies.", "puppies", .plural),
      ("It took a lot of courage.", "courage", .mass),
      ("I baked all morning.", "baking", .verb),
      ("I ran and ran.", "running", .verb),
      ("Mom made hot chocolate.", "hot chocolate", .mass),
    ]
    for (text, word, form) in expected {
      let found = Keywords.extract(from: text)
      #expect(found.contains { $0.word == word && $0.form == form }, "\(text): \(found)")
    }
  }

  @Test func `Family is said back only when it is the writer's`() {
    #expect(Keywords.extract(from: "My sister called.").first?.form == .singular)
    #expect(Keywords.extract(from: "His sister called.").allSatisfy { $0.form == nil })
    #expect(Keywords.extract(from: "My mother in law called.").allSatisfy { $0.form == nil })
  }

  @Test func `A deed of someone else is not praised as the writer's`() {
    #expect(
      Keywords.extract(from: "My brother got a promotion.").allSatisfy {
        $0.form == nil || $0.kinds == [.kin]
      })
    #expect(Keywords.extract(from: "I got a promotion.").contains { $0.kinds == [.deed] })
  }

  @Test func `A name is chosen but not said back`() {
    let found = Keywords.extract(from: "Then we met Ludmilla.")
    #expect(found.contains { $0.word == "ludmilla" && $0.form == nil })
  }

  @Test func `Any text yields at most two words that stand where they say`() {
    var draws = SeededRandom(seed: 5)
    let alphabet = Array("aeinorst bcdl'-’.,!?ABC 0é한😀\n")
    for _ in 0..<2_000 {
      let length = Int(draws.next() % 120)
      let text = String(
        (0..<length).map { _ in alphabet[Int(draws.next() % UInt64(alphabet.count))] })
      let found = Keywords.extract(from: text)
      #expect(found.count <= 2)
      for keyword in found {
        #expect(keyword.bytes.lowerBound >= 0 && keyword.bytes.upperBound <= text.utf8.count)
        #expect(!keyword.word.isEmpty && keyword.word.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test func `Nothing is found in texts without English words`() {
    for text in ["", "😀", "오늘은 좋은 날", "12 34", "?!", "한국어 テスト"] {
      #expect(words(text) == [], "\(text)")
    }
  }
}

@Suite struct EmotionModelTests {
  @Test func `Plain words suggest their emotion`() {
    let expected: [(text: String, emotion: ContentEmotion)] = [
      ("Thank you so much for your help", .gratitude), ("I am so scared and sad", .struggle),
      ("I hope tomorrow is better", .hope), ("I'm proud of myself", .achievement),
      ("haha that was so fun", .joy), ("What does this mean?", .reflection),
    ]
    for (text, emotion) in expected {
      #expect(EmotionModel.suggestion(for: text) == emotion, "\(text)")
    }
  }

  @Test func `A text without English letters suggests nothing`() {
    for text in ["", "😀", "오늘은 좋은 날", "12 34", "..."] {
      #expect(EmotionModel.suggestion(for: text) == nil)
    }
  }
}
