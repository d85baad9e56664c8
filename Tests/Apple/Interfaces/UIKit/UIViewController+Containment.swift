extension UIViewController {
  /// Adds a child controller, and records a violation if the child already has a parent or is presented.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if let parent = child.parent {
      UIKitSimulator.record(
        .exception,
        "UIViewControllerHierarchyInconsistency: \(child.simulatedName) has the parent \(parent.simulatedName) and is "
          + "added to \(simulatedName)")
      child.leaveParent()
    }
    if child.ownPresenter != nil {
      UIKitSimulator.record(.exception, "\(child.simulatedName) is presented and is added to \(simulatedName)")
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Hides a child controller and removes it from its parent.
  func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.show(false)
    child.leaveParent()
  }

  /// The name of the controller in violations.
  var simulatedName: String { "\(type(of: self))" + (title.map { " “\($0)”" } ?? "") }
}

extension [UIViewController] {
  func containsIdentical(_ controller: UIViewController?) -> Bool { contains { $0 === controller } }
  /// The first controller that the array contains twice.
  var firstDuplicate: UIViewController? {
    enumerated().first { index, controller in self[..<index].contains { $0 === controller } }?.element
  }
}
