import Platform

extension Diary {
  /// The queue that every call of this diary runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Sound: the queue lives as long as the actor, and the main thread's longer.
    unsafe queue?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
  }
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
