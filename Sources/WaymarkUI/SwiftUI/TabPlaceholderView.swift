#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

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
#endif
