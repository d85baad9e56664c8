#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An invisible view that calls a closure once, after the next layout of its superview or after its superview leaves
  /// the window. The view then removes itself.
  final class LayoutView: UIView {
    private var didEnd: (@MainActor () -> Void)?

    init(didEnd: @escaping @MainActor () -> Void) {
      self.didEnd = didEnd
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      setNeedsLayout()
    }

    /// This initializer is unavailable, because a decoded view has no closure to call.
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      end()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { end() }
    }

    private func end() {
      guard let didEnd else { return }
      self.didEnd = nil
      // UIKit's work in the layout is complete after this method returns.
      Task {
        removeFromSuperview()
        didEnd()
      }
    }
  }
#endif
