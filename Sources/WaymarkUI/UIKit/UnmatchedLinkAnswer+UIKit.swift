#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension UnmatchedLinkAnswer {
    /// Opens the page in the browser. The system doesn't open the app again for a universal link that the app opens.
    public static var browser: UnmatchedLinkAnswer { UnmatchedLinkAnswer { url in UIApplication.shared.open(url) } }

    /// Presents the page in a web view over the visible screen, until the user or a link dismisses the web view.
    ///
    /// ```swift
    /// navigator.unmatchedLinks = .webView { SFSafariViewController(url: $0) }
    /// ```
    ///
    /// - Parameter controller: A closure that returns a view controller with the page.
    /// - Returns: The answer.
    public static func webView(_ controller: @escaping @MainActor (URL) -> UIViewController) -> UnmatchedLinkAnswer {
      UnmatchedLinkAnswer { url, navigator in
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        guard var presenter = scene?.keyWindow?.rootViewController else { return }
        while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
        let page = controller(url)
        page.dismissesForLinks(of: navigator)
        presenter.present(page, animated: true)
      }
    }
  }
#endif
