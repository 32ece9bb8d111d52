import Content
import Testing

/// What the actor relies on: every function answers, whatever it is given.
@Suite struct ContentTests {
  @Test func `Every emotion answers any text with one or two short sentences`() {
    let texts = ["", "😀😀", "오늘은 좋은 날", "I ran my first marathon today!"]
    for emotion in ContentEmotion.allCases {
      for text in texts {
        for draw in 0..<200 {
          let line = Recommendation.text(for: text, emotion: emotion, draw: UInt64(draw))
          #expect(!line.isEmpty && line.count < 100)
        }
      }
    }
  }
}
