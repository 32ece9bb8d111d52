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
      ("We adopted two puppies.", "puppies", .plural),
      ("I showed some courage.", "courage", .mass),
      ("I baked all morning.", "baking", .verb),
      ("I ran and ran.", "running", .verb),
      ("I made hot chocolate.", "hot chocolate", .mass),
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

  @Test func `A word is said back only on strong evidence`() {
    let sayable = [
      "My old friend called.", "We had a picnic.", "I went to the beach.", "Eating a good burger.",
      "I was able to finish my project.", "I walked my dog.",
    ]
    for text in sayable {
      #expect(Keywords.extract(from: text).contains { $0.form != nil }, "\(text)")
    }
    let doubtful = [
      "One of my friends called.", "My ex husband called.", "I got rid of my bike.",
      "None of my friends called.", "My friend lost the game.", "I made mango shake.",
      "She had a picnic.", "I wanted a picnic.", "He asked to be my friend.",
      "I did not have to water the garden.", "My wifes car is back.", "I drove past the beach.",
    ]
    for text in doubtful {
      #expect(Keywords.extract(from: text).allSatisfy { $0.form == nil }, "\(text)")
    }
  }

  @Test func `What the writer calls "my" is answered with "your"`() {
    let keyword = Keywords.extract(from: "I finished my project.").first
    let lines = Template.all.compactMap { template in keyword.flatMap(template.filled(with:)) }
    #expect(lines.contains("Your project took effort, and the effort was yours."))
    #expect(lines.allSatisfy { !$0.lowercased().contains("the project") })
  }

  @Test func `A name is chosen but not said back`() {
    let found = Keywords.extract(from: "Then we met Ludmilla.")
    #expect(found.contains { $0.word == "ludmilla" && $0.form == nil })
  }

  @Test func `Any text yields at most two words, with their true places`() {
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

  @Test func `Words that point nowhere clearly suggest nothing`() {
    let texts = [
      "hello", "hello there", "You've prepared well.", "call mum", "Drink water", "test",
      "Remember the lake",
    ]
    for text in texts { #expect(EmotionModel.suggestion(for: text) == nil, "\(text)") }
  }

  @Test func `A text without English letters suggests nothing`() {
    for text in ["", "😀", "오늘은 좋은 날", "12 34", "..."] {
      #expect(EmotionModel.suggestion(for: text) == nil)
    }
  }
}
