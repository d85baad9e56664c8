import SwiftUI

extension UIHostingController {
  /// A view under a title. `title` itself would be shown in the tab bar, too.
  convenience init(rootView: Content, title: String?) {
    self.init(rootView: rootView)
    navigationItem.title = title
  }
}
