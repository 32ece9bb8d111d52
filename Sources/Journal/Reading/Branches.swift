package import Platform

/// The histories into which logs part whose files are here, as a tree of runs for each such log.
///
/// A run is the part of one history that lies between two forks. It has an id like a log's, which
/// is a function of the records alone, so that every device that holds the same records reads them
/// under the same names, in whatever files they came and in whatever order. Section "Parted logs"
/// of the format page. Logs that do not part are none of its business.
package struct Branches: Sendable {
  /// Numbers of one history of a log.
  package struct Run: Hashable, Sendable {
    /// The log itself for the numbers before the first fork, else derived.
    package let id: LogID
    /// The log that the files name.
    package let log: LogID
    package let first: UInt64
    /// The last number before the next fork, or of the history; below `first` for none.
    package fileprivate(set) var last: UInt64
    /// The position of the run that this one goes on from.
    package let parent: Int?
    /// Whether other runs go on from it.
    package fileprivate(set) var isForked = false

    fileprivate func holds(_ number: UInt64) -> Bool {
      number >= first && (number <= last || !isForked)
    }
  }

  /// A run comes behind the one that it goes on from.
  package private(set) var runs: [Run] = []
  private var positions: [LogID: Int] = [:]
  /// After which number of which run a chain hash comes.
  private var places: [ChainHash: (run: Int, number: UInt64)] = [:]
  /// For each run the positions of the extents of its log with some of it, or of what comes before
  /// and behind it.
  private var holders: [[Int]] = []

  /// No log parts.
  package init() {}

  package var isEmpty: Bool { runs.isEmpty }

  /// The runs in files that name a log; none where it does not part.
  package func runs(of log: LogID) -> [Run] { runs.filter { $0.log == log } }

  /// The run of an id.
  package func run(_ id: LogID) -> Run? { positions[id].map { runs[$0] } }

  /// The run with the number before this one's first.
  package func parent(of run: Run) -> Run? { run.parent.map { runs[$0] } }

  /// The runs that go on where this one ends, in the order of their ids.
  package func branches(of run: Run) -> [Run] {
    runs.filter { $0.parent == positions[run.id] }.sorted { $0.id < $1.id }
  }

  /// All events that a name means which one of them got before its log parted.
  package func names(of name: EventName) -> [EventName] {
    guard let known = run(name.log), !known.holds(name.number) else { return [name] }
    let holding = runs(of: known.log).filter { $0.holds(name.number) && $0.last >= name.number }
    return holding.isEmpty ? [name] : holding.map { EventName(log: $0.id, number: name.number) }
  }

  func holders(of run: Run) -> [Int] { positions[run.id].map { holders[$0] } ?? [] }

  /// Where a chain hash comes, if it is one of a log that parts.
  package func place(of chainHash: ChainHash) -> EventName? {
    places[chainHash].map { EventName(log: runs[$0.run].id, number: $0.number) }
  }
}

// MARK: Names

/// What an event says about the end of a log as its writer knew it.
package struct ToldEnd: Hashable, Sendable {
  package let log: LogID
  package let knownEnd: KnownEnd

  package init(log: LogID, knownEnd: KnownEnd) {
    self.log = log
    self.knownEnd = knownEnd
  }
}

extension Branches {
  /// What an event means by a name, which its writer may have given without knowing of a fork.
  ///
  /// What is in a branch means that branch and what comes before it. Any other writer means the
  /// branch that it said before it has.
  ///
  /// - Parameters:
  ///   - writer: the log, or the run, that the event is in.
  ///   - told: what a log's events said of others, up to this one.
  package func meaning(
    of name: EventName, by writer: LogID, told: (LogID) -> [ToldEnd]
  ) -> EventName {
    certainMeaning(of: name, by: writer, told: told) ?? names(of: name).min() ?? name
  }

