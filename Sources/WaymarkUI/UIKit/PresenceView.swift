#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A hidden view that calls a closure when its superview enters or leaves a window.
  final class PresenceView: UIView {
    private let didMove: @MainActor (_ isInWindow: Bool) -> Void

    init(didMove: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
      self.didMove = didMove
      super.init(frame: .zero)
      isHidden = true
    }

    /// This initializer is unavailable, because a decoded view has no closure to call.
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      let isInWindow = window != nil
      // UIKit's work is complete after this method returns.
      Task { didMove(isInWindow) }
    }
  }
#endif
