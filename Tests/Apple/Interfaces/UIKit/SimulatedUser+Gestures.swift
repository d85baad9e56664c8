// The gestures of a user. Each gesture returns `false` if the gesture is not possible.

@_spi(Simulator)
extension SimulatedUser {
  /// Taps the back button.
  public func tapBack() -> Bool {
    guard let navigation = poppableController else { return false }
    if let action = navigation.stack.last?.navigationItem.ownBackAction {
      action.performWithSender(nil, target: nil)
    } else {
      navigation.popViewController(animated: true)
    }
    return true
  }

  /// Holds the back button and chooses a screen by its index on the stack, starting from 0.
  public func holdBack(choosing index: Int) -> Bool {
    guard let navigation = poppableController, navigation.stack.indices.dropLast().contains(index) else { return false }
    navigation.popToViewController(navigation.stack[index], animated: true)
    return true
  }

  /// Starts to swipe back from the edge of the screen.
  public func beginSwipeBack() -> Bool {
    guard let navigation = poppableController, navigation.interactivePopGestureRecognizer?.isEnabled == true,
      !navigation.delegateAnimates
    else { return false }
    navigation.startInteractivePop()
    return true
  }

  /// Swipes back and lifts the finger. The simulation then animates the rest of the transition.
  public func swipeBack(completing: Bool) -> Bool {
    guard beginSwipeBack() else { return false }
    letGo(completing: completing)
    return true
  }

  /// Lifts the finger from all interactive transitions.
  public func letGo(completing: Bool) {
    for transition in UIKitSimulator.transitions where transition.isInteractive {
      transition.letGo(completing: completing)
    }
  }

  // Tabs.

  /// Taps the tab at an index in the tab bar.
  public func tapTab(at index: Int) -> Bool {
    guard canTouch, seesTabBar, let tabBarController = front as? UITabBarController,
      tabBarController.barControllers.indices.contains(index)
    else { return false }
    let controller = tabBarController.barControllers[index]
    guard tabBarController.barItems[index].isEnabled else { return false }
    tabBarController.tapped(controller)
    return true
  }

  /// Taps the tab whose item has an accessibility identifier.
  public func tapTab(identifiedBy identifier: String) -> Bool {
    let items = (front as? UITabBarController)?.barItems ?? []
    return items.firstIndex { $0.accessibilityIdentifier == identifier }.map(tapTab) ?? false
  }

  /// Chooses the tab at an index in the More list.
  public func chooseInMore(at index: Int) -> Bool {
    guard canTouch, let tabBarController = front as? UITabBarController,
      tabBarController.selected === tabBarController.moreNavigationController,
      tabBarController.listedInMore.indices.contains(index)
    else { return false }
    let controller = tabBarController.listedInMore[index]
    tabBarController.chooseInMore(controller)
    return true
  }

  /// Chooses a tab in the sidebar.
  @available(iOS 18.0, *) public func chooseInSidebar(_ identifier: String) -> Bool {
    guard canTouch, let controller = front as? UITabBarController, controller.mode == .tabSidebar,
      let tab = controller.tab(forIdentifier: identifier), !tab.isHidden
    else { return false }
    controller.chosen(tab)
    return true
  }

  /// Shows or hides a tab while editing the sidebar.
  @available(iOS 18.0, *) public func editSidebar(_ identifier: String, hides: Bool) -> Bool {
    guard canTouch, let controller = front as? UITabBarController, controller.mode == .tabSidebar,
      let tab = controller.tab(forIdentifier: identifier), tab.allowsHiding, tab.isHidden != hides
    else { return false }
    tab.isHidden = hides
    controller.delegate?.tabBarController(controller, visibilityDidChangeFor: [tab])
    return true
  }

  /// Returns from a tab in the More list to the list. UIKit does not inform the delegate of the tab bar controller.
  public func tapBackToMore() -> Bool {
    guard canTouch, let tabBarController = front as? UITabBarController,
      tabBarController.listedInMore.containsIdentical(tabBarController.selected),
      (navigationController?.stack.count ?? 1) == 1
    else { return false }
    tabBarController.select(tabBarController.moreNavigationController)
    return true
  }

  /// The keyboard shortcuts of the visible screen and of the responders after the screen.
  public var keyCommands: [UIKeyCommand] {
    sequence(first: screen as UIResponder?, next: { $0?.next }).flatMap { $0?.keyCommands ?? [] }
  }

  /// Presses a key for the visible screen.
  ///
  /// A keyboard shortcut has precedence. An unhandled press travels along the responder chain.
  public func press(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    let command = keyCommands.first { $0.input == characters && $0.modifierFlags == modifierFlags }
    if let command, UIKitSimulator.send(command.action, to: screen, from: command) { return }
    let press = UIPress(simulatedKey: UIKey(simulatedCharacters: characters, modifierFlags: modifierFlags))
    screen?.pressesBegan([press], with: UIPressesEvent())
  }

  // Alerts.

  /// Taps a button of the alert in front. The simulation calls the handler after the alert is dismissed.
  public func tapAlert(_ title: String) -> Bool {
    guard canTouch, let alert = front as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
    else { return false }
    alert.ownPresenter?.startDismissing(animated: true) { action.perform() }
    return true
  }

  // Sheets.

  /// Starts to drag a sheet down. If the sheet must not be dismissed, the sheet springs back and the delegate is
  /// informed.
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

  #if !os(visionOS)
    /// Drags a sheet to one of its heights.
    @available(iOS 16.0, *) public func drag(to detent: UISheetPresentationController.Detent.Identifier) -> Bool {
      guard canTouch, let sheet = front?.ownPresentationController as? UISheetPresentationController,
        sheet.detents.contains(where: { $0.identifier == detent })
      else { return false }
      sheet.selectedDetentIdentifier = detent
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
      return true
    }
  #endif

  /// Drags a sheet down and lifts the finger. The simulation then animates the rest of the dismissal.
  public func swipeDown(completing: Bool = true) -> Bool {
    guard beginSwipeDown() else { return false }
    letGo(completing: completing)
    return true
  }
}

extension UITabBarController {
  /// Selects a tapped tab.
  ///
  /// UIKit asks the delegate, pops the stack if the tab was selected, and informs the delegate.
  fileprivate func tapped(_ controller: UIViewController) {
    if #available(iOS 18.0, tvOS 18.0, *), let tab = controller.ownTab as? UITab {
      chosen(tab)
      return
    }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected { popSelected() } else { select(controller) }
    delegate?.tabBarController(self, didSelect: controller)
  }

  @available(iOS 18.0, *) fileprivate func chosen(_ tab: UITab) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let former = selectedTab
    if former === tab { popSelected() } else { selectedTab = tab }
    if let group = tab as? UITabGroup, group.selectedChild == nil {
      group.selectedChild = group.defaultChildIdentifier.flatMap(group.tab)
    }
    delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: former)
  }

  /// Selects a tab in the More list, without asking the delegate.
  fileprivate func chooseInMore(_ controller: UIViewController) {
    let former = selected
    select(controller)
    if #available(iOS 18.0, tvOS 18.0, *), let tab = controller.ownTab as? UITab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: former?.ownTab as? UITab)
    } else {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  private func popSelected() { (selected as? UINavigationController)?.popToRootViewController(animated: true) }
}
