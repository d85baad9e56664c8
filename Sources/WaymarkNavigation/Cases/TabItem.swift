import Foundation

/// The properties that a spec declares for one tab.
public struct TabItem<Spec: NavigationSpec>: Hashable, Sendable {
  /// The name of the tab in the spec.
  public let name: String
  /// The title of the tab in the tab bar.
  public let title: NavigationTitle
  /// The image of the tab in the tab bar.
  public let icon: TabIcon
  /// The image that the tab bar shows while the tab is selected.
  public let selectedIcon: TabIcon
  /// The accessibility identifier that UI tests use to find the tab's button.
  public let accessibilityID: String
  /// The condition under which the tab bar shows the tab, or `nil` if the tab has no condition.
  public let condition: Spec.Condition?
  /// The rule that determines whether the user can hide the tab.
  public let visibility: TabVisibility
  /// The tab that is selected if this tab is hidden.
  public let fallback: Spec.Tab?
  /// The heading above the tab in a sidebar.
  public let section: NavigationTitle?
  /// The keyboard shortcut that selects the tab.
  public let shortcut: TabShortcut?
  /// The placeholder that the tab's root screen shows while the app has no other content for the tab.
  public let placeholder: TabPlaceholder?
  /// A Boolean value that indicates whether the tab is the search tab. The system places and styles the search tab
  /// separately.
  public let isSearch: Bool
  /// The layout of the tab where there is room for two columns.
  public let layout: TabLayout
  /// The system features that the spec declares for the tab's root, or `nil` for those of the whole spec.
  public let activities: Set<ScreenActivity>?
  /// The default arguments for the tab's root screen, or `nil` if the tab has no parameters.
  public let arguments: Spec.TabArguments?

  /// Creates the properties of one tab. An omitted argument has the default value that the spec language defines.
  ///
  /// - Parameters:
  ///   - name: The name of the tab in the spec.
  ///   - title: The title of the tab in the tab bar.
  ///   - icon: The image of the tab in the tab bar.
  ///   - selectedIcon: The image that the tab bar shows while the tab is selected, or `nil` to use `icon`.
  ///   - accessibilityID: The accessibility identifier of the tab's button.
  ///   - condition: The condition under which the tab bar shows the tab.
  ///   - visibility: The rule that determines whether the user can hide the tab.
  ///   - fallback: The tab that is selected if this tab is hidden.
  ///   - section: The heading above the tab in a sidebar.
  ///   - shortcut: The keyboard shortcut that selects the tab.
  ///   - placeholder: The placeholder that the tab's root screen shows while the app has no other content for the tab.
  ///   - isSearch: A Boolean value that indicates whether the tab is the search tab.
  ///   - layout: The layout of the tab where there is room for two columns.
  ///   - activities: The system features that offer the tab's root, or `nil` for those of the whole spec.
  ///   - arguments: The default arguments for the tab's root screen.
  public init(
    name: String, title: NavigationTitle, icon: TabIcon, selectedIcon: TabIcon? = nil, accessibilityID: String,
    condition: Spec.Condition? = nil, visibility: TabVisibility = .byDefault, fallback: Spec.Tab? = nil,
    section: NavigationTitle? = nil, shortcut: TabShortcut? = nil, placeholder: TabPlaceholder? = nil,
    isSearch: Bool = false,
    layout: TabLayout = .stack, activities: Set<ScreenActivity>? = nil, arguments: Spec.TabArguments? = nil
  ) {
    self.name = name
    self.title = title
    self.icon = icon
    self.selectedIcon = selectedIcon ?? icon
    self.accessibilityID = accessibilityID
    self.condition = condition
    self.visibility = visibility
    self.fallback = fallback
    self.section = section
    self.shortcut = shortcut
    self.placeholder = placeholder
    self.isSearch = isSearch
    self.layout = layout
    self.activities = activities
    self.arguments = arguments
  }
}

/// The image of a tab.
public enum TabIcon: Hashable, Sendable {
  /// An SF Symbol with the associated name.
  case symbol(String)
  /// An image with the associated name, and the bundle whose asset catalog contains the image.
  case asset(String, bundle: Bundle = .main)
}

/// The layout of a tab where there is room for two columns. Elsewhere, each tab is a stack.
public enum TabLayout: Hashable, Sendable {
  /// The tab shows its root screen or the screen on top of its stack.
  case stack
  /// The tab shows its root screen in a sidebar, and the screen on top of its stack beside the sidebar.
  case split
}

/// A rule that determines whether the user can hide a tab.
public enum TabVisibility: Hashable, Sendable {
  /// The user can't hide the tab.
  case always
  /// The tab is shown until the user hides it.
  case byDefault
  /// The tab is hidden until the user shows it.
  case optional
}

/// A keyboard shortcut that selects a tab.
public struct TabShortcut: Hashable, Sendable {
  /// A modifier key of the shortcut.
  public enum Modifier: Hashable, Sendable, CaseIterable {
    /// The Command key.
    case command
    /// The Shift key.
    case shift
    /// The Option key.
    case option
    /// The Control key.
    case control
  }

  /// The character of the key, in lowercase.
  public let key: Character
  /// The modifier keys that the user holds down while pressing the key.
  public let modifiers: Set<Modifier>

  /// Creates a keyboard shortcut.
  ///
  /// - Parameters:
  ///   - key: The character of the key, in lowercase.
  ///   - modifiers: The modifier keys that the user holds down while pressing the key.
  public init(_ key: Character, _ modifiers: Set<Modifier>) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A placeholder that the root screen of a tab shows while the app has no other content for the tab.
public struct TabPlaceholder: Hashable, Sendable {
  /// The image of the placeholder, or `nil` to use the image of the tab.
  public let icon: TabIcon?
  /// The message of the placeholder.
  public let message: NavigationTitle

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - icon: The image of the placeholder, or `nil` to use the image of the tab.
  ///   - message: The message of the placeholder.
  public init(icon: TabIcon? = nil, message: NavigationTitle) {
    self.icon = icon
    self.message = message
  }
}

/// A title or a message that the app displays.
public enum NavigationTitle: Hashable, Sendable {
  /// The title itself.
  case text(String)
  /// The key of a localized title, the name of the string table, and the bundle that contains the table.
  case key(String, table: String = "Localizable", bundle: Bundle = .main)
}

extension NavigationTitle: ExpressibleByStringLiteral {
  /// Creates a title from a string literal, for example `"Home"`.
  ///
  /// - Parameter text: The title itself.
  public init(stringLiteral text: String) { self = .text(text) }
}
