"""Draws queries over the tables of a diary by a seed, and holds the program's answers to DuckDB's over
the exported Parquet; Tools/check-tables runs it.

What the two spell differently is left out of the queries: times (a text with its offset here, an
instant there), division, and texts, whose case LIKE does not tell apart in SQLite. Days are texts and
flags numbers in both.
"""

import collections
import json
import math
import random
import sys

import duckdb

KINDS = ("word", "text", "id", "number", "real", "flag", "day")
#: Tables that are joined by a column of each.
JOINS = [
    ("logs", "day", "moments", "day"), ("logs", "day", "days", "day"),
    ("logs", "activity", "goals", "activity"), ("progress", "goal", "goals", "id"),
    ("targets", "goal", "goals", "id"), ("streaks", "goal", "progress", "goal"),
    ("runs", "goal", "goals", "id"), ("labels", "memory", "memories", "id"),
    ("echoes", "id", "events", "entity"), ("moments", "id", "events", "id"),
    ("badges", "goal", "goals", "id"), ("logs", "weekday", "echoes", "weekday"),
    ("echoes", "emotion", "memories", "emotion"), ("logs", "batch", "batches", "id"),
]  # fmt: skip
PATTERNS = ["a", "^[a-m]", "[aeiou]{2}", "(er|ay)$", "^.{4}$", r"\w\d*$", "(?i)^(M|S)"]
#: A join of more pairs takes both too long.
MOST_PAIRS = 3_000_000


class Tables:
    """The exported tables in DuckDB, with values of each column to ask for."""

    def __init__(self, tables, folder):
        self.database = duckdb.connect()
        self.database.execute("SET TimeZone = 'UTC'; SET default_null_order = 'sqlite'")
        # What it calls by other names.
        days = "monday tuesday wednesday thursday friday saturday sunday"
        self.database.execute(f"CREATE TYPE weekday AS ENUM ({str(days.split())[1:-1]})")
        self.database.execute("CREATE MACRO covar(y, x) AS covar_samp(y, x)")
        self.database.execute("CREATE MACRO regexp(pattern, words) AS regexp_matches(words, pattern)")
        self.columns = {}
        self.values = {}
        self.counts = {}
        for table in tables:
            name = table["name"]
            kinds = {c["name"]: c["kind"] for c in table["columns"] if c["kind"] in KINDS}
            casts = {"day": "VARCHAR", "flag": "BIGINT", "weekday": "weekday"}
            chosen = ", ".join(
                f'CAST("{column}" AS {casts[kind]}) AS "{column}"' if kind in casts else f'"{column}"'
                for column, kind in ((c, c if c == "weekday" else kind) for c, kind in kinds.items())
            )
            self.database.execute(
                f"""CREATE TABLE "{name}" AS SELECT {chosen}
                    FROM read_parquet('{folder}/{name}.parquet')"""
            )
            self.columns[name] = kinds
            self.counts[name] = self.rows(f'SELECT count(*) FROM "{name}"')[0][0]
            for column in kinds:
                found = self.rows(
                    f"""SELECT "{column}" FROM "{name}" WHERE "{column}" IS NOT NULL
                        GROUP BY 1 ORDER BY hash("{column}"), 1 LIMIT 12"""
                )
                self.values[name, column] = [row[0] for row in found]

    def rows(self, query):
        return self.database.execute(query).fetchall()

    def pairs(self, left, key, right, other):
        return self.rows(
            f'SELECT count(*) FROM "{left}" a JOIN "{right}" b ON a."{key}" = b."{other}"'
        )[0][0]


