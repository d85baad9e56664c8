import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `routes:`, a screen that is pushed or presented.
package struct RouteSyntax: SpecConstruct {
  package enum Presentation: String, CaseIterable, Sendable {
    case push, sheet, cover, window
  }

  package typealias Columns = RouteColumns

  package let span: Span
  /// Names of tabs and of modal routes; nil for every tab.
  package var tabs: [Text]?
  /// Push where the spec says nothing.
  package var presentations: [Located<Presentation>] = []
  /// nil for what the links capture.
  package var parameters: [Named<ParameterSyntax>]?
  package var title: TitleSyntax?
  package var accessibilityID: Text?
  /// Identifiers of controls.
  package var elements: [Named<Text>] = []
  package var hidesTabBar: Located<Bool>?
  package var opens: [Text] = []
  package var links: [LinkSyntax] = []
  /// The name of a route.
  package var parent: Text?
  package var detents: [Located<DetentSyntax>] = []
  package var isDismissable: Located<Bool>?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<RouteSyntax>(
    "a route",
    [
      Key(
        "in", .list(.name, of: "tabs"), "the tabs, or modal flows, in which it may be pushed", default: "all tabs",
        changes: [.url, .state]
      ) {
        $0.tabs = $1
      },
      Key(
        "present", .list(.choice(Presentation.self), of: "presentations"), "how it is shown", default: "`push`",
        changes: [.url, .state, .source]
      ) {
        $0.presentations = $1
      },
      Key("params", .parameters, "its parameters", default: "what its links capture", changes: [.url, .state, .source])
      { $0.parameters = $1 },
      Key("title", .title, "the screen's title", changes: []) { $0.title = $1 },
      Key(
        "accessibilityID", .visibleText, "the identifier for UI tests", default: "`screen.NAME`",
        changes: [.accessibility]
      ) {
        $0.accessibilityID = $1
      },
      Key(
        "elements", .named(.visibleText, "identifiers", as: .parameter), "identifiers of controls, for UI tests",
        changes: [.accessibility, .source]
      ) {
        $0.elements = $1
      },
      Key("hidesTabBar", .locatedFlag, "whether the tab bar goes while it is pushed", changes: []) {
        $0.hidesTabBar = $1
      }
      .counts(for: [.push], else: "is never pushed, and what is presented covers the tab bar anyway") {
        $0.hidesTabBar != nil
      }
      .onScreens { $0.hidesTabBar?.value == true ? "" : nil },
      Key("opens", .distinct(.name, of: "routes"), "the routes that its screen opens", changes: []) { $0.opens = $1 },
      Key("links", .list(.link, of: "links"), "the URLs that lead to it", changes: [.url, .state, .source]) {
        $0.links = $1
      },
      Key("parent", .name, "the route to which Back goes where a link opened it", changes: [.url]) { $0.parent = $1 }
        .counts(for: [.push], else: "is never pushed, so no screen lies beneath it") { $0.parent != nil },
      Key("detents", .list(.detent, of: "detents"), "the heights at which its sheet rests", changes: []) {
        $0.detents = $1
      }
      .counts(for: [.sheet], else: "is never a sheet, and no other screen has heights") { !$0.detents.isEmpty }
      .onScreens { $0.detents.isEmpty ? nil : $0.detents.map(\.value.text).joined(separator: ",") },
      Key("dismissable", .locatedFlag, "whether a swipe closes it", default: "`true`", changes: []) {
        $0.isDismissable = $1
      }
      .counts(for: [.sheet, .cover], else: "is neither a sheet nor a cover, so no swipe closes it") {
        $0.isDismissable != nil
      }
      .onScreens(as: "isPersistent") { $0.isDismissable?.value == false ? "" : nil },
    ])
}

/// A height at which a sheet rests.
package enum DetentSyntax: Hashable, Sendable {
  case medium, large
  /// A part of the full height, above 0 and at most 1.
  case fraction(Double)

  /// The height as an attribute of a screen has it.
  fileprivate var text: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "\(part)"
    }
  }
}

extension ValueKind where Value == Located<DetentSyntax> {
  fileprivate static let detent = ValueKind("`medium`, `large` or a part of the height like `0.4`") { node, reader in
    let expected = "`medium`, `large` or a part of the height like `0.4`"
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: expected)
      return nil
    }
    switch node.text.string {
    case "medium": return Located(.medium, node.span)
    case "large": return Located(.large, node.span)
    case let word:
      // `Double` would read `nan` and `0x1p-2` as well.
      if node.text.bytes.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }), let part = Double(word),
        part > 0, part <= 1
      {
        return Located(.fraction(part), node.span)
      }
      reader.reportMismatch(
        node, expected: expected, help: Suggestion.question(for: word, among: ["medium", "large"]))
      return nil
    }
  }
}
