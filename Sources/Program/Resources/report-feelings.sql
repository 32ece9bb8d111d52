-- Quiet and full days
-- By how many moments they hold: one, two or three, more of them, eight and more.
-- bars day
SELECT mood, count(*) AS days FROM days WHERE mood IS NOT NULL AND day BETWEEN :first AND :last
GROUP BY mood ORDER BY days DESC

-- Moments by weekday
-- On which days of the week you kept them.
-- bars Moment
WITH weekdays(place, weekday) AS (VALUES :weekdays),
counts AS (SELECT weekday, count(*) AS moments FROM moments
  WHERE day BETWEEN :first AND :last GROUP BY 1)
SELECT weekday, coalesce(moments, 0) AS moments
FROM weekdays LEFT JOIN counts USING (weekday)
WHERE (SELECT count(*) FROM counts) > 0 ORDER BY place

-- Feelings of Echoes
-- With which feelings you wrote to your future self.
-- bars note
SELECT emotion, count(*) AS notes FROM echoes WHERE day BETWEEN :first AND :last
GROUP BY emotion ORDER BY notes DESC

-- Intervals of Echoes
-- How many notes you opened, of those that were away for so many days and returned.
-- shares
SELECT intervalDays || iif(intervalDays = 1, ' day', ' days') AS interval,
  sum(openedAt IS NOT NULL) AS opened,
  sum(state NOT IN ('scheduled', 'cancelled')) AS returned,
  sum(state = 'scheduled') AS "on the way", sum(state = 'cancelled') AS cancelled
FROM echoes WHERE day BETWEEN :first AND :last GROUP BY intervalDays HAVING returned > 0
ORDER BY intervalDays
