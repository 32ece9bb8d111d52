/// The words that `Sentence.evident` goes by, chosen by hand.
extension Sentence {
  /// What a verb, with its preposition, may have as an object that is worth saying back.
  static let grants: [String: Set<Keyword.Kind>] = {
    let rows: [(verbs: String, kinds: Set<Keyword.Kind>)] = [
      ("eat cook bake drink taste grill prepare", [.food]),
      ("order", [.food, .thing]),
      ("try", [.food, .activity]),
      ("have", [.food, .event, .strength, .gain]),
      ("enjoy love", [.food, .event, .thing, .place, .activity]),
      ("make", [.food, .gain]),
      ("get", [.food, .deed, .thing, .animal, .event]),
      ("receive", [.deed, .thing, .event]),
      ("attend celebrate host throw watch see", [.event]),
      ("take", [.event]),
      ("share", [.event, .food]),
      ("play", [.event, .activity]),
      ("win", [.deed, .event]),
      ("earn achieve", [.deed, .gain]),
      ("finish complete", [.deed, .task, .test, .done, .reading]),
      ("run", [.deed]),
      ("pass ace", [.test, .done]),
      ("write submit start launch build create publish", [.task, .done]),
      ("buy purchase find", [.thing, .food, .reading]),
      ("read", [.reading]),
      ("adopt rescue", [.animal]),
      ("visit explore", [.place]),
      ("gain show", [.strength, .gain]),
      ("survive overcome face", [.trial, .knot]),
      ("solve resolve", [.knot]),
      ("do practice practise", [.activity]),
      ("go_to", [.place, .event, .food]),
      ("go_on go_for", [.event, .food]),
      ("go_through get_through deal_with", [.trial, .knot]),
      ("listen_to", [.thing, .reading]),
      ("work_on", [.task]),
      ("study_for prepare_for", [.test]),
    ]
    var grants: [String: Set<Keyword.Kind>] = [:]
    for (verbs, kinds) in rows {
      for verb in verbs.split(separator: " ") {
        grants[verb.split(separator: "_").joined(separator: " ")] = kinds
      }
    }
    return grants
  }()

  /// The prepositions that may be between a verb and its object.
  static let links: Set<String> = ["to", "on", "for", "through", "with"]

  /// Forms that the lexicon's rules do not lead back to their verb, or lead to another.
  static let irregular: [String: String] = [
    "got": "get", "gotten": "get", "getting": "get", "get": "get", "gets": "get",
    "made": "make", "making": "make", "make": "make", "went": "go", "going": "go", "go": "go",
    "gone": "go", "took": "take", "taking": "take", "taken": "take", "saw": "see", "seen": "see",
    "seeing": "see", "ate": "eat", "eaten": "eat", "eating": "eat", "had": "have", "have": "have",
    "having": "have", "did": "do", "do": "do", "doing": "do", "done": "do", "won": "win",
    "winning": "win", "found": "find", "finding": "find", "read": "read", "reading": "read",
    "bought": "buy", "buying": "buy", "ran": "run", "running": "run", "wrote": "write",
  ]

  /// Words between "my" and someone that change nothing: "my little sister".
  static let plain: Set<String> = [
    "old", "older", "oldest", "young", "younger", "youngest", "big", "little", "dear", "sweet",
    "beautiful", "wonderful", "lovely", "amazing", "great", "good", "own", "newborn", "first",
    "close", "closest", "childhood", "twin", "baby", "whole", "entire",
  ]

  /// What before "my" keeps the person out of the matter, or speaks of some of several.
  static let remote: Set<String> = [
    "of", "than", "like", "from", "as", "be", "become", "became", "becoming", "being", "is",
    "was", "were", "are", "called", "all", "against", "about", "off",
    "after", "before", "since", "while", "until", "till", "behind",
  ]

  /// Plurals of those of whom one has one: mostly a misspelt "wife's".
  static let onlyOne: Set<String> = [
    "wifes", "wives", "husbands", "moms", "mums", "mothers", "dads", "fathers", "girlfriends",
    "boyfriends", "fiances", "fiancees", "spouses", "daddies", "mommies", "families",
  ]

  /// What makes a phrase someone else's, or less than the thing.
  static let unsayable: Set<String> = [
    "his", "her", "their", "your", "its", "'s", "one", "no", "any", "another", "other", "every",
    "each", "few", "little", "less", "half", "part", "favorite", "favourite", "last", "old",
    "same", "such", "what", "which", "much", "many", "more", "most", "both", "all", "enough",
    "these", "those", "free", "lots", "him", "me", "us", "them", "you", "myself", "next", "used",
  ]

