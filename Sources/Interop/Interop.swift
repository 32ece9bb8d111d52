// Interop: other programs' records come in here, and tables leave for them.
//
// In come the bytes of a CSV or JSON Lines file that anyone may have written, and a mapping of what
// each column means. The readers take them in chunks of any size and give rows or refusals, each
// with its line. The mapping turns a row into a command of the Domain, which alone judges amounts
// and times. Dates that can be read in two orders are decided by the whole file, or asked about.
// `ImportPlan` leaves out what an earlier run has brought, `StandingEntry` what a table of this
// vault has of its own entries, and `EarlierRuns` sees a file that comes once more with another
// mapping. The rest goes to the journal as one batch, in commits that are each whole and durable.
// `DoubledImport` reports after a sync what two devices both took in. `LoopImport` brings a whole
// backup of habits, a database of SQLite, in one commit: what they are, their goals and records.
//
// Out go refused rows one by one, a report, and events in the diary. `Writing` lets everything
// leave as lines of JSON, as a document or as a table, and a table of the diary as CSV, Parquet,
// Arrow or a database, part by part, into a file that appears whole or not at all.
//
// Promised: no input traps, work and memory grow with the input and not faster, a file that can
// not be meant (binary, cut off, without the column) is refused before anything is written, and
// no key or digest of a row is kept anywhere: what was imported is known from the events alone.
