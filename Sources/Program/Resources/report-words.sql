-- Moments
-- The latest of them, 30 at most.
-- rows
SELECT day, text FROM moments WHERE text IS NOT NULL AND day BETWEEN :first AND :last
ORDER BY day DESC, happenedMs DESC LIMIT 30

-- Your days in your words
-- What you said about the latest days.
-- rows
SELECT day, summary FROM days WHERE summary IS NOT NULL AND day BETWEEN :first AND :last
ORDER BY day DESC LIMIT 30

-- Memories
-- The latest that happened on these days.
-- rows
SELECT day, title, text FROM memories WHERE day BETWEEN :first AND :last
ORDER BY day DESC, happenedMs DESC LIMIT 30

-- Echoes that came back
-- The latest that you opened on these days, and what you answered.
-- rows
SELECT substr(openedAt, 1, 10) AS opened, day AS sent, text, answer FROM echoes
WHERE opened BETWEEN :first AND :last ORDER BY openedMs DESC LIMIT 12
