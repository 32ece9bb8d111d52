/// Something whose words hold every word that was asked for, with the place of one of them.
package struct SearchHit: Equatable, Sendable {
  package let id: EventName
  /// Nil for a person's own words about the day.
  package let kind: EntityKind?
  /// The day of what is cited: of an answer the day on which it was written; the first one of a
  /// memory's month or year.
  package let day: CivilDay
  package let citation: Citation
  /// Where the words stand, the place of the citation among them; in the order of the cases.
  package let fields: [SearchField]
  /// Whether each word was found whole, and not only as the beginning of another one.
  package let isWhole: Bool

  /// Whether it was found by nothing but labels and files, which alone do not say what it is.
  package var isByLabel: Bool { fields.allSatisfy(\.isLabel) }
}

/// A part of an entry that words are looked for in.
package enum SearchField: String, CaseIterable, Sendable {
  /// What the entry says: a moment, a Vibe, a memory, the words about a day.
  case text
  case title
  /// What was written back to an Echo.
  case answer
  /// The note of a log.
  case note
  /// The praise that a moment was given later.
  case praise
  /// Why days of a goal were left out.
  case reason
  /// The name of a file that is kept with a memory.
  case file
  case tag, person, place

  /// Whether it only goes with an entry, and does not say what that is.
  package var isLabel: Bool { [.file, .tag, .person, .place].contains(self) }
}

/// What holds every word that was asked for and is yet no hit.
package struct SearchOmissions: Equatable, Sendable {
  package var removed: [EventName] = []
  /// Echoes that were not looked into, whatever they say: not even that is given away.
  package var unopenedEchoCount = 0
  /// Opened ones, where the person does not want them listed.
  package var hiddenEchoCount = 0
}

