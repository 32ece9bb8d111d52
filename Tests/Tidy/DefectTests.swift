import Testing

/// Keeps the planted defects fit to be planted; `Tools/campaign defects` proves that each is
/// caught.
@Suite struct DefectTests {
  let defects = PlantedDefect.all

  @Test func `Every planted defect still applies`() {
    for defect in defects {
      if let misfit = defect.misfit(in: SourceTree.swiftFiles) {
        Issue.record("\(defect.name): \(misfit)")
      }
    }
  }

  @Test func `Every planted defect has a header of what is wrong and what harm it does`() {
    for defect in defects {
      #expect(defect.header.count >= 2, "\(defect.name)")
      #expect(defect.header.contains { $0.contains("Harm: ") }, "\(defect.name)")
    }
  }

  @Test func `No two planted defects are one mistake`() {
    let mistakes = Dictionary(grouping: defects.filter { $0.family != "found" }) { defect in
      defect.planted(in: SourceTree.swiftFiles).mapValues(Self.code)
    }
    for (_, same) in mistakes where same.count > 1 {
      Issue.record("\(same.map(\.name).joined(separator: " is "))")
    }
  }

  /// Lines without comments, and without the spaces that another hand sets elsewhere.
  private static func code(_ lines: [Substring]) -> String {
    lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined().filter { $0 != " " }
  }

  @Test func `There are sixty planted defects at most, and three of each class at least`() {
    let families = Dictionary(grouping: defects, by: \.family)
    #expect(defects.count <= 60)
    #expect(families.count >= 15)
    for (family, members) in families { #expect(members.count >= 3, "\(family)") }
  }

  @Test func `A patch whose lines are gone does not apply`() {
    let file = SourceTree.File(path: "Sources/Module/File.swift", text: "one\ntwo\n\nthree\n")
    let patch = """
      It says four. Harm: none.
      diff --git a/Sources/Module/File.swift b/Sources/Module/File.swift
      --- a/Sources/Module/File.swift
      +++ b/Sources/Module/File.swift
      @@ -1,4 +1,4 @@
       one
       two

      -three
      +four
      """
    #expect(PlantedDefect(name: "some/four", text: patch).misfit(in: [file]) == nil)
    let other = patch.replacing(" two", with: " deux")
    #expect(PlantedDefect(name: "some/four", text: other).misfit(in: [file]) != nil)
    #expect(PlantedDefect(name: "some/none", text: "It is empty.").misfit(in: [file]) != nil)
  }
}
