#if canImport(UIKit)
  import UIKit

  /// Says when what it is in has left the window: what a presentation lies in, say, which UIKit takes away when it has ended.
  final class DepartureView: UIView {
    private let didLeave: @MainActor () -> Void

    init(didLeave: @escaping @MainActor () -> Void) {
      self.didLeave = didLeave
      super.init(frame: .zero)
      isHidden = true
    }

    /// Not available, as it would have nobody to tell.
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      // The dismissal is over when this has returned.
      if window == nil { Task { didLeave() } }
    }
  }
#endif
