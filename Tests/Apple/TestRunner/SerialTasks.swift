import Foundation

/// The jobs of all tasks run on the main queue, in order.
///
/// A task that waits for a continuation is resumed on a thread of the global executor, and then returns to the main
/// actor. On a busy machine, this thread can be slower than many rounds of the main queue, so the order of two tasks
/// would depend on the speed of the machine.
enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, _ original: Enqueue) -> Void

  /// Sets the hook that the run time calls for each job of the global executor. See `swift_task_enqueueGlobal_hook` in
  /// <https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h>.
  static func begin() {
    guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      preconditionFailure("the run time has no hook for jobs, so the order of tasks is not fixed")
    }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
  }
}
