/// A regular expression that finds a part of a text in time linear in it, whatever it is made of:
/// all ways through it are gone at once (Thompson, *Regular expression search algorithm*, 1968).
///
/// It knows `.`, `[a-z]`, `[^a-z]`, `\d \w \s \b` and their opposites, `^`, `$`, groups, `|`, `*`,
/// `+`, `?`, `{2,5}`, and `(?i)` in front, which takes capital for small letters.
struct RegularExpression {
  struct Malformed: Error, Equatable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
  }

  /// One step of a way; steps follow each other.
  private enum Step {
    case scalar(ScalarSet)
    case place(Place)
    /// Goes on here too, so many steps away.
    case fork(Int)
    case jump(Int)
    case found
  }

  /// What has to be true between two letters.
  fileprivate enum Place {
    case begin, end, wordEdge, notWordEdge
  }

  private let steps: [Step]
  private let ignoresCase: Bool

  /// More steps than anybody types; each letter of a text may go through all of them.
  private static let mostSteps = 2000

  init(_ pattern: String) throws(Malformed) {
    ignoresCase = pattern.hasPrefix("(?i)")
    var parser = Parser(rest: pattern.unicodeScalars.dropFirst(ignoresCase ? 4 : 0))
    let steps = try parser.alternatives()
    guard parser.rest.isEmpty else { throw Malformed("a ) closes no group") }
    self.steps = steps + [.found]
  }

  func matches(_ text: String) -> Bool {
    var (ways, next) = (Ways(steps.count), Ways(steps.count))
    var before: Unicode.Scalar?
    var letters = text.unicodeScalars.makeIterator()
    while true {
      let letter = letters.next()
      if goOn(from: 0, &ways, before, letter) { return true }
      guard let letter else { return false }
      next.removeAll()
      for step in ways.steps {
        guard case .scalar(let set) = steps[step],
          set.contains(letter, ignoresCase: ignoresCase)
        else { continue }
        var ahead = letters
        if goOn(from: step + 1, &next, letter, ahead.next()) { return true }
      }
      swap(&ways, &next)
      before = letter
    }
  }

  /// Adds a step and all that are reached from it without a letter.
  ///
  /// - Returns: whether the end is among them.
  private func goOn(
    from start: Int, _ ways: inout Ways, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    var open = [start]
    while let step = open.popLast() {
      guard ways.insert(step) else { continue }
      switch steps[step] {
      case .scalar: break
      case .place(let place): if place.isBetween(before, after) { open.append(step + 1) }
      case .fork(let distance): open += [step + 1, step + distance]
      case .jump(let distance): open.append(step + distance)
      case .found: return true
      }
    }
    return false
  }

  /// Steps that ways have come to, each once.
  private struct Ways {
    private(set) var steps: [Int] = []
    private var isIn: [Bool]

    init(_ count: Int) { isIn = Array(repeating: false, count: count) }

    mutating func insert(_ step: Int) -> Bool {
      guard !isIn[step] else { return false }
      isIn[step] = true
      steps.append(step)
      return true
    }

    mutating func removeAll() {
      for step in steps { isIn[step] = false }
      steps.removeAll(keepingCapacity: true)
    }
  }
}

extension RegularExpression.Place {
  fileprivate func isBetween(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    let isEdge =
      (before.map { ScalarSet.word.contains($0) } ?? false)
      != (after.map { ScalarSet.word.contains($0) } ?? false)
    return switch self {
    case .begin: before == nil
    case .end: after == nil
    case .wordEdge: isEdge
    case .notWordEdge: !isEdge
    }
  }
}

/// Letters of which one is to be there.
private struct ScalarSet {
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var sets: [ScalarSet] = []
  var isWord = false
  var isNegated = false

  static let any = ScalarSet(ranges: ["\n"..."\n"], isNegated: true)
  static let digit = ScalarSet(ranges: ["0"..."9"])
  static let space = ScalarSet(ranges: [" "..." ", "\t"..."\r"])
  static let word = ScalarSet(ranges: ["0"..."9", "_"..."_"], isWord: true)

  func contains(_ letter: Unicode.Scalar, ignoresCase: Bool = false) -> Bool {
    let isIn =
      ranges.contains { $0.contains(letter) } || isWord && letter.properties.isAlphabetic
      || ignoresCase
        && letter.otherCases.contains { other in
          ranges.contains { $0.contains(other) }
        }
      || sets.contains { $0.contains(letter, ignoresCase: ignoresCase) }
    return isIn != isNegated
  }
}

extension ScalarSet {
  /// Of the letter behind a backslash, a capital one for the opposite; nil where it stands for
  /// itself.
  init?(escape letter: Unicode.Scalar) {
    switch letter {
    case "d", "D": self = .digit
    case "s", "S": self = .space
    case "w", "W": self = .word
    default: return nil
    }
    isNegated = letter.properties.isUppercase
  }
}