  /// What is between a subject and a verb where the thing was not done, or not by it.
  static let unreal: Set<String> = [
    "want", "wanted", "wanting", "plan", "planned", "planning", "hope", "hoped", "hoping", "wish",
    "will", "'ll", "would", "'d", "might", "may", "should", "need", "needed", "going", "gonna",
    "if", "could", "unless", "before", "until", "about", "used", "let", "makes", "asked", "told",
    "watched", "saw", "watching", "seeing", "heard", "hearing", "see", "watch", "hear", "helped",
    "invited", "someone", "everyone", "everybody", "somebody", "who", "that", "which", "whose",
    "when", "where", "because", "while", "waiting", "wait", "forward",
  ]

  /// What after a verb makes it another one, or only a way to somewhere: "ran into", "walked in".
  static let turns: Set<String> = [
    "into", "in", "out", "off", "over", "across", "up", "down", "to", "through", "by", "past",
    "home", "back", "around", "upon", "onto", "after", "from", "that", "about", "my", "our", "him",
    "her", "them", "it", "errands",
  ]

  /// Other subjects than the writer.
  static let otherSubjects: Set<String> = [
    "he", "she", "they", "it", "you", "there", "this", "who", "his", "her", "their", "your", "'s",
  ]

  /// Words of lack, loss, quarrel, sickness, luck or undoing; where there is one, no word is said
  /// back at all.
  static let dark: Set<String> = [
    "no", "not", "never", "none", "nothing", "nobody", "neither", "nor", "without", "cannot",
    "cant", "dont", "didnt", "hadnt", "havent",
    "hasnt", "wasnt", "couldnt", "doesnt", "wouldnt", "arent", "wont", "isnt", "instead", "hardly",
    "barely", "rid", "ex", "former",
    "late", "away", "dead", "death", "die", "died", "dying", "dies", "lose", "losing", "lost",
    "loss", "loses", "leave", "leaves", "leaving", "left", "gone", "ill", "illness", "sick",
    "pain", "bad", "badly", "worse", "worst", "wrong", "mad", "sad", "hate", "hated", "hates",
    "fight", "fights", "fighting", "fought", "quit", "stop", "stopped", "tired", "hurt", "hurts",
    "miss", "missed", "missing", "broke", "broken", "break", "fell", "fall", "gave", "return",
    "returned", "sold", "sell", "selling", "jail", "prison", "police", "court", "lawyer", "debt",
    "bill", "bills", "tax", "lottery", "lotto", "raffle", "scratch", "scratch-off", "gambling",
    "casino", "bet", "slot", "drunk", "weed", "marijuana", "sex", "kill", "killed", "war", "vet",
    "doctor", "doctors", "hospital", "surgery", "cancer", "test", "tests", "feared", "afraid",
    "scared", "despite", "although", "almost", "supposed", "difficult", "hard", "trouble",
    "problem", "problems", "issue", "issues", "negative", "difference", "insecure", "alone",
    "lonely", "crazy", "annoying", "stuck", "nursing", "fever", "bitch", "shit", "damn", "stupid",
    "end", "ended", "ending", "altercation", "quarrel", "drama", "upset",
    "mistake", "ashamed", "crash", "crashed", "wreck", "emergency", "disease", "infection", "tumor",
    "chemo", "therapy", "sober", "drug", "drugs", "funeral", "memorial", "widow", "affair", "rude",
    "horrible", "terrible", "awful", "nightmare", "owe", "owed", "custody", "unhappy", "boring",
    "bored", "rejected", "poor", "homeless", "dumped", "weird", "fault", "mess", "toilet", "poop",
    "prank", "screaming", "yelling", "lie", "lied", "blood", "bruise", "ring", "grave",
  ]

  /// How other such words begin.
  static let darkBeginnings: [String] = [
    "cheat", "divorc", "argu", "accident", "stress", "worr", "cancel", "fail", "funeral", "depress",
    "anxi", "struggl", "fired", "injur", "diagnos", "recover", "separat", "annoy", "angr", "steal",
    "stole", "crie", "cry", "unfortunat", "suffer", "abus", "sorrow", "grie", "apolog", "punish",
    "complain", "refus", "forgot", "regret", "jealous", "disappoint", "arrest",
    "suicid", "addict", "evict", "bulli", "forgiv", "forgav", "robb", "burgl", "horni", "horny",
  ]
}
