-- Your days
-- A square is a day, its colour the stronger the more you kept on it.
-- years
SELECT day, moments + memories + echoesSent + logs + (summary IS NOT NULL) AS entries
FROM days WHERE day BETWEEN :first AND :last

-- Goals
-- On how many days or weeks each goal was reached or kept, of those that begin on these days, for which it asked and that are over or reached already; the table has how long its streak was then, and the longest so far.
-- shares
SELECT p.activity || iif(p.bound = 'atMost', ', at most', '') || ', ' || p.period AS goal,
  sum(p.isMet AND p.isAsked) AS reached, sum(p.isAsked) AS asked, s.current AS streak,
  s.longest AS "longest so far"
FROM progress p LEFT JOIN streaks(:last) s
  ON s.goal = p.goal AND s.definition = 'period'
WHERE p.day BETWEEN :first AND :last AND (p.isMet OR p.lastDay < :today)
GROUP BY p.goal HAVING asked > 0

-- Streaks
-- Runs of days with a log that touch these days: those that go on, then the longest.
-- bars
SELECT activity || ' from ' || firstDay AS streak, max(length) AS length, unit,
  lastDay AS "last day"
FROM runs(:last)
WHERE definition = 'loggedNonZero' AND length > 1
  AND firstDay <= :last AND lastDay >= :first
GROUP BY activity, firstDay, unit
ORDER BY endedOn IS NULL DESC, length DESC, firstDay LIMIT 12
