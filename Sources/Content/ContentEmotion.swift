/// One of the eight emotions that a Vibe, a template and a quote carry (S0 4.1), in S0's order.
public enum ContentEmotion: String, CaseIterable, Sendable {
  case achievement, comfort, motivation, gratitude, struggle, joy, reflection, hope
}
