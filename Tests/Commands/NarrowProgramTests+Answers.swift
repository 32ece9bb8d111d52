import Testing

/// How answers look at 44 columns, and at 80.
extension NarrowProgramTests {
  @Test func `Badges show below themselves whether they are true, and for which goal`() throws {
    try expectAnswer(
      to: "badges",
      at44: """
        Badge           For    Earned
          Today       Goal
        First Goal Met  water  Mon 2025-11-10
          still true  laptop:3
        7-Day Streak    water  Sun 2025-11-16
          still true  laptop:3

        """,
      at80: """
        Badge           For    Earned          Today       Goal
        First Goal Met  water  Mon 2025-11-10  still true  laptop:3
        7-Day Streak    water  Sun 2025-11-16  still true  laptop:3

        """)
  }

  @Test func `A chart draws shorter bars, whatever is beside them`() throws {
    try expectAnswer(
      to: "chart water --days 4",
      at44: """
        water, Sat 2025-11-15 to Tue 2025-11-18,
        goal 2 L a day │
        Sat 2025-11-15  ██████████████│  2 L  ✓
        Sun 2025-11-16  ██████████████│  2 L  ✓
        Mon 2025-11-17                │    ·  paused
        Tue 2025-11-18                │    ·  paused
        4 L on 2 days, about 2 L a day with a log.

        """,
      at80: """
        water, Sat 2025-11-15 to Tue 2025-11-18, goal 2 L a day │
        Sat 2025-11-15  ██████████████████████████████████████████████████│  2 L  ✓
        Sun 2025-11-16  ██████████████████████████████████████████████████│  2 L  ✓
        Mon 2025-11-17                                                    │    ·  paused
        Tue 2025-11-18                                                    │    ·  paused
        4 L on 2 days, about 2 L a day with a log.

        """)
  }

  @Test func `Devices show below themselves which one this is`() throws {
    try expectAnswer(
      to: "devices",
      at44: """
        Device  Events  Last wrote
        laptop      25  2025-11-17T08:00:00Z
          this one

        """,
      at80: """
        Device  Events  Last wrote
        laptop      25  2025-11-17T08:00:00Z  this one

        """)
  }

  @Test func `Echoes show how far they are before what they feel like`() throws {
    try expectAnswer(
      to: "echoes",
      at44: """
        1 Echo scheduled
        Note                       Arrives
          State       ID
        You have prepared well, …  December 10, 2025
          on its way  laptop:6

        """,
      at80: """
        1 Echo scheduled
        Note                   Arrives                     State       Emotion  ID
        You have prepared we…  December 10, 2025  9:00 AM  on its way  comfort  laptop:6

        """)
  }

  @Test func `The history of a goal keeps every ID and every reason`() throws {
    try expectAnswer(
      to: "goal history water",
      at44: """
        water a day  laptop:3
        Target  From            To  Reached
          ID
           2 L  Mon 2025-11-10  on   7 days
          laptop:3

        It asked nothing
        skipped  Fri 2025-11-14
          A day in bed, with tea and a     laptop:19
          book
        paused   Mon 2025-11-17 to Thu 2025-11-20
          A week at the sea                laptop:22

        """,
      at80: """
        water a day  laptop:3
        Target  From            To  Reached  ID
           2 L  Mon 2025-11-10  on   7 days  laptop:3

        It asked nothing
        skipped  Fri 2025-11-14                    A day in bed, with tea and  laptop:19
                                                   a book
        paused   Mon 2025-11-17 to Thu 2025-11-20  A week at the sea           laptop:22

        """)
  }

  @Test func `Goals show below themselves until when they are paused`() throws {
    try expectAnswer(
      to: "goals",
      at44: """
        Goal                So far       Target
                                       ID
        water a day           0 ml          2 L
          paused until Thu 2025-11-20  laptop:3
        meditation a week    0 min   1 h 30 min
          paused                       laptop:4
        steps a day        0 steps  8,000 steps
                                       laptop:5

        """,
      at80: """
        Goal                So far       Target                                 ID
        water a day           0 ml          2 L  ░░░░░░░░░░  paused until Thu   laptop:3
                                                             2025-11-20
        meditation a week    0 min   1 h 30 min  ░░░░░░░░░░  paused             laptop:4
        steps a day        0 steps  8,000 steps  ░░░░░░░░░░                     laptop:5

        """)
  }

