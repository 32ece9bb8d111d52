// Platform: what the program takes from the machine, and nothing that has a meaning.
//
// Bytes: numbers in spans of bytes and back, checksums. CivilTime: days, instants and zones as pure
// functions. System: arguments, environment, clocks, randomness, signals, the terminal. Disk: the
// one seam, `Disk`, through which every byte that is kept passes, and its POSIX conformer.
//
// The promise: no input makes it trap, no call does half of its work without reporting it, and only
// the files `Host.swift` and `SystemCalls.swift` know which system this is.
