import Echolog

extension Messages {
  /// What a policy is for, in a few words.
  static func gist(of policy: Policy) -> String {
    switch policy {
    case .all, .unspecified: "everything is allowed."
    case .echo: "notes that return as Echoes, and nothing else."
    case .moments: "small wins and a kind word for each."
    case .health: "activities, goals and streaks."
    case .emma: "memories, kept and found again."
    }
  }

  /// What a rule is about, as it follows "keeps out".
  static func phrase(_ rule: PolicyRule) -> String {
    switch rule {
    case .echoes: "new notes that return as Echoes"
    case .moments: "new moments"
    case .activities: "new logs and goals"
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

  /// The place in a specification, in words: of `S0 5.5 BR-004`, `section 5.5, rule BR-004` and the
  /// name of the product that the specification is about.
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

  static func aboutPolicies(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .unknownPolicy(let word, let nearest):
      (
        "\(quoted(word)) is not one of the policies.",
        didYouMean(nearest?.label) ?? "Choose \(choices(Policy.presets.map(\.label)))."
      )
    case .policyUnchanged(let policy):
      ("The policy is \(policy.label) already.", "echolog policy shows what it keeps out.")
    case .refusedByPolicy(let refusal):
      (
        "The policy \(refusal.policy.label) keeps out \(phrase(refusal.rule)) "
          + "(\(citation(refusal))).",
        refusal.rule == .severalVibesPerSession
          ? "The next session takes the next one; echolog policy all allows more at once."
          : "echolog policy all allows it."
      )
    default: preconditionFailure("a rejection was sorted into the wrong group")
    }
  }

  /// Reports that undoing went past deeds, of which the earliest comes first.
  static func passedBy(_ deeds: [String]) -> String {
    var told: [String] = []
    for deed in deeds where !told.contains(deed) { told.append(deed) }
    if told.count > 3 { told = [count(deeds.count, "other thing")] }
    let said = capitalised(all(told))
    return said + " came after that and can not be undone."
  }

  /// Reports that undoing brought nothing back, because another event still applies.
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

  static func aboutUndo(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .notUndoable(let reason, let before):
      (
        aboutUndo(reason).sentence,
        before.map { "echolog undo \(VisibleText.line($0)) takes back what you did before that." }
          ?? aboutUndo(reason).next
      )
    case .nothingToUndo:
      (
        "There is nothing here that can be undone.",
        "echolog history shows what was done, with its names."
      )
    case .nothingToUndoHere(let last):
      (
        "Nothing was done on this device that can be undone.",
        "The latest from another one: echolog undo \(VisibleText.line(last))"
      )
    case .alreadyUndone(let undo):
      (
        "This does not hold any more, so there is nothing to undo.",
        undo.map { "echolog undo \(VisibleText.line($0)) puts it back." }
      )
    case .changedSince(let later):
      (
        "Something was changed here since, so undoing this would lose it.",
        "echolog undo \(VisibleText.line(later)) comes first."
      )
    default: preconditionFailure("a rejection was sorted into the wrong group")
    }
  }

  private static func aboutUndo(_ reason: UndoRefusal) -> RejectionWords {
    switch reason {
    case .beginning: ("A history can not be without its beginning.", nil)
    case .wordsGone: ("What was forgotten is gone for good.", nil)
    case .seen:
      (
        "What was seen can not be unseen.",
        "echolog undo ID goes to something else; echolog history shows the names."
      )
    case .record:
      (
        "This only records what happened and can not be undone.",
        "echolog undo alone goes to what was done last and can be."
      )
    case .praise:
      (
        "A praise that came later is not taken back by itself.",
        "It goes with its moment; echolog history shows the names."
      )
    case .ownOpposite:
      (
        "This has an opposite of its own, which keeps both on record.",
        "echolog history names what came before; echolog undo ID takes that back."
      )
    case .notShownYet:
      ("This version shows nothing of it, so there is nothing to undo.", nil)
    }
  }
}
