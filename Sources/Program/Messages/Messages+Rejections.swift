package import Echolog

extension Messages {
  /// The message for a rejection, of class `refused`; with a line of the command that took an
  /// amount, without the program's name, unless that logs.
  package static func programError(_ rejection: Rejection, example: String? = nil) -> ProgramError {
    let example = example.map { "echolog " + VisibleText.line($0) }
    let said = words(
      about: rejection,
      [
        aboutWords, { aboutNames($0, example) }, aboutActivities, { aboutAmounts($0, example) },
        aboutEntities, aboutEchoes, aboutMomentsAndMemories, aboutAttachments, aboutNotifications,
        aboutGoalsAndVault, aboutPolicyAndSettings, aboutExcuses, aboutCare, aboutUndo,
      ])
    let programError = ProgramError(rejection.word, .refused, said.sentence).next(said.next)
    switch rejection {
    case .refusedByPolicy(let refusal), .notInPlan(let refusal):
      return programError.with(\.refusal, refusal)
    default: return programError
    }
  }

  static func namesLook(like name: String) -> String { "Names look like \(name)." }

  /// What is not possible, and what to do next.
  struct RejectionWords {
    let sentence: String
    private(set) var next: String?

    func next(_ step: String?) -> RejectionWords { RejectionWords(sentence: sentence, next: step) }
  }

  static func say(_ sentence: String, _ next: String? = nil) -> RejectionWords {
    RejectionWords(sentence: sentence, next: next)
  }

  static func tooLong(_ what: String, _ count: Int, _ max: Int) -> RejectionWords {
    say("\(what) has \(grouped(count)) characters; \(grouped(max)) fit.")
      .next("Shorten it by \(grouped(count - max)).")
  }

  /// The words of the group that has those of an error; a tidy test checks that one has.
  static func words<Failure: Error, Words>(
    about error: Failure, _ groups: [(Failure) -> Words?]
  ) -> Words {
    for group in groups { if let words = group(error) { return words } }
    preconditionFailure("\(error) has no words")
  }

