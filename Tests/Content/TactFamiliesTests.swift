import Content
import Testing

/// Families of sentences that differ in a word or two, or in their language.
@Suite struct TactFamiliesTests {
  private func expect(
    _ weights: Set<Tact.Weight>, of sentences: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    for text in sentences.split(separator: "\n").map(String.init) {
      let weight = Tact.weight(of: text)
      #expect(weights.contains(weight), "\(weight): \(text)", sourceLocation: location)
    }
  }

  @Test func `What was refused, passed at last or left early is no grief`() {
    expect(
      [.light],
      of: """
        Said no to a meeting
        Said no to a party
        Passed the exam I failed last year
        Left the sad party early
        """)
    expect(
      [.heavy, .unclear],
      of: """
        I cannot stop worrying about him
        I never stopped worrying about mum
        I failed the exam
        """)
  }

  @Test func `Death, illness and loss are heard in other languages`() {
    expect(
      [.heavy],
      of: """
        Mama ist gestorben
        Mama hat Krebs
        Mama ist im Krankenhaus
        Papa hat Krebs
        Papa ist tot
        Mein Hund ist tot
        Oma ist heute gestorben
        Fehlgeburt
        Wir mussten den Kater einschläfern
        Mir wurde gekündigt und ich bin traurig
        Enterrement de papa
        Mamie est morte ce matin
        Maman a un cancer
        Fausse couche
        Mi abuela murió ayer
        Papá está en el hospital
        Perdí el trabajo
        Il nonno è morto
        Mamma è in ospedale
        Minha avó faleceu
        Perdi o emprego
        Oma is overleden
        Papa heeft kanker
        Babcia zmarła
        Mój pies nie żyje
        Бабушка умерла
        У мамы рак
        Меня уволили
        Бабуся померла
        Mormor har dött
        Babam öldü
        祖母が亡くなった
        奶奶去世了
        할머니가 돌아가셨어요
        """)
  }

  @Test func `Danger is heard beside another heavy sentence, and not in calm or in a place`() {
    expect(
      [.danger],
      of: """
        hit my son. I hate myself
        I hate myself. hit my son
        I don't want to live in this world anymore
        don't want to live in pain anymore
        """)
    expect(
      [.light, .unclear],
      of: """
        I felt calm. Nothing to do, nobody to be.
        don't want to live in Berlin anymore
        """)
  }

  @Test func `A text of another language is not cheered for a word that English has too`() {
    expect(
      [.unclear],
      of: """
        Mama ist da
        Mama kommt morgen
        Mama hat heute angerufen
        Heute mit Mama im Park
        Mama est là
        Мама happy
        Papa ist lucky
        """)
    expect(
      [.light],
      of: """
        Small win
        Mama called and we laughed
        Mama came for lunch
        Had lunch with Priya
        Finished my book
        """)
  }

  @Test func `Danger to oneself is heard in many languages`() {
    expect(
      [.danger],
      of: """
        Je veux en finir
        Je voudrais disparaître
        Me voy a matar
        Quiero desaparecer
        Ich habe mich wieder geritzt
        Ich will nicht mehr leben
        suicide
        Suicide.
        Selbstmord
        死にたい
        もう死にたいと思った
        消えてしまいたい
        我想死
        我不想活了
        죽고 싶다
        죽고싶어
        살기 싫어
        Я не хочу жить
        хочу умереть
        Жить не хочется
        Не хочу жити
        Хочу померти
        Non voglio più vivere
        voglio morire
        Eu quero morrer
        Não quero mais viver
        Ik wil dood
        Ik wil niet meer leven
        Nie chcę żyć
        chcę umrzeć
        Ölmek istiyorum
        Jag vill dö
        Jeg vil ikke leve
        Haluan kuolla
        أريد أن أموت
        मैं मरना चाहता हूँ
        อยากตาย
        Tôi muốn chết
        """)
  }

  @Test func `What denies danger in other languages, or only sounds like it, is none`() {
    expect(
      [.light, .unclear, .heavy],
      of: """
        Ich will nicht sterben
        Je veux en finir avec ce projet
        Je n'ai pas envie de mourir
        No quiero morir
        Non voglio morire
        Não quero morrer
        Ik wil niet dood
        Nie chcę umrzeć
        Я не хочу умирать
        Я не хочу жить в этом городе
        No quiero vivir aquí
        死にたくない
        我不想死
        我想死你了
        죽고 싶지 않아
        ไม่อยากตาย
        Mort de rire
        Me voy a matar de risa
        """)
  }

  @Test func `Nicks, falls and farewells are no danger, and what is meant is`() {
    expect(
      [.light, .unclear, .heavy],
      of: """
        cut myself shaving
        Cut myself while cooking, plaster on
        Accidentally cut myself on a tin
        I hurt myself running, ankle swollen
        I hurt myself playing football
        Hurt myself lifting boxes
        Wrote goodbye letters to my colleagues, last day at work
        Wrote a farewell note to the team
        """)
    expect(
      [.danger],
      of: """
        I cut myself again
        I cut myself on purpose
        I cut myself on my arm
        I hurt myself on purpose
        I wrote goodbye letters
        Wrote goodbye letters to my children
        No. I want to die
        """)
  }

  @Test func `A long text is no danger for its length`() {
    let memory = """
      Applied for the Hamburg job and more of it than fits one line, because I kept writing about \
      how the light fell on the table and how nobody wanted to go home.
      """
    #expect(Tact.weight(of: memory) != .danger)
    let days = [
      "My grandmother's funeral was today and I cried all the way home in the car.",
      "Nobody wanted to go home, so we sat on the steps until it was quite dark and cold.",
      "I was not tired at all this morning, nor did I have any of the old pain in my back.",
      "The doctor said that the scan shows cancer and mum did not say one word at dinner.",
      memory,
    ]
    #expect(Tact.weight(of: days.joined(separator: " ")) == .heavy)
    for danger in ["I want to die.", "Nobody would miss me and I'd rather not be alive."] {
      #expect(Tact.weight(of: (days + [danger] + days).joined(separator: " ")) == .danger)
    }
  }

  @Test func `Harm done to others at home is not cheered, and games are`() {
    expect(
      [.heavy],
      of: """
        Hit my son
        Hit my wife
        Kicked the dog
        I hit my son. I swore I never would.
        Slapped my daughter
        Beat my wife again
        Punched my brother
        Screamed at the kids
        Yelled at my boyfriend
        I slapped him
        Shook the baby
        """)
    expect(
      [.light, .unclear],
      of: """
        Hit the gym
        Hit my goal
        Beat my personal best
        Beat my brother at chess
        Beat my wife at cards
        Beat the kids at Mario Kart
        Kicked the ball with my son
        Kicked a bad habit
        Hit my step goal
        """)
  }

  @Test func `Eating too little is not cheered, and a fast or a plain meal is not heavy`() {
    expect(
      [.heavy],
      of: """
        Ate nothing, finally thin
        Skipped dinner, 48 kg now
        Only ate an apple today, so proud
        Only 500 calories today
        Haven't eaten since Monday, feel my bones
        Hungry but proud
        """)
    expect(
      [.light, .unclear],
      of: """
        Skipped dessert
        Ate an apple instead of chips
        Lost 2 kg by running
        Fasted for Ramadan, proud
        Ate nothing until iftar, Ramadan day ten
        Only ate half the cake
        Ate nothing but fruit on the beach
        """)
  }
}
