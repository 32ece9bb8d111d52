import Synchronization

/// What makes a counter go back. Each counts once something was committed behind it.
enum Mishap: String, CaseIterable {
  case crash = "a power cut"
  case cut = "a cut file"
  case copiedMachine = "a copied machine"
  /// The vault in another place, without its state folder, where a new log began.
  case copiedVault = "a copied vault"
  /// An older vault under the newer state folder, where a new log began.
  case setBack = "a set-back"
  /// A process committed, then another one, then the first again.
  case turns = "two processes in turn"
  case failedCall = "a failing call"
}

/// In how many histories each mishap came about, and the errors that none may end a step with.
final class MishapCensus: Sendable {
  private let counts = Mutex<[Mishap: Int]>([:])
  private let noted = Mutex<[String]>([])

  var faults: [String] { noted.withLock { $0 } }

  func note(_ history: NonceHistory, seed: UInt64) {
    counts.withLock { counts in
      for mishap in history.mishaps { counts[mishap, default: 0] += 1 }
    }
    noted.withLock { $0 += history.faults.map { "seed \(seed): \($0)" } }
  }

  func count(of mishap: Mishap) -> Int { counts.withLock { $0[mishap, default: 0] } }

  /// The counts in words.
  var description: String {
    Mishap.allCases.map { "\($0.rawValue) in \(count(of: $0))" }.joined(separator: ", ")
  }
}
