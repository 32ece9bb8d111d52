import Echolog

/// Keeps a small win and praises it.
func keepMoment(_ text: String, _ diary: Diary) async throws {
  let kept = try await diary.perform(LogMoment(text)).answer
  print("Moment logged: \(text)")
  print("Praised: \(!kept.praise.isEmpty)")
  for line in kept.help { print(line) }
}

/// The days with something in them, the latest first, each with the person's own words about it.
func showJourney(_ diary: Diary, saying words: String?) async throws {
  if let words { try await diary.ensure(SummariseDay(words)) }
  print("Your journey")
  let days = try await diary.read { $0.journey() }.filter { $0.momentCount > 0 }
  let moments = try await diary.momentDays()
  if days.isEmpty { print("Once you have a few days of moments, you will see them here.") }
  for day in days {
    print(written(day.day), day.mood.map { "\($0) day" } ?? "")
    print(day.momentCount == 1 ? "1 moment logged" : "\(day.momentCount) moments logged")
    for moment in moments.filter({ $0.day == day.day }).flatMap(\.moments) {
      print("• \(moment.text)")
    }
    if let summary = try await diary.text(day.summary) { print("“\(summary)”") }
  }
}

/// What the person has paid for, and what more there is.
func showPlan(_ diary: Diary, tapping tapped: String?) async throws {
  if tapped == "try" { try await diary.ensure(NotePlan(.trial)) }
  let plan = try await diary.read { $0.plan }
  switch plan.entitlement {
  case .trial, .active:
    let end = plan.lastDay.map { " until \(written($0))" } ?? ""
    print("Your plan: \(plan.entitlement)\(end)")
  case .unspecified, .free, .lapsed:
    print("Later praise without a limit, and a summary of each day")
    print("[Try it for 7 days]")
  }
}

/// A date in words.
func written(_ date: CivilDay) -> String {
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  return "\(months[date.month - 1]) \(date.dayOfMonth), \(date.year)"
}
