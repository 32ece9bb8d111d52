import Content
import Echolog
import Platform

/// Questions about everything.
extension Session {
  func answer(_ statement: Statement, _ console: Console) async throws(Stopped) -> Page {
    switch statement {
    case .today: return try await today()
    case .memories(let labels, let from, let to, let part):
      let isBounded = from != nil || to != nil
      return try await memories(labels, isBounded ? days(from, to) : nil, console.fitting(part))
    case .logs(var request):
      request.part = console.fitting(request.part)
      return try await logs(request)
    case .search(let query, let part): return try await search(query, console.fitting(part))
    default: break
    }
    let told = try await telling()
    let (history, view) = (told.history, told.view)
    switch statement {
    case .echoes(let selection): return try await echoes(selection, told)
    case .moments(let part, let from, let to):
      let isBounded = from != nil || to != nil
      let (sections, total) = history.momentSections(
        in: isBounded ? days(from, to) : nil, limit: console.fitting(part).limit ?? .max)
      let shown = sections.flatMap(\.moments)
      let references = shown.compactMap(\.text) + shown.compactMap(\.praiseInForce)
      return try await telling(told, with: references)
        .moments(sections, total: total, from: from, to: to)
    case .journey(let part, let from, let to):
      let isBounded = from != nil || to != nil
      let span = days(from, to)
      let found = history.journey(in: isBounded ? span : nil)
      let shown = isBounded ? part : console.fitting(part, usual: Grammar.usualDays)
      let cards = shown.rows(of: found).map { Telling.JourneyCard($0, in: history) }
      let touched = history.memoriesWithoutDay.count { span.overlaps($0.time.days) }
      return try await telling(told, with: cards.flatMap(\.references))
        .journey(
          cards, total: found.count, from: from, to: to, memoriesWithoutDay: touched)
    case .goals:
      return told.goals(history.goalFacts().map { history.progress(of: $0, asOf: view.today) })
    case .streaks: return told.streaks()
    case .badges: return told.badges()
    case .reminders: return told.reminders()
    case .echoUse: return told.echoUse()
    case .devices:
      let diary = try opened()
      return told.devices(own: await diary.ownLog)
    default: return told.statistics(missing: try await missingEventCount())
    }
  }

  /// The days between two, included, or all before or behind one.
  private func days(_ from: CivilDay?, _ to: CivilDay?) -> ClosedRange<CivilDay> {
    (from ?? .epoch - .max)...(to ?? .epoch + .max)
  }

  /// A moment with its praise.
  func praise(_ words: String) async throws(Stopped) -> Page {
    let id = try await find(words, .moment)
    let told = try await telling()
    guard let moment = told.history.moment(id) else { preconditionFailure("found above") }
    let references = [moment.text, moment.praiseInForce].compactMap(\.self)
    return try await telling(told, with: references).praise(of: moment)
  }

  /// One entry whole, with the lines of its words.
  func show(_ words: String, _ console: Console) async throws(Stopped) -> ExitCode {
    if let said = try await dayWords(named: words) {
      let told = try await telling(try await telling(), with: [said.text].compactMap(\.self))
      return try console.show(told.whole(said))
    }
    let id = try await findListed(words)
    let told = try await telling()
    let (history, name) = (told.history, told.history.label(of: id))
    switch history.entity(of: id)?.kind {
    case .moment:
      guard let moment = history.moment(id) else { preconditionFailure("found above") }
      let references = [moment.text, moment.praiseInForce].compactMap(\.self)
      return try console.show(try await telling(told, with: references).whole(moment))
    case .log:
      guard let log = history.log(id) else { preconditionFailure("found above") }
      let references = [log.note].compactMap(\.self)
      return try console.show(try await telling(told, with: references).whole(log))
    case .echo:
      guard let echo = history.echo(id, at: told.view) else { preconditionFailure("found above") }
      let answers = history.answers(to: [echo])[id, default: []]
      let references = [echo.text].compactMap(\.self)
      return try console.show(
        try await telling(told, with: references + answers.map(\.words)).whole(echo, answers))
    case .memory: return try console.show(try await memory(name))
    case .goal: return try console.show(try await aboutGoals(.goalHistory(id: name)))
    case .batch, .reminder, nil: return try await walk(.history(id: name), console)
    }
  }

  /// What the person said about a day.
  func dayWords(on day: CivilDay?) async throws(Stopped) -> Page {
    let told = try await telling()
    let day = day ?? told.view.today
    guard let said = told.history.dayWords(on: day) else { return told.noWords(about: day) }
    return try await telling(told, with: [said.text].compactMap(\.self)).whole(said)
  }

  /// The words about a day that are named as an entry is; nil where the name is not theirs.
  func dayWords(named words: String) async throws(Stopped) -> DayWords? {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.dayWords(named: words)
    } catch {
      throw .trouble(await trouble(error, naming: words, of: nil))
    }
  }

  private func today() async throws(Stopped) -> Page {
    let diary = try opened()
    let device = await diary.ownLog
    let ((day, concern), told) = try await glance {
      (
        Telling.Day($0.history, at: $0.viewpoint),
        $0.history.notificationConcern(of: device, at: $0.viewpoint)
      )
    }
    let phrase = SupportivePhrase.line(forDay: told.view.today.daysSinceEpoch)
    return try await telling(told, with: day.references)
      .today(day, phrase: phrase, concern: concern)
  }

  /// Finds whatever a history lists.
  func findListed(_ words: String) async throws(Stopped) -> EventName {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.findListed(words)
    } catch {
      throw .trouble(await trouble(error, naming: words, of: nil))
    }
  }

  /// - Parameter stages: how far what is offered has to be where the words name none; nil for any.
  func find(
    _ words: String, _ kind: EntityKind? = nil, at stages: [NamedThing.Stage]? = nil
  ) async throws(Stopped) -> EventName {
    try await find(words, kind, offering: kind.map { [$0] }, at: stages)
  }

  /// - Parameter kinds: which entries to offer where the words name none; nil for any.
  func find(
    _ words: String, _ kind: EntityKind? = nil, offering kinds: [EntityKind]?,
    at stages: [NamedThing.Stage]? = nil
  ) async throws(Stopped) -> EventName {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.find(words, as: kind).id
    } catch {
      throw .trouble(await trouble(error, naming: words, of: kinds, at: stages))
    }
  }
}
