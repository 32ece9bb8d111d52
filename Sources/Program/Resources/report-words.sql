-- Moments
-- All of these days, the latest first; 2,000 at most.
-- rows
SELECT day, text FROM moments WHERE text IS NOT NULL AND day BETWEEN :first AND :last
ORDER BY day DESC, happenedMs DESC LIMIT 2000

-- Your days in your words
-- What you said about these days, the latest first.
-- rows
SELECT day, summary FROM days WHERE summary IS NOT NULL AND day BETWEEN :first AND :last
ORDER BY day DESC LIMIT 2000

-- Memories
-- All that happened on these days, the latest first; 2,000 at most.
-- rows
SELECT day, title, text FROM memories WHERE day BETWEEN :first AND :last
ORDER BY day DESC, happenedMs DESC LIMIT 2000

-- Echoes that came back
-- Those that you opened on these days, the latest first, and what you answered.
-- rows
SELECT substr(openedAt, 1, 10) AS opened, day AS sent, text, answer FROM echoes
WHERE opened BETWEEN :first AND :last ORDER BY openedMs DESC LIMIT 2000
