#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A hidden view that calls a closure when its superview leaves the window.
  ///
  /// UIKit removes the container view of a presentation from the window when the presentation ends.
  final class DepartureView: UIView {
    private let didLeave: @MainActor () -> Void

    init(didLeave: @escaping @MainActor () -> Void) {
      self.didLeave = didLeave
      super.init(frame: .zero)
      isHidden = true
    }

    /// This initializer is unavailable, because a decoded view has no closure to call.
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      // The dismissal is complete after this method returns.
      if window == nil { Task { didLeave() } }
    }
  }
#endif
