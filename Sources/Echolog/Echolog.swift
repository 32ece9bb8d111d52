// Echolog: the library's face, and the imperative shell around the pure core.
//
// In come commands and questions; out go answers, given only after the bytes they speak of are
// durable. One actor, `Diary`, owns everything that changes: the open journal and the history
// folded from it. A command goes the way of the design: under the folder's lock it catches up with
// what other processes wrote, decides against the history, encodes, appends, syncs, folds, answers.
// A question folds what is new and reads from the history; the few texts it shows are read from the
// journal by name. Everything above the journal is disposable: without a snapshot the next opening
// folds the same history again.
//
// This layer asks the clock, the zone and the kernel's randomness, and hands what they return to
// the decisions as values. It neither parses nor prints.

// What the face takes and gives of Platform, such as `Emotion`, `Activity`, `Policy`,
// `Precision`, `CivilDay` and `EbbinghausInterval`, comes with `import Echolog`, and with this one
// import to each file of the module.
@_exported public import Platform
