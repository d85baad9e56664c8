// The APIs of processes, files, threads, locks, and Dispatch that the run time and the sample apps use.

public func NSLog(_ f: String, _ a: any CVarArg...) {}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
}

open class FileManager: NSObject, @unchecked Sendable {
  public class var `default`: FileManager { FileManager() }
  open func fileExists(atPath: String) -> Bool { false }
  open func createDirectory(at: URL, withIntermediateDirectories: Bool) throws {}
  open func removeItem(at: URL) throws {}
  open var temporaryDirectory: URL { fatalError() }
}

open class Thread: NSObject, @unchecked Sendable { public class var isMainThread: Bool { true } }

open class DispatchQueue: NSObject, @unchecked Sendable {
  public class var main: DispatchQueue { DispatchQueue() }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (l: DispatchTime, r: Double) -> DispatchTime { l }
}

open class NSLock: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
  public func withLock<R>(_ b: () throws -> R) rethrows -> R { try b() }
}
