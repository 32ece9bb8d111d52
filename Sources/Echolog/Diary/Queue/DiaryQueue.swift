extension Diary {
  /// The queue that every call of this diary runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Sound: the queue lives as long as the actor, and the main thread's longer.
    unsafe queue?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
  }

  /// The queue that calls run on, for a task that makes many of them, as an importer or a server
  /// does: with it as the task's preference, what the task does in between runs there too, and no
  /// call changes threads.
  ///
  ///     Task(executorPreference: diary.executor) {
  ///       for line in lines { try await diary.perform(LogMoment(line)) }
  ///     }
  ///
  /// nil where calls run on the main thread.
  public nonisolated var executor: (any TaskExecutor)? { queue }
}

/// Where keys are derived and files are read before there is a diary.
actor Opening {
  private nonisolated let queue = SerialQueue(label: "Echolog.Opening")

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Sound: the queue lives as long as the actor.
    unsafe queue.asUnownedSerialExecutor()
  }

  func run<Result: Sendable>(_ work: @Sendable () throws -> Result) throws -> Result {
    try work()
  }
}
