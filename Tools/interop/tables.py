"""Compares the forms in which tables leave, read by pyarrow, DuckDB and SQLite; Tools/check-tables
runs it. Queries over them are then drawn by a seed and asked of both (queries.py).

A demo's vault takes in enough rows besides that a file has two groups of them. Each table leaves in
each form, and every row has to be that of its JSON Lines.
"""

import csv
import datetime
import json
import os
import pathlib
import subprocess
import sys

import duckdb
import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet

import queries

IMPORTED = 70_000
GROUP = 65_536
TYPES = {
    "word": pa.string(), "text": pa.string(), "id": pa.string(), "number": pa.int64(),
    "real": pa.float64(), "flag": pa.bool_(), "day": pa.date32(),
    "time": pa.timestamp("ms", tz="UTC"),
}  # fmt: skip


class Program:
    def __init__(self, path, folder):
        self.folder = folder
        self.environment = {
            "HOME": str(folder), "TMPDIR": str(folder), "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "PATH": os.environ["PATH"],
        }  # fmt: skip
        self.line = [path]
        demo = json.loads(self.run("demo", "--json"))
        self.line += ["--vault", demo["vault"], "--key-file", demo["keyFile"], "--now", demo["now"]]

    def run(self, *words, is_checked=True):
        return subprocess.run(
            [*self.line, *words], cwd=self.folder, env=self.environment, check=is_checked,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        ).stdout  # fmt: skip


def milliseconds(time):
    """An instant; a time without a zone is meant in UTC."""
    time = time if time.tzinfo else time.replace(tzinfo=datetime.timezone.utc)
    return (time - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)) // datetime.timedelta(
        milliseconds=1
    )


def instant(text):
    return milliseconds(datetime.datetime.fromisoformat(text))


def from_arrow(table, kinds):
    """The values of a table, times as milliseconds, days as texts."""
    columns = []
    for name, kind in kinds.items():
        column = table.column(name)
        if kind == "time":
            column = column.cast(pa.timestamp("ms", tz="UTC")).cast(pa.int64())
        values = column.to_pylist()
        if kind == "day":
            values = [value and value.isoformat() for value in values]
        columns.append(values)
    return list(zip(*columns))


def told(values, kinds):
    """The same of a row that tells times as texts."""
    return tuple(
        instant(value) if kind == "time" and value is not None else value
        for value, kind in zip(values, kinds)
    )


def from_csv(text, kind):
    if text == "":
        return None
    if kind in ("number",):
        return int(text)
    if kind == "real":
        return float(text)
    if kind == "flag":
        return {"true": True, "false": False}[text]
    return instant(text) if kind == "time" else text


def unguarded(rows, expected, kinds):
    """Rows of a CSV: words without the apostrophe in front of a formula, and empty ones for null."""
    for row, wanted in zip(rows, expected):
        yield tuple(
            value[1:]
            if kind in ("word", "text", "id") and value and value[1:] == want and value[0] == "'"
            else want
            if value is None and want == ""
            else value
            for value, want, kind in zip(row, wanted, kinds)
        )


def require_same(what, found, expected):
    found = list(found)
    if len(found) != len(expected):
        sys.exit(f"{what}: {len(found)} rows, not {len(expected)}")
    for index, (row, wanted) in enumerate(zip(found, expected)):
        if row != wanted:
            sys.exit(f"{what}, row {index}:\n{row}\nis not\n{wanted}")


