// Decisions: what a person may do, and what becomes of it.
//
// In comes a command, the context in which it was given (now, zone, day start) and the facts it
// depends on, as the read models know them. Out goes a pending event, or a rejection that names the
// rule broken. Everything here is pure: no clock, no randomness, no files, no bytes. Whatever was
// drawn by lot, such as praise or a quote, arrives inside the command.
//
// Decisions alone may refuse. What they have accepted is a fact: the fold never judges it again.
// What a policy keeps out is asked of every pending event in one place, `Context.requireAllowed`;
// what undo does to each type of event is in one table, `EventType.undo`.
//
// The registries (emotions, activities, units, intervals) and the rules of goals and streaks live
// here too, one folder for each kind of thing.
