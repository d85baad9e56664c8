extension UIViewController {
  /// Makes a controller a child, where it may be one.
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

  /// Takes a controller off the screen and away from its parent.
  func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.show(false)
    child.leaveParent()
  }

  /// What violations call a controller.
  var simulatedName: String { "\(type(of: self))" + (title.map { " “\($0)”" } ?? "") }
}

extension [UIViewController] {
  func containsIdentical(_ controller: UIViewController?) -> Bool { contains { $0 === controller } }
  /// One that is there twice.
  var firstDuplicate: UIViewController? {
    enumerated().first { index, controller in self[..<index].contains { $0 === controller } }?.element
  }
}