extension Unicode.Scalar {
  /// The capital and the small letter, where they are one letter each.
  fileprivate var otherCases: [Unicode.Scalar] {
    [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { mapped in
      mapped.unicodeScalars.count == 1 ? mapped.unicodeScalars.first : nil
    }
  }
}

extension RegularExpression {
  private struct Parser {
    var rest: Substring.UnicodeScalarView
    var depth = 0

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
      guard rest.first == letter else { return false }
      rest.removeFirst()
      return true
    }

    mutating func alternatives() throws(Malformed) -> [Step] {
      var steps = try sequence()
      while take("|") {
        let other = try sequence()
        steps = [.fork(steps.count + 2)] + steps + [.jump(other.count + 1)] + other
      }
      return steps
    }

    private mutating func sequence() throws(Malformed) -> [Step] {
      var steps: [Step] = []
      while let first = rest.first, first != "|", first != ")" {
        steps += try repeated(try one())
        guard steps.count <= RegularExpression.mostSteps else { throw Malformed("it is too long") }
      }
      return steps
    }

    private mutating func one() throws(Malformed) -> [Step] {
      let first = rest.removeFirst()
      switch first {
      case ".": return [.scalar(.any)]
      case "^": return [.place(.begin)]
      case "$": return [.place(.end)]
      case "[": return [.scalar(try set())]
      case "(":
        if take("?"), !take(":") { throw Malformed("(? goes on with : only") }
        depth += 1
        defer { depth -= 1 }
        guard depth <= 50 else { throw Malformed("its groups are too deep") }
        let steps = try alternatives()
        guard take(")") else { throw Malformed("a group is not closed") }
        return steps
      case "*", "+", "?": throw Malformed("\(first) repeats nothing")
      case "\\":
        if take("b") { return [.place(.wordEdge)] }
        if take("B") { return [.place(.notWordEdge)] }
        return [.scalar(try escaped())]
      default: return [.scalar(ScalarSet(ranges: [first...first]))]
      }
    }

    private mutating func escaped() throws(Malformed) -> ScalarSet {
      guard let letter = rest.popFirst() else {
        throw Malformed("there is nothing behind its last \\")
      }
      if let set = ScalarSet(escape: letter) { return set }
      let meant: Unicode.Scalar = letter == "n" ? "\n" : letter == "t" ? "\t" : letter
      guard meant != letter || !(letter.properties.isAlphabetic || ("0"..."9").contains(letter))
      else { throw Malformed("\\\(letter) means nothing here") }
      return ScalarSet(ranges: [meant...meant])
    }

    private mutating func set() throws(Malformed) -> ScalarSet {
      var set = ScalarSet(isNegated: take("^"))
      var isFirst = true
      while isFirst || rest.first != "]" {
        isFirst = false
        guard let letter = rest.popFirst() else { throw Malformed("a [ is not closed") }
        let low = letter == "\\" ? try escaped() : ScalarSet(ranges: [letter...letter])
        guard let first = low.ranges.first, low.ranges.count == 1,
          first.lowerBound == first.upperBound,
          rest.first == "-", rest.dropFirst().first != "]"
        else {
          set.sets.append(low)
          continue
        }
        rest.removeFirst()
        guard let last = rest.popFirst(), last >= first.lowerBound else {
          throw Malformed("a range in [ ] goes backwards")
        }
        set.ranges.append(first.lowerBound...last)
      }
      rest.removeFirst()
      return set
    }

    private mutating func repeated(_ steps: [Step]) throws(Malformed) -> [Step] {
      var steps = steps
      while let (least, most) = try times() {
        var all: [Step] = []
        guard (max(least, most ?? 0) + 1) * (steps.count + 2) <= RegularExpression.mostSteps else {
          throw Malformed("it is too long")
        }
        for _ in 0..<least { all += steps }
        if let most {
          for _ in least..<max(least, most) { all += [.fork(steps.count + 1)] + steps }
        } else {
          all += [.fork(steps.count + 2)] + steps + [.jump(-steps.count - 1)]
        }
        steps = all
        // Which of several parts is found does not matter.
        _ = take("?")
      }
      return steps
    }

    /// How often what is in front comes; nil where nothing says so.
    private mutating func times() throws(Malformed) -> (least: Int, most: Int?)? {
      if take("*") { return (0, nil) }
      if take("+") { return (1, nil) }
      if take("?") { return (0, 1) }
      guard rest.first == "{" else { return nil }
      let inside = rest.dropFirst().prefix { $0 != "}" }
      let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
        .map { Int(String($0)) }
      guard let least = parts[0], (0...1000).contains(least), parts.count <= 2,
        inside.endIndex < rest.endIndex
      else { throw Malformed("a { is not as in {2,5}") }
      let isOpen = inside.last == ","
      let most = parts.count == 1 ? least : parts[1]
      guard isOpen || (most.map { (least...1000).contains($0) } ?? false) else {
        throw Malformed("a { is not as in {2,5}")
      }
      rest = rest[inside.endIndex...].dropFirst()
      return (least, isOpen ? nil : most)
    }
  }
}
