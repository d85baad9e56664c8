// The APIs of notifications and notification centers that the run time and the sample apps use.

open class NSNotification: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ r: String) { rawValue = r }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

@available(*, unavailable) extension Notification: Sendable {}

open class OperationQueue: NSObject, @unchecked Sendable { public class var main: OperationQueue { OperationQueue() } }

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { NotificationCenter() }
  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  open func addObserver(
    forName: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }
  open func removeObserver(_ o: Any) {}
}
