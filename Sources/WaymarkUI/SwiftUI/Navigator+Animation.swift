#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension Navigator {
    /// Opens a URL with a custom scheme, or a universal link.
    ///
    /// ``NavigatorView`` opens the link that launches the app without an animation.
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - animated: A Boolean value that indicates whether SwiftUI views animate the change of the screens.
    /// - Returns: The immediate result. The result is `LinkOutcome.unmatched` if no link of the spec matches the URL.
    @discardableResult
    public func open(_ url: URL, animated: Bool) -> LinkOutcome {
      animated ? open(url) : withTransaction(.withoutAnimation) { open(url) }
    }
  }

  extension Transaction {
    /// A transaction that disables all animations.
    static var withoutAnimation: Transaction {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      return transaction
    }
  }
#endif
