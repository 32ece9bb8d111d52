import Foundation

/// The seed that a random test begins with: what `ECHOLOG_SEED` says, so that a failure can be
/// repeated and a campaign tries others; else the usual one.
package func firstSeed(_ usual: @autoclosure () -> UInt64) -> UInt64 {
  ProcessInfo.processInfo.environment["ECHOLOG_SEED"].flatMap { UInt64($0) } ?? usual()
}