  /// The same; nil where several events have the name, and nothing shows which of them is meant.
  package func certainMeaning(
    of name: EventName, by writer: LogID, told: (LogID) -> [ToldEnd] = { _ in [] }
  ) -> EventName? {
    let known = positions[name.log]
    if let known, runs[known].holds(name.number) { return name }
    let own = positions[writer]
    var ends: [Int] = []
    if let known, let own, runs[own].log == runs[known].log { ends.append(own) }
    var reader = writer
    while true {
      let all = told(reader)
      for end in all.filter({ $0.log == name.log }) + all.filter({ $0.log != name.log }) {
        guard let place = end.knownEnd.chainHash.flatMap({ places[$0] }) else { continue }
        if end.log == name.log || known.map({ runs[$0].log }) == runs[place.run].log {
          ends.append(place.run)
        }
      }
      guard let position = positions[reader], let parent = runs[position].parent else { break }
      reader = runs[parent].id
    }
    for end in ends {
      let run = run(holding: name.number, before: end)
      if run.holds(name.number) { return EventName(log: run.id, number: name.number) }
    }
    let all = names(of: name)
    return all.count == 1 ? all.first : nil
  }

  /// What is meant where an event says that a log had come to a number.
  package func meaning(of end: ToldEnd) -> EventName {
    let name = EventName(log: end.log, number: end.knownEnd.number)
    if let chainHash = end.knownEnd.chainHash, let place = place(of: chainHash),
      place.number == name.number
    {
      return place
    }
    return meaning(of: name, by: end.log) { _ in [] }
  }

  /// The run on the way to another one that has a number.
  private func run(holding number: UInt64, before position: Int) -> Run {
    var run = runs[position]
    while number < run.first, let parent = run.parent { run = runs[parent] }
    return run
  }
}

// MARK: Finding

extension Branches {
  /// Finds where the extents of a log part, and adds its runs if they do.
  ///
  /// - Complexity: O(n²) in the number of extents; records are read where two of them overlap and
  ///   no chain hash shows that they are one history there.
  mutating func add(
    _ log: LogID, _ held: [HeldExtent], wordless: WordlessForm?
  ) throws(StorageError) {
    var partings: [Set<Int>: UInt64] = [:]
    for one in held.indices {
      for other in held.indices.dropFirst(one + 1) {
        partings[[one, other]] = try held[one].partingNumber(
          beside: held[other], wordless: wordless)
      }
    }
    guard !partings.isEmpty else { return }
    var tree = Tree(log, held, partings, wordless)
    try tree.grow()
    let base = runs.count
    for (run, holding) in zip(tree.runs, tree.holders) {
      positions[run.id] = runs.count
      runs.append(
        Run(
          id: run.id, log: log, first: run.first, last: run.last,
          parent: run.parent.map { $0 + base }, isForked: run.isForked))
      holders.append(holding)
    }
    for (position, held) in held.enumerated() {
      guard let last = tree.runOf[position] else { continue }
      for (number, chainHash) in held.extent.chainHashes where number > 0 {
        var run = last + base
        while number < runs[run].first, let parent = runs[run].parent { run = parent }
        places[chainHash] = (run, number)
      }
    }
  }

  /// The runs of one log while they are found, number by number from the first.
  private struct Tree {
    var runs: [Run]
    var holders: [[Int]] = [[]]
    /// In which run each extent is, as far as the numbers are looked at.
    var runOf: [Int?]
    private let held: [HeldExtent]
    private let partings: [Set<Int>: UInt64]
    private let wordless: WordlessForm?

    init(
      _ log: LogID, _ held: [HeldExtent], _ partings: [Set<Int>: UInt64], _ wordless: WordlessForm?
    ) {
      runs = [Run(id: log, log: log, first: 1, last: 0, parent: nil)]
      runOf = [Int?](repeating: nil, count: held.count)
      (self.held, self.partings, self.wordless) = (held, partings, wordless)
    }

    mutating func grow() throws(StorageError) {
      var starts = Set(partings.values)
      for held in held { starts.formUnion([held.extent.first, held.extent.last + 1]) }
      let ordered = starts.sorted()
      for (start, next) in zip(ordered, ordered.dropFirst()) {
        let here = held.indices.filter { held[$0].extent.numbers.contains(start) }
        if !here.isEmpty { try grow(from: start, to: next - 1, here) }
      }
    }

