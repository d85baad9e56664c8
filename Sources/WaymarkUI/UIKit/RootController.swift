#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An empty view controller with the system background color. A tab shows this view controller until the content of
  /// the tab is loaded.
  final class RootController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
