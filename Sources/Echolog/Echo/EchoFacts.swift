package import Platform

/// What decisions about one Echo depend on.
package struct EchoFacts: Equatable, Sendable {
  package let id: EventName
  package let delivery: Delivery
  /// Whether the delivery time has come, in the zone and at the time of the command, or a
  /// notification said so before.
  package let isDue: Bool
  package let isCancelled: Bool
  /// The event that revealed it first.
  package let reveal: EventName?
  package let isReflected: Bool
  package let isDismissed: Bool
  package let isForgotten: Bool
  /// Its sending was undone.
  package let isTakenBack: Bool
  /// The undo that did so, as a person names it.
  package let takenBackBy: String?
  /// Its words can not be read here, so that it can not be opened.
  package var isUnreadable = false

  package init(
    id: EventName, delivery: Delivery, isDue: Bool, isCancelled: Bool = false,
    reveal: EventName? = nil, isReflected: Bool = false, isDismissed: Bool = false,
    isForgotten: Bool = false, isTakenBack: Bool = false, takenBackBy: String? = nil
  ) {
    self.id = id
    self.delivery = delivery
    self.isDue = isDue
    self.isCancelled = isCancelled
    self.reveal = reveal
    self.isReflected = isReflected
    self.isDismissed = isDismissed
    self.isForgotten = isForgotten
    self.isTakenBack = isTakenBack
    self.takenBackBy = takenBackBy
  }
}