def compare(name, kinds, folder, database):
    """Holds each form of a table to its JSON Lines, and answers how many rows there are."""
    with open(folder / f"{name}.jsonl", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    if any(list(row) != list(kinds) for row in rows):
        sys.exit(f"{name}: other columns than are told")
    expected = [told(row.values(), kinds.values()) for row in rows]

    table = pa.parquet.read_table(folder / f"{name}.parquet")
    wanted = pa.schema([(column, TYPES[kind]) for column, kind in kinds.items()])
    if table.schema != wanted:
        sys.exit(f"{name}: {table.schema}\nis not\n{wanted}")
    require_same(f"{name}.parquet by pyarrow", from_arrow(table, kinds), expected)
    if not pa.parquet.read_table(folder / f"{name}.answer.parquet").equals(table):
        sys.exit(f"{name}: a query that asks for all of it writes something else")
    metadata = pa.parquet.read_metadata(folder / f"{name}.parquet")
    if metadata.num_row_groups != -(-len(rows) // GROUP):
        sys.exit(f"{name}: {metadata.num_row_groups} row groups for {len(rows)} rows")

    duck = duckdb.connect()
    duck.execute("SET TimeZone = 'UTC'")
    found = duck.sql(f"SELECT * FROM read_parquet('{folder}/{name}.parquet')").to_arrow_table()
    require_same(f"{name}.parquet by DuckDB", from_arrow(found, kinds), expected)
    numbers = [column for column, kind in kinds.items() if kind == "number"]
    for column in numbers[:2]:
        # What the bounds leave out of a search must not be there.
        place = list(kinds).index(column)
        greatest = max((row[place] for row in expected if row[place] is not None), default=None)
        if greatest is None:
            continue
        query = f"""SELECT count(*) FROM read_parquet('{folder}/{name}.parquet')
            WHERE "{column}" >= {greatest}"""
        counted = duck.execute(query).fetchone()[0]
        if counted != sum(row[place] == greatest for row in expected):
            sys.exit(f"{name}: {counted} rows have the greatest {column}")

    with pa.ipc.open_stream(folder / f"{name}.arrow") as stream:
        table = stream.read_all()
    table.validate(full=True)
    if table.schema != wanted:
        sys.exit(f"{name}.arrow: {table.schema}\nis not\n{wanted}")
    require_same(f"{name}.arrow by pyarrow", from_arrow(table, kinds), expected)

    with open(folder / f"{name}.csv", encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        if next(reader) != list(kinds):
            sys.exit(f"{name}.csv: other columns than are told")
        found = [tuple(map(from_csv, row, kinds.values())) for row in reader]
    require_same(f"{name}.csv", unguarded(found, expected, kinds.values()), expected)

    shell = ["sqlite3", "-readonly", "-json", database, f'SELECT * FROM "{name}"']
    answer = subprocess.run(shell, check=True, capture_output=True, encoding="utf-8").stdout
    found = [
        tuple(
            bool(value) if kind == "flag" and value is not None else value
            for value, kind in zip(told(row.values(), kinds.values()), kinds.values())
        )
        for row in json.loads(answer or "[]")
    ]
    require_same(f"{name} by sqlite3", found, expected)
    return len(rows)


def main(path, folder):
    program = Program(path, folder)
    with open(folder / "rows.csv", "w", encoding="utf-8") as file:
        file.write("day,amount,unit,note\n")
        first = datetime.date(2025, 1, 1)
        for index in range(IMPORTED):
            day = first + datetime.timedelta(days=index % 300)
            note = ["", "süß", "=1+1", 'a "b", c', "한국어 👩‍👩‍👧‍👦"][index % 5]
            note = note.replace('"', '""')
            file.write(f'{day},{100 + index % 7},ml,"{note}"\n')
    program.run(
        "import", "rows.csv", "--as", "log", "--map", "date=day,value=amount,unit=unit,note=note", "--activity", "water",
    )  # fmt: skip
    database = folder / "all.sqlite"
    tables = json.loads(program.run("tables", "--json"))["tables"]
    # Those that SQL alone knows are no tables of their own.
    tables = [table for table in tables if table["name"] not in ("calendar", "changes", "search")]
    # One process for all of them reads the journal once.
    lines = [f"export --table all --texts {database}"] + [
        f"export --table {table['name']} --texts {folder}/{table['name']}.{form}"
        for table in tables
        for form in ["jsonl", "csv", "parquet", "arrow"]
    ] + [
        f'sql "SELECT * FROM {table["name"]}" --to {folder}/{table["name"]}.answer.parquet'
        for table in tables
    ]
    (folder / "lines.txt").write_text("\n".join(lines) + "\n")
    program.run("repl", "lines.txt")
    shell = ["sqlite3", "-readonly", database, "PRAGMA integrity_check"]
    if subprocess.run(shell, check=True, capture_output=True).stdout != b"ok\n":
        sys.exit("The database is not sound.")
    count = 0
    for table in tables:
        kinds = {column["name"]: column["kind"] for column in table["columns"]}
        count += compare(table["name"], kinds, folder, database)
    print(f"{count} rows of {len(tables)} tables are the same in every form.")
    queries.compare_listings(program, tables)
    seed = int(os.environ.get("ECHOLOG_SEED", "1"))
    queries.compare(program, tables, folder, seed, int(os.environ.get("ECHOLOG_QUERIES", "400")))


main(sys.argv[1], pathlib.Path(sys.argv[2]))
