/// How an event can be taken back.
package enum UndoAnswer: Equatable, Sendable {
  /// By an `Undone` that names it, as long as nothing else touched this part of its entity since.
  case takesBack(UndoneField)
  /// By an `Undone` that names it, which puts back what it took.
  case putsBack
  /// By an `ImportUndone`, with everything else that its batch brought.
  case asBatch
  /// By an `ActivityRetired` that is about it, while nothing was logged of what it added.
  case retires
  case refused(UndoRefusal)
}

/// The part of its entity that an event changes. Two changes of one part get in each other's way.
package enum UndoneField: Equatable, Sendable {
  /// Its being there at all, which every other part leans on.
  case whole
  case answer, cancellation
  case amount
  case target, activeness
  case schedule
  case pause
  /// A day that does not count. Two of them are independent, even where they are the same day.
  case excuse
  case title, text, emotion, time, label, attachment
  /// A praise that came later.
  case praise
  /// A setting, the policy, or the words about a day: an entity with one part.
  case value

  /// Whether a change of one is felt by the other.
  package func overlaps(_ other: UndoneField) -> Bool {
    (self == other && self != .excuse) || self == .whole || other == .whole
  }
}

/// Why an event can not be taken back.
///
///     do {
///       try await diary.perform(Undo(id))
///     } catch DiaryFailure.refused(.notUndoable(let why, before: _)) {
///       show(why.rawValue)
///     }
public enum UndoRefusal: String, CaseIterable, Sendable {
  /// A log or a vault begins with it.
  case beginning
  /// Forgetting is for good: the words are gone.
  case wordsGone
  /// What was seen is not unseen.
  case seen
  /// It records what happened to the vault or to a device, and is nothing that a person did in it.
  case record
  /// The person has a command of its own for the opposite, which leaves both on record.
  case ownOpposite
  /// No model of this version knows the event, so that there is nothing to take back.
  case notShownYet
}

extension EventType {
  /// The one table of what undo does to each type of event.
  ///
  /// A type whose model is new moves here from `notShownYet` to the part that it changes; its fold
  /// notes the change (`History+Changes.swift` shows how), and the tests of undo do the rest.
  package var undo: UndoAnswer {
    switch self {
    case .logStarted, .vaultCreated: .refused(.beginning)
    case .forgotten: .refused(.wordsGone)
    case .echoRevealed, .echoReopened, .badgeShown, .notificationShown: .refused(.seen)
    case .seen, .branchesAcknowledged, .praiseEnhancementFailed, .permissionChanged,
      .promptAnswered, .entitlementChanged, .vaultExported, .healthChecked, .keyRotated:
      .refused(.record)
    case .consentGiven, .consentWithdrawn, .quoteFavourited, .quoteUnfavourited, .activityRetired:
      .refused(.ownOpposite)
    case .activityAdded: .retires
    case .importStarted, .importFinished: .asBatch
    case .undone: .putsBack
    case .vibeSent, .momentLogged, .momentRemoved, .activityLogged, .activityRemoved, .goalSet,
      .reminderSet, .reminderRemoved, .memoryCaptured, .memoryRemoved, .importUndone:
      .takesBack(.whole)
    case .settingChanged, .policySelected, .daySummarySet: .takesBack(.value)
    case .echoReflected, .echoDismissed: .takesBack(.answer)
    case .echoCancelled: .takesBack(.cancellation)
    case .momentTextChanged, .activityNoteChanged: .takesBack(.text)
    case .momentTimeChanged: .takesBack(.time)
    case .praiseEnhanced: .takesBack(.praise)
    case .activityCorrected: .takesBack(.amount)
    case .goalTargetChanged: .takesBack(.target)
    case .goalDeactivated, .goalReactivated: .takesBack(.activeness)
    case .reminderChanged: .takesBack(.schedule)
    case .goalPaused, .goalResumed: .takesBack(.pause)
    case .daySkipped, .dayFrozen: .takesBack(.excuse)
    case .memoryTitleChanged, .activityRenamed: .takesBack(.title)
    case .memoryTextChanged: .takesBack(.text)
    case .memoryEmotionChanged: .takesBack(.emotion)
    case .memoryTimeChanged: .takesBack(.time)
    case .memoryLabelled, .memoryUnlabelled: .takesBack(.label)
    case .attachmentAdded, .attachmentRemoved: .takesBack(.attachment)
    case .deviceRetired: .refused(.notShownYet)
    }
  }

  /// Whether `undo` without a name stops at it. It passes by what only records or begins, by what
  /// was undone, and by undoing itself, so that asking again goes further back.
  package var isUndoStop: Bool {
    switch undo {
    case .takesBack, .asBatch, .retires, .refused(.wordsGone), .refused(.seen),
      .refused(.ownOpposite):
      // A badge and a notification come by themselves, and no one remembers them as a deed.
      self != .badgeShown && self != .notificationShown
    case .putsBack, .refused(.beginning), .refused(.record), .refused(.notShownYet): false
    }
  }

  /// Whether `undo` without a name reports that it passes it by: a person gave the command for it
  /// and may have meant it.
  package var isPassedByAloud: Bool {
    // What was received and what was checked come by themselves.
    undo == .refused(.record) && self != .seen && self != .healthChecked
  }
}
