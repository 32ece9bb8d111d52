import Content
import Echolog
import Platform

/// Echoes from the first draft to the last look, and what announces them.
extension Session {
  func aboutEchoes(_ statement: Statement) async throws(Stopped) -> Page {
    let diary = try opened()
    switch statement {
    case .send(let command, _):
      let draft = try await asking { () async throws(DiaryError) in
        try await diary.preview(command)
      }
      return try await glimpse().preview(draft)
    case .reveal(let id): return try await reveal(id)
    case .patterns: return try await telling().patterns()
    case .quoteOfTheDay:
      let quote = try await asking { () async throws(DiaryError) in
        try await diary.quoteOfTheDay()
      }
      return try await glimpse().quoteOfTheDay(quote)
    case .favouriteQuotes:
      let quotes = try await asking { () async throws(DiaryError) in
        try await diary.favouriteQuotes()
      }
      return try await glimpse().favourites(quotes)
    case .settings:
      let device = await diary.ownLog
      let ((concern, plan), told) = try await glance {
        (
          $0.history.notificationConcern(of: device, at: $0.viewpoint),
          $0.history.notificationPlan(of: device, at: $0.viewpoint)
        )
      }
      return try await telling(told, with: [told.history.settings.helpLine].compactMap(\.self))
        .settings(of: device, concern: concern, plan: plan)
    case .showNotifications: return try await showNotifications()
    default: return try await notifications()
    }
  }

  func echoes(
    _ selection: Statement.EchoSelection, _ told: Telling
  ) async throws(Stopped) -> Page {
    let (history, view) = (told.history, told.view)
    var echoes: [Echo]
    switch selection {
    case .scheduled: echoes = history.openEchoes(at: view)
    case .due: echoes = history.dueEchoes(at: view)
    case .all:
      echoes = history.echoes(at: view)
      if !history.settings.showsEchoHistory { echoes.removeAll { $0.state.isOpened } }
    }
    let answers = history.answers(to: echoes)
    let words = echoes.compactMap(\.text) + answers.values.joined().map(\.words)
    return try await telling(told, with: words)
      .echoes(echoes, answers: answers, isOverview: selection == .scheduled)
  }

  private func reveal(_ id: String?) async throws(Stopped) -> Page {
    let diary = try opened()
    var name: EventName?
    if let id { name = try await find(id, .echo) }
    let seen: Revelation
    do throws(DiaryError) {
      seen = try await diary.reveal(name)
    } catch .rejected(.notFound(.echo, "")) {
      throw .trouble(try await telling().noneToOpen(missing: try await missingEventCount()))
    } catch {
      throw .trouble(await trouble(error))
    }
    let now = try await tellingAfterCommand()
    let told = try await telling(
      now, with: seen.answers.map(\.words) + [now.history.settings.helpLine].compactMap(\.self))
    return told.revelation(
      of: seen.echo, text: seen.text, recommendation: seen.recommendation, quote: seen.quote,
      author: seen.quoteAuthor, help: seen.help, isRepeated: seen.isRepeated,
      answers: seen.answers, passedOver: seen.passedOver)
  }

  /// The diary as it is now, without reading rows that a snapshot keeps.
  private func glimpse() async throws(Stopped) -> Telling {
    try await glance { _ in }.told
  }

  private func notifications() async throws(Stopped) -> Page {
    let told = try await telling()
    let device = await (try opened()).ownLog
    let plan = told.history.notificationPlan(of: device, at: told.view)
    let texts = plan.planned.compactMap { told.history.text(ofEcho: $0.request.subject) }
    return try await telling(told, with: texts).notifications(
      plan, permission: told.history.notificationPermission(of: device))
  }

  private func showNotifications() async throws(Stopped) -> Page {
    let diary = try opened()
    let arrived = try await asking { () async throws(DiaryError) in
      try await diary.showArrivedNotifications()
    }
    let told = try await telling()
    let texts = arrived.compactMap { told.history.text(ofEcho: $0.subject) }
    return try await telling(told, with: texts).shown(
      arrived.map {
        ShownNotification(
          subject: $0.subject, kind: $0.kind, delivery: $0.delivery, badge: $0.badge)
      })
  }
}

/// Commands about Echoes and about how they are announced.
extension Session {
  func changeSurroundings(_ statement: Statement) async throws(Stopped) -> Recorded {
    let diary = try opened()
    var command: FavouriteQuote?
    if case .markQuote(let id, let isFavourite) = statement {
      command = FavouriteQuote(try await quoteID(id), isFavourite: isFavourite)
    }
    return try await asking { () async throws(DiaryError) in
      switch statement {
      case .changePermission(let command): try await diary.change(command)
      case .changeSetting(let setting): try await diary.change(setting)
      case .postponePermission: try await diary.postponePermission()
      default:
        if let command {
          try await diary.mark(command)
        } else {
          try await diary.postponePermission()
        }
      }
    }
  }

  /// The id of the quote that words name: its own, or that of an Echo which showed it.
  private func quoteID(_ words: String) async throws(Stopped) -> String {
    guard words.contains(":") else { return words }
    let echo = try await find(words, .echo)
    let diary = try opened()
    return try await asking { () async throws(DiaryError) in
      try await diary.quoteID(shownWith: echo)
    }
  }

  func send(_ command: SendVibe) async throws(Stopped) -> Recorded {
    let diary = try opened()
    do throws(DiaryError) {
      return try await diary.send(command)
    } catch {
      let trouble = Catalogue.trouble(error)
      guard command.emotion == nil else { throw .trouble(trouble) }
      throw .trouble(trouble.offeringEmotion(for: command.text))
    }
  }

  func answerEcho(
    _ statement: Statement, _ console: Console
  ) async throws(Stopped) -> Recorded {
    let diary = try opened()
    switch statement {
    case .reflect(let words, let note):
      let id = try await find(words, .echo, at: [.opened, .putAway])
      let answer = if let note { note } else { try ask(Catalogue.reflectionPrompt, console) }
      do throws(Stopped) {
        return try await asking { () async throws(DiaryError) in
          try await diary.reflect(id, note: answer ?? "")
        }
      } catch {
        if note == nil, let answer { try keepAnswer(answer, to: words, console) }
        throw error
      }
    case .dismiss(let words):
      let id = try await find(words, .echo, at: [.opened])
      return try await asking { () async throws(DiaryError) in try await diary.dismiss(id) }
    case .cancel(let words):
      let id = try await find(words, .echo, at: [.scheduled])
      return try await asking { () async throws(DiaryError) in try await diary.cancel(id) }
    default: preconditionFailure("not about an Echo")
    }
  }
}

extension Session {
  /// Keeps an answer that was typed at a question and could not be recorded, as the line that says
  /// it; no history of lines has it.
  private func keepAnswer(
    _ answer: String, to echo: String, _ console: Console
  ) throws(Stopped) {
    guard !answer.isEmpty, keepUnfinished(Words.line(["reflect", echo, answer])) else { return }
    try console.note(Catalogue.wordsAreKept)
  }
}
