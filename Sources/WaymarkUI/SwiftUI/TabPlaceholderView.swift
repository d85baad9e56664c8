#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// What stands in for a tab's root while there is nothing to show: the spec's `placeholder`, under the tab's title.
  public struct TabPlaceholderView<Tab: NavigationTab>: View {
    private let tab: Tab
    @Environment(\.titleBundle) private var bundle

    /// The placeholder of a tab; of one whose spec gives none, its title and image alone.
    public init(_ tab: Tab) { self.tab = tab }

    /// The title, the image and the message.
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
