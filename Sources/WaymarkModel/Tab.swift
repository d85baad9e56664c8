import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A tab of the tab bar.
package struct Tab: Sendable {
  package let name: Text
  /// The source range of the YAML mapping that declares the tab.
  package let span: Span
  package let title: Title
  package let summary: SummarySyntax?
  /// The values of metadata keys that the tab declares, in the order of the keys.
  package let metadata: [MetadataValue]
  package let icon: IconSyntax
  package let selectedIcon: IconSyntax?
  package let accessibilityID: AccessibilityID
  /// The parameters of the tab's root screen.
  ///
  /// Each parameter of a tab is optional or has a default.
  package let parameters: [Parameter]
  /// The condition under which the tab bar shows the tab.
  package let condition: Reference?
  package let visibility: TabSyntax.Visibility
  /// The source location of the `shown` key.
  package let visibilitySpan: Span?
  /// The tab that is selected if this tab is hidden.
  package let fallback: Reference?
  /// A Boolean value that indicates whether the spec declares a fallback. The value is `true` even if the spec declares
  /// no tab with the name of the fallback.
  package let hasFallback: Bool
  package let rawValue: RawValue?
  /// The source location of the `raw` key.
  package let rawValueSpan: Span?
  package let section: Text?
  package let shortcut: ShortcutSyntax?
  package let placeholder: Placeholder?
  package let isSearch: Bool
  package let layout: TabSyntax.Layout
  /// The routes that the tab's screen opens.
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
  /// The indices of the links to the tab.
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
  /// Returns the raw value of the tab's generated enum case, without quotes.
  package func rawValueText(index: Int, _ type: SwiftSyntax.RawValue) -> String {
    switch rawValue {
    case .text(let text)?: text
    case .number(let number)?: String(number)
    case nil: type == .int ? String(index) : name.string
    }
  }
}
