@MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}
@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton = false
  open var hidesBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  @available(iOS 16.0, *) open var backAction: UIAction? {
    get { ownBackAction }
    set { ownBackAction = newValue }
  }
  var ownBackAction: UIAction?

  /// A Boolean value that indicates whether the user can go back.
  ///
  /// Left bar button items replace the back button and disable the swipe.
  var allowsGoingBack: Bool {
    !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }
}
