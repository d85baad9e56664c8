#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  extension String {
    /// Creates the text of a title in the spec.
    ///
    /// - Parameters:
    ///   - title: The title in the spec.
    ///   - bundle: The bundle with the `Localizable` string tables for the key of the title.
    public init(_ title: NavigationTitle, bundle: Bundle = .main) {
      switch title {
      case .text(let text): self = text
      case .key(let key): self = bundle.localizedString(forKey: key, value: nil, table: nil)
      }
    }
  }

  extension UIImage {
    /// Creates the image of a tab: a symbol, or an image in the app's asset catalog.
    ///
    /// The result is `nil` if no image has the name.
    ///
    /// - Parameter icon: The image in the spec.
    public convenience init?(_ icon: TabIcon) {
      switch icon {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name): self.init(named: name)
      }
    }
  }

  extension UITabBarItem {
    /// Creates a tab bar item with the title, the images, and the accessibility identifier of a tab.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - bundle: The bundle with the string tables for the key of the title.
    public convenience init(_ tab: some NavigationTab, bundle: Bundle = .main) {
      self.init(
        title: String(tab.title, bundle: bundle), image: UIImage(tab.icon), selectedImage: UIImage(tab.selectedIcon))
      accessibilityIdentifier = tab.accessibilityID
    }
  }

  extension UIContentUnavailableConfiguration {
    /// Creates the placeholder of a tab's root, with the title of the tab and the `placeholder` of the spec.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    @MainActor public init(_ tab: some NavigationTab, bundle: Bundle = .main) {
      self = .empty()
      text = String(tab.title, bundle: bundle)
      secondaryText = tab.tabItem.placeholder.map { String($0.message, bundle: bundle) }
      image = UIImage(tab.tabItem.placeholder?.icon ?? tab.icon)
    }
  }
#endif
