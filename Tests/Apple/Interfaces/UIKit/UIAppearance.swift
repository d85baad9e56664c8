@MainActor public protocol UIAppearance: NSObjectProtocol { static func appearance() -> Self }

extension UIView: UIAppearance {
  /// What all views of a class look like that come after it. Here it holds what is set, and no view takes it over.
  public class func appearance() -> Self {
    let proxy = appearances[ObjectIdentifier(self)] ?? self.init(coder: NSCoder())!
    appearances[ObjectIdentifier(self)] = proxy
    return unsafeDowncast(proxy, to: self)
  }
}
@MainActor private var appearances: [ObjectIdentifier: UIView] = [:]
