import Echolog

/// One thing to do, and what is on its way.
func showHome(_ diary: Diary) async throws {
  let waiting = try await diary.waitingEchoes()
  let scheduled = waiting.filter { !$0.hasArrived }
  print("[Send an Echo]")
  print(scheduled.count == 1 ? "1 Echo scheduled" : "\(scheduled.count) Echoes scheduled")
  for echo in scheduled { print("  \(written(echo.returnsOn))") }
  if waiting.count > scheduled.count { print("[Open the Echo that has come]") }
}

/// What the composer holds.
struct Draft {
  var text: String
  var emotion: Emotion?
  var interval: EbbinghausInterval?

  /// A text, the name of an emotion and a number of days, as far as they are there.
  init(_ taps: [String]) {
    text = taps.first ?? ""
    emotion = taps.dropFirst().first.flatMap { name in Emotion.choices.first { "\($0)" == name } }
    interval = taps.dropFirst(2).first.flatMap { Int($0) }.flatMap(EbbinghausInterval.init)
  }
}

/// A text, a feeling and the day on which it comes back.
func showComposer(_ draft: Draft, _ diary: Diary) async throws {
  print("“\(draft.text)” \(draft.text.count) of 280")
  for emotion in Emotion.choices {
    print(choice(emotion == draft.emotion), emotion)
  }
  for interval in EbbinghausInterval.allCases {
    let day = try await diary.previewReturn(after: interval).date
    print(choice(interval == draft.interval), "\(interval.rawValue) d, arrives on \(written(day))")
  }
  if draft.emotion != nil, draft.interval != nil { print("[Send Echo]") }
}

/// Sends what the composer holds, and returns to the home screen.
func send(_ draft: Draft, _ diary: Diary) async throws {
  guard let emotion = draft.emotion, let interval = draft.interval else {
    return try await showComposer(draft, diary)
  }
  let sent = try await diary.perform(
    SendVibe(draft.text, emotion: emotion, returningAfter: interval)
  ).answer
  print("Arrives on \(written(sent.returnsOn))")
  if let quiet = sent.quietAnswer { print(quiet.line, quiet.help) }
  try await showHome(diary)
}

/// Notifications, what this is, and the notes that can be called off.
func showSettings(_ diary: Diary, tapping tapped: String?) async throws {
  switch tapped {
  case "on", "off":
    try await diary.ensure(ChangeSetting.notifications(isOn: tapped == "on"))
  case "cancel":
    if let first = try await diary.waitingEchoes().first {
      try await diary.perform(CancelEcho(first.id))
    }
  default: break
  }
  let settings = try await diary.read { $0.settings }
  print("Notifications: \(settings.notificationsAreOn ? "on" : "off")")
  print("About Echo: what you write returns when you are about to forget it.")
  print("Privacy: nothing leaves this device.")
  print("Scheduled Echoes")
  for echo in try await diary.waitingEchoes() where !echo.hasArrived {
    print("  \(echo.preview), \(written(echo.returnsOn)) [Cancel]")
  }
}

private func choice(_ isChosen: Bool) -> String { isChosen ? "(x)" : "( )" }
