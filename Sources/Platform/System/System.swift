// System: what a process learns from the machine it runs on, and how it speaks to it.
//
// Out go the arguments, the environment's variables and folders, two clocks, random bytes of the
// kernel, the names of machine and process, whether the person pressed Ctrl-C, a thread to work on,
// the terminal's width and its hidden prompt; in go bytes for standard output and standard error.
// Files belong to Disk.
//
// The promise: nothing here interprets what it hands on, and nothing above asks the machine for any
// of it in another way. `Host.swift` is the only place that knows which system this is.
