import Echolog

extension Messages {
  static func aboutEchoes(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .echoNotDueYet(let day, let minute):
      (
        "This Echo is on its way. \(arrives(Delivery(day: day, minute: minute))).",
        "echolog echoes shows all that are scheduled."
      )
    case .echoCancelled:
      ("This Echo was cancelled.", "echolog echoes shows what is on its way.")
    case .echoAlreadyDue:
      ("This Echo has arrived, so it can not be cancelled.", "echolog reveal opens it.")
    case .echoAlreadyRevealed:
      (
        "This Echo was opened before, so it can not be cancelled.",
        "echolog reveal with its name shows it again."
      )
    case .echoNotRevealedYet: ("This Echo has not been opened yet.", "echolog reveal opens it.")
    case .echoAlreadyReflected:
      ("You answered this Echo before.", "echolog undo with its name takes the answer back.")
    case .echoAlreadyDismissed:
      ("This Echo was put away before.", "echolog reveal with its name opens it again.")
    case .deliveryNotInFuture(let day, let minute):
      (
        "\(delivery(Delivery(day: day, minute: minute))) is past where you are.",
        "Choose a longer interval."
      )
    case .echoWithoutQuote:
      ("No quote was shown with this Echo.", "echolog reveal opens one that has arrived.")
    case .quoteAlreadyFavourite:
      ("This quote is a favourite already.", "echolog quotes shows them.")
    case .quoteNotFavourite: ("This quote is no favourite.", "echolog quotes shows them.")
    default: notInThisGroup
    }
  }

  static func aboutNotifications(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .notificationNotDueYet(let day, let minute):
      (
        "Its time has not come. \(arrives(Delivery(day: day, minute: minute))).",
        "echolog notifications shows what is planned."
      )
    case .notificationAlreadyShown:
      ("This notification was shown before.", "echolog reveal opens the Echo.")
    case .permissionUnchanged(.granted):
      ("This device may show notifications already.", "echolog notifications shows them.")
    case .permissionUnchanged:
      ("This device does not show notifications, as you chose.", "echolog notifications allow")
    case .notificationsNotAsked(let until?):
      ("You are not asked before \(longDate(until)).", nil)
    case .notificationsNotAsked(nil):
      ("Nothing asks you to think again about notifications.", nil)
    default: notInThisGroup
    }
  }
}
