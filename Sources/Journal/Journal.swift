// Journal: opaque records in, the same records out, whatever happens in between.
//
// A vault folder holds logs: gapless numbered records of one device incarnation each. The one log
// that this device writes ends in an active segment, which takes a commit per write and sync;
// everything older, and every log received from other devices, is in sealed segments, written once.
// `JournalFolder` opens all of it, `LogAppender` writes, `LogCursor` replays, and
// `JournalFolder.record` reads one. `Schemas/journal-format.md` describes every byte.
//
// The promise: an answer is given after the bytes are durable. After a crash the recovered records
// are a prefix of what was submitted and contain all that was acknowledged. What was acknowledged
// and can not be read is reported as a range of numbers, never skipped in silence, and nothing is
// invented. No file is edited in place but the active segment, whose bytes are written once, and
// the commit pointers.
//
// The files of attachments lie beside the journal: sealed piece by piece, named at random, written
// once and looked into only when they are asked for.
//
// What a record means is decided above. This layer draws salts and nonces from the kernel, and
// nothing can make it draw one twice.
