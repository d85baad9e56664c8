#if os(Linux)
  import Dispatch
  import Foundation
  import Glibc

  /// The tasks that wait for the main actor.
  ///
  /// The concurrency run time calls a hook for each task that it enqueues. The main queue runs tasks in order, so a block
  /// that is enqueued behind a task runs when the task has run.
  enum SimulatedMainActor {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    private static let lock = NSLock()
    nonisolated(unsafe) private static var taskCount = 0
    @MainActor private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Starts to count tasks. A second call has no effect.
    private static let isCounting: Bool = {
      let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "swift_task_enqueueMainExecutor_hook")
      guard let symbol else { fatalError("This version of Swift has no hook for the main actor") }
      symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
        SimulatedMainActor.count(1)
        enqueue(job)
        DispatchQueue.main.async {
          SimulatedMainActor.count(-1)
          MainActor.assumeIsolated { SimulatedMainActor.resumeIfIdle() }
        }
      }
      return true
    }()

    private static func count(_ change: Int) { lock.withLock { taskCount += change } }

    @MainActor
    private static func resumeIfIdle() {
      guard lock.withLock({ taskCount == 0 }) else { return }
      let waiting = waiting
      self.waiting = []
      for continuation in waiting { continuation.resume() }
    }

    /// Runs the tasks of the main actor, and the tasks that they enqueue, until none is left.
    @MainActor
    static func runTasks() async {
      precondition(isCounting)
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        DispatchQueue.main.async { MainActor.assumeIsolated { resumeIfIdle() } }
      }
    }

    /// Runs the tasks that wait for the main actor, but not the tasks that they enqueue.
    @MainActor
    static func runWaitingTasks() async {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }
#endif
