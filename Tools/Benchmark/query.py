"""A query over native tables of SQLite, as the tables of a diary answer it; Tools/bench runs it.

    query.py FILE.sqlite ROUNDS SQL...

Prints a line for each query: processor seconds, the median of the rounds, with the file in memory.
"""

import sqlite3
import statistics
import sys
import time

path, rounds, queries = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
file = sqlite3.connect(path)
memory = sqlite3.connect(":memory:")
file.backup(memory)
for query in queries:
    times = []
    for _ in range(rounds):
        start = time.process_time()
        memory.execute(query).fetchall()
        times.append(time.process_time() - start)
    print(statistics.median(times), flush=True)
