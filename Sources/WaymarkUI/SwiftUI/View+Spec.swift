#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension Text {
    /// A title of the spec.
    ///
    /// - Parameter bundle: Where a key is looked up, in `Localizable` tables; nil for the app's own bundle.
    public init(_ title: NavigationTitle, bundle: Bundle? = nil) {
      switch title {
      case .text(let text): self.init(verbatim: text)
      case .key(let key): self.init(LocalizedStringKey(key), bundle: bundle)
      }
    }
  }

  extension Image {
    /// An image of the spec: a symbol, or one of the app's asset catalogue.
    public init(_ icon: TabIcon) {
      switch icon {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name): self.init(name)
      }
    }
  }

  extension View {
    /// Marks a view as the screen of a route, sheet, cover or window, by the identifier that UI tests look for.
    ///
    /// ``NavigatorView`` does so for every screen.
    public func accessibilityIdentifier(of screen: some NavigationScreen) -> some View {
      // Without a container of its own, SwiftUI gives the identifier to the controls on the screen in place of theirs.
      accessibilityElement(children: .contain).accessibilityIdentifier(screen.accessibilityID)
    }

    /// Looks the keys of the spec's titles up in the string tables of a bundle, such as that of the package that the spec is in;
    /// without it, in those of the app.
    public func navigationTitles(from bundle: Bundle) -> some View { environment(\.titleBundle, bundle) }

    /// Hands the arguments of a tab's links to its root: those that a link had before the root was there, and later ones.
    ///
    /// ```swift
    /// SettingsView(pane: pane).onArguments(of: .settings, in: navigator) { arguments in
    ///   switch arguments {
    ///   case .settings(let pane): self.pane = pane
    ///   }
    /// }
    /// ```
    public func onArguments<Spec: NavigationSpec>(
      of tab: Spec.Tab, in navigator: Navigator<Spec>, perform action: @escaping @MainActor (Spec.TabArguments) -> Void
    ) -> some View {
      onChange(of: navigator.hasArguments(for: tab), initial: true) {
        if let arguments = navigator.takeArguments(for: tab) { action(arguments) }
      }
    }
  }
#endif
