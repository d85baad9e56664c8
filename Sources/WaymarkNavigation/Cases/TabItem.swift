/// All that a spec says of one tab.
public struct TabItem<Spec: NavigationSpec>: Hashable, Sendable {
  /// The name in the spec.
  public let name: String
  /// What the tab bar shows.
  public let title: NavigationTitle
  /// The image in the tab bar.
  public let icon: TabIcon
  /// The image while the tab is selected.
  public let selectedIcon: TabIcon
  /// The identifier by which UI tests find the tab's button.
  public let accessibilityID: String
  /// What must hold for the tab to be there.
  public let condition: Spec.Condition?
  /// Whether the user may hide it.
  public let visibility: TabVisibility
  /// The tab that takes its place while it is not there.
  public let fallback: Spec.Tab?
  /// The heading under which a sidebar lists it.
  public let section: String?
  /// The keys that select it.
  public let shortcut: TabShortcut?
  /// What stands in for its root while there is nothing to show.
  public let placeholder: TabPlaceholder?
  /// Whether it is the tab for search, to which the system gives a place and a look of its own.
  public let isSearch: Bool
  /// What its root gets where a link says nothing else; nil for a tab without parameters.
  public let arguments: Spec.TabArguments?

  /// A tab's item; what is left out is as in a spec that does not mention it.
  public init(
    name: String, title: NavigationTitle, icon: TabIcon, selectedIcon: TabIcon? = nil, accessibilityID: String,
    condition: Spec.Condition? = nil, visibility: TabVisibility = .byDefault, fallback: Spec.Tab? = nil,
    section: String? = nil, shortcut: TabShortcut? = nil, placeholder: TabPlaceholder? = nil, isSearch: Bool = false,
    arguments: Spec.TabArguments? = nil
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
    self.arguments = arguments
  }
}

/// The image of a tab.
public enum TabIcon: Hashable, Sendable {
  /// An SF Symbol, by name.
  case symbol(String)
  /// An image in the app's asset catalogue, by name.
  case asset(String)
}

/// Whether the user may hide a tab.
public enum TabVisibility: Hashable, Sendable {
  /// Never.
  case always
  /// It is shown until the user hides it.
  case byDefault
  /// It is hidden until the user shows it.
  case optional
}

/// Keys that select a tab.
public struct TabShortcut: Hashable, Sendable {
  /// A key that is held down with another.
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

  /// The key's character, in lower case.
  public let key: Character
  /// What is held down with it.
  public let modifiers: Set<Modifier>

  /// A key with modifiers.
  public init(_ key: Character, _ modifiers: Set<Modifier>) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// What stands in for a tab's root while there is nothing to show.
public struct TabPlaceholder: Hashable, Sendable {
  /// An image; nil for the tab's own.
  public let icon: TabIcon?
  /// What it says.
  public let message: NavigationTitle

  /// A placeholder.
  public init(icon: TabIcon? = nil, message: NavigationTitle) {
    self.icon = icon
    self.message = message
  }
}
