import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

package struct Tab: Sendable {
  package let name: Text
  package let title: Title
  package let icon: IconSyntax
  package let selectedIcon: IconSyntax?
  package let accessibilityID: AccessibilityID
  /// Each optional or with a default; handed to the tab's root once.
  package var parameters: [Parameter] = []
  /// The condition, by index, without which the tab is not there.
  package var condition: Int?
  package let visibility: TabSyntax.Visibility
  /// The tab, by index, that takes its place where it is hidden.
  package var fallback: Int?
  /// Whether the spec names one, even where there is no such tab.
  package var hasFallback = false
  package let rawValue: RawValue?
  package let section: Text?
  package let shortcut: ShortcutSyntax?
  package let placeholder: Placeholder?
  package let isSearch: Bool
  /// Indices of routes.
  package var opens: [Int] = []
  /// Indices of links.
  package var links: [Int] = []

  package init(
    name: Text, title: Title, icon: IconSyntax, selectedIcon: IconSyntax?, accessibilityID: AccessibilityID,
    parameters: [Parameter] = [], condition: Int? = nil, visibility: TabSyntax.Visibility, fallback: Int? = nil,
    hasFallback: Bool = false, rawValue: RawValue?, section: Text?, shortcut: ShortcutSyntax?,
    placeholder: Placeholder?, isSearch: Bool, opens: [Int] = [], links: [Int] = []
  ) {
    self.name = name
    self.title = title
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.accessibilityID = accessibilityID
    self.parameters = parameters
    self.condition = condition
    self.visibility = visibility
    self.fallback = fallback
    self.hasFallback = hasFallback
    self.rawValue = rawValue
    self.section = section
    self.shortcut = shortcut
    self.placeholder = placeholder
    self.isSearch = isSearch
    self.opens = opens
    self.links = links
  }

  /// What a tab shows that has no screen yet.
  package struct Placeholder: Sendable {
    /// nil for the tab's own.
    package let icon: IconSyntax?
    package let message: Title

    package init(icon: IconSyntax?, message: Title) {
      self.icon = icon
      self.message = message
    }
  }

  package enum RawValue: Sendable {
    case text(String)
    case number(Int)
  }
}

package struct Route: Sendable {
  package let name: Text
  /// The feature, by index, in whose enum it is a case.
  package let feature: Int?
  /// At least one; the first is meant where a link does not say.
  package let presentations: [RouteSyntax.Presentation]
  package var tabs: AllowedTabs
  /// Modal routes, by index, in whose flows it may be pushed.
  package var flows: [Int] = []
  package var parameters: [Parameter] = []
  package let title: Title?
  package let accessibilityID: AccessibilityID
  package let elements: [Element]
  /// The values of keys that only the app's views look at.
  package let attributes: [ScreenAttribute]
  /// The route, by index, to which Back goes where a link opened this one.
  package var parent: Int?
  /// Whether routes may be pushed inside it, as it is presented.
  package var hasFlow = false
  /// Indices of routes.
  package var opens: [Int] = []
  /// Indices of links.
  package var links: [Int] = []

  package init(
    name: Text, feature: Int?, presentations: [RouteSyntax.Presentation], tabs: AllowedTabs, flows: [Int] = [],
    parameters: [Parameter] = [], title: Title?, accessibilityID: AccessibilityID, elements: [Element],
    attributes: [ScreenAttribute], parent: Int? = nil, hasFlow: Bool = false, opens: [Int] = [], links: [Int] = []
  ) {
    self.name = name
    self.feature = feature
    self.presentations = presentations
    self.tabs = tabs
    self.flows = flows
    self.parameters = parameters
    self.title = title
    self.accessibilityID = accessibilityID
    self.elements = elements
    self.attributes = attributes
    self.parent = parent
    self.hasFlow = hasFlow
    self.opens = opens
    self.links = links
  }

  /// Whether it may be shown in a way.
  func isShown(as presentation: RouteSyntax.Presentation) -> Bool {
    // Each route is asked for each kind of screen, several times: by the numbers of kinds, as the library's own search of a list
    // compares through a protocol.
    let kind = presentation.kind.rawValue
    var index = 0
    while index < presentations.count {
      if presentations[index].kind.rawValue == kind { return true }
      index += 1
    }
    return false
  }

  /// A control on the screen that UI tests look for.
  package struct Element: Sendable {
    package let name: Text
    package let accessibilityID: Text

    package init(name: Text, accessibilityID: Text) {
      self.name = name
      self.accessibilityID = accessibilityID
    }
  }
}

/// What the bar does, whatever its tabs.
package struct TabBar: Sendable {
  /// The tab that is selected at first, by index.
  package var initial = 0
  package var restores: TabBarSyntax.Restoration = .nothing
  package var selectionKey: Text?
  package var shownKey: Text?
  package var retap: TabBarSyntax.Retap = .popToRoot
  package var customization: Customization?
  package var background: ColorSyntax?
  package var inactive: ColorSyntax?
  package var active: ColorSyntax?

  package init() {}

  /// How the user may change the bar.
  package struct Customization: Sendable {
    /// How many tabs must stay.
    package let minimum: Int
    package let allowsReordering: Bool
    /// The tab, by index, that a reset selects.
    package let resetSelects: Int?

    package init(minimum: Int, allowsReordering: Bool, resetSelects: Int?) {
      self.minimum = minimum
      self.allowsReordering = allowsReordering
      self.resetSelects = resetSelects
    }
  }
}

/// URLs that the app itself turns into a place.
package struct ResolvedLink: Sendable {
  package let name: Text
  package var parameters: [Parameter] = []
  /// The tab, by index, that is selected at once.
  package var tab: Int?
  /// What it may resolve to, by index of routes.
  package var resolves: [Int] = []
  /// Indices of links.
  package var links: [Int] = []

  package init(name: Text, parameters: [Parameter] = [], tab: Int? = nil, resolves: [Int] = [], links: [Int] = []) {
    self.name = name
    self.parameters = parameters
    self.tab = tab
    self.resolves = resolves
    self.links = links
  }
}
