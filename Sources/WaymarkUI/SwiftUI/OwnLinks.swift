#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Opens the URLs that views open and that aren't links of the app, for example in a browser of the app.
    ///
    /// Without this modifier, the system opens these URLs. An action `openURL` that the app sets outside of
    /// ``NavigatorView`` isn't called, because SwiftUI doesn't tell a view the answer of such an action.
    ///
    /// ```swift
    /// NavigatorView(navigator, screens: FruitsScreens())
    ///   .opensOtherURLs { url in
    ///     page = url
    ///     return .handled
    ///   }
    /// ```
    ///
    /// - Parameter open: A closure that opens a URL.
    /// - Returns: A view whose views open URLs with the closure.
    public func opensOtherURLs(with open: @escaping @MainActor (URL) -> OpenURLAction.Result) -> some View {
      environment(\.openOtherURL, open)
    }
  }

  /// The navigator handles the app's links, which the system would open in the browser.
  struct OwnLinks<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    @Environment(\.openOtherURL) private var openOther

    func body(content: Content) -> some View {
      content.environment(\.openURL, OpenURLAction(opensLinksWith: navigator, others: openOther))
    }
  }

  extension OpenURLAction {
    package init<Spec: NavigationSpec>(
      opensLinksWith navigator: Navigator<Spec>, others open: (@MainActor (URL) -> Result)? = nil
    ) {
      self.init { url in navigator.handle(url) ? .handled : open?(url) ?? .systemAction }
    }
  }

  extension EnvironmentValues {
    fileprivate var openOtherURL: (@MainActor (URL) -> OpenURLAction.Result)? {
      get { self[OpenOtherURLKey.self] }
      set { self[OpenOtherURLKey.self] = newValue }
    }
  }

  private struct OpenOtherURLKey: EnvironmentKey {
    static let defaultValue: (@MainActor (URL) -> OpenURLAction.Result)? = nil
  }
#endif
