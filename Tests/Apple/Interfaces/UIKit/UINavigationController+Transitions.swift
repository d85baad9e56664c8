extension UINavigationController {
  /// Changes the stack.
  ///
  /// `viewControllers` returns the new stack immediately.
  ///
  /// A controller on the screen shows the change with a transition, after any transition in progress has ended.
  func change(to controllers: [UIViewController], animated: Bool) {
    guard mayShow(controllers) else { return }
    if let stackTransition, stackTransition.initiallyInteractive,
      stackTransition.isInteractive || stackTransition.isCancelled
    {
      UIKitSimulator.record(
        .undefined, "the stack of \(simulatedName) is changed while a swipe is under way that the user may cancel")
    }
    let removed = stack.filter { !controllers.containsIdentical($0) }
    let added = controllers.filter { !stack.containsIdentical($0) }
    stack = controllers
    for child in added { adopt(child) }
    // The visible child stays a child until the child has left the screen.
    for child in removed where child !== shown && child !== leaving { release(child) }
    isNextAnimated = animated
    if appearance == .appeared {
      UIKitSimulator.atLayout { [self] in showTop(animated: isNextAnimated) }
    } else {
      showTop(animated: animated)
    }
    for child in added where child.parent === self { child.didMove(toParent: self) }
  }

  private func mayShow(_ controllers: [UIViewController]) -> Bool {
    if let twice = controllers.firstDuplicate {
      UIKitSimulator.record(.exception, "\(twice.simulatedName) is on the stack of \(simulatedName) twice")
      return false
    }
    if let controller = controllers.first(where: { $0 is UINavigationController }) {
      UIKitSimulator.record(.exception, "\(controller.simulatedName) is pushed onto the stack of \(simulatedName)")
      return false
    }
    return true
  }

  private func showTop(animated: Bool) {
    guard stackTransition == nil else { return }
    let top = stack.last
    guard top !== shown else {
      updateBottomBar()
      return
    }
    switch appearance {
    case .appeared: startTransition(to: top, animated: animated && shown != nil && UIView.areAnimationsEnabled)
    case .appearing:
      // The navigation controller is appearing, so the visible child is replaced without a transition.
      exchange(with: top)
      top?.begin(true, animated: isAppearanceAnimated)
    case .none, .attaching, .disappearing: exchange(with: top)
    }
  }

  private func exchange(with top: UIViewController?) {
    let former = shown
    shown = top
    updateBottomBar()
    if let former, !stack.containsIdentical(former) { release(former) } else { former?.show(false) }
  }

  private func startTransition(to top: UIViewController?, animated: Bool, isInteractive: Bool = false) {
    let former = shown
    let transition = SimulatedTransition(from: former, to: top, animated: animated, isInteractive: isInteractive) {
      [self] in ended($0, from: former, to: top)
    }
    stackTransition = transition
    leaving = former
    shown = top
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    if animated, delegateAnimates, let former, let top { requestAnimation(from: former, to: top) }
    updateBottomBar()
    former?.begin(false, animated: animated)
    top?.begin(true, animated: animated)
    transition.start()
  }

  /// Asks the delegate for a custom transition.
  private func requestAnimation(from former: UIViewController, to top: UIViewController) {
    let operation: Operation = stack.containsIdentical(former) ? .push : .pop
    let animator = delegate?.navigationController(self, animationControllerFor: operation, from: former, to: top)
    if let animator { _ = delegate?.navigationController(self, interactionControllerFor: animator) }
  }

  private func ended(_ transition: SimulatedTransition, from former: UIViewController?, to top: UIViewController?) {
    stackTransition = nil
    leaving = nil
    if transition.isCancelled {
      // The popped controller returns to the top, even if the stack has changed since. The delegate is not informed.
      if let former, !stack.containsIdentical(former) { stack.append(former) }
      shown = former
      top?.begin(false, animated: true)
      top?.endAppearance()
      former?.begin(true, animated: true)
      former?.endAppearance()
    } else {
      former?.endAppearance()
      top?.endAppearance()
      if let former, !stack.containsIdentical(former) { release(former) }
      if let top { delegate?.navigationController(self, didShow: top, animated: transition.isAnimated) }
    }
    if stackTransition == nil, stack.last !== shown { showTop(animated: isNextAnimated) }
    if stackTransition == nil { updateBottomBar() }
  }

  /// Prepares the stack before the navigation controller appears or disappears.
  ///
  /// An appearing controller shows the top of the stack and informs the delegate each time. A disappearing controller
  /// ends its transition.
  func prepareStack(toAppear appears: Bool, animated: Bool) {
    guard appears else {
      stackTransition?.finish()
      return
    }
    if stack.last !== shown { exchange(with: stack.last) }
    updateBottomBar()
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  /// Updates the visibility of the bottom bar.
  ///
  /// Any screen with `hidesBottomBarWhenPushed` on the stack hides the bar when a transition starts.
  private func updateBottomBar() { hidesBottomBar = stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Starts a swipe back from the edge.
  ///
  /// The stack loses its top controller at the first touch and regains it if the user cancels the swipe.
  func startInteractivePop() {
    stack.removeLast()
    startTransition(to: stack.last, animated: true, isInteractive: true)
  }
}
