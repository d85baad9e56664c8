import UIKit

// The navigation bars of both reports use these extensions.

extension UIBarButtonItem {
  /// Returns the close button of a report's first step, which has no back button.
  static func close(identifier: String, action: @escaping () -> Void) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in action() })
    item.accessibilityIdentifier = identifier
    return item
  }
}

extension UIViewController {
  /// Returns the controller with the number of its step in the navigation bar.
  func counted(_ step: Int, of count: Int) -> UIViewController {
    let item = UIBarButtonItem(title: "\(step)/\(count)")
    item.isEnabled = false
    navigationItem.rightBarButtonItem = item
    return self
  }
}
