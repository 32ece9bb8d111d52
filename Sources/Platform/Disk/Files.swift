// Disk: every byte that is kept passes here.
//
// `Disk` is the seam. `POSIXDisk` is the machine's own file system, `MemoryDisk` is for what is
// only tried. The tests bring a simulated machine, whose disk keeps apart what was synced from what
// was only written, fails on request, and returns which contents a power cut could leave. One
// conformance suite checks that all of them behave alike, and a random one compares them call by
// call.
//
// `OpenFile` and `FileLock` end exactly once; `Path` names files; `StorageError` has cause and
// place. The promise: a call did all of its work or threw; durable is what a returned sync
// covers, and nothing else. What the bytes mean is decided above.
