/// The cases of an exhaustive test that a run tries: all, or with `ECHOLOG_ONE_IN` one in so many,
/// others for every `ECHOLOG_SEED`. For many short runs that look for what differs between them.
package struct Sample: Sendable {
  private let oneIn = campaignSize("ECHOLOG_ONE_IN", usual: 1)
  private let first: Int

  package init() {
    first = Int(firstSeed(0) % UInt64(oneIn))
  }

  package var isWhole: Bool { oneIn == 1 }

  package func holds(_ position: Int) -> Bool { position % oneIn == first }

  /// How many of so many cases, of which any will do.
  package func count(of cases: Int) -> Int { max(1, cases / oneIn) }
}
