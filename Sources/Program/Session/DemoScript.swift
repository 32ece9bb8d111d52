import Echolog

/// The lines of the invented life.
///
/// In a line, `<500-900>` means a number and `<name>` for one of the words of that name, as chance
/// has it; `{moment}` is the name of the latest entry that a line of `moment` made, and so for
/// every command. `{due}` is the Echo that has been due the longest, `{opened}` the one that was
/// opened last, `{answered}` the last of them that was answered or put away, and `{quote}` the
/// quote that was kept, else that of the day. A line with a name for which there is nothing yet is
/// left out.
enum DemoScript {
  /// What chance brings on a day: how often in a hundred days, when, and the line, or several.
  static let daily = """
    86 07:30 log sleep <360-520>m
    88 21:30 log steps <4500-14000>
    75 09:<10-59> log water <water>
    75 18:<10-59> log water <water>
    62 07:00 log meditation <8-30>m
    55 20:00 moment "<moment>"
    18 21:00 send "<vibe>" --emotion <emotion> --in <interval>
    30 09:05 notify
    35 10:00 reveal {due} | <answer>
    4 10:15 reveal {answered}
    6 20:30 remember "<memory>" --emotion <emotion> <label>
    """

  /// What does not depend on chance, by what the clock on the wall shows.
  static let landmarks = """
    2025-01-01 08:01 goal set steps 8000
    2025-01-01 08:02 goal set water 1500 ml
    2025-01-01 08:03 goal set meditation 90m --per week
    2025-01-01 08:04 set delivery-time 08:30
    2025-01-01 08:05 import {folder}/notebook.csv --as moment --map date=date,text=text
    2025-01-01 08:06 consent give privacy
    2025-01-02 08:05 import {folder}/shopping.csv --as moment --map date=date,text=text
    2025-01-02 08:10 import undo {import}
    2025-01-03 22:15 moment "Found the lost glove"
    2025-01-03 22:16 undo
    2025-01-03 22:17 undo {undo}
    2025-01-05 22:15 log water 5 L
    2025-01-05 22:16 correct {log} 500 ml
    2025-01-12 22:15 log steps 12345
    2025-01-12 22:16 remove {log}
    2025-01-20 22:15 send "Not so sure of this one." --emotion struggle --in 30d
    2025-01-20 22:20 cancel {send}
    2025-02-01 22:15 export later
    2025-02-07 22:15 log steps 5200
    2025-02-08 22:15 log steps 6100
    2025-02-09 22:15 log steps 4800
    2025-02-17 11:40 moment "Sat at the window" --at 2025-02-16
    2025-02-17 11:41 log sleep 10h --at 2025-02-15
    2025-02-17 11:41 log steps 700 --at 2025-02-14
    2025-02-17 11:41 log steps 900 --at 2025-02-15
    2025-02-17 11:42 freeze 2025-02-16 --goal steps
    2025-02-17 22:15 log steps 3100
    2025-02-18 22:10 log steps 4400
    2025-02-18 22:15 remind meditation 19:00 --on weekdays
    2025-02-20 22:15 notifications deny
    2025-02-21 22:15 consent give diagnostics
    2025-02-22 22:15 consent withdraw diagnostics
    2025-03-01 22:15 notifications later
    2025-03-02 22:15 plan note trial
    2025-03-05 22:15 remind change {remind} 19:30
    2025-03-05 22:20 export {folder}/winter.jsonl
    2025-03-08 22:15 plan note active
    2025-03-10 22:15 notifications allow
    2025-03-15 22:15 quote favourite {quote}
    2025-03-30 02:30 moment "Awake while the clocks went forward"
    2025-04-01 22:15 goal target water 2 L
    2025-04-10 22:15 moment "Swam in the lake, briefly"
    2025-04-10 22:16 praise {moment} --failed offline
    2025-04-10 22:25 praise {moment} "Cold water takes courage. You went in." \
    --source praise.example
    2025-04-10 22:26 summary "A cold, bright day."
    2025-04-18 22:15 remember "The lake was still." --tag winter --tag lake
    2025-04-18 22:16 edit {remember} --title "At the lake"
    2025-04-18 22:17 edit {remember} "The lake was quite still, and so was I."
    2025-04-18 22:18 edit {remember} --emotion gratitude
    2025-04-18 22:19 edit {remember} --person Ana
    2025-04-18 22:20 unlabel {remember} --tag winter
    2025-04-18 22:21 edit {remember} --at 2025-04-17
    2025-04-20 22:15 quote unfavourite {quote}
    2025-04-21 22:15 quote favourite {quote}
    2025-05-12 08:20 moment "Off to Tokyo"
    2025-05-13 08:00 moment "Landed in Tokyo, seven hours ahead"
    2025-05-26 09:00 moment "Goodbye, Tokyo"
    2025-05-26 22:15 moment "Home again, this day had 31 hours"
    2025-06-01 22:15 remind remove {remind}
    2025-06-02 22:15 remind meditation 19:00 --on weekdays
    2025-06-15 22:15 skip --reason "A wedding"
    2025-07-01 22:15 goal deactivate steps
    2025-07-21 22:15 goal reactivate steps
    2025-08-03 23:20 policy health
    2025-08-11 06:40 policy all
    2025-08-20 22:15 goal pause --reason "At the coast"
    2025-08-25 06:40 goal resume
    2025-09-01 22:15 goal target meditation 75m
    2025-09-14 22:15 moment "Kept in the wrong diary"
    2025-09-14 22:16 remove {moment}
    2025-10-05 22:15 remember "A memory kept twice"
    2025-10-05 22:16 remove {remember}
    2025-10-26 02:30 moment "Half past two, for the first time"
    2025-10-26 03:01 moment "Half past two, again" --at 2025-10-26T02:30:00+01:00
    2025-11-02 22:15 log steps 4200
    2025-11-02 22:16 correct {log} 9200
    2025-11-02 22:17 undo
    2025-11-02 22:18 undo {undo}
    2025-12-31 22:15 send "A whole year of small things." --emotion gratitude --in 30d
    2026-01-31 22:15 reveal {due}
    2026-01-31 22:16 moment "Read the whole year again"
    """

