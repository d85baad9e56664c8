#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  extension String {
    /// A title of the spec.
    ///
    /// - Parameter bundle: Where a key is looked up, in `Localizable` tables.
    public init(_ title: NavigationTitle, bundle: Bundle = .main) {
      switch title {
      case .text(let text): self = text
      case .key(let key): self = bundle.localizedString(forKey: key, value: nil, table: nil)
      }
    }
  }

  extension UIImage {
    /// An image of the spec: a symbol, or one of the app's asset catalogue; nil where there is none of that name.
    public convenience init?(_ icon: TabIcon) {
      switch icon {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name): self.init(named: name)
      }
    }
  }

  extension UITabBarItem {
    /// A tab's title, images and identifier.
    ///
    /// - Parameter bundle: Where the key of a title is looked up.
    public convenience init(_ tab: some NavigationTab, bundle: Bundle = .main) {
      self.init(
        title: String(tab.title, bundle: bundle), image: UIImage(tab.icon), selectedImage: UIImage(tab.selectedIcon))
      accessibilityIdentifier = tab.accessibilityID
    }
  }

  extension UIContentUnavailableConfiguration {
    /// What stands in for a tab's root while there is nothing to show: the spec's `placeholder`, under the tab's title.
    ///
    /// - Parameter bundle: Where the keys of titles are looked up.
    @MainActor public init(_ tab: some NavigationTab, bundle: Bundle = .main) {
      self = .empty()
      text = String(tab.title, bundle: bundle)
      secondaryText = tab.tabItem.placeholder.map { String($0.message, bundle: bundle) }
      image = UIImage(tab.tabItem.placeholder?.icon ?? tab.icon)
    }
  }
#endif
