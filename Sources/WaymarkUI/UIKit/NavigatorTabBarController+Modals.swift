#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  extension NavigatorTabBarController {
    /// What the controller has presented for the state.
    struct PresentedModal {
      let screen: NavigationState<Spec>.Modal.Screen
      let controller: UIViewController
      let stack: RouteStack<Spec>?
    }

    /// Presents what the state has, or dismisses what it does not have any more. UIKit does one thing at a time: what is in
    /// motion is left alone, and asks again when it has ended.
    func showModal() {
      forgetDismissed()
      let modal = navigator.state.modal
      guard let presented else {
        if let modal { present(modal) }
        return
      }
      if presented.screen == modal?.screen {
        if let stack = presented.stack { show(stack, animated: isOnScreen) }
      } else if presented.controller.isBeingPresented || presented.controller.isBeingDismissed {
        afterTransition(of: presented.controller)
      } else {
        presented.controller.presentingViewController?.dismiss(animated: true)
      }
    }

    private func present(_ modal: NavigationState<Spec>.Modal) {
      guard isOnScreen else { return }
      // An alert of the app's, say, is not taken away.
      var presenter: UIViewController = self
      while let next = presenter.presentedViewController { presenter = next }
      guard !presenter.isBeingPresented, !presenter.isBeingDismissed else { return afterTransition(of: presenter) }

      let content: UIViewController
      let stack: RouteStack<Spec>?
      switch modal.screen {
      case .sheet(let screen):
        content = sheet(screen)
        stack = self.stack(of: screen, content, modal)
      case .cover(let screen):
        content = cover(screen)
        stack = self.stack(of: screen, content, modal)
      }
      let controller = stack?.controller ?? content
      controller.show(modal.screen)
      // A screen may have something to say to somebody who drags it away.
      controller.presentationController?.delegate = content as? any UIAdaptivePresentationControllerDelegate
      presented = PresentedModal(screen: modal.screen, controller: controller, stack: stack)
      navigator.host.modalDidAppear(modal.screen)
      presenter.present(controller, animated: true) { [weak self] in
        // Who dismisses itself tells no delegate of it, nor its presenter.
        let departure = DepartureView { [weak self] in self?.applyState() }
        controller.presentationController?.containerView?.insertSubview(departure, at: 0)
        self?.applyState()
      }
    }

    /// The stack of a sheet or cover, where it needs one.
    private func stack(
      of screen: some NavigationScreen, _ content: UIViewController, _ modal: NavigationState<Spec>.Modal
    ) -> RouteStack<Spec>? {
      content.view.accessibilityIdentifier = screen.accessibilityID
      content.show(screen.title, bundle: bundle)
      guard screen.needsStack else { return nil }
      let stack = RouteStack<Spec>(.modal, root: content, delegate: user)
      stack.show(modal.stack, animated: false, make: self.screen)
      return stack
    }

    private func afterTransition(of controller: UIViewController) {
      // The transition is over when what UIKit calls has returned.
      let isTold = controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        Task { self?.applyState() }
      }
      guard isTold != true else { return }
      // Without a coordinator, as where nothing is animated, nobody tells of the end; it is looked at again until it has come.
      Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(100))
        self?.applyState()
      }
    }

    /// Whoever has dismissed it: the user, the app, or the navigator.
    private func forgetDismissed() {
      guard let presented, presented.controller.presentingViewController == nil else { return }
      self.presented = nil
      navigator.host.modalDidDismiss()
    }
  }

  extension UIViewController {
    /// How the spec has a screen presented.
    fileprivate func show<Spec>(_ screen: NavigationState<Spec>.Modal.Screen) {
      switch screen {
      case .sheet(let sheet):
        modalPresentationStyle = .pageSheet
        // Nothing is said otherwise, as the screen may ask for it itself while something is typed.
        if !sheet.isDismissable { isModalInPresentation = true }
        if !sheet.detents.isEmpty { sheetPresentationController?.detents = sheet.detents.map(\.detent) }
      case .cover: modalPresentationStyle = .fullScreen
      }
    }
  }

  extension SheetDetent {
    @MainActor fileprivate var detent: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let part): .custom { $0.maximumDetentValue * part }
      }
    }
  }
#endif
