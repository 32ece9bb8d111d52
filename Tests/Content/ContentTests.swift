import Content
import Seeds
import Testing

/// What the actor relies on: every function answers, whatever it is given.
@Suite struct ContentTests {
  @Test func `Every emotion answers any text with one or two short sentences`() {
    let texts =
      HostileTexts.all + ["I ran my first marathon today!", "We baked bread with my son."]
    for emotion in ContentEmotion.allCases {
      for text in texts {
        for draw in 0..<40 as Range<UInt64> {
          let line = Recommendation.text(for: text, emotion: emotion, draw: draw)
          #expect(!line.isEmpty && line.count < 100 && !line.contains("{"))
          #expect(WordLinter.sentences(in: line) <= 2, "\(line)")
        }
      }
    }
  }

  @Test func `A text without a fitting word is answered by a template that needs none`() {
    let generic = Set(Template.all.filter(\.isGeneric).map(\.text))
    for text in HostileTexts.all {
      for emotion in ContentEmotion.allCases {
        for draw in 0..<20 as Range<UInt64> {
          #expect(generic.contains(Recommendation.text(for: text, emotion: emotion, draw: draw)))
        }
      }
    }
  }

  @Test func `The same draw gives the same sentence, and other draws give others`() {
    let text = "My sister baked a cake for my birthday party."
    for emotion in ContentEmotion.allCases {
      let once = (0..<64).map { Recommendation.text(for: text, emotion: emotion, draw: $0) }
      let again = (0..<64).map { Recommendation.text(for: text, emotion: emotion, draw: $0) }
      #expect(once == again)
      #expect(Set(once).count >= 6)
    }
  }

  @Test func `A word too long for a template falls back to a shorter sentence`() {
    let long = Keyword(
      word: String(repeating: "marathon", count: 12), form: .singular, kinds: [.deed], isOwn: true,
      bytes: 0..<96)
    for template in Template.all where !template.isGeneric {
      #expect(template.filled(with: long) == nil)
    }
  }

  @Test func `A template is filled only with the forms and kinds it declares`() {
    for template in Template.all {
      for form in Keyword.Form.allCases {
        for kind in Keyword.Kind.allCases {
          for isOwn in [false, true] {
            let keyword = Keyword(
              word: "x", form: form, kinds: [kind], isOwn: isOwn, bytes: 0..<1)
            let fits =
              template.accepts.contains(form) && template.kinds.contains(kind)
              && (isOwn || !template.asksForOwner)
            #expect((template.filled(with: keyword) != nil) == fits)
          }
        }
      }
    }
  }

  @Test func `Praise never repeats within the last twenty shown`() {
    var seed = SeededRandom(seed: 20_261_121)
    var shown: [String] = []
    for _ in 0..<5_000 {
      let recent = shown.suffix(Praise.freshness)
      let line = Praise.line(.cheerful, draw: seed.next(), recentlyShown: Array(recent))
      #expect(!recent.contains(line))
      shown.append(line)
    }
    #expect(Set(shown) == Set(Praise.pool), "every line comes in turn")
  }

  @Test func `A line for an earlier day does not speak of today`() {
    for (tone, pool) in [
      (Praise.Tone.cheerful, Praise.pool), (.plain, Praise.plainPool), (.quiet, Praise.quietPool),
    ] {
      let others = pool.count { !$0.lowercased().contains("today") }
      #expect(others > Praise.freshness, "\(tone)")
      let lines = (0..<UInt64(pool.count)).map { Praise.line(tone, draw: $0, isOfToday: false) }
      #expect(lines.allSatisfy { !$0.lowercased().contains("today") }, "\(tone)")
      #expect(Set(lines).count == others, "\(tone)")
    }
    #expect(Praise.pool.contains { $0.contains("today") }, "there are some to leave out")
  }

  @Test func `Progress lines never repeat within the last twenty shown`() {
    var seed = SeededRandom(seed: 20_261_122)
    for fraction in [0, 0.2, 0.5, 0.9, 1, 3] {
      var shown: [String] = []
      for _ in 0..<500 {
        let line = Encouragement.line(
          fraction: fraction, draw: seed.next(), recentlyShown: shown)
        #expect(!shown.suffix(20).contains(line))
        shown.append(line)
      }
    }
  }

  @Test func `Each stage of progress begins at its fraction`() {
    let stages: [(fraction: Double, stage: Encouragement.Stage)] = [
      (0, .ahead), (-1, .ahead), (.nan, .ahead), (0.01, .begun), (0.44, .begun), (0.5, .halfway),
      (0.79, .halfway), (0.8, .nearly), (0.999, .nearly), (1, .reached), (.infinity, .reached),
    ]
    for (fraction, stage) in stages {
      #expect(Encouragement.Stage(fraction: fraction) == stage, "\(fraction)")
    }
  }

  @Test func `Every phrase greets one day before one comes again`() {
    let count = Int32(SupportivePhrase.pool.count)
    for first in [-719_162, -30, 0, 20_000, Int32.max - 2 * count, Int32.min] {
      let days = (0..<count).map { SupportivePhrase.line(forDay: first + $0) }
      #expect(Set(days).count == Int(count))
      #expect(SupportivePhrase.line(forDay: first + count) == days[0])
    }
  }
}
