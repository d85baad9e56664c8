extension UITabBarController {
  /// Replaces the controllers in the bar.
  ///
  /// The selected controller stays selected if it remains in the bar. Otherwise, the controller at the same index is
  /// selected, or the first controller.
  func change(to new: [UIViewController]) {
    if let twice = new.firstDuplicate {
      UIKitSimulator.record(.exception, "\(twice.simulatedName) is in \(simulatedName) twice")
      return
    }
    let formerIndex = selectedIndex
    let removed = controllers.filter { !new.containsIdentical($0) }
    let added = new.filter { !controllers.containsIdentical($0) }
    controllers = new
    for child in added { adopt(child) }
    let isListSelected = hasMore && selected != nil && selected === ownMore
    if !isListSelected, !new.containsIdentical(selected) {
      select(new.indices.contains(formerIndex) ? new[formerIndex] : new.first)
    }
    for child in removed { release(child) }
    for child in added { child.didMove(toParent: self) }
  }

  func select(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let former = selected
    if let former, let controller, appearance == .appeared { requestAnimation(from: former, to: controller) }
    former?.begin(false, animated: false)
    selected = controller
    switch appearance {
    case .appearing: controller?.begin(true, animated: isAppearanceAnimated)
    case .appeared: controller?.begin(true, animated: false)
    case .none, .attaching, .disappearing: break
    }
    former?.endAppearance()
    if appearance == .appeared { controller?.endAppearance() }
  }

  /// Asks the delegate for a custom transition.
  private func requestAnimation(from former: UIViewController, to new: UIViewController) {
    let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: former, to: new)
    if let animator { _ = delegate?.tabBarController(self, interactionControllerFor: animator) }
  }

  /// A Boolean value that indicates whether the bar shows the More tab.
  ///
  /// An iPhone's bar has room for five tabs, or four tabs and More.
  var hasMore: Bool { controllers.count > 5 }
  var barControllers: [UIViewController] {
    hasMore ? controllers.prefix(4) + [moreNavigationController] : controllers
  }
  var listedInMore: [UIViewController] { hasMore ? Array(controllers.dropFirst(4)) : [] }
  var barItems: [UITabBarItem] { barControllers.map(\.tabBarItem) }
  var selectedBarItem: UITabBarItem? {
    listedInMore.containsIdentical(selected) ? moreNavigationController.tabBarItem : selected?.tabBarItem
  }
  func makeMoreNavigationController() -> UINavigationController {
    let list = UIViewController()
    list.title = "More"
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    ownMore = more
    adopt(more)
    return more
  }

  /// A Boolean value that indicates whether the bar is visible.
  ///
  /// A screen on the selected stack can hide the bar.
  var showsBar: Bool { !isBarHidden && !((selected as? UINavigationController)?.hidesBottomBar ?? false) }
}
