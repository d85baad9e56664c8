#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension Text {
    /// Creates a text view for a title in the spec.
    ///
    /// - Parameters:
    ///   - title: The title in the spec.
    ///   - bundle: The bundle that contains the string tables, or `nil` for the bundle of the title.
    public init(_ title: NavigationTitle, bundle: Bundle? = nil) {
      switch title {
      case .text(let text): self.init(verbatim: text)
      case .key(let key, let table, let titleBundle):
        self.init(LocalizedStringKey(key), tableName: table, bundle: bundle ?? titleBundle)
      }
    }
  }

  extension Image {
    /// Creates an image from an SF Symbol, or from an image in an asset catalog.
    ///
    /// - Parameter icon: The image in the spec.
    public init(_ icon: TabIcon) {
      switch icon {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name, let bundle): self.init(name, bundle: bundle)
      }
    }
  }

  extension View {
    /// Sets the accessibility identifier of a screen. UI tests use the identifier to find the screen.
    ///
    /// ``NavigatorView`` sets the identifier of every screen. Use this modifier only for a screen that the app shows
    /// without a ``NavigatorView``.
    ///
    /// - Parameter screen: The screen that the view shows.
    /// - Returns: A view with the accessibility identifier.
    public func accessibilityIdentifier(of screen: some NavigationScreen) -> some View {
      // Without an accessibility container, SwiftUI gives the identifier to the controls on the screen.
      accessibilityElement(children: .contain).accessibilityIdentifier(screen.accessibilityID)
    }

    /// Sets the bundle that contains the string tables for titles.
    ///
    /// Use this modifier only for a bundle that the spec cannot name, such as the bundle of a framework. Without this
    /// modifier, the view looks up titles in the bundle that the key `bundle` of the spec selects.
    ///
    /// - Parameter bundle: The bundle that contains the string tables.
    /// - Returns: A view that uses the bundle.
    public func navigationTitles(from bundle: Bundle) -> some View { environment(\.titleBundle, bundle) }

    /// Calls a closure with the arguments that links pass to the root of a tab.
    ///
    /// If a link arrived before the root appeared, the closure is called with the arguments of this link. The closure
    /// is also called with the arguments of each later link.
    ///
    /// ```swift
    /// SettingsView(pane: pane).onArguments(of: .settings, in: navigator) { arguments in
    ///   switch arguments {
    ///   case .settings(let pane): self.pane = pane
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - tab: The tab that contains the root.
    ///   - navigator: The navigator that receives the links.
    ///   - action: The closure to call with the arguments.
    /// - Returns: A view that calls the closure.
    public func onArguments<Spec: NavigationSpec>(
      of tab: Spec.Tab, in navigator: Navigator<Spec>, perform action: @escaping @MainActor (Spec.TabArguments) -> Void
    ) -> some View {
      onChange(of: navigator.hasArguments(for: tab), initial: true) {
        if let arguments = navigator.takeArguments(for: tab) { action(arguments) }
      }
    }
  }

  extension View {
    /// Calls a closure when the user taps the selected tab again and the stack of the tab shows its root screen.
    ///
    /// With `retap: popToRoot` in the spec, the first tap pops the stack, and the next tap calls the closure. Use the
    /// modifier on the root of the tab, for example to scroll to the top:
    ///
    /// ```swift
    /// ScrollViewReader { proxy in
    ///   List(news) { NewsRow($0) }
    ///     .onRetap(of: .news, in: navigator) { withAnimation { proxy.scrollTo(news.first?.id) } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - navigator: The navigator that shows the tab.
    ///   - action: The closure to call.
    /// - Returns: A view that calls the closure.
    public func onRetap<Spec: NavigationSpec>(
      of tab: Spec.Tab, in navigator: Navigator<Spec>, perform action: @escaping @MainActor () -> Void
    ) -> some View {
      onChange(of: navigator.retaps[tab]) { action() }
    }
  }

  /// A placeholder for a tab whose root has no content to show.
  ///
  /// The view shows the title of the tab, a message, and an image. The key `placeholder` in the spec declares the
  /// message and the image.
  public struct TabPlaceholderView<Tab: NavigationTab>: View {
    private let tab: Tab
    @Environment(\.titleBundle) private var bundle

    /// Creates the placeholder of a tab.
    ///
    /// If the spec has no `placeholder` for the tab, the view shows only the title and the image of the tab.
    ///
    /// - Parameter tab: The tab.
    public init(_ tab: Tab) { self.tab = tab }

    /// The title, the image, and the message.
    public var body: some View {
      ContentUnavailableView {
        Label {
          Text(tab.title, bundle: bundle)
        } icon: {
          Image(tab.tabItem.placeholder?.icon ?? tab.icon)
        }
      } description: {
        if let message = tab.tabItem.placeholder?.message { Text(message, bundle: bundle) }
      }
    }
  }

  extension EnvironmentValues {
    var titleBundle: Bundle? {
      get { self[TitleBundleKey.self] }
      set { self[TitleBundleKey.self] = newValue }
    }
  }

  private struct TitleBundleKey: EnvironmentKey {
    static let defaultValue: Bundle? = nil
  }
#endif

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    func shown(as screen: some NavigationScreen) -> some View {
      titled(screen.title).hidingTabBar(screen.hidesTabBar).accessibilityIdentifier(of: screen)
    }

    @ViewBuilder private func titled(_ title: NavigationTitle?) -> some View {
      if let title { modifier(ScreenTitle(title: title)) } else { self }
    }

    @ViewBuilder private func hidingTabBar(_ isHidden: Bool) -> some View {
      #if os(macOS)
        self
      #else
        if !isHidden {
          self
        } else if #available(iOS 18, visionOS 2, *) {
          toolbarVisibility(.hidden, for: .tabBar)
        } else {
          toolbar(.hidden, for: .tabBar)
        }
      #endif
    }
  }

  private struct ScreenTitle: ViewModifier {
    let title: NavigationTitle
    @Environment(\.titleBundle) private var bundle

    func body(content: Content) -> some View { content.navigationTitle(Text(title, bundle: bundle)) }
  }
#endif
