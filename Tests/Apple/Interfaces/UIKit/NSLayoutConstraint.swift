/// A constraint without an effect.
///
/// The simulation has no layout, and constraints only let screens compile.
@MainActor open class NSLayoutConstraint: NSObject {
  public typealias Axis = NSLayoutConstraintAxis
  open var isActive = false
  open var constant: CGFloat = 0
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    .init()
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { .init() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    .init()
  }
}
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { .init() }
}
@MainActor open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  open var topAnchor: NSLayoutYAxisAnchor { .init() }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init() }
}
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  public var topAnchor: NSLayoutYAxisAnchor { .init() }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  public var widthAnchor: NSLayoutDimension { .init() }
  public var heightAnchor: NSLayoutDimension { .init() }
  public var safeAreaLayoutGuide: UILayoutGuide { .init() }
  public var layoutMarginsGuide: UILayoutGuide { .init() }
}