  static let words: [String: [String]] = [
    "water": ["500 ml", "750 ml", "1 L", "1250 ml"],
    "moment": [
      "Took a short walk after lunch", "Called my sister", "Cooked something new",
      "Finished the chapter", "Watered the plants", "Said no to one more meeting",
      "Fixed the squeaky door", "Sat in the sun for ten minutes",
      "Helped a stranger with the map", "Played the piano again", "Went to bed early",
      "Wrote the letter I had put off",
    ],
    "vibe": [
      "You've prepared well. Trust it.", "Remember how calm this evening was.",
      "You asked for help and it was fine.", "It felt heavy today; it will pass.",
      "You kept going when it rained.", "Look how far you have come since spring.",
      "Thank you for being patient with yourself.",
    ],
    "emotion": Emotion.registry.map(\.label), "interval": EbbinghausInterval.allCases.map(\.label),
    "answer": [
      "reflect {opened} \"<note>\"", "reflect {opened} \"<note>\"", "dismiss {opened}",
      "show {opened}",
    ],
    "note": [
      "It did pass.", "I had forgotten this. Thank you.", "It went better than I thought.",
      "Still true.",
    ],
    "memory": [
      "We sang in the kitchen until the soup boiled over.",
      "Grandmother's garden, and the smell of tomato leaves.",
      "The train stood still in the snow and nobody minded.",
      "Ana taught me to whistle with two fingers.",
    ],
    "label": ["--tag family", "--person Ana", "--place \"Lake Garda\""],
  ]

  /// What they had kept elsewhere before, and the same again by mistake, under the wrong column.
  static let files = [
    "notebook.csv": """
    date,text
    2024-12-24,Baked the star cookies
    2024-12-27,Walked around the frozen lake
    2024-12-31,Danced in the kitchen

    """,
    "shopping.csv": """
    date,text
    2024-11-02,Milk and bread
    2024-11-03,Batteries

    """,
  ]
}
