import SwiftUI

extension UIHostingController {
  /// Creates a controller with a navigation title. The `title` property would also change the title in the tab bar.
  convenience init(rootView: Content, title: String?) {
    self.init(rootView: rootView)
    navigationItem.title = title
  }
}
