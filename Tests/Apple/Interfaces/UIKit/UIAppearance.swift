@MainActor public protocol UIAppearance: NSObjectProtocol { static func appearance() -> Self }

extension UIView: UIAppearance {
  /// Returns the appearance proxy of a class. The proxy keeps its values, but no view uses them.
  public class func appearance() -> Self {
    let proxy = appearances[ObjectIdentifier(self)] ?? self.init(coder: NSCoder())!
    appearances[ObjectIdentifier(self)] = proxy
    return unsafeDowncast(proxy, to: self)
  }
}
@MainActor private var appearances: [ObjectIdentifier: UIView] = [:]
