import Journal
import Platform
import Seeds
import Testing

@Suite struct SyncPlanTests {
  let laptop = LogID(high: 1, low: 1)
  let phone = LogID(high: 2, low: 2)

  @Test func `What only one side has goes to the other`() {
    let plan = SyncPlan(
      held: [offer("a", laptop, 1...10)], offered: [offer("b", phone, 1...5)])
    #expect(plan.fetch == ["b"])
    #expect(plan.ship == ["a"])
    #expect(plan.forks.isEmpty)
  }

  @Test func `The same numbers in other files are not copied again`() {
    let whole = [offer("whole", laptop, 1...20)]
    let parts = [offer("first", laptop, 1...8), offer("second", laptop, 9...20)]
    let plan = SyncPlan(held: whole, offered: parts)
    #expect(plan.fetch.isEmpty && plan.ship.isEmpty)
  }

  @Test func `Of overlapping files the fewest with everything are fetched`() {
    let plan = SyncPlan(
      held: [],
      offered: [
        offer("first", laptop, 1...8), offer("second", laptop, 9...20),
        offer("whole", laptop, 1...20), offer("late", laptop, 21...22),
      ])
    #expect(plan.fetch == ["whole", "late"])
  }

  @Test func `What is copied goes in the order of its numbers, whatever the names and sizes`() {
    let offered = [
      offer("a", laptop, 9...30), offer("b", laptop, 3...8), offer("c", laptop, 1...2),
    ]
    #expect(SyncPlan(held: [], offered: offered).fetch == ["c", "b", "a"])
    #expect(SyncPlan(held: offered, offered: []).ship == ["c", "b", "a"])
  }

  @Test func `A lost range heals from a side that has it`() {
    let hurt = offer("hurt", laptop, 1...20, lost: [5...6])
    let sound = offer("sound", laptop, 1...20)
    #expect(SyncPlan(held: [hurt], offered: [sound]).fetch == ["sound"])
    #expect(SyncPlan(held: [sound], offered: [hurt]).fetch.isEmpty)
  }

  @Test func `A redacted record travels although its number is known`() {
    let plain = offer("plain", laptop, 1...20)
    let redacted = offer("blanked", laptop, 1...20, redacted: [7...7])
    #expect(SyncPlan(held: [plain], offered: [redacted]).fetch == ["blanked"])
    #expect(SyncPlan(held: [redacted], offered: [plain]).fetch.isEmpty)
  }

  @Test func `A lost redacted record heals from a side that has it, and no text replaces it`() {
    let plain = offer("plain", laptop, 1...20)
    let hurt = offer("hurt", laptop, 1...20, lost: [5...8], redacted: [7...7])
    let redacted = offer("blanked", laptop, 1...20, redacted: [7...7])
    for held in [[plain, hurt], [hurt]] {
      #expect(SyncPlan(held: held, offered: [redacted]).fetch == ["blanked"])
      #expect(SyncPlan(held: [redacted], offered: held).ship == ["blanked"])
      #expect(SyncPlan(held: [redacted], offered: held).fetch.isEmpty)
    }
    let alone = offer("alone", laptop, 7...7)
    #expect(SyncPlan(held: [hurt], offered: [alone]).fetch.isEmpty)
  }

  @Test func `Another history of the same log is a fork, and is fetched as well`() {
    let mine = offer("mine", laptop, 1...20, end: 1)
    let theirs = offer("theirs", laptop, 1...20, end: 2)
    let plan = SyncPlan(held: [mine], offered: [theirs, offer("other", phone, 1...2)])
    #expect(plan.fetch == ["theirs", "other"])
    #expect(plan.forks.map(\.name) == ["theirs"])
    #expect(plan.forks.map(\.number) == [1])
  }

  @Test func `Where only records show another history, it is a fork, and both are kept`() throws {
    let mine = [offer("early", laptop, 1...4), offer("mine", laptop, 5...5)]
    let theirs = [offer("early", laptop, 1...4), offer("theirs", laptop, 5...6)]
    #expect(SyncPlan(held: mine, offered: theirs).fetch == ["theirs"], "one history")
    var compared: [[String]] = []
    let known = try Contradictions(among: (mine + theirs).map(\.extent)) { one, other in
      compared.append([one, other].map { "\($0.first)-\($0.last)" })
      return 5
    }
    #expect(compared == [["5-5", "5-6"]], "nothing else is read")
    let plan = SyncPlan(held: mine, offered: theirs, contradictions: known)
    #expect(plan.fetch == ["theirs"] && plan.ship == ["mine"])
    #expect(plan.forks.map(\.name) == ["theirs"] && plan.forks.map(\.number) == [5])
    let other = SyncPlan(held: theirs, offered: mine, contradictions: known)
    #expect(other.fetch == ["mine"] && other.ship == ["theirs"])
    #expect(other.forks.map(\.name) == ["mine"])
    let both = SyncPlan(held: mine + theirs, offered: [], contradictions: known)
    #expect(Set(both.ship) == ["early", "mine", "theirs"])
    let same = try Contradictions(among: (mine + theirs).map(\.extent)) { _, _ in nil }
    #expect(SyncPlan(held: mine, offered: theirs, contradictions: same).fetch == ["theirs"])
  }

