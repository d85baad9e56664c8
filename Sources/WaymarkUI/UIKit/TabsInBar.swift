#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// The tabs of a tab bar controller in UIKit: view controllers on iOS 17, and `UITab` objects from iOS 18.
  @MainActor
  protocol TabsInBar<Tab>: AnyObject {
    associatedtype Tab: NavigationTab

    /// A Boolean value that indicates whether the tab bar controller has a sidebar with sections.
    ///
    /// A sidebar also shows hidden tabs while the user edits the sidebar.
    var hasSidebar: Bool { get }

    /// The selected tab, or `nil` while the More list is selected.
    var selected: Tab? { get }

    /// Replaces the tabs.
    func show(_ tabs: [Tab], animated: Bool)

    /// Selects a tab, and shows hidden tabs as hidden.
    func select(_ tab: Tab, hidden: Set<Tab>)

    /// Shows a number on a tab, or no number if the number is 0.
    func show(badge: Int, of tab: Tab)

    /// Returns the tab of an object that UIKit passes to a delegate, or `nil` if the object isn't a tab.
    func tab(of item: AnyObject) -> Tab?
  }

  /// Returns the text of a badge, or `nil` if the number is 0.
  func badgeText(_ number: Int) -> String? { number == 0 ? nil : String(number) }
#endif
