import Echolog

/// Entries that may be meant by words which name none.
struct NearestThings: Equatable, Sendable {
  let things: [NamedThing]
  /// Whether they are only the latest, because none has anything near to the words.
  let areLatest: Bool

  private static let most = 5

  /// Entries with the words, those first that a search shows first.
  init(found things: [NamedThing]) {
    self.things = Array(things.prefix(Self.most))
    areLatest = false
  }

  /// - Parameter things: the latest of each kind first.
  init(to words: String, among things: [NamedThing]) {
    var folding = WordFolding()
    var near = things.filter {
      folding.holds(words, in: $0.preview) || folding.holds(words, in: $0.words)
    }
    if near.isEmpty {
      near = things.filter { thing in
        let said = thing.preview.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return Nearest.suggestion(for: words, among: said) != nil
      }
    }
    areLatest = near.isEmpty
    if areLatest {
      let kinds = Set(things.map(\.kind))
      var seen: [NamedThing.Kind: Int] = [:]
      // Of one kind the latest three, of all kinds the latest of each.
      near = things.filter { thing in
        seen[thing.kind, default: 0] += 1
        return seen[thing.kind, default: 0] <= (kinds.count == 1 ? 3 : 1)
      }
    }
    self.things = areLatest ? near : Array(near.prefix(Self.most))
  }
}
