// The response to a tapped notification, and the delegate that receives it. The file omits requests, triggers, sounds,
// categories, settings, and the async variants of the delegate's methods.

#if os(Linux)
  // A file that also imports UIKit uses the `NSObject` of UIKit.
  import Foundation
#else
  @_exported import Foundation
#endif

public let UNNotificationDefaultActionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier: String = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationContent: NSObject {
  @_spi(Simulator) public init(simulatedUserInfo userInfo: [AnyHashable: Any]) {
    self.userInfo = userInfo
    super.init()
  }
  open var title: String { "" }
  open var body: String { "" }
  public let userInfo: [AnyHashable: Any]
}

open class UNNotificationRequest: NSObject {
  init(content: UNNotificationContent) {
    self.content = content
    super.init()
  }
  open var identifier: String { "" }
  public let content: UNNotificationContent
}

open class UNNotification: NSObject {
  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
  public let request: UNNotificationRequest
}

open class UNNotificationResponse: NSObject {
  @_spi(Simulator) public init(
    simulatedUserInfo userInfo: [AnyHashable: Any], actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    notification = UNNotification(request: .init(content: .init(simulatedUserInfo: userInfo)))
    self.actionIdentifier = actionIdentifier
    super.init()
  }
  public let notification: UNNotification
  public let actionIdentifier: String
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  weak open var delegate: (any UNUserNotificationCenterDelegate)?
}
