extension DiaryFailure {
  /// The rule that refused, by its word, which never changes.
  ///
  /// Those that the calls of an app meet are below. Others may come with a later version, so a
  /// `switch` over them has a default.
  public struct Rule: RawRepresentable, Hashable, Sendable {
    /// The word, as `vibeTooLong`, the same as in the command line's JSON.
    public let rawValue: String

    /// The rule of a word, also of one that no rule has.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// MARK: What was written

extension DiaryFailure.Rule {
  /// A note to the future self has no words.
  public static let vibeEmpty = Self(rawValue: "vibeEmpty")
  /// A note to the future self has more than 280 characters.
  public static let vibeTooLong = Self(rawValue: "vibeTooLong")
  /// A small win has no words.
  public static let momentEmpty = Self(rawValue: "momentEmpty")
  /// A small win has more than 10,000 characters.
  public static let momentTooLong = Self(rawValue: "momentTooLong")
  /// A memory has no words.
  public static let memoryEmpty = Self(rawValue: "memoryEmpty")
  /// A memory has more than a million characters.
  public static let memoryTooLong = Self(rawValue: "memoryTooLong")
  /// The title of a memory has more than 200 characters.
  public static let titleTooLong = Self(rawValue: "titleTooLong")
  /// A tag, a person or a place has no name.
  public static let labelEmpty = Self(rawValue: "labelEmpty")
  /// The name of a tag, a person or a place has more than 100 characters.
  public static let labelTooLong = Self(rawValue: "labelTooLong")
  /// What is searched for has neither a letter nor a digit.
  public static let searchEmpty = Self(rawValue: "searchEmpty")
  /// A later praise has no words.
  public static let praiseEmpty = Self(rawValue: "praiseEmpty")
  /// A later praise has more than 1,000 characters.
  public static let praiseTooLong = Self(rawValue: "praiseTooLong")
  /// Who gave a later praise is more than a word such as the host of an endpoint.
  public static let praiseSourceNotUsable = Self(rawValue: "praiseSourceNotUsable")
  /// There are no words about the day to take back.
  public static let summaryEmpty = Self(rawValue: "summaryEmpty")
  /// Words about a day have more than 10,000 characters.
  public static let summaryTooLong = Self(rawValue: "summaryTooLong")
  /// An answer to a note has no words.
  public static let reflectionEmpty = Self(rawValue: "reflectionEmpty")
  /// An answer to a note has more than 10,000 characters.
  public static let noteTooLong = Self(rawValue: "noteTooLong")
  /// Words have few characters, yet more bytes than fit in an entry.
  public static let textTooLarge = Self(rawValue: "textTooLarge")
}

// MARK: Amounts and times

extension DiaryFailure.Rule {
  /// An amount is below zero.
  public static let amountNegative = Self(rawValue: "amountNegative")
  /// An amount is zero.
  public static let amountZero = Self(rawValue: "amountZero")
  /// An amount is more than anybody does in a day.
  public static let amountTooLarge = Self(rawValue: "amountTooLarge")
  /// An amount of time is longer than the day.
  public static let longerThanDay = Self(rawValue: "longerThanDay")
  /// What is kept has not happened yet.
  public static let happenedInFuture = Self(rawValue: "happenedInFuture")
  /// A time beyond the years 1 to 9999, or no date at all.
  public static let timeOutOfRange = Self(rawValue: "timeOutOfRange")
  /// Only a memory may do without a day.
  public static let dayMissing = Self(rawValue: "dayMissing")
  /// The day on which the note would return was already; so where a zone crosses the date line.
  public static let deliveryNotInFuture = Self(rawValue: "deliveryNotInFuture")
  /// A system has 0 to 100,000 notifications.
  public static let slotsOutOfRange = Self(rawValue: "slotsOutOfRange")
}

// MARK: Entries

extension DiaryFailure.Rule {
  /// Nothing of this name is in the diary.
  public static let entityNotFound = Self(rawValue: "entityNotFound")
  /// The name is not that of a note.
  public static let echoNotFound = Self(rawValue: "echoNotFound")
  /// The name is not that of a small win.
  public static let momentNotFound = Self(rawValue: "momentNotFound")
  /// The note's words were erased for ever.
  public static let echoForgotten = Self(rawValue: "echoForgotten")
  /// The words of the small win were erased for ever.
  public static let momentForgotten = Self(rawValue: "momentForgotten")
  /// The words of the memory were erased for ever.
  public static let memoryForgotten = Self(rawValue: "memoryForgotten")
  /// The log was erased for ever.
  public static let logForgotten = Self(rawValue: "logForgotten")
  /// The note was taken back.
  public static let echoAlreadyRemoved = Self(rawValue: "echoAlreadyRemoved")
  /// The small win was taken back.
  public static let momentAlreadyRemoved = Self(rawValue: "momentAlreadyRemoved")
}

// MARK: Notes

extension DiaryFailure.Rule {
  /// The note has not come back yet.
  public static let echoNotDueYet = Self(rawValue: "echoNotDueYet")
  /// The note has come back, and can not be called off any more.
  public static let echoAlreadyDue = Self(rawValue: "echoAlreadyDue")
  /// The note was opened, and can not be called off any more.
  public static let echoAlreadyRevealed = Self(rawValue: "echoAlreadyRevealed")
  /// The note has to be opened first.
  public static let echoNotRevealedYet = Self(rawValue: "echoNotRevealedYet")
  /// The note was called off.
  public static let echoCancelled = Self(rawValue: "echoCancelled")
  /// The note was answered.
  public static let echoAlreadyReflected = Self(rawValue: "echoAlreadyReflected")
  /// The notification can not have been shown yet.
  public static let notificationNotDueYet = Self(rawValue: "notificationNotDueYet")
}

// MARK: Praise

extension DiaryFailure.Rule {
  /// A later praise has come already, and the first one counts.
  public static let praiseAlreadyEnhanced = Self(rawValue: "praiseAlreadyEnhanced")
}

// MARK: Goals

extension DiaryFailure.Rule {
  /// A target is zero.
  public static let targetZero = Self(rawValue: "targetZero")
  /// The name is not that of a goal.
  public static let goalNotFound = Self(rawValue: "goalNotFound")
  /// A goal for the same activity, a day or a week, counts already.
  public static let goalAlreadySet = Self(rawValue: "goalAlreadySet")
}

// MARK: Undoing

extension DiaryFailure.Rule {
  /// Nothing is left to undo.
  public static let nothingToUndo = Self(rawValue: "nothingToUndo")
  /// What was only seen, and some settings, can not be undone.
  public static let notUndoable = Self(rawValue: "notUndoable")
  /// What is to be undone was undone before.
  public static let alreadyUndone = Self(rawValue: "alreadyUndone")
  /// Something later changed the same thing; that has to be undone first.
  public static let changedSince = Self(rawValue: "changedSince")
}

// MARK: The vault

extension DiaryFailure.Rule {
  /// A device's name has 1 to 32 letters, digits, `-` and `_`.
  public static let deviceNameNotUsable = Self(rawValue: "deviceNameNotUsable")
  /// A passphrase has no characters.
  public static let passphraseEmpty = Self(rawValue: "passphraseEmpty")
  /// The passphrase of a new vault has fewer than eight characters.
  public static let passphraseShort = Self(rawValue: "passphraseShort")
  /// The product that the diary is does not have this.
  public static let refusedByPolicy = Self(rawValue: "refusedByPolicy")
  /// The product has this for those who paid.
  public static let notInPlan = Self(rawValue: "notInPlan")
}

// MARK: What holds already, which an app never meets

extension DiaryFailure.Rule {
  static let echoAlreadyDismissed = Self(rawValue: "echoAlreadyDismissed")
  static let goalAlreadyInactive = Self(rawValue: "goalAlreadyInactive")
  static let notificationAlreadyShown = Self(rawValue: "notificationAlreadyShown")
  static let permissionUnchanged = Self(rawValue: "permissionUnchanged")
  static let policyUnchanged = Self(rawValue: "policyUnchanged")
  static let praiseFailureNoted = Self(rawValue: "praiseFailureNoted")
  static let settingUnchanged = Self(rawValue: "settingUnchanged")
  static let summaryUnchanged = Self(rawValue: "summaryUnchanged")
  static let targetUnchanged = Self(rawValue: "targetUnchanged")
}
