#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  struct ModalController<Spec: NavigationSpec> {
    let modal: PresentedModal<Spec>
    let controller: UIViewController
    let stack: RouteStack<Spec>?
    var delegate: AnyObject?
    var isConfirmed = false
    var isHeld = false

    init(modal: PresentedModal<Spec>, controller: UIViewController, stack: RouteStack<Spec>?) {
      self.modal = modal
      self.controller = controller
      self.stack = stack
    }

    @MainActor var isThere: Bool { controller.presentingViewController != nil }
  }

  extension StackHost {
    /// UIKit supports only one transition at a time, so a running transition calls this method again at its end.
    func showModals() {
      forgetDismissed()
      let wanted = navigator.host.modals
      let kept = zip(presented, wanted).prefix { $0.modal == $1 }.count
      if kept < presented.count { return dismiss(presented[kept].controller) }
      for modal in presented {
        if let stack = modal.stack { show(stack, animated: isOnScreen) }
      }
      if kept < wanted.count { present(wanted[kept]) }
    }

    private func dismiss(_ controller: UIViewController) {
      if let moving = controller.controllerInTransition { return wait(for: moving) }
      controller.presentingViewController?.dismiss(animated: true)
    }

    private func present(_ modal: PresentedModal<Spec>) {
      guard isOnScreen else { return }
      let presenter = topmostController
      guard !presenter.isBeingPresented, !presenter.isBeingDismissed else { return wait(for: presenter) }

      let content: UIViewController
      let stack: RouteStack<Spec>?
      switch modal.screen {
      case .sheet(let screen):
        content = controllers.sheet(screen)
        stack = self.stack(of: screen, content, in: .modal(modal.screen))
      case .cover(let screen):
        content = controllers.cover(screen)
        stack = self.stack(of: screen, content, in: .modal(modal.screen))
      }
      let controller = stack?.controller ?? content
      controller.show(modal.screen)
      controller.pass(navigator.handle(of: .modal(modal.screen)))
      controller.traitOverrides[DismissModalTrait.self] = DismissModalAction { [navigator] in
        navigator.dismiss(modal.screen)
      }
      // The content can react when the user tries to dismiss the sheet by dragging.
      controller.presentationController?.delegate = content as? any UIAdaptivePresentationControllerDelegate
      var shown = ModalController(modal: modal, controller: controller, stack: stack)
      #if !os(visionOS)
        if case .sheet(let sheet) = modal.screen, sheet.detents.count > 1 {
          shown.delegate = follow(sheet, in: controller, content: content)
        }
      #endif
      presented.append(shown)
      presenter.present(controller, animated: true) { [weak self] in
        // UIKit notifies neither a delegate nor the presenter if a controller dismisses itself.
        let presence = PresenceView { [weak self] isInWindow in
          if !isInWindow { self?.applyState() }
        }
        controller.presentationController?.containerView?.insertSubview(presence, at: 0)
        self?.confirm(controller)
      }
      forgetDismissed()
    }

    /// A modal is presented over other presented controllers, such as an alert of the app, which stay on the screen.
    var topmostController: UIViewController {
      sequence(first: self, next: { $0.presentedViewController }).reduce(self) { $1 }
    }

    private func confirm(_ controller: UIViewController) {
      guard let index = presented.firstIndex(where: { $0.controller === controller }) else { return }
      presented[index].isConfirmed = true
      navigator.host.modalDidAppear(presented[index].modal)
      applyState()
    }

    /// `nil` if the content needs no navigation controller.
    func stack(
      of screen: some NavigationScreen, _ content: UIViewController, in place: NavigationPlace<Spec>
    ) -> RouteStack<Spec>? {
      content.view.accessibilityIdentifier = screen.accessibilityID
      content.show(screen.title, bundle: bundle)
      guard screen.needsStack else { return nil }
      let stack = makeStack(place, root: content)
      stack.show(navigator.state[stack: place], animated: false) { self.screen($0, in: place) }
      return stack
    }

    func wait(for controller: UIViewController) {
      controller.afterTransition { [weak self] in self?.transitionDidEnd() }
    }

    /// A transition may have taken too long for a modal, which is presented now.
    private func transitionDidEnd() {
      navigator.host.retryPresentation()
      applyState()
    }

    /// Also forgets modals that UIKit didn't present. The user, the app, or the navigator can cause the dismissal.
    private func forgetDismissed() {
      guard let index = presented.firstIndex(where: { !$0.isThere }) else { return }
      let dismissed = presented[index...].first { $0.isConfirmed }
      presented.removeSubrange(index...)
      if let dismissed { navigator.host.modalDidDismiss(dismissed.modal) }
    }
  }

  extension UIViewController {
    fileprivate func show<Spec>(_ screen: NavigationState<Spec>.Modal.Screen) {
      switch screen {
      case .sheet(let sheet):
        modalPresentationStyle = .pageSheet
        // `isModalInPresentation` is never set to `false`, because the screen can set the property itself, for example
        // while the user types.
        if !sheet.isDismissable { isModalInPresentation = true }
        #if !os(visionOS)
          if !sheet.detents.isEmpty { sheetPresentationController?.detents = sheet.detents.map(\.detent) }
        #endif
      case .cover: modalPresentationStyle = .fullScreen
      }
    }
  }
#endif