class Draw:
    """One query after the other, always the same for a seed."""

    def __init__(self, tables, seed):
        self.tables = tables
        self.random = random.Random(seed)
        self.joins = [
            join for join in JOINS
            if tables.pairs(*join) <= MOST_PAIRS
            and tables.counts[join[0]] * tables.counts[join[2]] <= 40 * MOST_PAIRS
        ]  # fmt: skip
        self.names = [name for name, count in tables.counts.items() if count > 0]
        self.large = [name for name, count in tables.counts.items() if count > 100]

    def literal(self, value):
        if isinstance(value, (int, float)):
            return repr(value)
        return "'" + value.replace("'", "''") + "'"

    def condition(self, table, prefix="", depth=0):
        random = self.random
        if depth < 2 and random.random() < 0.25:
            parts = [self.condition(table, prefix, depth + 1) for _ in range(random.choice([2, 2, 3]))]
            return "(" + random.choice([" AND ", " OR "]).join(parts) + ")"
        column = random.choice(list(self.tables.columns[table]))
        name = f'{prefix}"{column}"'
        values = self.tables.values[table, column]
        if not values or random.random() < 0.08:
            return name + random.choice([" IS NULL", " IS NOT NULL"])
        kind = self.tables.columns[table][column]
        draw = random.random()
        if kind == "word" and draw < 0.15:
            return f"regexp('{random.choice(PATTERNS)}', {name})"
        # DuckDB orders weekdays as the week does, but compares one with a word by letters.
        if draw < 0.4 or kind == "flag" or column == "weekday" and draw >= 0.6:
            return f"{name} {random.choice(['=', '=', '=', '<>'])} {self.literal(random.choice(values))}"
        if draw < 0.6:
            drawn = random.sample(values, min(len(values), random.randint(1, 4)))
            negation = random.choice(["", "", "NOT "])
            return f"{name} {negation}IN ({', '.join(map(self.literal, drawn))})"
        if draw < 0.7:
            two = sorted(random.choice(values) for _ in range(2))
            return f"{name} BETWEEN {self.literal(two[0])} AND {self.literal(two[1])}"
        return f"{name} {random.choice(['<', '<=', '>', '>='])} {self.literal(random.choice(values))}"

    def where(self, table, prefix=""):
        count = self.random.choice([0, 1, 1, 2, 3])
        parts = [self.condition(table, prefix) for _ in range(count)]
        return " WHERE " + " AND ".join(parts) if parts else ""

    def aggregate(self, table, prefix=""):
        columns = self.tables.columns[table]
        column = self.random.choice(list(columns))
        is_number = columns[column] in ("number", "real", "flag")
        function = self.random.choice(
            ["count(*)", "count", "min", "max", "count(DISTINCT "] + (["sum", "avg"] if is_number else [])
        )
        if function == "count(*)":
            return function
        if is_number and self.random.random() < 0.3:
            return self.statistic(table, prefix, column)
        return function + ("" if "(" in function else "(") + f'{prefix}"{column}")'

    def statistic(self, table, prefix, column):
        """Rounded where the order of the rows is seen in the last digits."""
        name = f'{prefix}"{column}"'
        others = [c for c, kind in self.tables.columns[table].items() if kind == "number" and c[-2:] != "Ms"]
        if column[-2:] != "Ms" and others and self.random.random() < 0.4:
            other = f'{prefix}"{self.random.choice(others)}"'
            return f"round({self.random.choice(['corr', 'covar'])}({name}, {other}), 3)"
        return self.random.choice(
            [f"median({name})", f"quantile({name}, {self.random.choice([0, 0.1, 0.25, 0.9, 1])})"]
            + ([f"round(stddev({name}), 3)"] if column[-2:] != "Ms" else [])
        )

    def chosen(self, table, prefix="", most=4):
        columns = list(self.tables.columns[table])
        return [
            f'{prefix}"{column}"'
            for column in self.random.sample(columns, min(len(columns), self.random.randint(1, most)))
        ]

    def order(self, columns):
        """By every column, so that one order is right; with a limit or without."""
        drawn = self.random.sample(columns, len(columns))
        order = ", ".join(column + self.random.choice(["", " DESC"]) for column in drawn)
        limit = self.random.choice(["", f" LIMIT {self.random.randint(1, 40)}"])
        if limit and self.random.random() < 0.3:
            limit += f" OFFSET {self.random.randint(1, 9)}"
        return f" ORDER BY {order}{limit}"

    def select(self, columns, distinct=""):
        """With names of their own, because members of JSON have such."""
        return f"SELECT {distinct}" + ", ".join(f"{c} AS c{i}" for i, c in enumerate(columns))

    def grouped(self, keys, values, rest):
        having = self.random.choice(["", "", " HAVING count(*) > 1"]) if keys else ""
        query = self.select(keys + values) + rest
        if not keys:
            return query
        query += " GROUP BY " + ", ".join(keys) + having
        if self.random.random() < 0.6:
            return query + self.order(keys)
        return query

    def query(self):
        random = self.random
        draw = random.random()
        table = random.choice(self.large if random.random() < 0.6 and self.large else self.names)
        rest = f' FROM "{table}"' + self.where(table)
        if draw < 0.25:
            columns = self.chosen(table)
            query = self.select(columns, random.choice(["", "", "DISTINCT "])) + rest
            return query + (self.order(columns) if random.random() < 0.8 else "")
        if draw < 0.65:
            keys = self.chosen(table, most=3) if random.random() < 0.85 else []
            values = [self.aggregate(table) for _ in range(random.randint(1, 3))]
            return self.grouped(keys, values, rest)
        if draw < 0.8:
            left, key, right, other = random.choice(self.joins)
            kind = random.choice(["JOIN", "JOIN", "LEFT JOIN"])
            rest = f' FROM "{left}" a {kind} "{right}" b ON a."{key}" = b."{other}"'
            rest += self.where(left, "a.")
            keys = self.chosen(left, "a.", 1) + self.chosen(right, "b.", 1)
            values = ["count(*)", self.aggregate(left, "a."), self.aggregate(right, "b.")]
            return self.grouped(keys, values, rest)
        if draw < 0.9:
            left, key, right, other = random.choice(self.joins)
            inner = f'SELECT "{other}" FROM "{right}"' + self.where(right)
            columns = self.chosen(left)
            query = self.select(columns) + f' FROM "{left}"'
            return query + f' WHERE "{key}" IN ({inner})' + self.order(columns)
        day = random.choice([n for n in self.names if "day" in self.tables.columns[n]])
        return (
            f'SELECT d, count(*), max(n) FROM (SELECT "day" AS d, count(*) AS n FROM "{day}"'
            + self.where(day) + f" GROUP BY {random.choice(['day', '1'])}) x"
            + random.choice([" GROUP BY d", " GROUP BY d ORDER BY d", " GROUP BY d ORDER BY d DESC LIMIT 7"])
        )  # fmt: skip


