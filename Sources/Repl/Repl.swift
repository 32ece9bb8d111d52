// The room Repl: from a line to a statement, and the program around it.
//
// In come words, from the shell, a script or the line editor; one table of declarations says what
// they may be, and yields parsing, help and completion. Out goes a statement, which is carried out
// on the diary, and a page of the room Rendering on the standard streams: results on the output,
// everything else on the errors. A line that is not understood changes nothing. Only this room
// reads and writes streams for people, and only `LineEditor` knows libedit. The table and what can
// be named also answer TAB, here and in shells, and say at the prompt what may come next.
// What a person writes is kept nowhere but in the journal: not in the prompt's history either.
// A simulated terminal is the same program in a world of its own, where the tests live stories.
