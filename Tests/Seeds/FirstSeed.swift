import Foundation

/// The seed that a random test begins with: that of `ECHOLOG_SEED`, so that a failure can be
/// repeated and a campaign tries others; else the usual one.
package func firstSeed(_ usual: @autoclosure () -> UInt64) -> UInt64 {
  ProcessInfo.processInfo.environment["ECHOLOG_SEED"].flatMap { UInt64($0) } ?? usual()
}

/// The seed of a random test: that of `ECHOLOG_SEED`, else one that is drawn, so that every run
/// tries others. It is printed at once, so that whatever fails can be repeated.
package func testSeed(_ test: String = #function) -> UInt64 {
  let seed = firstSeed(.random(in: 0..<1_000_000))
  print("\(test): repeat with ECHOLOG_SEED=\(seed)")
  return seed
}
