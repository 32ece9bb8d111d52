import Foundation
import Testing

/// Compares the tests of the domain with what its decisions document.
@Suite struct RefusalTests {
  private let domain = SourceTree.swiftFiles.filter(\.isDecision)
  private let tests = SourceTree.swiftFiles.filter { $0.path.hasPrefix("Tests/") }
  private let domainTests = SourceTree.swiftFiles.filter { $0.path.hasPrefix("Tests/Domain/") }

  /// The names of the rejections, but for those whose words tell of what kind of thing they are.
  private var rejections: Set<String> {
    let file = domain.first { $0.path.hasSuffix("/Rejection.swift") }
    let cases = file?.text.firstMatch(of: /(?s)enum Rejection.*?\n}/)?.output ?? ""
    let names = cases.matches(of: /(?m)^  case (\w+)/).map { String($0.output.1) }
    return Set(names).subtracting(["notFound", "alreadyRemoved", "forgotten"])
  }

  /// A function of a type, with the rejections that its documentation names.
  private struct Promise {
    let type: String
    let function: Substring
    let rejections: [String]
  }

  private var promises: [Promise] {
    domain.flatMap { file -> [Promise] in
      var found: [Promise] = []
      var type = ""
      var documentation = ""
      for line in file.lines {
        let declaration = /(?:\w+ )*(?:struct|enum|extension|protocol) (\w+)/
        if line.first != " ", let match = line.prefixMatch(of: declaration) {
          type = String(match.output.1)
        }
        let code = line.drop { $0 == " " }
        if code.hasPrefix("///") {
          documentation += code.dropFirst(3)
          continue
        }
        if code.contains("func ") || code.contains("init(") {
          found.append(Promise(type: type, function: code, rejections: thrown(by: documentation)))
        }
        if !code.hasPrefix("@") { documentation = "" }
      }
      return found
    }
  }

  private func thrown(by documentation: String) -> [String] {
    guard let start = documentation.firstRange(of: "- Throws:") else { return [] }
    return documentation[start.upperBound...].matches(of: /`(\w+)`/).map { String($0.output.1) }
      .filter(rejections.contains)
  }

  @Test func `Every decision is taken in a test of the domain`() {
    let decisions = Set(promises.filter { $0.function.contains("func decide") }.map(\.type))
    #expect(decisions.count > 35, "the walk finds decisions")
    for decision in decisions.sorted() {
      #expect(domainTests.contains { $0.text.contains(decision) }, "\(decision) is never taken")
    }
  }

  @Test func `Every rejection that a decision names is expected where that decision is tested`() {
    let promises = promises.filter { !$0.rejections.isEmpty }
    #expect(promises.reduce(0) { $0 + $1.rejections.count } > 120, "the walk finds rejections")
    // What a read model answers is no decision.
    for promise in promises where promise.type != "History" {
      for rejection in promise.rejections {
        let isExpected = domainTests.contains { file in
          file.text.contains(promise.type) && file.text.contains(".\(rejection)")
        }
        #expect(isExpected, "\(promise.type) never throws \(rejection) in a test")
      }
    }
  }

  /// Refusals of values that neither a line nor an app can say.
  private static let unsayable: Set = [
    "reminderTimeOutOfRange", "reminderWithoutDays", "weekStartOutOfRange",
    "deliveryTimeOutOfRange",
  ]

  /// The text of the tests that run the built program.
  private var programTests: String {
    tests.filter { $0.text.contains("EchologProcess") && !$0.path.hasPrefix("Tests/Tidy/") }
      .map(\.text).joined()
  }

  /// The text of the tests of the library as an app uses it.
  private var appTests: String {
    tests.filter { $0.path.hasPrefix("Tests/Echolog/") }.map(\.text).joined()
  }

  @Test func `Every rejection is met by a line of the program or by a call of an app`() {
    #expect(rejections.count > 100, "the walk finds rejections")
    let (program, app) = (programTests, appTests)
    let said = program + app
    for rejection in rejections.sorted() {
      let isMet =
        said.contains("\"\(rejection)\"") || app.contains(".\(rejection)")
      #expect(isMet != Self.unsayable.contains(rejection), "\(rejection)")
      #expect(isMet || domainTests.contains { $0.text.contains(".\(rejection)") }, "\(rejection)")
    }
    for kind in ["NotFound", "AlreadyRemoved"] {
      #expect(program.contains(kind + "\""), "\(kind)")
    }
  }

  @Test func `Every rejection and every usage error has its words`() throws {
    let program = SourceTree.swiftFiles.filter { $0.path.hasPrefix("Sources/Program/") }
    let file = try #require(program.first { $0.text.contains("\npackage enum UsageError") })
    let usage = try #require(file.text.firstMatch(of: /(?s)\npackage enum UsageError.*?\n}/)).output
    let usages = usage.matches(of: /(?m)^  case (\w+)/).map { String($0.output.1) }
    #expect(usages.count > 30, "the walk finds usage errors")
    for (type, names, least) in [
      ("Rejection", rejections.sorted(), 10), ("UsageError", usages, 4),
    ] {
      let group = try Regex("(?s)func about\\w+\\(_ \\w+: \(type).*?\n  }\n")
      let groups = program.flatMap { file in
        file.text.matches(of: group).map { $0.output[0].substring ?? "" }
      }
      #expect(groups.count > least, "the walk finds the groups")
      for name in names {
        let words = try Regex("case \\.\(name)\\b")
        #expect(groups.contains { $0.contains(words) }, "\(name)")
      }
    }
  }

  @Test func `Every refusal of a line is met by a line of the program, by its word`() throws {
    let path = "Sources/Program/Messages/Messages+Usage.swift"
    let file = try #require(SourceTree.swiftFiles.first { $0.path == path })
    let words = Set(file.text.matches(of: /usage\(\s*"(\w+)"/).map { String($0.output.1) })
    #expect(words.count > 30, "the walk finds refusals")
    let program = programTests
    for word in words.sorted() { #expect(program.contains("\"\(word)\""), "\(word)") }
  }

  @Test func `Every failure that an app meets is met by a test of the library`() throws {
    let path = "Sources/Echolog/Diary/DiaryFailure.swift"
    let file = try #require(SourceTree.swiftFiles.first { $0.path == path })
    let cases = file.text.matches(of: /(?m)^  case (\w+)/).map { String($0.output.1) }
    #expect(cases.count > 12, "the walk finds failures")
    let app = appTests
    for name in cases { #expect(app.contains(".\(name)"), "\(name)") }
  }
}
