import SpecText

package struct Tab: Sendable {
  package let name: Text
  package let span: Span
  package let title: Title
  package let summary: SummarySyntax?
  package let metadata: [MetadataValue]
  package let icon: IconSyntax
  package let selectedIcon: IconSyntax?
  package let accessibilityID: AccessibilityID
  /// Each parameter of a tab is optional or has a default.
  package let parameters: [Parameter]
  package let condition: Reference?
  package let visibility: TabSyntax.Visibility
  package let visibilitySpan: Span?
  package let fallback: Reference?
  /// The value is `true` even if the spec declares no tab with the name of the fallback.
  package let hasFallback: Bool
  package let rawValue: RawValue?
  package let rawValueSpan: Span?
  package let section: Title?
  package let shortcut: ShortcutSyntax?
  package let placeholder: Placeholder?
  package let isSearch: Bool
  package let layout: TabSyntax.Layout
  /// `nil` for those of the spec.
  package let activities: [ActivitySyntax]?
  package let opens: [Reference]

  package init(
    name: Text, span: Span, title: Title, summary: SummarySyntax?, metadata: [MetadataValue], icon: IconSyntax,
    selectedIcon: IconSyntax?, accessibilityID: AccessibilityID, parameters: [Parameter], condition: Reference?,
    visibility: TabSyntax.Visibility, visibilitySpan: Span?, fallback: Reference?, hasFallback: Bool,
    rawValue: RawValue?, rawValueSpan: Span?, section: Title?, shortcut: ShortcutSyntax?, placeholder: Placeholder?,
    isSearch: Bool, layout: TabSyntax.Layout, activities: [ActivitySyntax]?, opens: [Reference]
  ) {
    self.name = name
    self.span = span
    self.title = title
    self.summary = summary
    self.metadata = metadata
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.accessibilityID = accessibilityID
    self.parameters = parameters
    self.condition = condition
    self.visibility = visibility
    self.visibilitySpan = visibilitySpan
    self.fallback = fallback
    self.hasFallback = hasFallback
    self.rawValue = rawValue
    self.rawValueSpan = rawValueSpan
    self.section = section
    self.shortcut = shortcut
    self.placeholder = placeholder
    self.isSearch = isSearch
    self.layout = layout
    self.activities = activities
    self.opens = opens
  }
  package internal(set) var links = 0..<0

  package struct Placeholder: Sendable {
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

extension Tab {
  package func rawValueText(index: Int, _ type: SwiftSyntax.RawValue) -> String {
    switch rawValue {
    case .text(let text)?: text
    case .number(let number)?: String(number)
    case nil: type == .int ? String(index) : name.string
    }
  }
}

package struct TabBar: Sendable {
  package let initial: Int
  package let restores: TabBarSyntax.Restoration
  package let selectionKey: Text?
  package let shownKey: Text?
  package let retap: TabBarSyntax.Retap
  package let customization: Customization?
  package let background: ColorSyntax?
  package let inactive: ColorSyntax?
  package let active: ColorSyntax?

  package struct Customization: Sendable {
    package let minimum: Int
    package let allowsReordering: Bool
    package let resetSelects: Reference?

    package init(minimum: Int, allowsReordering: Bool, resetSelects: Reference?) {
      self.minimum = minimum
      self.allowsReordering = allowsReordering
      self.resetSelects = resetSelects
    }
  }

  package init(
    initial: Int = 0, restores: TabBarSyntax.Restoration = .nothing, selectionKey: Text? = nil, shownKey: Text? = nil,
    retap: TabBarSyntax.Retap = .popToRoot, customization: Customization? = nil, background: ColorSyntax? = nil,
    inactive: ColorSyntax? = nil, active: ColorSyntax? = nil
  ) {
    self.initial = initial
    self.restores = restores
    self.selectionKey = selectionKey
    self.shownKey = shownKey
    self.retap = retap
    self.customization = customization
    self.background = background
    self.inactive = inactive
    self.active = active
  }
}

package enum Title: Sendable {
  case text(Text)
  /// The name is `nil` for the default table.
  case key(Text, table: Text?)

  package var text: Text {
    switch self {
    case .text(let text), .key(let text, _): text
    }
  }
}

package struct Condition: Sendable {
  package let name: Text
  package let screen: Reference?

  package init(name: Text, screen: Reference?) {
    self.name = name
    self.screen = screen
  }
}