  @Test func `Logs show their notes and what became of them below`() throws {
    try expectAnswer(
      to: "logs --all --limit 3",
      at44: """
        Day             Time   Logged
          Note                             ID
        Sun 2025-11-16  20:30  12,345 steps
                               taken back  laptop:17
        Sun 2025-11-16  20:00  water 2 L
                                           laptop:14
        Sat 2025-11-15  20:30  meditation 1 h 30 min
          Rain on the roof, …              laptop:16

        """,
      at80: """
        Day             Time   Logged                 Note                     ID
        Sun 2025-11-16  20:30  12,345 steps                        taken back  laptop:17
        Sun 2025-11-16  20:00  water 2 L                                       laptop:14
        Sat 2025-11-15  20:30  meditation 1 h 30 min  Rain on th…              laptop:16

        """)
  }

  @Test func `Notifications show below their time what they are about`() throws {
    try expectAnswer(
      to: "notifications",
      at44: """
        When
          Says                             ID
        November 21, 2025 at 8:00 PM
          Time for water, daily            laptop:24
        December 10, 2025 at 9:00 AM
          You have prepared well, whatev…  laptop:6

        """,
      at80: """
        When                          Says                               ID
        November 21, 2025 at 8:00 PM  Time for water, daily              laptop:24
        December 10, 2025 at 9:00 AM  You have prepared well, whatev…    laptop:6

        """)
  }

  @Test func `Reminders show their days whole and below when they come next`() throws {
    try expectAnswer(
      to: "reminders",
      at44: """
        Time   Days              Goal
          Next                             ID
        20:00  daily             water a day
          Fri 2025-11-21 20:00, after the  laptop:24
          pause
        07:00  on Mon, Tue, Fri  meditation a week
          when the goal is resumed         laptop:25

        """,
      at80: """
        Time   Days              Goal               Next                       ID
        20:00  daily             water a day        Fri 2025-11-21 20:00,      laptop:24
                                                    after the pause
        07:00  on Mon, Tue, Fri  meditation a week  when the goal is resumed   laptop:25

        """)
  }

  @Test func `A review goes on below itself, and cuts nothing off`() throws {
    try expectAnswer(
      to: "review 2025-11",
      at44: """
        Sat 2025-11-01 to Tue 2025-11-18
        Before: Wed 2025-10-01 to Sat 2025-10-18

                                     Now      Before
        Days                           7           0
        Notes                          1           0
        Water             14 L on 7 days           0
        Meditation         1 h 30 min on           0
                                   1 day
        Water a day,         6 of 6 days      0 of 0
        reached                                 days
        Steps a day,         0 of 7 days      0 of 0
        reached                                 days

        """,
      at80: """
        Sat 2025-11-01 to Tue 2025-11-18
        Before: Wed 2025-10-01 to Sat 2025-10-18

                                              Now       Before
        Days                                    7            0
        Notes                                   1            0
        Water                      14 L on 7 days            0
        Meditation            1 h 30 min on 1 day            0
        Water a day, reached          6 of 6 days  0 of 0 days
        Steps a day, reached          0 of 7 days  0 of 0 days

        """)
  }

  @Test func `Streaks keep the day on which they began`() throws {
    try expectAnswer(
      to: "streaks",
      at44: """
        What        Counted         Now  Longest
          Since
        water       any log      7 days   7 days
          Mon 2025-11-10
        meditation  any log           ·    1 day
        water       daily goal   7 days   7 days
          Mon 2025-11-10
        meditation  weekly goal  1 week   1 week
          Mon 2025-11-10
        steps       daily goal        ·   0 days
                          today is still open

        """,
      at80: """
        What        Counted         Now  Longest  Since
        water       any log      7 days   7 days  Mon 2025-11-10
        meditation  any log           ·    1 day
        water       daily goal   7 days   7 days  Mon 2025-11-10
        meditation  weekly goal  1 week   1 week  Mon 2025-11-10
        steps       daily goal        ·   0 days                  today is still open

        """)
  }
}
