/// What the system of one device allows, and when to ask the person to think again.
package struct NotificationPermission: Equatable, Sendable {
  /// `unspecified` while nobody was asked, as on a system that needs no permission.
  package let permission: Permission
  /// The day of the last change.
  package let changedOn: CivilDay?
  /// The day on which the person last answered: not now.
  package let postponedOn: CivilDay?

  package init(
    _ permission: Permission = .unspecified, changedOn: CivilDay? = nil,
    postponedOn: CivilDay? = nil
  ) {
    self.permission = permission
    self.changedOn = changedOn
    self.postponedOn = postponedOn
  }

  /// After a refusal the person is asked again after so many days (S0 4.5).
  package static let daysUntilAskedAgain = 7

  /// The day from which to ask again; nil where nothing was refused.
  package var asksAgainOn: CivilDay? {
    guard permission == .denied, let changedOn else { return nil }
    return max(changedOn, postponedOn ?? changedOn) + Self.daysUntilAskedAgain
  }

  /// Whether to ask the person on that day to think again.
  package func isAskedAgain(on day: CivilDay) -> Bool {
    asksAgainOn.map { $0 <= day } ?? false
  }
}

/// Keeps what the person allowed in the settings of the system.
///
///     try await diary.perform(ChangePermission(.granted))
public struct ChangePermission: Command, Equatable {
  package let permission: Permission

  /// Granted or denied.
  public init(_ permission: Permission) {
    self.permission = permission
  }

  /// Records it.
  ///
  /// - Throws: `permissionUnchanged`; repeating a refusal must not put off the next question.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard history.notificationPermission(of: now.device).permission != permission else {
      throw .permissionUnchanged(permission)
    }
    return .records(
      PendingEvent(.permissionChanged(PermissionChanged(permission: permission)), in: now))
  }
}

/// Answers the question whether to think again about notifications with: not now.
///
///     try await diary.perform(PostponePermission())
public struct PostponePermission: Command, Equatable {
  /// Now.
  public init() {}

  /// Records it.
  ///
  /// - Throws: `notificationsNotAsked` while nothing is asked.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let permission = history.notificationPermission(of: now.device)
    guard permission.isAskedAgain(on: now.today) else {
      throw .notificationsNotAsked(until: permission.asksAgainOn)
    }
    let answer = PromptAnswered(prompt: .notifications, accepted: false)
    return .records(PendingEvent(.promptAnswered(answer), in: now))
  }
}
