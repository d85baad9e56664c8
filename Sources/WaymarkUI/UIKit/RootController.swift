#if canImport(UIKit)
  import UIKit

  /// An empty controller with the system background, which a tab shows until its content is loaded.
  final class RootController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
