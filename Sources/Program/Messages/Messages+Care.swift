import Echolog

extension Messages {
  /// A document that a person can agree to, as it reads now.
  struct Document: Sendable {
    /// Raised whenever the words below change, so that an agreement names those that it is to.
    let version: String
    let lines: [String]
  }

  /// What the documents say: what is kept, how it is used and who sees it (S3 NFR4.3), what the
  /// program is not (S0 App. B, S2 3.8), and what is in a report (S4: opt-in, never a word of it).
  static func text(of document: ConsentDocument) -> Document {
    switch document {
    case .unspecified: Document(version: "", lines: [])
    case .privacyPolicy:
      Document(
        version: "2025-11",
        lines: [
          "Kept: what you write and log, when, on which device, and by which clock.",
          "Used: to show it to you. Nothing is counted or studied for anyone else.",
          "Seen by: nobody else. It lies encrypted on this device and leaves it only when you"
            + " sync, export or copy it.",
          "What you take back stays in the encrypted history, so that you can undo it.",
        ])
    case .terms:
      Document(
        version: "2025-11",
        lines: [
          "Echolog is a diary. It is no medical device and gives no medical advice.",
          "If you are in danger, please call your local emergency number or someone you trust.",
          "It comes as it is, without warranty. echolog export keeps a copy.",
        ])
    case .diagnostics:
      Document(
        version: "2025-11",
        lines: [
          "echolog diagnostics shows a report that you may send to somebody who helps you.",
          "It holds versions, how many devices there are, and how many events of each type.",
          "It says too how many events can not be read, and how many are of a newer program.",
          "It holds no word that you wrote, no name and no time. It goes nowhere by itself.",
        ])
    }
  }

  /// Shown under a policy that presents its privacy policy before anything is kept (S3 NFR4.3).
  static let privacyIsNew =
    "echolog consent privacy shows what is kept and who can see it; "
    + "echolog consent give privacy agrees."

  /// S4: monthly nudges, as plain words.
  static func exportIsSuggested(_ exports: ExportFacts) -> String {
    let since = exports.lastDay.map { "Your last full copy (jsonl) was on \(longDate($0))." }
    return (since ?? "No full copy (jsonl) was kept in a file yet.")
      + " echolog export FILE keeps one; echolog export later asks again another time."
  }

  /// Shown for an export that is not counted as a copy of everything.
  static func noFullCopy(as form: ExportForm) -> String {
    form == .events
      ? "Whether it was kept is not known here; echolog export FILE counts as a full copy."
      : "This is for reading; echolog export FILE keeps a full copy (jsonl)."
  }

  /// A file that is there and could not be noted in the vault.
  static func exportNotNoted(isWhole: Bool) -> String {
    (isWhole ? "The file is complete." : "The file holds what can be read here.")
      + " The vault may not have noted it, so you may be asked again."
  }

  static func phrase(_ entitlement: Entitlement) -> String {
    switch entitlement {
    case .unspecified: "Nobody said anything of a plan, so everything is yours."
    case .free: "The plan is free."
    case .trial: "The plan is on trial."
    case .active: "The plan is paid for."
    case .lapsed: "The plan has run out."
    }
  }

  /// Rules about agreements, the plan and exports.
  private static var freeMoments: String { count(PaidPlan.freeLaterPraises, "moment") }

  /// What a person has without a paid plan, where the policy asks for one.
  static var freePlan: String {
    "Without one, \(freeMoments) of each day can have praise from elsewhere, and your own words "
      + "about a day are shown; the summaries that the program makes come with a plan."
  }

  /// Shown where a day has no words because of that.
  static let summariesArePaid =
    "Daily summaries come with a plan that is paid for; echolog summary keeps your own words."

  static func aboutCare(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .unknownDocument(let word, let nearest):
      (
        "\(quoted(word)) is not one of the documents.",
        didYouMean(nearest?.label)
          ?? "Choose \(choices(ConsentDocument.registry.map(\.label)))."
      )
    case .consentAlreadyGiven(let document):
      (
        "You agreed to this already.",
        "echolog consent withdraw \(document.label) takes it back."
      )
    case .consentNotGiven(let document):
      (
        "You have not agreed to this, so there is nothing to take back.",
        "echolog consent \(document.label) shows the words."
      )
    case .consentMissing(let document):
      (
        "This waits until you agree to it.",
        "echolog consent \(document.label) shows the words; "
          + "echolog consent give \(document.label) agrees."
      )
    case .planWithoutTerm(let entitlement):
      ("A plan that is \(entitlement.label) has no last day.", "Leave --until away.")
    case .planEndsInPast(let day):
      (
        "\(longDate(day)) is over.",
        "Give a day from today on, or note what holds now: echolog plan note lapsed"
      )
    case .planUnchanged: ("That is noted already.", "echolog plan shows it.")
    case .notInPlan(let refusal):
      (
        "\(freeMoments) of that day have praise from elsewhere; more of it comes with a "
          + "plan that is paid for (\(citation(refusal))).",
        "echolog plan shows yours; echolog policy all asks for none."
      )
    case .exportNotSuggested(let until?):
      ("You are not asked before \(longDate(until)).", "echolog export FILE works at any time.")
    case .exportNotSuggested(nil):
      ("Nothing suggests an export.", "echolog set export-nudge 30 does, every 30 days.")
    default: preconditionFailure("a rejection was sorted into the wrong group")
    }
  }
}
