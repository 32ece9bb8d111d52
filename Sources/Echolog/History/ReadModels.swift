// History: what all the events together say.
//
// In come events in total order, one after the other, through `History.fold`. Out go answers:
// Echoes, moments, memories, days, logs, goals, streaks, badges, reminders, statistics, devices,
// batches, settings, and the places of words that were searched for. There is one state,
// `History`; decisions ask it for their facts and queries for their rows, and nothing is kept
// twice.
//
// The fold is total: an event is a fact, so it is never judged and never fails, and whatever a
// foreign writer recorded is folded as best it can be. It copies no words: an entity knows in which
// field of which event its words stand, and whoever shows them reads the journal. It asks no clock
// and no zone: what depends on now is computed by the query, from a `Now`.
//
// Undoing is an event like the others. What an event did to an entity is noted as a `ChangeRow`;
// an `Undone` marks the row, and the entity is settled anew from those that hold. A new kind of
// thing adds its undo in three places that stand together: a part in the table `EventType.undo`, a
// call of `note` for its event, and what its rows do in `apply` and `reset`
// (`History+Changes.swift`).
//
// Rows are plain integers in dense arrays, found by log and event number without hashing, so that
// ten million of them fit and a snapshot is a copy of their bytes. Rows stand in total order.
// Late arrivals are not folded in between: whoever has one folds again from the start.
