#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// The view controller of the gate that replaces the tabs.
  struct GateController<Spec: NavigationSpec> {
    let gate: Spec.Gate
    let controller: UIViewController
    let stack: RouteStack<Spec>?
  }

  extension StackHost {
    /// Returns the controller of the gate that is shown, or `nil` if all gates are open. A gate that appears again has a
    /// new controller.
    func updateGate() -> UIViewController? {
      guard let gate = navigator.gate else {
        shownGate = nil
        return nil
      }
      if shownGate?.gate != gate { shownGate = makeGate(gate) }
      if let stack = shownGate?.stack { show(stack, animated: isOnScreen) }
      return shownGate?.controller
    }

    private func makeGate(_ gate: Spec.Gate) -> GateController<Spec> {
      let content = controllers.gate(gate)
      let stack = stack(of: gate, content, in: .gate(gate))
      if stack == nil { content.pass(navigator.handle(of: .gate(gate))) }
      return GateController(gate: gate, controller: stack?.controller ?? content, stack: stack)
    }
  }

  extension NavigatorTabBarController {
    /// The gate is the only tab, and the tab bar is hidden. The stacks of the tabs stay unchanged, so they appear again when
    /// the gate opens.
    func showGate() -> Bool {
      let former = shownGate?.controller
      guard let controller = updateGate() else {
        if former != nil {
          tabsInBar = []
          setBarHidden(Spec.Tab.only != nil)
        }
        return false
      }
      if controller !== former {
        tabsInBar = []
        bar.showOnly(controller)
        setBarHidden(true)
        shown = nil
      }
      return true
    }
  }
#endif
