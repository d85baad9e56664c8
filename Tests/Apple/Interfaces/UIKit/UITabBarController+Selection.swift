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
    if delegateAnimates, let former, let controller, appearance == .appeared {
      requestAnimation(from: former, to: controller)
    }
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
  var hasMore: Bool { !UIKitSimulator.isWide && shownControllers.count > 5 }
  var barControllers: [UIViewController] {
    hasMore ? shownControllers.prefix(4) + [moreNavigationController] : shownControllers
  }
  var listedInMore: [UIViewController] { hasMore ? Array(shownControllers.dropFirst(4)) : [] }
  var barItems: [UITabBarItem] { barControllers.map(barItem) }
  /// The controllers without the controllers of hidden tabs.
  private var shownControllers: [UIViewController] {
    guard #available(iOS 18.0, tvOS 18.0, *) else { return controllers }
    return controllers.filter { !(($0.ownTab as? UITab)?.isHidden ?? false) }
  }
  private func barItem(of controller: UIViewController) -> UITabBarItem {
    if #available(iOS 18.0, tvOS 18.0, *), let tab = controller.ownTab as? UITab { return tab.barItem }
    return controller.tabBarItem
  }
  /// The controller whose content is on the screen. A container without a bar of its own shows its only child.
  var selectedContent: UIViewController? {
    guard let selected, !(selected is UINavigationController), selected.children.count == 1 else { return selected }
    return selected.children[0]
  }
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
