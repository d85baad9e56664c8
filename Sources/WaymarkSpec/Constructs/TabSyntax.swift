import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `tabs:`.
package struct TabSyntax: SpecConstruct {
  /// Whether the user has a say in it.
  package enum Visibility: String, CaseIterable, Sendable {
    case always, byDefault, optional
  }

  package enum Role: String, CaseIterable, Sendable {
    case search
  }

  package let span: Span
  package var title: TitleSyntax?
  package var icon: IconSyntax?
  package var selectedIcon: IconSyntax?
  package var accessibilityID: Text?
  package var parameters: [Named<ParameterSyntax>] = []
  package var opens: [Text] = []
  package var links: [LinkSyntax] = []
  /// The name of a condition.
  package var condition: Text?
  package var visibility: Located<Visibility>?
  /// The name of a tab.
  package var fallback: Text?
  /// The raw value, a String or an Int as `swift: tabRawValue` says.
  package var rawValue: Text?
  package var section: Text?
  package var shortcut: ShortcutSyntax?
  package var placeholder: PlaceholderSyntax?
  package var role: Located<Role>?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<TabSyntax>(
    "a tab",
    [
      Key("title", .title, isRequired: true, "what the tab bar shows", changes: []) { $0.title = $1 },
      Key("icon", .icon, isRequired: true, "the image in the tab bar", changes: []) { $0.icon = $1 },
      Key("selectedIcon", .icon, "the image while the tab is selected", changes: []) { $0.selectedIcon = $1 },
      Key(
        "accessibilityID", .visibleText, "the identifier for UI tests", default: "`tab.NAME`", changes: [.accessibility]
      ) {
        $0.accessibilityID = $1
      },
      Key(
        "params", .parameters, "what its root is handed once; each is optional or has a default",
        changes: [.url, .source]
      ) {
        $0.parameters = $1
      },
      Key("opens", .distinct(.name, of: "routes"), "the routes that its screen opens", changes: []) { $0.opens = $1 },
      Key("links", .list(.link, of: "links"), "the URLs that select it", changes: [.url]) { $0.links = $1 },
      Key("when", .name, "the condition without which it is not there", changes: [.url]) { $0.condition = $1 },
      Key(
        "shown", .choice(Visibility.self), "whether the user can hide it", default: "`byDefault`",
        changes: [.url, .state]
      ) {
        $0.visibility = $1
      },
      Key("fallback", .name, "the tab that takes its place where it is hidden", changes: [.url]) { $0.fallback = $1 },
      Key("raw", .someText, "its raw value", default: "its name or its number", changes: [.state]) { $0.rawValue = $1 },
      Key("section", .someText, "the heading of the side bar under which it stands", changes: []) { $0.section = $1 },
      Key("shortcut", .shortcut, "the keys that select it", changes: []) { $0.shortcut = $1 },
      Key("placeholder", .construct(PlaceholderSyntax.self), "what is shown while it has no screen yet", changes: []) {
        $0.placeholder = $1
      },
      Key("role", .choice(Role.self), "what it is for the system", changes: []) { $0.role = $1 },
    ])
}

/// `placeholder:`, what a tab shows that has no screen yet.
package struct PlaceholderSyntax: SpecConstruct {
  package let span: Span
  package var icon: IconSyntax?
  package var message: TitleSyntax?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<PlaceholderSyntax>(
    "a placeholder",
    [
      Key("icon", .icon, "its image", default: "the tab's", changes: []) { $0.icon = $1 },
      Key("message", .title, isRequired: true, "what it says", changes: []) { $0.message = $1 },
    ])
}
