#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A tab's title and image, for `tabItem` and for lists of tabs, with the identifier that UI tests look for.
  public struct TabLabel<Tab: NavigationTab>: View {
    private let tab: Tab
    private let isSelected: Bool
    @Environment(\.titleBundle) private var bundle
    @Environment(\.symbolVariants) private var variants

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
        Text(tab.title, bundle: bundle)
      } icon: {
        // A tab bar fills all symbols, and the spec's two would look alike.
        Image(isSelected ? tab.selectedIcon : tab.icon)
          .environment(\.symbolVariants, tab.icon == tab.selectedIcon ? variants : .none)
      }
      .accessibilityIdentifier(tab.accessibilityID)
    }
  }
#endif
