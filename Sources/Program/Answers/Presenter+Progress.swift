import Echolog
import Platform

extension Presenter {
  /// How far goals are, with what is still to do and a line for each.
  func progress(_ goals: [GoalProgress]) -> Page {
    let listing = listing(goals) {
      ["left": left($0), "daysLeft": daysLeft($0)]
    }
    let told = self.goals(goals)
    var page = Page(
      schema: "progress/1", listing: listing, as: "goals",
      plain: [],
      behind: [
        "resting": restingGoals.map { label($0.id) }, "doubledGoals": doubledGoals,
      ])
    (page.blocks, page.rows, page.notes) = (told.blocks, told.rows, told.notes)
    guard !goals.isEmpty else { return page }
    page.blocks = [
      .table(
        TextTable(
          [
            .init("Goal", isProse: true), .init("Progress", isRight: true),
            .init("", isSpare: true), .init("", isProse: true), .init("ID"),
          ],
          goals.map { progress in
            let activity = progress.goal.activity
            return [
              Span(Messages.name(progress.goal)),
              Span(
                Messages.amount(progress.amount, of: activity) + " / "
                  + Messages.amount(progress.target, of: activity), .strong),
              Span(
                Self.bar(progress.amount, of: progress.target),
                progress.isMet ? .good : .waiting),
              Span(toGo(progress), .faint), Span(label(progress.goal.id), .faint),
            ]
          }))
    ]
    page.blocks += messages(goals) + doubledLines
    return page
  }

  private func toGo(_ progress: GoalProgress) -> String {
    let status = status(progress)
    guard status.isEmpty else { return status }
    let left = Messages.amount(left(progress), of: progress.goal.activity) + " to go"
    guard progress.goal.period == .week else { return left }
    return left + ", " + Messages.count(daysLeft(progress), "day") + " left"
  }

  private func left(_ progress: GoalProgress) -> Int64 {
    max(0, progress.target - max(0, progress.amount))
  }

  /// Those of the period from today on, today among them.
  private func daysLeft(_ progress: GoalProgress) -> Int {
    let first = max(view.today, progress.period.lowerBound)
    return max(0, progress.period.upperBound - first + 1)
  }
}
