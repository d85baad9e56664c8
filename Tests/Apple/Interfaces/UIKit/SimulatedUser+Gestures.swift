// What somebody does. Each gesture gives whether it is possible.

@_spi(Simulator)
extension SimulatedUser {
  /// Taps the back button.
  public func tapBack() -> Bool {
    guard let navigation = poppableController else { return false }
    navigation.popViewController(animated: true)
    return true
  }

  /// Holds the back button and chooses a screen of the list: by its place on the stack, from 0.
  public func holdBack(choosing index: Int) -> Bool {
    guard let navigation = poppableController, navigation.stack.indices.dropLast().contains(index) else { return false }
    navigation.popToViewController(navigation.stack[index], animated: true)
    return true
  }

  /// Puts a finger on the edge of the screen and moves it.
  public func beginSwipeBack() -> Bool {
    guard let navigation = poppableController, navigation.interactivePopGestureRecognizer?.isEnabled == true else {
      return false
    }
    navigation.startInteractivePop()
    return true
  }

  /// Swipes back, and lets go too early or not. What remains is animated.
  public func swipeBack(completing: Bool) -> Bool {
    guard beginSwipeBack() else { return false }
    letGo(completing: completing)
    return true
  }

  /// Lifts the finger.
  public func letGo(completing: Bool) {
    for transition in UIKitSimulator.transitions where transition.isInteractive {
      transition.letGo(completing: completing)
    }
  }

  // Tabs.

  /// Taps a tab, by its place in the bar.
  public func tapTab(at index: Int) -> Bool {
    guard canTouch, seesTabBar, let tabBarController = front as? UITabBarController,
      tabBarController.barControllers.indices.contains(index)
    else { return false }
    let controller = tabBarController.barControllers[index]
    guard controller.tabBarItem.isEnabled else { return false }
    tabBarController.tapped(controller)
    return true
  }

  /// Taps a tab, by the identifier of its item.
  public func tapTab(identifiedBy identifier: String) -> Bool {
    let items = (front as? UITabBarController)?.barItems ?? []
    return items.firstIndex { $0.accessibilityIdentifier == identifier }.map(tapTab) ?? false
  }

  /// Chooses a tab in the list behind More, by its place there.
  public func chooseInMore(at index: Int) -> Bool {
    guard canTouch, let tabBarController = front as? UITabBarController,
      tabBarController.selected === tabBarController.moreNavigationController,
      tabBarController.listedInMore.indices.contains(index)
    else { return false }
    let controller = tabBarController.listedInMore[index]
    tabBarController.select(controller)
    tabBarController.delegate?.tabBarController(tabBarController, didSelect: controller)
    return true
  }

  /// Goes back from a tab that is behind More to the list. The delegate of the tab bar controller is not told.
  public func tapBackToMore() -> Bool {
    guard canTouch, let tabBarController = front as? UITabBarController,
      tabBarController.listedInMore.containsIdentical(tabBarController.selected),
      (navigationController?.stack.count ?? 1) == 1
    else { return false }
    tabBarController.select(tabBarController.moreNavigationController)
    return true
  }

  /// Presses a key of a keyboard. The screen gets it, and what it is inside of.
  public func press(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    let press = UIPress(simulatedKey: UIKey(simulatedCharacters: characters, modifierFlags: modifierFlags))
    screen?.pressesBegan([press], with: UIPressesEvent())
  }

  // Sheets.

  /// Puts a finger on a sheet and drags it down. Where it may not be dismissed, it springs back, which the delegate is told of.
  public func beginSwipeDown() -> Bool {
    guard canTouch, let sheet = front, let presenter = sheet.ownPresenter, sheet.modalPresentationStyle.isSheet,
      let presentation = sheet.ownPresentationController
    else { return false }
    let mayDismiss =
      !sheet.isModalInPresentation
      && presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
    guard mayDismiss else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    presenter.dismiss([sheet], animated: true, isInteractive: true) {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }.start()
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    return true
  }

  /// Drags a sheet down and lets go, too early or not. What remains is animated.
  public func swipeDown(completing: Bool = true) -> Bool {
    guard beginSwipeDown() else { return false }
    letGo(completing: completing)
    return true
  }
}

extension UITabBarController {
  /// What a tap on a tab does: UIKit asks, pops the selected tab's stack to its root, and tells.
  fileprivate func tapped(_ controller: UIViewController) {
    let former = selected
    if #available(iOS 18.0, tvOS 18.0, *), let tab = controller.ownTab as? UITab {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
      select(controller)
      if former === controller { popSelected() }
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: former?.ownTab as? UITab)
      return
    }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected { popSelected() } else { select(controller) }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func popSelected() { (selected as? UINavigationController)?.popToRootViewController(animated: true) }
}
