import Echolog

/// The commands about Echoes and about what announces them.
extension Grammar {
  static var echoes: [Declaration] {
    [
      Declaration(
        .echoes, "echoes", [],
        [
          Flag("--due", "only those that have arrived"),
          Flag("--all", "also those opened, put away or cancelled"),
        ],
        "notes on their way to you", ["echoes", "echoes --due"]),
      Declaration(
        .reveal, "reveal", [Operand(.identifier(.echo), .optional)], [],
        "open an Echo that has arrived; without ID the first one",
        ["reveal", "reveal laptop:12"]),
      Declaration(
        .reflect, "reflect", [Operand(.identifier(.echo)), Operand(.words, .optional)], [],
        "answer an Echo that you opened", ["reflect laptop:12 \"It went fine.\""]),
      Declaration(
        .dismiss, "dismiss", [Operand(.identifier(.echo))], [], "put an opened Echo away",
        ["dismiss laptop:12"]),
      Declaration(
        .cancel, "cancel", [Operand(.identifier(.echo))], [], "stop an Echo that has not arrived",
        ["cancel laptop:12"]),
      Declaration(
        .patterns, "patterns", "which feelings come on which weekdays", ["patterns"]),
      Declaration(
        .intervals, "intervals", "why Echoes return after 1, 3, 7, 30 or 90 days", ["intervals"]),
      Declaration(.quote, "quote", "the quote of the day", ["quote"]),
      Declaration(.quotes, "quotes", "the quotes that you kept", ["quotes"]),
      Declaration(
        .quoteFavourite, "quote favourite", [Operand(.quote(isKept: false))], [],
        "keep a quote, by its name or by the Echo that showed it",
        ["quote favourite laptop:12", "quote favourite qf6be5240"]),
      Declaration(
        .quoteUnfavourite, "quote unfavourite", [Operand(.quote(isKept: true))], [],
        "let a kept quote go", ["quote unfavourite qf6be5240"]),
    ]
  }

  static var notifications: [Declaration] {
    [
      Declaration(
        .notifications, "notifications", "what this device plans to show, and when",
        ["notifications"]),
      Declaration(
        .notify, "notify", "show what has come and was not shown before, as from a timer",
        ["notify"]),
      Declaration(
        .notificationsAllow, "notifications allow", "note that this device may notify",
        ["notifications allow"]),
      Declaration(
        .notificationsDeny, "notifications deny", "note that this device may not notify",
        ["notifications deny"]),
      Declaration(
        .notificationsLater, "notifications later", "be asked again about them in a week",
        ["notifications later"]),
    ]
  }
}
