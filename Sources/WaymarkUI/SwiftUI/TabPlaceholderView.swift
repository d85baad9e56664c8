#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A placeholder for a tab's root that has nothing else to show, with the title of the tab and the `placeholder` of
  /// the spec.
  public struct TabPlaceholderView<Tab: NavigationTab>: View {
    private let tab: Tab
    @Environment(\.titleBundle) private var bundle

    /// Creates the placeholder of a tab. A tab without a `placeholder` in the spec shows only its title and its image.
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
#endif
