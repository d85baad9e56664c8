import UIKit

// What the navigation bars of both reports have in common.

extension UIBarButtonItem {
  /// The button of a report's first step, which nothing leads back from.
  static func close(identifier: String, action: @escaping () -> Void) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in action() })
    item.accessibilityIdentifier = identifier
    return item
  }
}

extension UIViewController {
  /// The controller, with which step it is in the corner.
  func counted(_ step: Int, of count: Int) -> UIViewController {
    let item = UIBarButtonItem(title: "\(step)/\(count)")
    item.isEnabled = false
    navigationItem.rightBarButtonItem = item
    return self
  }
}
