@MainActor open class UIView: UIResponder, UIAccessibilityIdentification {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(frame: .zero) }

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var frame: CGRect = .zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var tag = 0
  open var isUserInteractionEnabled = true
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.owner?.followParent(appears: true)
    if window != nil {
      view.tellOfWindow()
      view.setNeedsLayout()
    }
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    let wasInWindow = window != nil
    owner?.followParent(appears: false)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if wasInWindow { tellOfWindow() }
  }
  open func didMoveToWindow() {}
  func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() {
    guard !needsLayout, window != nil else { return }
    needsLayout = true
    UIKitSimulator.atNextLayout { [weak self] in self?.layoutIfNeeded() }
  }
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }
  private var needsLayout = false

  /// The view controller with this root view.
  weak var owner: UIViewController?
  open override var next: UIResponder? { owner ?? superview }
  /// The window of the view.
  ///
  /// A root view is in a window from `viewIsAppearing` to `viewDidDisappear` of its controller.
  open var window: UIWindow? { superview?.window ?? owner?.hostWindow }

  /// A Boolean value that indicates whether animations are enabled.
  ///
  /// Without animations, each transition ends immediately.
  open class var areAnimationsEnabled: Bool { animationsAreEnabled }
  open class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }
  private static var animationsAreEnabled = true
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = wereEnabled
  }
}