def plain(value):
    """A value as both tell it: sums in DuckDB have their own type, and reals their last digits."""
    if value is None or isinstance(value, str):
        return value
    # A correlation with what is always the same.
    if isinstance(value, float) and math.isnan(value):
        return None
    if isinstance(value, float) and not value.is_integer():
        digits = 9 - math.floor(math.log10(abs(value)))
        return round(value, digits)
    return int(value)


def differing(found, expected, is_ordered):
    """What is not the same; None where everything is."""
    found = [tuple(map(plain, row)) for row in found]
    expected = [tuple(map(plain, row)) for row in expected]
    if is_ordered:
        if found != expected:
            return next(
                (pair for pair in zip(found, expected) if pair[0] != pair[1]),
                f"{len(found)} rows, not {len(expected)}",
            )
        return None
    left = collections.Counter(found) - collections.Counter(expected)
    right = collections.Counter(expected) - collections.Counter(found)
    return (list(left.items())[:3], list(right.items())[:3]) if left or right else None


def compare(program, tables, folder, seed, count):
    """Asks both the same, and stops at the first answer that is not."""
    exported = Tables(tables, folder)
    draw = Draw(exported, seed)
    queries = [draw.query() for _ in range(count)]
    # One process for all of them folds the journal once.
    (folder / "queries.txt").write_text(
        "".join(f"sql {quoted(query)} --json\n" for query in queries), encoding="utf-8"
    )
    answers = program.run("repl", "queries.txt", is_checked=False).splitlines()
    if len(answers) != count:
        sys.exit(f"{len(answers)} answers to {count} queries, seed {seed}")
    for query, line in zip(queries, answers):
        answer = json.loads(line)
        if "rows" not in answer:
            sys.exit(f"{query}\n{answer}, seed {seed}")
        found = [list(row.values()) for row in answer["rows"]]
        difference = differing(found, exported.rows(query), "ORDER BY" in query)
        if difference:
            sys.exit(f"{query}\nis not what DuckDB says: {difference}, seed {seed}")
    print(f"{count} queries have the answers of DuckDB, seed {seed}.")


#: What lists rows of a table: the command, the member with the rows, and the columns that name one.
LISTINGS = [
    ("echoes", "echoes", "echoes", ["id"]), ("moments", "moments", "moments", ["id"]),
    ("memories", "memories", "memories", ["id"]), ("logs", "logs", "logs", ["id"]),
    ("goals", "goals", "goals", ["id"]), ("streaks", "streaks", "streaks", ["activity", "goal", "definition"]),
    ("badges", "badges", "badges", ["badge", "activity", "goal"]), ("devices", "devices", "devices", ["log"]),
    ("reminders", "reminders", "reminders", ["id"]), ("settings", "settings", "settings", ["name", "device"]),
]  # fmt: skip
#: Members that a listing tells in more detail, or in words of its own, under the name of a column.
OWN_MEMBERS = {"memories": {"title", "text"}, "logs": {"note"}, "reminders": {"weekdays"}, "settings": {"value"}}


def compare_listings(program, tables):
    """Holds the rows of listings to those of queries."""
    count = 0
    for command, member, table, key in LISTINGS:
        kinds = {c["name"]: c["kind"] for t in tables if t["name"] == table for c in t["columns"]}
        listed = json.loads(program.run(command, "--json", is_checked=False))[member]
        asked = json.loads(program.run("sql", f"SELECT * FROM {table}", "--json", is_checked=False))
        rows = {tuple(row[name] for name in key): row for row in asked["rows"]}
        for row in listed:
            name = tuple(row[column] for column in key)
            if name not in rows:
                sys.exit(f"{command} lists {name}, which the table {table} does not have")
            for column in set(kinds) & set(row) - OWN_MEMBERS.get(command, set()):
                value = row[column]
                found = rows[name][column]
                found = bool(found) if kinds[column] == "flag" and found is not None else found
                if value != found:
                    sys.exit(f"{command} tells {column} of {name} as {value!r}, the table as {found!r}")
            count += 1
    print(f"{count} rows of {len(LISTINGS)} listings are those of their tables.")


def quoted(query):
    return '"' + query.replace("\\", "\\\\").replace('"', '\\"') + '"'
