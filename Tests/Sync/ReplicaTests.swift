import Journal
import Platform
import Seeds
import Testing

@Suite struct ReplicaTests {
  @Test func `Whatever two devices write, merge, forget and heal, both come to have all of it`()
    throws
  {
    let key = try #require(SymmetricKey(bytes: [UInt8](repeating: 7, count: 32)))
    let first = firstSeed(1)
    for seed in first..<first + 20 {
      var life = try ReplicaLife(seed: seed, secret: .keyFile(key))
      for _ in 0..<60 { try life.step() }
      for device in [0, 1, 0, 1] { _ = try life.sync(device) }
      for device in [0, 1] { try life.check(device) }
      #expect(life.devices[0].holding.ends == life.devices[1].holding.ends, "seed \(seed)")
      for device in [0, 1] {
        let calm = try life.sync(device)
        #expect(calm.received.isEmpty && calm.shipped.isEmpty && calm.setAside.isEmpty)
        #expect(calm.forks.isEmpty, "seed \(seed)")
      }
    }
  }
}
