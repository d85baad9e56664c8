@MainActor open class UITabBar: UIView {
  /// The controller of the bar.
  ///
  /// If a controller exists, the items of the bar are the items of its view controllers.
  weak var controller: UITabBarController?
  private var ownItems: [UITabBarItem]?
  open var items: [UITabBarItem]? {
    get { controller?.barItems ?? ownItems }
    set {
      if controller != nil {
        UIKitSimulator.record(.exception, "the items of a tab bar that a controller has cannot be changed")
      }
      ownItems = newValue
    }
  }
  open var selectedItem: UITabBarItem? { controller?.selectedBarItem }
  open var unselectedItemTintColor: UIColor?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}