    /// - Parameter here: the extents with these numbers; none begins or parts within them.
    private mutating func grow(
      from start: UInt64, to end: UInt64, _ here: [Int]
    ) throws(StorageError) {
      let tip = runs.indices.filter { !runs[$0].isForked }
        .max { (runs[$0].last, runs[$1].id) < (runs[$1].last, runs[$0].id) }
      var children: [Int: [[Int]]] = [:]
      for group in groups(of: here, at: start) {
        children[group.parent ?? tip ?? 0, default: []].append(group.members)
      }
      for (parent, groups) in children.sorted(by: { $0.key < $1.key }) {
        if groups.count == 1, !runs[parent].isForked {
          enter(parent, groups[0], to: end)
          continue
        }
        if !runs[parent].isForked {
          runs[parent].isForked = true
          runs[parent].last = start - 1
        }
        for (id, group) in zip(try ids(of: groups, behind: parent, at: start), groups) {
          let known = runs.firstIndex { $0.parent == parent && $0.id == id }
          if known == nil {
            let first = runs[parent].last + 1
            runs.append(Run(id: id, log: runs[0].log, first: first, last: 0, parent: parent))
            holders.append([])
          }
          enter(known ?? runs.count - 1, group, to: end)
        }
      }
    }

    private mutating func enter(_ run: Int, _ group: [Int], to end: UInt64) {
      runs[run].last = max(runs[run].last, end)
      for member in group {
        runOf[member] = run
        if !holders[run].contains(member) { holders[run].append(member) }
      }
    }

    /// Extents of one history, each with the run that they go on from; nil where nothing shows it.
    private func groups(
      of here: [Int], at start: UInt64
    ) -> [(parent: Int?, members: [Int])] {
      var groups: [(parent: Int?, members: [Int])] = []
      let parents = here.map { (member: $0, parent: parent(of: $0, at: start)) }
      // Unknown ones go with others that have the same records.
      let ordered = parents.filter { $0.parent != nil } + parents.filter { $0.parent == nil }
      for (member, parent) in ordered {
        let alike = groups.indices.filter { position in
          (parent == nil || groups[position].parent == parent)
            && groups[position].members.contains { !areParted(member, $0, at: start) }
        }
        guard let first = alike.first else {
          groups.append((parent, [member]))
          continue
        }
        groups[first].members.append(member)
        if parent == nil { continue }
        for other in alike.dropFirst().reversed() {
          groups[first].members += groups.remove(at: other).members
        }
      }
      return groups
    }

    private func areParted(_ one: Int, _ other: Int, at number: UInt64) -> Bool {
      partings[[one, other]].map { $0 <= number } ?? false
    }

    private func parent(of member: Int, at start: UInt64) -> Int? {
      let extent = held[member].extent
      if extent.first < start { return runOf[member] }
      if start == 1 { return 0 }
      let before = held.indices.first { other in
        let known = held[other].extent
        return known.numbers.contains(start - 1)
          && known.chainHash(after: start - 1) == extent.chainHashBefore
      }
      return before.flatMap { runOf[$0] }
    }

    /// The ids of runs that begin at a number. Two that begin alike without their words, which
    /// takes one and the same millisecond, differ by these.
    private func ids(
      of groups: [[Int]], behind parent: Int, at start: UInt64
    ) throws(StorageError) -> [LogID] {
      var ids: [LogID] = []
      var full: [LogID] = []
      for group in groups {
        var record: [UInt8]?
        for member in group where record == nil { record = try held[member].record(start) }
        let unread = held[group[0]].extent.chainHashAfter.bytes
        let wordlessRecord = record.map { wordless?($0.rawSpan) ?? $0 }
        ids.append(id(wordlessRecord ?? unread, at: runs[parent].last))
        full.append(id(record ?? unread, at: runs[parent].last))
      }
      return ids.indices.map { position in
        ids.count { $0 == ids[position] } > 1 ? full[position] : ids[position]
      }
    }

    private func id(_ record: [UInt8], at number: UInt64) -> LogID {
      var writer = ByteWriter()
      writer.append(contentsOf: Array("echolog branch 1".utf8))
      writer.append(contentsOf: runs[0].id.bytes)
      writer.append(littleEndian: number)
      writer.append(contentsOf: record)
      let digest = SHA256.digest(of: writer.span)
      guard let id = LogID(bytes: digest.prefix(16)) else {
        preconditionFailure("a digest has more than sixteen bytes")
      }
      return id
    }
  }
}
