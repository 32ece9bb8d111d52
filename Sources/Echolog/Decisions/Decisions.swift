// Decisions: what a person may do, and what becomes of it.
//
// In comes a command with the history and the `Now` by which it is decided. Out goes a `Decision`,
// pending events and an answer, or a rejection that names the rule broken. Everything here is
// pure: no clock, no files, no bytes, and what is drawn by lot, such as praise or a quote, comes
// with `Now`. A decision that depends on words of the journal says so, and goes on once
// `Diary.commit(_:)` has read them. There is no other way to write.
//
// Decisions alone may refuse. What they have accepted is a fact: the fold never judges it again.
// What a policy keeps out is asked of every draft in one place, `Now.requireAllowed`; what undo
// does to each type of event stands in one table, `EventType.undo`.
