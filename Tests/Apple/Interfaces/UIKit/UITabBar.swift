@MainActor open class UITabBar: UIView {
  /// In a tab bar controller the items are those of its view controllers, whatever they are at the moment.
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