/// Goes through the texts of a history, event by event in total order, and keeps what it finds.
///
/// An entry is found when its texts together hold all words: a memory's title, text, labels and
/// names of files as they stand, an opened Echo and its answers, a moment and its later praise, the
/// note of a log, the reasons for which days of a goal were left out, the words about a day. What
/// was removed, taken back, forgotten or is still sealed is not looked at, nor is what the settings
/// hide.
package struct Search: Sendable {
  private let history: History
  private let view: Now
  private let summaries: [Int32: WordsReference]
  /// The answers that hold, each with the Echo that it is about.
  private let answers: [EventName: (echo: EventName, day: CivilDay)]
  /// The reasons of the days left out, each with its goal and the first of the days.
  private let reasons: [EventName: (goal: EventName, day: CivilDay)]
  /// But for those whose sending was undone.
  private let sentEchoes: Set<EventName>
  private var finder: WordFinder
  /// Nil where nothing is excluded.
  private var excludedFinder: WordFinder?
  private var excluded: Set<EventName> = []
  /// Nil where they are not asked for, and once something was found.
  private var nearWords: NearWords?
  private var partial: [EventName: Found] = [:]
  /// Which words each removed entry holds.
  private var removed: [EventName: Set<Int>] = [:]

  private var leftOut = SearchOmissions()

  private struct Found {
    let kind: EntityKind?
    var day: CivilDay
    var citation: Citation
    var isCitedByLabel: Bool
    var fields: Set<SearchField> = []
    var words: Set<Int> = []
    var wholeWords: Set<Int> = []
  }

  /// - Parameter gathersNearWords: whether to look for words that may have been meant too, as long
  ///   as nothing is found.
  package init(
    _ query: SearchQuery, in history: History, at view: Now, gathersNearWords: Bool = false
  ) {
    self.history = history
    self.view = view
    summaries = history.summaryReferences
    var answers: [EventName: (echo: EventName, day: CivilDay)] = [:]
    let echoes = history.echoes(at: view)
    sentEchoes = Set(echoes.map(\.id))
    for (echo, all) in history.answers(to: echoes) {
      for answer in all { answers[answer.id] = (echo, answer.day) }
    }
    self.answers = answers
    var reasons: [EventName: (goal: EventName, day: CivilDay)] = [:]
    for goal in history.allGoals() {
      for excuse in goal.excuses where excuse.hasReason {
        reasons[excuse.event] = (goal.id, excuse.firstDay)
      }
    }
    self.reasons = reasons
    finder = WordFinder(query)
    excludedFinder = WordFinder(excludedBy: query)
    nearWords = gathersNearWords ? NearWords(query) : nil
  }

  /// The words that may have been meant, where there are such: those that were typed, each that
  /// occurs nowhere replaced by the nearest that does.
  package var suggestion: [String]? { nearWords?.suggestion }

  /// Looks at the words of one event, which come with it.
  package mutating func read(_ name: EventName, _ event: Event) {
    switch event.body {
    case .memoryCaptured(let body):
      read(body.title, .title, name, 2)
      read(body.text, .text, name, 1)
    case .memoryTitleChanged(let body): read(body.title, .title, name, 1)
    case .memoryTextChanged(let body): read(body.text, .text, name, 1)
    case .memoryLabelled(let body): read(label: body.label, body.kind, name)
    case .attachmentAdded(let body):
      guard let memory = history.memory(name), memory.attachments.contains(where: { $0.id == name })
      else { return }
      read(
        body.fileName, .file, of: memory.id, .memory, on: memory.time.day, isGone: memory.isRemoved)
    case .momentLogged(let body): read(body.text, ofMoment: name)
    case .momentTextChanged(let body): read(body.text, ofMoment: name)
    case .praiseEnhanced(let body):
      guard let moment = history.moment(name), moment.laterPraise?.event == name else { return }
      read(
        body.praise, .praise, of: moment.id, .moment, on: moment.time.day, isGone: moment.isRemoved)
    case .daySkipped(let body): read(reason: body.reason, name)
    case .goalPaused(let body): read(reason: body.reason, name)
    case .activityLogged(let body): read(body.note, ofLog: name)
    case .activityNoteChanged(let body): read(body.note, ofLog: name)
    case .vibeSent(let body):
      guard let echo = history.echo(name, at: view) else { return }
      guard echo.reveal != nil else {
        if sentEchoes.contains(name), echo.state != .cancelled { leftOut.unopenedEchoCount += 1 }
        return
      }
      guard history.settings.showsEchoHistory else {
        leftOut.hiddenEchoCount += 1
        return
      }
      read(body.text, .text, of: name, .echo, on: echo.sentDay)
    case .echoReflected(let body):
      guard history.settings.showsEchoHistory, let (echo, day) = answers[name] else { return }
      read(body.note, .answer, of: echo, .echo, on: day)
    case .daySummarySet(let body):
      guard summaries[body.day]?.event == name else { return }
      read(body.summary, .text, of: name, nil, on: CivilDay(daysSinceEpoch: body.day))
    default: return
    }
  }

  /// What was found: whole words before the beginnings of words, then the latest day first.
  package var hits: [SearchHit] {
    let complete = partial.filter {
      $0.value.words.count == finder.wordCount && !excluded.contains($0.key)
    }
    return complete.map { id, found in
      SearchHit(
        id: id, kind: found.kind, day: found.day, citation: found.citation,
        fields: SearchField.allCases.filter(found.fields.contains),
        isWhole: found.wholeWords.count == finder.wordCount)
    }.sorted {
      guard $0.isWhole == $1.isWhole else { return $0.isWhole }
      return $0.day == $1.day ? $1.id < $0.id : $1.day < $0.day
    }
  }

  /// What was left out.
  package var omissions: SearchOmissions {
    var omissions = leftOut
    let found = removed.filter {
      $0.value.count == finder.wordCount && !excluded.contains($0.key)
    }
    omissions.removed = found.keys.sorted { $1 < $0 }
    return omissions
  }

  private mutating func read(
    _ text: Text, _ field: SearchField, _ name: EventName, _ number: UInt16
  ) {
    guard let memory = history.memory(name) else { return }
    let place = WordsReference(event: name, field: number)
    guard memory.title == place || memory.text == place else { return }
    read(text, field, of: memory.id, .memory, on: memory.time.day, isGone: memory.isRemoved)
  }

  /// Of the texts that a moment has had only the one that holds.
  private mutating func read(_ text: Text, ofMoment name: EventName) {
    guard let moment = history.moment(name), moment.text?.event == name else { return }
    read(text, .text, of: moment.id, .moment, on: moment.time.day, isGone: moment.isRemoved)
  }

  private mutating func read(_ note: Text, ofLog name: EventName) {
    guard !note.isEmpty, let log = history.log(name), log.note?.event == name else { return }
    read(note, .note, of: log.id, .log, on: log.time.day, isGone: log.isRemoved)
  }

  private mutating func read(reason: Text, _ name: EventName) {
    guard let (goal, day) = reasons[name] else { return }
    read(reason, .reason, of: goal, .goal, on: day)
  }

  private mutating func read(label: Text, _ kind: LabelKind, _ name: EventName) {
    guard let memory = history.memory(name), memory.labels.contains(where: { $0.id == name })
    else { return }
    let field: SearchField =
      switch kind {
      case .unspecified, .tag: .tag
      case .person: .person
      case .place: .place
      }
    read(label, field, of: memory.id, .memory, on: memory.time.day, isGone: memory.isRemoved)
  }

  private mutating func read(
    _ text: Text, _ field: SearchField, of id: EventName, _ kind: EntityKind?, on day: CivilDay,
    isGone: Bool = false
  ) {
    guard let words = text.inline else { return }
    if excludedFinder?.find(in: words) != nil { excluded.insert(id) }
    let finding = finder.find(in: words)
    if isGone {
      if let finding { removed[id, default: []].formUnion(finding.words) }
      return
    }
    nearWords?.read(words, found: finding?.words)
    guard let finding else { return }
    var found =
      partial[id]
      ?? Found(kind: kind, day: day, citation: finding.citation, isCitedByLabel: field.isLabel)
    // A text says more than a label, whichever was read first.
    if found.isCitedByLabel, !field.isLabel {
      found.day = day
      found.citation = finding.citation
      found.isCitedByLabel = false
    }
    found.fields.insert(field)
    found.words.formUnion(finding.words)
    found.wholeWords.formUnion(finding.wholeWords)
    partial[id] = found
    // What is found needs no other words.
    if found.words.count == finder.wordCount { nearWords = nil }
  }
}

extension SearchHit {
  /// What it is, in a word.
  package var kindWord: String { kind?.rawValue ?? "summary" }
  /// Where its words stand, in one word.
  package var fieldWords: String { fields.map(\.rawValue).joined(separator: ",") }
  /// Whether whole words were found, or a beginning among them.
  package var matchWord: String { isWhole ? "word" : "beginning" }
}

extension Table where Row == SearchHit {
  /// What a search found, the best first.
  package static func hits(_ hits: [SearchHit]) -> Table {
    Table(
      "hits", "What a search found",
      [
        Column.id("id", "names it in commands") { $0.id },
        Column.word("kind", "what it is, as moment") { $0.kindWord },
        Column.word("field", "where the words stand, as text or title,tag") { $0.fieldWords },
        Column.word("match", "word, or beginning where a word only begins so") { $0.matchWord },
        Column("text", .text, "the words and what stands around them") { hit, _ in
          .word(hit.citation.before + hit.citation.hit + hit.citation.after)
        },
      ] + Column.calendar("it counts for") { hit, _ in hit.day }
    ) { _, _ in AnyIterator(hits.makeIterator()) }
  }
}
