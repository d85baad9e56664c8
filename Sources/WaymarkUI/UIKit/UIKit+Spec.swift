#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension UIImage {
    /// Creates an image from an SF Symbol, or from an image in an asset catalog.
    ///
    /// The initializer returns `nil` if the symbol or the image does not exist.
    ///
    /// - Parameter icon: The image in the spec.
    public convenience init?(_ icon: TabIcon) {
      switch icon {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name, let bundle): self.init(named: name, in: bundle, with: nil)
      }
    }
  }

  extension UITabBarItem {
    /// Creates a tab bar item with the title, the images, and the accessibility identifier of a tab.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    public convenience init(_ tab: some NavigationTab, bundle: Bundle? = nil) {
      self.init(
        title: String(tab.title, bundle: bundle), image: UIImage(tab.icon), selectedImage: UIImage(tab.selectedIcon))
      accessibilityIdentifier = tab.accessibilityID
    }
  }

  extension UIContentUnavailableConfiguration {
    /// Creates a placeholder for a tab whose root has no content to show.
    ///
    /// The placeholder shows the title of the tab, a message, and an image. The key `placeholder` in the spec declares
    /// the message and the image.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    @MainActor public init(_ tab: some NavigationTab, bundle: Bundle? = nil) {
      self = .empty()
      text = String(tab.title, bundle: bundle)
      secondaryText = tab.tabItem.placeholder.map { String($0.message, bundle: bundle) }
      image = UIImage(tab.tabItem.placeholder?.icon ?? tab.icon)
    }
  }
#endif
