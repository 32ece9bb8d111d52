extension History {
  /// Nothing yet, but with the settings of another history and what is forgotten there: what
  /// evidence is folded into.
  package init(withSettingsOf other: History) {
    self.init(forgotten: other.forgotten)
    settings = other.settings
    takeOwnActivities(of: other)
  }

  /// Why a figure is what it is; nil where there is no such goal, badge or entry.
  ///
  /// - Parameter isWhole: whether to give also what was looked at and is not needed.
  /// - Complexity: linear in what the figure counts, and in all changes where any of that was
  ///   corrected; for goals besides a small replay for each thing said of them, for which the
  ///   figure gives no reason of its own.
  package func evidence(
    of figure: Figure, at view: Now, isWhole: Bool = false
  ) -> FigureEvidence? {
    guard let (value, found) = findings(of: figure, at: view) else { return nil }
    let cited = found.cited + withCorrections(found.facts).map(citation)
    var spare: [CitedEvent] = []
    if isWhole {
      let needed = Set(cited.map(\.event))
      spare = withCorrections(found.considered).map(citation)
        .filter { !needed.contains($0.event) }
    }
    return FigureEvidence(
      figure: figure, value: value, rule: found.rule, cited: found.rule.inOrder(cited),
      spare: found.rule.inOrder(spare))
  }

  func findings(
    of figure: Figure, at view: Now
  ) -> (value: FigureValue, findings: Findings)? {
    guard let value = value(of: figure, at: view) else { return nil }
    switch (figure, value) {
    case (.streak(let figure), .streak(let streak)):
      return (value, streakFindings(of: figure, streak, today: view.today))
    case (.progress(let goal), .progress(let progress)):
      return (value, progressFindings(of: goal, progress, at: view))
    case (.badge(let badge, let activity), .badge(let standing)):
      return (value, badgeFindings(of: BadgeKey(badge, activity), standing, at: view))
    case (.statistic(let statistic), _):
      return (value, statisticFindings(of: statistic, at: view))
    case (.moment(let id), .moment(let moment)): return (value, momentFindings(of: id, moment))
    case (.echo(let id), .echo(let echo)): return (value, echoFindings(of: id, echo))
    default: return (value, dayFindings(at: view))
    }
  }
}

extension FigureRule {
  /// Goals and what was said of them in front, then by day; totals as their events were recorded.
  fileprivate func inOrder(_ citations: [CitedEvent]) -> [CitedEvent] {
    if self == .counts || self == .amounts { return citations }
    let days = citations.map { $0.isOfGoal ? .min : $0.day?.daysSinceEpoch ?? 0 }
    return citations.indices.sorted { (days[$0], $0) < (days[$1], $1) }.map { citations[$0] }
  }
}

/// What was found of a figure, before it is given as evidence.
struct Findings {
  let rule: FigureRule
  /// What is needed, by rows, without the corrections of logs.
  var facts: [Fact] = []
  /// What is needed besides, of rows of other kinds.
  var cited: [CitedEvent] = []
  /// All that the figure could need.
  var considered: [Fact] = []

  init(_ rule: FigureRule) { self.rule = rule }
}

extension CitedEvent {
  /// Whether it says what holds of a goal, from some day on.
  var isOfGoal: Bool { [.goal, .target, .rest, .takenUp].contains(role) }
}

extension History {
  /// What of some facts is needed beside others so that a figure is what it is.
  ///
  /// - Parameters:
  ///   - sure: what is needed in any case.
  ///   - named: what the figure names as its reason, and so needs.
  ///   - open: what it may need.
  /// - Returns: those of all three that are needed.
  func needed(
    _ sure: [Fact], _ named: [Fact], _ open: [Fact], where isEnough: (Trial) -> Bool
  ) -> [Fact] {
    let base = Trial(sure.sorted(), of: self)
    let kept = Trial.fewest(open) { some in
      var trial = base
      trial.add((named + some).sorted())
      return isEnough(trial)
    }
    return sure + named + kept
  }

  /// When an event was recorded, as far as rows hold it: that of an entry, of a note and of its
  /// opening; nil where the journal has to be read.
  package func recordedAt(of event: EventName) -> Instant? {
    let slot = slot(of: event)
    switch slot.kind {
    case .activity where name(of: .log(slot.row)) == event:
      return Instant(milliseconds: activities[slot.row].recordedAt)
    case .moment where name(of: .moment(slot.row)) == event:
      return Instant(milliseconds: moments[slot.row].recordedAt)
    case .memory where name(of: memories[slot.row]) == event:
      return Instant(milliseconds: memories[slot.row].recordedAt)
    case .echo:
      let row = echoes[slot.row]
      if name(of: row) == event { return Instant(milliseconds: row.sentAt) }
      let isOpening =
        row.flags.contains(.revealed) && name(log: row.revealLog, number: row.revealNumber) == event
      return isOpening ? Instant(milliseconds: row.revealedAt) : nil
    default: return nil
    }
  }
}
