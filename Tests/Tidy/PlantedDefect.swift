import Foundation

/// A deliberate mistake of `Tools/defects`: a header of what is wrong and what harm it does, and a
/// patch of the sources. `Tools/campaign defects` proves that the storage tests find each.
struct PlantedDefect {
  struct Hunk: Equatable {
    /// The line where it begins, from 1 on.
    let first: Int
    /// Lines of the file without the defect, and those that take their place.
    var old: [Substring] = []
    var new: [Substring] = []
    /// Lines that are still to come by the patch.
    fileprivate var left: (old: Int, new: Int)

    static func == (one: Self, other: Self) -> Bool { one.old == other.old && one.new == other.new }
  }

  /// `class/name`.
  let name: String
  let header: [Substring]
  private(set) var files: [(path: String, hunks: [Hunk])] = []

  var family: Substring { name.prefix { $0 != "/" } }

  /// The tests that show a fault that was found: their folder, and a part of their name.
  var tests: [(folder: Substring, name: Substring)] {
    header.compactMap { line in
      line.wholeMatch(of: /Shown by: (\w+)Tests (.+)/).map { ($0.output.1, $0.output.2) }
    }
  }

  /// The files that it changes, as it makes them, by their paths.
  func planted(in files: [SourceTree.File]) -> [String: [Substring]] {
    var planted: [String: [Substring]] = [:]
    for (path, hunks) in self.files {
      guard var lines = files.first(where: { $0.path == path })?.lines else { continue }
      var shift = 0
      for hunk in hunks {
        let places = lines.indices.filter { lines[$0...].starts(with: hunk.old) }
        let expected = hunk.first - 1 + shift
        guard let place = places.min(by: { abs($0 - expected) < abs($1 - expected) }) else {
          continue
        }
        lines.replaceSubrange(place..<place + hunk.old.count, with: hunk.new)
        shift = place + hunk.new.count - (hunk.first - 1) - hunk.old.count
      }
      planted[path] = lines
    }
    return planted
  }

  init(name: String, text: String) {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    header = Array(lines.prefix { !$0.hasPrefix("diff --git ") }).filter { !$0.isEmpty }
    for line in lines.dropFirst(header.count) { take(line) }
  }

  private mutating func take(_ line: Substring) {
    let file = files.indices.last
    let hunk = file.flatMap { files[$0].hunks.indices.last }
    if let file, let hunk, files[file].hunks[hunk].left != (0, 0) {
      files[file].hunks[hunk].take(line)
    } else if line.hasPrefix("+++ b/") {
      files.append((String(line.dropFirst(6)), []))
    } else if let file, let head = line.wholeMatch(of: /@@ -(\d+)(,\d+)? \+\d+(,\d+)? @@.*/) {
      let counts = [head.output.2, head.output.3].map { $0.flatMap { Int($0.dropFirst()) } ?? 1 }
      let first = Int(head.output.1) ?? 1
      files[file].hunks.append(Hunk(first: first, left: (counts[0], counts[1])))
    }
  }

  /// Why the patch does not fit the sources; nil if it does.
  func misfit(in files: [SourceTree.File]) -> String? {
    if self.files.isEmpty { return "it changes nothing" }
    for (path, hunks) in self.files {
      guard path.hasPrefix("Sources/"), let file = files.first(where: { $0.path == path }) else {
        return "there is no \(path)"
      }
      if hunks.isEmpty || hunks.contains(where: { $0.left != (0, 0) || $0.old == $0.new }) {
        return "it is no whole patch of \(path)"
      }
      var rest = file.lines[...]
      for hunk in hunks {
        guard let place = rest.indices.first(where: { rest[$0...].starts(with: hunk.old) }) else {
          return "\(path) has no longer: \(hunk.old.joined(separator: "\n"))"
        }
        rest = rest[(place + hunk.old.count)...]
      }
    }
    return nil
  }

  static let all: [PlantedDefect] = {
    let folder = SourceTree.root.appending(path: "Tools/defects")
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".patch") }.sorted()
    return names.compactMap { name in
      FileManager.default.contents(atPath: folder.appending(path: name).path).map {
        PlantedDefect(name: String(name.dropLast(6)), text: String(decoding: $0, as: UTF8.self))
      }
    }
  }()
}

extension PlantedDefect.Hunk {
  fileprivate mutating func take(_ line: Substring) {
    let text = line.dropFirst()
    if line.first != "+", line.first != "\\" {
      old.append(text)
      left.old -= 1
    }
    if line.first != "-", line.first != "\\" {
      new.append(text)
      left.new -= 1
    }
  }
}
