#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A label with the title, the image, and the accessibility identifier of a tab.
  ///
  /// Use the label in `tabItem` or in a list of tabs.
  public struct TabLabel<Tab: NavigationTab>: View {
    private let tab: Tab
    private let isSelected: Bool
    @Environment(\.titleBundle) private var bundle
    @Environment(\.symbolVariants) private var variants

    /// Creates the label of a tab.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - isSelected: A Boolean value that indicates whether the label shows the tab's image for the selected state.
    public init(_ tab: Tab, isSelected: Bool = false) {
      self.tab = tab
      self.isSelected = isSelected
    }

    /// The title and the image of the tab.
    public var body: some View {
      Label {
        Text(tab.title, bundle: bundle)
      } icon: {
        // A tab bar uses the filled variant of all symbols, which would hide the difference between the two images of
        // the spec.
        Image(isSelected ? tab.selectedIcon : tab.icon)
          .environment(\.symbolVariants, tab.icon == tab.selectedIcon ? variants : .none)
      }
      .accessibilityIdentifier(tab.accessibilityID)
    }
  }
#endif
