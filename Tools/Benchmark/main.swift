// Measures the journal and the replay against things measured in the same run; Tools/bench runs it.
// Its own children are called with `child-replay FOLDER STAGE`.
if CommandLine.arguments.dropFirst().first == "child-replay" {
  try await Bench.answerParent(CommandLine.arguments)
} else {
  try await Bench(BenchOptions(CommandLine.arguments.dropFirst())).run()
}
