enum SimulatedPresentationPhase { case none, presenting, presented, dismissing }

// A presentation belongs to the topmost parent of the presenting controller. All children of the topmost parent have
// the same `presentedViewController`.
extension UIViewController {
  /// The current presentation controller of the hierarchy, or the presentation controller for the next presentation.
  ///
  /// A presentation controller ends with its presentation. The next presentation has a new presentation controller
  /// without a delegate.
  var nearestPresentationController: UIPresentationController? {
    if parent != nil, hierarchyRoot.ownPresenter != nil { return hierarchyRoot.nearestPresentationController }
    if let ownPresentationController { return ownPresentationController }
    let made: UIPresentationController =
      modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    ownPresentationController = made
    return made
  }

  func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = hierarchyRoot
    guard mayPresent(presented, on: presenter) else { return }
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    presented.rootWindow = presenter.rootWindow
    presented.presentationPhase = .presenting
    presented.nearestPresentationController?.attachContainer(to: presenter.hostWindow)
    let covers = presented.modalPresentationStyle.removesPresenter
    let isAnimated = animated && UIView.areAnimationsEnabled
    let transition = SimulatedTransition(from: presenter, to: presented, animated: isAnimated) { _ in
      presenter.presentationTransition = nil
      presented.presentationTransition = nil
      presented.presentationPhase = .presented
      presented.endAppearance()
      if covers { presenter.endAppearance() }
      completion?()
    }
    presenter.presentationTransition = transition
    presented.presentationTransition = transition
    if covers { presenter.begin(false, animated: isAnimated) }
    presented.begin(true, animated: isAnimated)
    transition.startPresentation()
  }

  private func mayPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
    let attempt = "attempt to present \(presented.simulatedName) on \(simulatedName)"
    if presented.ownPresenter != nil {
      UIKitSimulator.record(.exception, "\(attempt): it is presented already")
      return false
    }
    if presented.parent != nil || presented === presenter {
      UIKitSimulator.record(.exception, "\(attempt): it is in a hierarchy of its own already")
      return false
    }
    let refusal: String? =
      if let other = presenter.ownPresented {
        other.isBeingDismissed
          ? "while \(other.simulatedName) is being dismissed" : "which is already presenting \(other.simulatedName)"
      } else if presenter.isBeingPresented || presenter.isBeingDismissed {
        "while a presentation is in progress"
      } else if hostWindow == nil || presenter.hostWindow == nil {
        "whose view is not in the window hierarchy"
      } else {
        nil
      }
    if let refusal { UIKitSimulator.record(.refused, "\(attempt) \(refusal)") }
    return refusal == nil
  }

  /// Dismisses the presented controller, or this controller if no controller is presented.
  ///
  /// A second `dismiss` during a dismissal reaches the controller beneath.
  ///
  /// If a presented controller is asked to dismiss itself, UIKit forwards the request to the presenting controller.
  /// UIKit does not promise that an overridden `dismiss` of the presenting controller is called.
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let root = hierarchyRoot
    if let presented = root.ownPresented, !presented.isBeingDismissed {
      root.dismissPresented(animated: animated, completion: completion)
    } else if let presenter = root.ownPresenter, !root.isBeingDismissed {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if root.ownPresented != nil || root.isBeingDismissed {
      refuseToDismiss()
    } else {
      completion?()
    }
  }

  private func refuseToDismiss() {
    UIKitSimulator.record(
      .refused, "attempt to dismiss from \(simulatedName) while a presentation or dismissal is in progress")
  }

  /// Dismisses the presented controller and all controllers that are presented on it.
  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let chain = presentedChain
    guard chain.allSatisfy({ $0.presentationPhase == .presented }) else { return refuseToDismiss() }
    dismiss(chain, animated: animated, isInteractive: false, completion: completion).startPresentation()
  }

  /// The controllers that are presented on this controller, from the bottom to the top.
  var presentedChain: [UIViewController] {
    guard let ownPresented else { return [] }
    return [ownPresented] + ownPresented.presentedChain
  }

  /// Starts a dismissal. `presentedViewController` keeps its value until the dismissal has ended.
  func dismiss(
    _ chain: [UIViewController], animated: Bool, isInteractive: Bool, completion: (() -> Void)?
  ) -> SimulatedTransition {
    let isAnimated = animated && UIView.areAnimationsEnabled
    let transition = SimulatedTransition(
      from: chain.last, to: self, animated: isAnimated, isInteractive: isInteractive
    ) { transition in
      for controller in [self] + chain { controller.presentationTransition = nil }
      if transition.isCancelled {
        for presented in chain {
          presented.presentationPhase = .presented
          presented.begin(true, animated: true)
          presented.endAppearance()
        }
        return
      }
      for presented in chain.reversed() {
        presented.endAppearance()
        presented.presentationPhase = .none
        presented.ownPresenter?.ownPresented = nil
        presented.ownPresenter = nil
        presented.ownPresentationController?.detachContainer()
        presented.ownPresentationController = nil
        presented.rootWindow = nil
      }
      self.endAppearance()
      completion?()
    }
    presentationTransition = transition
    for presented in chain {
      presented.presentationPhase = .dismissing
      presented.presentationTransition = transition
      presented.begin(false, animated: isAnimated)
    }
    // A presenting controller is already in the window, unless a full-screen presentation covered it.
    if rootWindow?.isShown == true { begin(true, animated: isAnimated) }
    return transition
  }
}