  @Test func `What could not be compared waits, and is shown where a chain hash parts it`() {
    let mine = [offer("early", laptop, 1...4), offer("mine", laptop, 5...20, end: 1)]
    let (first, other) = (offer("first", laptop, 1...9), offer("other", phone, 1...2))
    let plan = SyncPlan(held: mine, offered: [first, other], uncompared: ["first"])
    #expect(plan.fetch == ["other"] && plan.ship == ["early", "mine"] && plan.forks.isEmpty)
    // A copy of it may be as much of another history.
    let copy = OfferedExtent(name: "copy", extent: first.extent)
    #expect(SyncPlan(held: [], offered: [first, copy], uncompared: ["first"]).fetch.isEmpty)
    let parted = offer("parted", laptop, 1...20, end: 2)
    let told = SyncPlan(held: mine, offered: [parted], uncompared: ["parted"])
    #expect(told.fetch.isEmpty && told.forks.map(\.name) == ["parted"])
  }

  @Test func `A branch is shipped although the other one has its numbers`() {
    let mine = offer("mine", laptop, 1...20, end: 1)
    let theirs = offer("theirs", laptop, 1...20, end: 2)
    #expect(SyncPlan(held: [mine], offered: [theirs]).ship == ["mine"])
    for (held, due) in [([mine], ["theirs"]), ([mine, theirs], [])] {
      let plan = SyncPlan(held: held, offered: [theirs, mine])
      #expect(plan.ship.isEmpty && plan.fetch == due && plan.forks.map(\.name) == due)
    }
    #expect(SyncPlan(held: [mine, theirs], offered: []).ship.sorted() == ["mine", "theirs"])
    // Who has neither takes both, and gets a report of it.
    let joining = SyncPlan(held: [], offered: [theirs, mine, offer("other", phone, 1...2)])
    #expect(joining.fetch == ["mine", "theirs", "other"])
    #expect(joining.forks.map(\.name) == ["theirs"])
  }

  @Test func `Whatever is copied, both sides then have the union`() {
    let first = firstSeed(0)
    for seed in first..<first + 500 {
      var random = SeededRandom(seed: seed)
      let mine = randomOffers(&random, prefix: "m")
      let theirs = randomOffers(&random, prefix: "t")
      let plan = SyncPlan(held: mine, offered: theirs)
      let all = numbers(mine + theirs)
      let fetched = theirs.filter { plan.fetch.contains($0.name) }
      let shipped = mine.filter { plan.ship.contains($0.name) }
      #expect(numbers(mine + fetched) == all, "seed \(seed)")
      #expect(numbers(theirs + shipped) == all, "seed \(seed)")
    }
  }

  private func numbers(_ offers: [OfferedExtent]) -> [LogID: NumberRanges] {
    var held: [LogID: NumberRanges] = [:]
    for offer in offers {
      for range in offer.extent.lost.gaps(within: offer.extent.numbers).ranges {
        held[offer.extent.log, default: NumberRanges()].insert(range)
      }
    }
    return held
  }

  private func randomOffers(_ random: inout SeededRandom, prefix: String) -> [OfferedExtent] {
    (0..<Int.random(in: 0...6, using: &random)).map { index in
      let first = UInt64.random(in: 1...30, using: &random)
      let last = first + UInt64.random(in: 0...10, using: &random)
      let isHurt = Int.random(in: 0..<4, using: &random) == 0
      return offer(
        "\(prefix)\(index)", Bool.random(using: &random) ? laptop : phone, first...last,
        lost: isHurt ? [first...first] : [])
    }
  }

  private func offer(
    _ name: String, _ log: LogID, _ numbers: ClosedRange<UInt64>,
    lost: [ClosedRange<UInt64>] = [], redacted: [ClosedRange<UInt64>] = [], end: UInt8? = nil
  ) -> OfferedExtent {
    OfferedExtent(
      name: name,
      extent: Extent(
        log: log, first: numbers.lowerBound, last: numbers.upperBound,
        chainHashBefore: chainHash(numbers.lowerBound - 1),
        chainHashAfter: end.map { ChainHash(bytes: [UInt8](repeating: $0, count: 16)) ?? .start }
          ?? chainHash(numbers.upperBound),
        lost: NumberRanges(lost), redacted: NumberRanges(redacted)))
  }

  /// The one chain hash that this history has after a number.
  private func chainHash(_ number: UInt64) -> ChainHash {
    var bytes = [UInt8](repeating: 0, count: 16)
    bytes[15] = UInt8(number)
    return ChainHash(bytes: bytes) ?? .start
  }
}
