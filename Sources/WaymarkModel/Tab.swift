import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A tab of the tab bar.
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
  package let section: Text?
  package let shortcut: ShortcutSyntax?
  package let placeholder: Placeholder?
  package let isSearch: Bool
  package let layout: TabSyntax.Layout
  package let opens: [Reference]

  package init(
    name: Text, span: Span, title: Title, summary: SummarySyntax?, metadata: [MetadataValue],
    icon: IconSyntax, selectedIcon: IconSyntax?,
    accessibilityID: AccessibilityID, parameters: [Parameter], condition: Reference?, visibility: TabSyntax.Visibility,
    visibilitySpan: Span?, fallback: Reference?, hasFallback: Bool, rawValue: RawValue?, rawValueSpan: Span?,
    section: Text?,
    shortcut: ShortcutSyntax?, placeholder: Placeholder?, isSearch: Bool, layout: TabSyntax.Layout,
    opens: [Reference]
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
    self.opens = opens
  }
  package internal(set) var links = 0..<0

  /// The content of a tab without a screen.
  package struct Placeholder: Sendable {
    /// The icon of the placeholder; `nil` to use the icon of the tab.
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
