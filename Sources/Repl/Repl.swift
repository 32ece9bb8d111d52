// The room Repl.