  private static func aboutWords(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .fieldsMissing(let fields):
      say("This note still needs \(all(fields.map(field))).")
        .next("For example: echolog send \"You've prepared well.\" --emotion comfort --in 3d")
    case .vibeEmpty: say("The note is still empty.", "Write a few words to your future self.")
    case .vibeTooLong(let count, let max):
      say("The note has \(grouped(count)) characters; \(max) fit.")
        .next("Shorten it by \(grouped(count - max)), or send it in two.")
    case .momentEmpty: say("The moment is still empty.", "A few words are enough.")
    case .momentTooLong(let count, let max): tooLong("The moment", count, max)
    case .noteTooLong(let count, let max): tooLong("The note", count, max)
    case .reasonTooLong(let count, let max): tooLong("The reason", count, max)
    case .reflectionEmpty:
      say(
        "The answer is still empty, so nothing was kept.",
        "For example: echolog reflect laptop:12 \"It went fine.\"; echolog dismiss puts it away.")
    case .textTooLarge(let bytes, let max):
      say("These words take \(grouped(bytes)) bytes; \(grouped(max)) fit in one entry.")
        .next("Shorten them, or keep them in two entries.")
    case .searchEmpty:
      say("There is no word to look for yet.", "For example: echolog search lake summer")
    default: nil
    }
  }

  private static func aboutNames(_ rejection: Rejection, _ example: String?) -> RejectionWords? {
    switch rejection {
    case .unknownEmotion(let word, let nearest):
      say("\(quoted(word)) is not one of the emotions.")
        .next(didYouMean(nearest?.label) ?? "Choose \(choices(Emotion.registry.map(\.label))).")
    case .unknownInterval(let word, let nearest):
      say("\(quoted(word)) is not one of the intervals.")
        .next((didYouMean(nearest?.label).map { $0 + " " } ?? "") + "Choose \(intervals).")
    case .unknownActivity(let word, let renamed?) where renamed.wasCalled(word):
      say("\(word.lowercased()) is called \(renamed.label) now.")
        .next(Self.example(of: renamed) + " logs it.")
    case .unknownActivity(let word, let nearest):
      say(
        "\(quoted(word)) is not one of the activities.",
        didYouMean(nearest?.label)
          ?? "Choose \(choices(Activity.standard.map(\.label))), or what you added: echolog "
          + "activities lists them. echolog activity add NAME UNIT lets you count something else, "
          + "and echolog moment TEXT keeps whatever you did.")
    case .unknownUnit(let word, let activity, let nearest):
      unknownUnit(word, nearest, activity, example ?? Self.example(of: activity))
    case .unknownPeriod(let word, let nearest):
      say("\(quoted(word)) is not a period of a goal.")
        .next(didYouMean(nearest?.label) ?? "Choose day or week.")
    case .unknownSetting(let word, let nearest):
      say("\(quoted(word)) is not one of the settings.")
        .next(didYouMean(nearest?.rawValue) ?? "echolog settings shows them.")
    case .settingNotUnderstood(let word, let name):
      say("\(name.rawValue) can not be \(quoted(word)).", settingExample(name))
    case .unknownQuote(let id):
      say("There is no quote \(quoted(id)).", "echolog quote shows one with its name.")
    default: nil
    }
  }

  private static func aboutActivities(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .activityNameNotUsable(let word, let name, let unit):
      say("\(quoted(word)) is not one word of letters, - and _.")
        .next(
          unit.map { "For example: echolog activity add \(name ?? "reading") \($0)" }
            ?? "For example: \(name ?? "reading")")
    case .activityNameUnchanged(let activity):
      say("It is called \(activity.label) already, so nothing was changed.")
        .next("Give another name.")
    case .activityNameTaken(let word):
      say("\(quoted(word)) means something else in commands.", "Choose another name.")
    case .activityExists(let activity):
      say("There is \(activity.label) already, counted in \(units(of: activity)[0]).")
        .next(
          "\(Self.example(of: activity)) logs it; for something else, "
            + (activity.id == nil
              ? "choose another name."
              : "echolog activity retire \(activity.label) or activity rename first."))
    case .tooManyActivities(let max):
      say("\(max) activities of your own were added, and there is no room for more.")
        .next("echolog moment TEXT keeps whatever you did; echolog activities lists them.")
    case .unitAmbiguous(let word):
      say("\(quoted(word)) can be minutes or metres.", "Write min or km.")
    case .activityIsStandard(let activity):
      say("\(activity.label) is in every diary, under this name.")
        .next("Only what activity add added can be renamed or retired.")
    case .activityRetired(let activity):
      say("\(activity.label) was retired.")
        .next(adding(activity) + " takes it up again.")
    case .activityHasGoal(let activity, let goal):
      say("A goal of \(activity.label) is active.")
        .next("echolog goal deactivate \(goal) lets it rest; then it can be retired.")
    case .activityHasLogs(let activity):
      say("Of \(activity.label) something is logged, so it stays.")
        .next("echolog activity retire \(activity.label) no longer offers it.")
    default: nil
    }
  }

  static func adding(_ activity: Activity) -> String {
    Words.line(["echolog", "activity", "add", activity.label, units(of: activity)[0]])
  }

  private static func conversion(_ unit: OtherUnit) -> String {
    let name = unit.names[1]
    return (name.hasPrefix("o") ? "An " : "A ") + name + " is \(unit.conversion)."
  }

  /// What people also count where something else is measured.
  private static let countable = [
    "times", "glasses", "bottles", "mugs", "cans", "laps", "sets", "sessions",
  ]

  private static func unknownUnit(
    _ word: String, _ nearest: String?, _ activity: Activity, _ example: String
  ) -> RejectionWords {
    guard word != "/" else {
      return say("A part of an amount is written with a point.", "For example: " + example)
    }
    let other = OtherUnit(named: word, of: activity.dimension)
    let counted = countable.first { $0 == Activity.plural(word.lowercased()) }
    let adding = (other?.names[0] ?? counted).map {
      "; echolog activity add \(activity.label)-\($0) \($0) counts \($0)."
    }
    return say("\(quoted(word)) is not a unit of \(activity.label).")
      .next(
        // To so short a word any unit is near.
        (adding == nil && word.count > 2 ? didYouMean(nearest) : nil)
          ?? (other.map { conversion($0) + " " } ?? "")
          + "It is counted in \(choices(units(of: activity))), as in: " + example + (adding ?? ""))
  }

  private static func aboutAmounts(_ rejection: Rejection, _ example: String?) -> RejectionWords? {
    switch rejection {
    case .amountNotANumber(let words, let activity):
      say("\(quoted(words)) is not an amount.")
        .next("For example: \(example ?? Self.example(of: activity))")
    case .amountAmbiguous(let words):
      say("\(quoted(words)) can be read in two ways.")
        .next("Write a point for decimals and nothing between thousands, as in 1.5 L or 1500 ml.")
    case .durationAmbiguous(let words):
      say("\(quoted(words)) can be hours or minutes.")
        .next("Say which, such as 20:00 min or 1:30 h; or write all of it, as 0:20:00.")
    case .amountNegative(let words):
      say("\(quoted(words)) is below zero.")
        .next(
          [" --at-most", " at most"].contains { example?.contains($0) == true }
            ? "Give an amount of zero or more." : "Give an amount above zero.")
    case .amountTooLarge(let max, let activity):
      say("That is more than can be right (at most \(amount(max, of: activity))).")
        .next("Is the unit as you meant it?" + (example.map { " For example: " + $0 } ?? ""))
    case .longerThanDay(let seconds):
      say("That day has \(grouped(seconds / 3600)) hours.")
        .next("Please check the amount; what took several days is logged day by day, with --at.")
    case .amountTooFine(let words, let activity):
      say("\(quoted(words)) is finer than \(activity.label) is counted.")
        .next("Round it to \(smallestUnit(of: activity)).")
    case .unitMissing(let activity):
      say("The amount of \(activity.label) needs a unit.")
        .next("For example: \(example ?? Self.example(of: activity))")
    case .unitMismatch(let word, let activity):
      say("\(quoted(word)) does not measure \(activity.label).")
        .next(
          (OtherUnit(named: activity.unit).map { conversion($0) + " " } ?? "")
            + "For example: \(example ?? Self.example(of: activity))")
    case .amountZero: say("Zero adds nothing, so nothing was kept.", "Give an amount above zero.")
    case .correctedToZero:
      say("A log of zero adds nothing, so it stays as it was.")
        .next("echolog remove takes a log back; else give an amount above zero.")
    case .logUnchanged(let amount, let activity):
      say("The log says \(amountNamed(amount, of: activity)) already, so nothing was changed.")
        .next("Give another amount, or another time with --at.")
    case .targetZero:
      say("A target of zero would ask for nothing.")
        .next("Give a target above zero; echolog goal deactivate lets a goal rest.")
    case .targetUnchanged(let target, let activity, let period):
      say(
        "The target is \(amount(target, of: activity)) a \(period.label) already, "
          + "so nothing was changed.",
        "Give another amount.")
    default: nil
    }
  }

  private static func aboutEntities(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .happenedInFuture:
      say("That time is still to come.", "Give a time up to now, such as “yesterday 21:30”.")
    case .timeOutOfRange:
      say("That is beyond the years 1 to 9999.", "Please check the date.")
    case .dayMissing(let example):
      say("A month or a year is enough for a memory only; here a day is needed.")
        .next("Write one of its days, such as \(example).")
    case .idNotUnderstood(let words):
      say("\(quoted(words)) is not a name of an entry.", namesLook(like: "laptop:142"))
    case .idAmbiguous(let words, let candidates):
      say("\(quoted(words)) names several entries.", "Choose \(choices(candidates)).")
    case .notFound(.echo, ""):
      say("No Echo has arrived yet.", "echolog echoes shows when the next one comes.")
    case .notFound(.goal, ""):
      say("No goal counts then.", "echolog goals shows them; echolog goal set sets one.")
    case .notFound(let kind, let name):
      say("There is no \(kind.map(noun) ?? "entry") \(quoted(name)).")
        .next("\(kind.map(listing) ?? "echolog history") shows their names.")
    case .alreadyRemoved(let kind, let removal):
      say("This \(noun(kind)) was removed before.")
        .next(removal.map { "echolog undo \(VisibleText.line($0)) brings it back." })
    case .forgotten(let kind):
      say("This \(noun(kind)) was forgotten for good; \(gone(with: kind)).")
        .next(kind == .goal ? "It goes on, without words such as a reason." : nil)
    case .alreadyForgotten:
      say("Its words were forgotten before, and no others take their place.")
    case .nothingToForget:
      say("It has no words, so there is nothing to forget.")
        .next("echolog remove takes it out of every list, where that is meant.")
    default: nil
    }
  }

  private static func gone(with kind: EntityKind) -> String {
    kind == .attachment ? "its name and its bytes are gone" : "its words are gone"
  }

  static func withArticle(_ kind: EntityKind) -> String {
    ([.echo, .batch, .attachment].contains(kind) ? "an " : "a ") + noun(kind)
  }

  /// What can be done with an entry of a kind.
  static func ways(with kind: EntityKind, _ name: String) -> String {
    let name = VisibleText.line(name)
    return switch kind {
    case .moment, .memory:
      "echolog edit \(name) changes its words or its time; echolog remove \(name) takes it back."
    case .log:
      "echolog correct \(name) changes its amount or its time; echolog edit \(name) its note."
    case .reminder: "echolog remind change \(name) lets it come at another time."
    case .goal: "echolog goal history \(name) shows it."
    case .batch: "echolog import undo \(name) takes it back."
    case .echo: "echolog show \(name) shows it."
    case .attachment: "echolog attachment \(name) shows what it is."
    }
  }

  private static func aboutGoalsAndVault(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .goalAlreadyInactive:
      say("This goal is resting already.", "echolog goal reactivate takes it up again.")
    case .goalAlreadyActive: say("This goal is active already.")
    case .goalAlreadySet(let name):
      say("There is such a goal already: \(VisibleText.line(name)).")
        .next("echolog goal target \(VisibleText.line(name)) AMOUNT changes its target.")
    case .effectiveBeforeGoal(let firstDay):
      say("This goal begins on \(day(firstDay)).", "Give that day or a later one.")
    case .deviceNameNotUsable(let name, let proposal):
      say(
        "\(quoted(name)) can not name a device: 1 to \(DeviceName.longest) letters, digits, - and "
          + "_ can, beginning with a letter or a digit.",
        "For example: --name \(proposal)")
    case .deviceNameTaken(let name, let proposal):
      say("Another device of this vault is called \(quoted(name)).")
        .next("Give this one a name of its own, such as --name \(proposal)")
    case .batchAlreadyUndone: say("This import was taken back before.")
    default: nil
    }
  }

  private static func field(_ field: VibeField) -> String {
    switch field {
    case .text: "words"
    case .emotion: "an emotion (--emotion)"
    case .interval: "an interval (--in)"
    }
  }

  static var intervals: String { choices(EbbinghausInterval.allCases.map(\.label)) }

  static func noun(_ kind: EntityKind) -> String {
    switch kind {
    case .echo: "Echo"
    case .batch: "import"
    case .moment, .log, .goal, .memory, .reminder, .attachment: kind.rawValue
    }
  }

  private static func listing(_ kind: EntityKind) -> String {
    switch kind {
    case .echo: "echolog echoes --all"
    case .memory: "echolog memories"
    case .moment, .goal, .reminder, .attachment: "echolog \(kind.rawValue)s"
    case .log, .batch: "echolog history"
    }
  }
}
