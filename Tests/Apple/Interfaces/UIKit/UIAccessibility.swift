public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }
  @MainActor public static func post(notification: Notification, argument: Any?) { posted.append(notification) }
}

@_spi(Simulator)
extension UIAccessibility {
  /// The notifications that the app has posted.
  @MainActor public static var posted: [Notification] = []
}
