private import Dispatch

/// Runs the jobs of an actor one after the other on a thread of its own, which may wait for a disk:
/// the threads of Swift's pool are as few as the processor has cores, and all tasks share them.
package final class SerialQueue: SerialExecutor, TaskExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: names the queue in a debugger.
  package init(label: String) { queue = DispatchQueue(label: label) }

  /// Lets the job wait for its turn.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      // Sound because every job that is enqueued is run here, and once.
      unsafe job.runSynchronously(
        isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }
}
