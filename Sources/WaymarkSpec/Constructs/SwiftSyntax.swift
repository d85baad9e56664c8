import WaymarkDiagnostics
import WaymarkYAML

/// `swift:`, how the generated code looks.
package struct SwiftSyntax: SpecConstruct {
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`
  }

  package enum RawValue: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
  }

  package let span: Span
  package var access: Access = .internal
  package var names: NamesSyntax?
  package var tabRawValue: RawValue = .string

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<SwiftSyntax>(
    "`swift`",
    [
      Key("access", .choice(Access.self), "who may use the generated code", changes: [.source]) {
        $0.access = $1.value
      },
      Key("names", .construct(NamesSyntax.self), "other names for the generated types", changes: [.state, .source]) {
        $0.names = $1
      },
      Key("tabRawValue", .choice(RawValue.self), "the raw values of the tabs", changes: [.state, .source]) {
        $0.tabRawValue = $1.value
      },
    ])
}

/// `swift: names:`, other names for the generated types.
package struct NamesSyntax: SpecConstruct {
  package let span: Span
  package var namespace: Text?
  package var tab: Text?
  package var route: Text?
  package var sheet: Text?
  package var cover: Text?
  package var window: Text?
  package var link: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<NamesSyntax>(
    "`names`",
    [
      Key("namespace", .typeName, "the enum around all others", changes: [.state, .source]) { $0.namespace = $1 },
      Key("tab", .typeName, "the enum of tabs", changes: [.source]) { $0.tab = $1 },
      Key("route", .typeName, "the enum of pushed screens", changes: [.source]) { $0.route = $1 },
      Key("sheet", .typeName, "the enum of sheets", changes: [.source]) { $0.sheet = $1 },
      Key("cover", .typeName, "the enum of covers", changes: [.source]) { $0.cover = $1 },
      Key("window", .typeName, "the enum of windows", changes: [.source]) { $0.window = $1 },
      Key("link", .typeName, "the enum of links that the app resolves", changes: [.source]) { $0.link = $1 },
    ])
}
