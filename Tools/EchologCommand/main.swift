import Program

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(await Program.run())
