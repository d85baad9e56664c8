#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A tab's title and image, for `tabItem` and for lists of tabs, with the identifier that UI tests look for.
  public struct TabLabel<Tab: NavigationTab>: View {
    private let tab: Tab
    private let isSelected: Bool

    /// The label of a tab.
    ///
    /// - Parameter isSelected: Whether to show the image that the spec gives for the selected tab.
    public init(_ tab: Tab, isSelected: Bool = false) {
      self.tab = tab
      self.isSelected = isSelected
    }

    /// The label.
    public var body: some View {
      Label {
        Text(tab.title)
      } icon: {
        switch isSelected ? tab.selectedIcon : tab.icon {
        case .symbol(let name): Image(systemName: name)
        case .asset(let name): Image(name)
        }
      }
      .accessibilityIdentifier(tab.accessibilityID)
    }
  }

  extension Text {
    /// A title of the spec; a key is looked up in the string tables of the app.
    public init(_ title: NavigationTitle) {
      switch title {
      case .text(let text): self.init(verbatim: text)
      case .key(let key): self.init(LocalizedStringKey(key))
      }
    }
  }

  extension View {
    /// Marks a view as the screen of a route, sheet, cover or window, by the identifier that UI tests look for.
    public func accessibilityIdentifier(of screen: some NavigationScreen) -> some View {
      // Without a container of its own, SwiftUI gives the identifier to the controls on the screen in place of theirs.
      accessibilityElement(children: .contain).accessibilityIdentifier(screen.accessibilityID)
    }
  }
#endif
