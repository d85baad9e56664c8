@MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var accessibilityIdentifier: String?
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
@MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, close = 24 }
  public enum Style: Int, Sendable { case plain, done = 2 }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  @available(iOS 14.0, *) public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }
  @available(iOS 14.0, *) public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var style = Style.plain
}
