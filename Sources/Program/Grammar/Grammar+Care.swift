import Echolog
import Platform

/// The commands about agreements and about what was paid for.
extension Grammar {
  private static let document = ArgumentKind.choice(ConsentDocument.registry.map(\.label))

  static var care: [Declaration] {
    [
      Declaration(
        .consent, "consent", [Operand(document, .optional)], [],
        "what you agreed to; with a name, its words", ["consent", "consent privacy"]),
      Declaration(
        .consentGive, "consent give", [Operand(document)], [],
        "agree to a document as it reads now", ["consent give privacy"]),
      Declaration(
        .consentWithdraw, "consent withdraw", [Operand(document)], [],
        "take an agreement back; that it was given stays on record",
        ["consent withdraw diagnostics"]),
      Declaration(
        .diagnostics, "diagnostics",
        "a report for somebody who helps you, without a word of yours; needs your consent",
        ["diagnostics", "diagnostics --json > report.json"]),
      Declaration(.plan, "plan", "what was paid for, as far as anybody said", ["plan"]),
      Declaration(
        .planNote, "plan note", [Operand(.choice(Entitlement.registry.map(\.label)))],
        [
          Flag(
            "--until", .when, leaning: .future,
            "the last day; a trial has seven days unless said"),
          Flag(
            "--source", .choice(EntitlementSource.registry.map(\.label)),
            "who says so; a purchase unless said"),
        ],
        "note what a store says, or what somebody grants",
        ["plan note trial", "plan note active --until 2026-11-18", "plan note lapsed"]),
    ]
  }
}

extension StatementReader {
  func aboutCare() throws(LineError) -> Statement {
    switch line.command.verb {
    case .settings: return .settings
    case .set:
      return try ruled { () throws(Rejection) in
        .changeSetting(try ChangeSetting(SettingName(named: needed(0)), to: needed(1)))
      }
    case .policy: return .policy(try policy())
    case .consent:
      guard operand(0) != nil else { return .consents }
      return .document(try document())
    case .consentGive: return .giveConsent(try document())
    case .consentWithdraw: return .withdrawConsent(try document())
    case .diagnostics: return .diagnostics
    case .exportLater: return .postponeExport
    case .planNote:
      let entitlement = try choice(
        needed(0), of: Entitlement.registry, by: \.label, for: "plan note")
      let until = try when("--until")?.civilDay
      guard let word = line.value("--source") else {
        return .notePlan(NotePlan(entitlement, until: until))
      }
      let source = try choice(
        word, of: EntitlementSource.registry, by: \.label, for: "--source")
      return .notePlan(NotePlan(entitlement, until: until, source: source))
    default: return .plan
    }
  }

  private func policy() throws(LineError) -> Policy? {
    guard let word = operand(0) else { return nil }
    return try ruled { () throws(Rejection) in try Policy(named: word) }
  }

  private func document() throws(LineError) -> ConsentDocument {
    try ruled { () throws(Rejection) in try ConsentDocument(named: needed(0)) }
  }
}
