import Echolog

/// The words of the invented life.
enum DemoWords {
  static let moments = [
    "Took a short walk after lunch", "Called my sister", "Cooked something new",
    "Finished the chapter", "Watered the plants", "Said no to one more meeting",
    "Fixed the squeaky door", "Sat in the sun for ten minutes", "Helped a stranger with the map",
    "Played the piano again", "Went to bed early", "Wrote the letter I had put off",
  ]

  static let vibes = [
    "You've prepared well. Trust it.", "Remember how calm this evening was.",
    "You asked for help and it was fine.", "It felt heavy today; it will pass.",
    "You kept going when it rained.", "Look how far you have come since spring.",
    "Thank you for being patient with yourself.",
  ]

  static let notes = [
    "It did pass.", "I had forgotten this. Thank you.", "It went better than I thought.",
    "Still true.",
  ]

  static let memories = [
    "We sang in the kitchen until the soup boiled over.",
    "Grandmother's garden, and the smell of tomato leaves.",
    "The train stood still in the snow and nobody minded.",
    "Ana taught me to whistle with two fingers.",
  ]

  static let labels = [
    MemoryLabel(.tag, "family"), MemoryLabel(.person, "Ana"), MemoryLabel(.place, "Lake Garda"),
  ]

  static let lake = CaptureMemory(
    text: "The lake was still.", labels: [MemoryLabel(.tag, "winter"), MemoryLabel(.tag, "lake")])

  static let lakeAgain = "The lake was quite still, and so was I."

  /// What she had kept elsewhere before.
  static let notebook = """
    date,text
    2024-12-24,Baked the star cookies
    2024-12-27,Walked around the frozen lake
    2024-12-31,Danced in the kitchen

    """

  static let otherNotebook = """
    date,text
    2024-11-02,Milk and bread
    2024-11-03,Batteries

    """
}
