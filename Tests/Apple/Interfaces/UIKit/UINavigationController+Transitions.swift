extension UINavigationController {
  /// Changes the stack, which is what `viewControllers` says from now on. The screen follows with a transition where the
  /// controller is on it, and when the one that is under way has ended.
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
    // The one that is seen stays a child until it has left the screen.
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
      // The controller itself is on its way onto the screen: what it shows is exchanged.
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
    updateBottomBar()
    former?.begin(false, animated: animated)
    top?.begin(true, animated: animated)
    transition.start()
  }

  private func ended(_ transition: SimulatedTransition, from former: UIViewController?, to top: UIViewController?) {
    stackTransition = nil
    leaving = nil
    if transition.isCancelled {
      // The one that was being popped is put back on top, whatever has become of the stack meanwhile. The delegate is not told.
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

  /// What a controller does that was off the screen and comes back: it shows what has come on top meanwhile, and tells its
  /// delegate, each time. One that leaves the screen ends its transition.
  func prepareStack(toAppear appears: Bool, animated: Bool) {
    guard appears else {
      stackTransition?.finish()
      return
    }
    if stack.last !== shown { exchange(with: stack.last) }
    updateBottomBar()
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  /// `hidesBottomBarWhenPushed` of any screen on the stack hides the bar; it is read when a transition starts.
  private func updateBottomBar() { hidesBottomBar = stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// The swipe from the edge: the stack is without its top from the first touch on, and gets it back where the user lets go
  /// too early.
  func startInteractivePop() {
    stack.removeLast()
    startTransition(to: stack.last, animated: true, isInteractive: true)
  }
}
