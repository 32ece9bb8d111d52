"""The same events in other people's formats: sizes, and the time to ask SQLite; Tools/bench runs it.

    compare.py FOLDER EVENTS.jsonl ROUNDS

Prints one `name value` a line. Times are processor seconds, the median of the rounds.
"""

import json
import os
import pathlib
import sqlite3
import statistics
import sys
import time

# What a journey needs to know: totals a day and activity, moments a day, and which Echoes wait.
QUESTIONS = [
    """SELECT json_extract(event, '$.civilDay') AS day, json_extract(event, '$.activityLogged.activity')
         AS activity, count(*), sum(json_extract(event, '$.activityLogged.amount'))
       FROM events WHERE activity IS NOT NULL GROUP BY day, activity""",
    """SELECT json_extract(event, '$.civilDay') AS day, count(*) FROM events
       WHERE json_extract(event, '$.momentLogged') IS NOT NULL GROUP BY day""",
    """SELECT count(*) FROM events WHERE json_extract(event, '$.vibeSent') IS NOT NULL AND number NOT IN
         (SELECT json_extract(event, '$.subjectNumber') FROM events
          WHERE json_extract(event, '$.echoRevealed') IS NOT NULL
             OR json_extract(event, '$.echoCancelled') IS NOT NULL)""",
]


def report(name, value):
    print(name, value, flush=True)


def sqlite(folder, source, rounds):
    path = folder / "events.sqlite"
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE events (number INTEGER PRIMARY KEY, event TEXT NOT NULL)")
    with open(source, encoding="utf-8") as lines:
        rows = ((number, line.rstrip("\n")) for number, line in enumerate(lines, 1))
        database.executemany("INSERT INTO events VALUES (?, ?)", rows)
    database.commit()
    database.execute("VACUUM")
    database.close()
    report("sqlite-bytes", path.stat().st_size)
    times = []
    for _ in range(rounds):
        start = time.process_time()
        database = sqlite3.connect(path)
        for question in QUESTIONS:
            database.execute(question).fetchall()
        database.close()
        times.append(time.process_time() - start)
    report("sqlite-seconds", statistics.median(times))
    path.unlink()


def flat(line):
    """One event as a row: the envelope's columns, the type, and the columns of its body."""
    row = {}
    for name, value in json.loads(line).items():
        if isinstance(value, dict):
            row["type"] = name
            for inner, content in value.items():
                row[inner] = json.dumps(content) if isinstance(content, list) else content
        else:
            row[name] = value
    for name in INTEGERS & row.keys():
        row[name] = int(row[name])
    return row


INTEGERS = {"clock", "recordedLagMs", "subjectNumber", "happenedAtMs", "importBatch", "amount", "target"}


def compressed(source, codec):
    return len(codec.compress(pathlib.Path(source).read_bytes(), asbytes=True))


def columns(source):
    names = {}
    with open(source, encoding="utf-8") as lines:
        for line in lines:
            for name, value in flat(line).items():
                names.setdefault(name, type(value))
    return names


def parquet(folder, source):
    import pyarrow
    import pyarrow.parquet

    kinds = {int: pyarrow.int64(), str: pyarrow.string(), bool: pyarrow.bool_()}
    names = columns(source)
    schema = pyarrow.schema([(name, kinds[names[name]]) for name in sorted(names)])
    path = folder / "events.parquet"
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        rows = []

        def flush():
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
            rows.clear()

        with open(source, encoding="utf-8") as lines:
            for line in lines:
                rows.append(flat(line))
                if len(rows) == 200_000:
                    flush()
        if rows:
            flush()
    report("parquet-bytes", path.stat().st_size)
    path.unlink()


if __name__ == "__main__":
    folder, source, rounds = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    report("json-bytes", os.stat(source).st_size)
    sqlite(folder, source, rounds)
    try:
        import pyarrow
    except ImportError:
        report("pyarrow", "missing")
        sys.exit()
    report("json-lz4-bytes", compressed(source, pyarrow.Codec("lz4", 9)))
    report("json-zstd-bytes", compressed(source, pyarrow.Codec("zstd", 10)))
    parquet(folder, source)
