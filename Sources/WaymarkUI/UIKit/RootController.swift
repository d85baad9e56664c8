#if canImport(UIKit)
  import UIKit

  /// What a tab shows until its content is there: nothing, on the colour that content has behind it.
  final class RootController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
