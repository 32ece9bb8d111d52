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
      Document(version: "2025-11", lines: .lines(of: PackageResources.privacy_txt))
    case .terms: Document(version: "2025-11", lines: .lines(of: PackageResources.terms_txt))
    case .diagnostics:
      Document(version: "2025-11", lines: .lines(of: PackageResources.diagnostics_txt))
    }
  }

  /// S4: monthly nudges, as plain words.
  static func exportIsSuggested(_ exports: ExportState) -> String {
    let since = exports.lastDay.map { "Your last full copy (jsonl) was on \(longDate($0))." }
    return (since ?? "No full copy (jsonl) was kept in a file yet.")
      + " echolog export FILE keeps one, to read; echolog sync FOLDER keeps what a vault comes "
      + "back from; echolog export later asks again another time."
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

  private static var freeMoments: String { count(PaidPlan.freeLaterPraises, "moment") }

  static var freePlan: String {
    "Without one, \(freeMoments) of each day can have praise from elsewhere, and your own words "
      + "about a day are shown; the summaries that the program makes come with a plan."
  }

  static func aboutCare(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .unknownDocument(let word, let nearest):
      say(
        "\(quoted(word)) is not one of the documents.",
        didYouMean(nearest?.label)
          ?? "Choose \(choices(ConsentDocument.registry.map(\.label))).")
    case .consentAlreadyGiven(let document):
      say("You agreed to this already.")
        .next("echolog consent withdraw \(document.label) takes it back.")
    case .consentNotGiven(let document):
      say("You have not agreed to this, so there is nothing to take back.")
        .next("echolog consent \(document.label) shows the words.")
    case .consentMissing(let document):
      say(
        "This waits until you agree to it.",
        "echolog consent \(document.label) shows the words; "
          + "echolog consent give \(document.label) agrees.")
    case .planWithoutTerm(let entitlement):
      say("A plan that is \(entitlement.label) has no last day.", "Leave --until away.")
    case .planEndsInPast(let day):
      say("\(longDate(day)) is over.")
        .next("Give a day from today on, or note what holds now: echolog plan note lapsed")
    case .planUnchanged: say("That is noted already.", "echolog plan shows it.")
    case .notInPlan(let refusal):
      say(
        "\(freeMoments) of that day have praise from elsewhere; more of it comes with a "
          + "plan that is paid for (\(citation(refusal))).",
        "echolog plan shows yours; echolog policy all asks for none.")
    case .exportNotSuggested(let until?):
      say("You are not asked before \(longDate(until)).", "echolog export FILE works at any time.")
    case .exportNotSuggested(nil):
      say("Nothing suggests an export.", "echolog set export-nudge 30 does, every 30 days.")
    default: nil
    }
  }

  static func gist(of policy: Policy) -> String {
    switch policy {
    case .all, .unspecified: "everything is allowed."
    case .echo: "notes that return as Echoes, and nothing else."
    case .moments: "small wins and a kind word for each."
    case .health: "activities, goals and streaks."
    case .emma: "memories, kept and found again."
    }
  }

  static func phrase(_ rule: PolicyRule) -> String {
    switch rule {
    case .echoes: "new notes that return as Echoes"
    case .moments: "new moments"
    case .activities: "new logs and goals"
    case .ownActivities: "activities of your own"
    case .memories: "new memories"
    case .attachments: "new attachments"
    case .reminders: "reminders"
    case .notifications: "turning notifications on"
    case .importing: "imports"
    case .exporting: "exports"
    case .syncing: "exchanging with a folder"
    case .enhancedPraise: "praise from elsewhere"
    case .summaries: "your words about a whole day"
    case .purchases: "purchases"
    case .severalVibesPerSession: "a second note in one session"
    case .deliveryTime: "Echoes at another time than 09:00"
    case .toneSelection: "another tone"
    }
  }

  /// Of `S0 5.5 BR-004`, `section 5.5, rule BR-004` and the product that the specification is of.
  static func section(_ code: String) -> (place: String, product: String) {
    let words = code.split(separator: " ")
    let product =
      switch words.first {
      case "S0": "Echo"
      case "S2": "Moments"
      case "S3": "Health"
      default: "Emma"
      }
    let rest = words.dropFirst()
    guard let number = rest.first, number.first?.isNumber == true else {
      return ("“" + rest.joined(separator: " ") + "”", product)
    }
    let rule = rest.dropFirst().first.map { ", rule " + $0 } ?? ""
    return ("section " + number + rule, product)
  }

  /// `section 1.4 of the Echo specification`.
  static func citation(_ refusal: PolicyRefusal) -> String {
    let (place, product) = section(refusal.section)
    return "\(place) of the \(product) specification"
  }

  static func passedBy(_ deeds: [String]) -> String {
    var told: [String] = []
    for deed in deeds where !told.contains(deed) { told.append(deed) }
    if told.count > 3 { told = [count(deeds.count, "other thing")] }
    return capitalised(all(told)) + " came after that and can not be undone."
  }

  static func staysAway(by event: String, _ type: EventType?) -> String {
    let name = VisibleText.line(event)
    let device = name.lastIndex(of: ":").map { String(name[..<$0]) } ?? name
    let said =
      switch type {
      case .echoCancelled: "It stays cancelled: \(device) cancelled it too."
      case .goalDeactivated, .goalReactivated: "It stays at rest: \(device) let it rest too."
      default: "It stays removed: \(device) removed it too."
      }
    return said + " echolog undo \(name) brings it back."
  }

  static func aboutUndo(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .notUndoable(let reason, let before):
      say(
        aboutUndo(reason).sentence,
        before.map { "echolog undo \(VisibleText.line($0)) takes back what you did before that." }
          ?? aboutUndo(reason).next)
    case .nothingToUndo:
      say("There is nothing here that can be undone.")
        .next("echolog history shows what was done, with its names.")
    case .nothingToUndoHere(let last):
      say("Nothing was done on this device that can be undone.")
        .next("The latest from another one: echolog undo \(VisibleText.line(last))")
    case .alreadyUndone(let undo):
      say("This does not hold any more, so there is nothing to undo.")
        .next(undo.map { "echolog undo \(VisibleText.line($0)) puts it back." })
    case .changedSince(let later):
      say("Something was changed here since, so undoing this would lose it.")
        .next("echolog undo \(VisibleText.line(later)) comes first.")
    default: nil
    }
  }

  static func numberAlone(_ number: String, of event: String) -> ProgramError {
    usage("numberAlone", "“\(number)” may be how many, or which.")
      .next(
        "echolog undo takes back the latest, and given again the one before. "
          + advice("What history lists under that number", toCopy: "echolog undo \(event)"))
  }

  /// - Parameter forgettable: of a change that was to be forgotten, the entries with which its
  ///   words go.
  static func isChange(
    _ change: String, of kind: EntityKind, _ entry: String, forgettable: [String] = []
  ) -> ProgramError {
    let way = "echolog undo \(change) takes the change back"
    // Only goals are changed together.
    let whose = forgettable.count > 1 ? "these goals" : "the \(noun(kind))"
    let what = kind == .goal ? "all reasons" : "all words"
    let ids = forgettable.joined(separator: " ")
    return ProgramError(
      "isChange", .refused,
      "\(change) only changed the \(noun(kind)) \(entry), and nothing was done to it.",
      next: ids.isEmpty
        ? way + "; \(entry) names the \(noun(kind))."
        : "echolog forget \(ids) erases \(what) of \(whose); \(way), and keeps its words.")
  }

  private static func aboutUndo(_ reason: UndoRefusal) -> RejectionWords {
    switch reason {
    case .beginning: say("A history can not be without its beginning.")
    case .wordsGone: say("What was forgotten is gone for good.")
    case .seen:
      say("What was seen can not be unseen.")
        .next("echolog undo ID goes to something else; echolog history shows the names.")
    case .record:
      say("This only records what happened and can not be undone.")
        .next("echolog undo alone goes to what was done last and can be.")
    case .ownOpposite:
      say("This has an opposite of its own, which keeps both on record.")
        .next(
          "It is activity retire or activity add, quote unfavourite or quote favourite, consent "
            + "withdraw or consent give. echolog history names what came before; echolog undo ID "
            + "takes that back.")
    case .notShownYet:
      say("This version shows nothing of it, so there is nothing to undo.")
    }
  }

  static func aboutPolicyAndSettings(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .unknownPolicy(let word, let nearest):
      say("\(quoted(word)) is not one of the policies.")
        .next(didYouMean(nearest?.label) ?? "Choose \(choices(Policy.registry.map(\.label))).")
    case .policyUnchanged(let policy):
      say("The policy is \(policy.label) already.", "echolog policy shows what it keeps out.")
    case .refusedByPolicy(let refusal):
      say(
        "The policy \(refusal.policy.label) keeps out \(phrase(refusal.rule)) "
          + "(\(citation(refusal))).",
        refusal.rule == .severalVibesPerSession
          ? "The next session takes the next one; echolog policy all allows more at once."
          : "echolog policy all allows it.")
    case .dayStartOutOfRange(let minutes):
      say(
        (0..<1440).contains(minutes)
          ? "A day can not start at \(time(minuteOfDay: minutes))."
          : "A day can not start \(count(minutes, "minute")) after midnight.",
        "Choose a time from 00:00 to 12:00.")
    case .weekStartOutOfRange(let number):
      say("\(number) is not a day of the week.", "1 is Monday and 7 is Sunday.")
    case .deliveryTimeOutOfRange:
      say("An Echo can only return at a time of day.", "Choose a time from 00:00 to 23:59.")
    case .slotsOutOfRange(0, let max):
      say(
        "A device without a slot could show nothing.",
        "echolog set notifications off turns them off; "
          + "else choose a number up to \(grouped(max)), or unlimited.")
    case .slotsOutOfRange(let count, let max):
      say("A device can not hold \(grouped(count)) notifications.")
        .next("Choose a number up to \(grouped(max)), or unlimited.")
    case .exportNudgeOutOfRange(let days, let max):
      say("An export can not be suggested every \(grouped(days)) days.")
        .next("Choose a number up to \(grouped(max)), or never.")
    case .settingUnchanged(let name):
      say("\(name.rawValue) is set like that already, so nothing was changed.")
        .next("echolog settings shows every setting.")
    default: nil
    }
  }

  static func settingExample(_ name: SettingName) -> String {
    var (before, example) = ("", name.values[0])
    switch name.kind {
    case .clock: before = "a time from "
    case .words: example = "\"Ana, next door\""
    case .weekday, .flag, .choice, .count: break
    }
    return "Choose \(before)\(values(of: name)), as in: echolog set \(name.rawValue) \(example)"
  }

  static func values(of name: SettingName) -> String {
    switch name.kind {
    case .clock(let range):
      "\(time(minuteOfDay: range.lowerBound)) to \(time(minuteOfDay: range.upperBound))"
    case .count(_, let zero, _): "a number or \(zero)"
    case .words: "words of your own or none"
    case .weekday, .flag, .choice: choices(name.values)
    }
  }
}
