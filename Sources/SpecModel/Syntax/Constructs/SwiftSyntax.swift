import SpecText

package struct SwiftSyntax: SpecConstruct {
  package enum Access: String, SpecWord { case `internal`, package, `public` }

  package enum RawValue: String, SpecWord {
    case string = "String"
    case int = "Int"
  }

  package let span: Span
  package var access: Access = .internal
  package var names: NamesSyntax?
  package var tabRawValue: RawValue = .string

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<SwiftSyntax>(
    valueOf: "swift",
    [
      Key(
        "access", .choice(Access.self), "the access level of the generated code", default: .word("internal"),
        changes: [.source]
      ) { $0.access = $1.value },
      Key("names", .construct(NamesSyntax.self), "the names of the generated types", changes: [.state, .source]) {
        $0.names = $1
      },
      Key(
        "tabRawValue", .choice(RawValue.self), "the type of the tabs' raw values", default: .word("String"),
        changes: [.state, .source]
      ) { $0.tabRawValue = $1.value },
    ])
}

package struct NamesSyntax: SpecConstruct {
  package let span: Span
  package var namespace: Text?
  package var tab: Text?
  package var route: Text?
  package var sheet: Text?
  package var cover: Text?
  package var window: Text?
  package var gate: Text?
  package var link: Text?
  package var accessibilityID: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<NamesSyntax>(
    valueOf: "names",
    [
      Key(
        "namespace", .typeName, "the name of the enum that contains all other types",
        default: "the name of the app and `Navigation`", changes: [.state, .source]
      ) { $0.namespace = $1 },
      Key("tab", .typeName, "the name of the enum of tabs", default: .word("Tab"), changes: [.source]) { $0.tab = $1 },
      Key("route", .typeName, "the name of the enum of pushed screens", default: .word("Route"), changes: [.source]) {
        $0.route = $1
      },
      Key("sheet", .typeName, "the name of the enum of sheets", default: .word("Sheet"), changes: [.source]) {
        $0.sheet = $1
      },
      Key("cover", .typeName, "the name of the enum of covers", default: .word("Cover"), changes: [.source]) {
        $0.cover = $1
      },
      Key("window", .typeName, "the name of the enum of windows", default: .word("Window"), changes: [.source]) {
        $0.window = $1
      },
      Key("gate", .typeName, "the name of the enum of gates", default: .word("Gate"), changes: [.source]) {
        $0.gate = $1
      },
      Key("link", .typeName, "the name of the enum of resolved links", default: .word("Link"), changes: [.source]) {
        $0.link = $1
      },
      Key(
        "accessibilityID", .typeName, "the name of the enum of accessibility identifiers",
        default: .word("AccessibilityID"), changes: [.source]
      ) { $0.accessibilityID = $1 },
    ])
}
