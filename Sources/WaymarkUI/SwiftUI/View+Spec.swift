#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension Text {
    /// Creates the text of a title in the spec.
    ///
    /// - Parameters:
    ///   - title: The title in the spec.
    ///   - bundle: The bundle with the `Localizable` string tables for the key of the title, or `nil` for the main
    ///     bundle.
    public init(_ title: NavigationTitle, bundle: Bundle? = nil) {
      switch title {
      case .text(let text): self.init(verbatim: text)
      case .key(let key): self.init(LocalizedStringKey(key), bundle: bundle)
      }
    }
  }

  extension Image {
    /// Creates the image of a tab: a symbol, or an image in the app's asset catalog.
    ///
    /// - Parameter icon: The image in the spec.
    public init(_ icon: TabIcon) {
      switch icon {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name): self.init(name)
      }
    }
  }

  extension View {
    /// Sets the accessibility identifier of a route, sheet, cover, or window, by which UI tests find the screen.
    ///
    /// ``NavigatorView`` sets the identifier of every screen. Use this modifier for screens that are shown in another
    /// way.
    ///
    /// - Parameter screen: The screen that the view shows.
    /// - Returns: A view with the accessibility identifier.
    public func accessibilityIdentifier(of screen: some NavigationScreen) -> some View {
      // Without an accessibility container, SwiftUI gives the identifier to the controls on the screen.
      accessibilityElement(children: .contain).accessibilityIdentifier(screen.accessibilityID)
    }

    /// Sets the bundle with the string tables for the keys of the spec's titles.
    ///
    /// Pass the bundle of the package that contains the spec. Without this modifier, titles are looked up in the main
    /// bundle of the app.
    ///
    /// - Parameter bundle: The bundle with the string tables.
    /// - Returns: A view that uses the bundle.
    public func navigationTitles(from bundle: Bundle) -> some View { environment(\.titleBundle, bundle) }

    /// Calls a closure with the arguments that links have for a tab's root.
    ///
    /// The closure is called with the arguments of a link that arrived before the root appeared, and with the arguments
    /// of later links.
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
    ///   - tab: The tab of the root.
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
#endif
