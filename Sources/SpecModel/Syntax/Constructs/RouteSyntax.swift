import SpecText

package struct RouteSyntax: ActivityKeyGroup {
  package enum Presentation: String, SpecWord {
    case push, sheet, cover, window, gate

    package static let otherWords: [String: [Self]] = [
      "bottomsheet": [.sheet], "dialog": [.sheet, .cover], "formsheet": [.sheet], "fullscreen": [.cover],
      "fullscreencover": [.cover], "modal": [.sheet, .cover], "navigation": [.push], "pagesheet": [.sheet],
      "popover": [.sheet], "stack": [.push],
    ]
  }

  package typealias Columns = RouteColumns

  package let span: Span
  package var tabs: [Text]?
  /// If the array is empty, the route has the default presentation `push`.
  package var presentations: [Located<Presentation>] = []
  /// If the value is `false`, the decoder has reported a word that can be a misspelled presentation.
  package var arePresentationsKnown = true
  /// If the spec declares no parameters, the captures of the route's links are the parameters.
  package var parameters: [Named<ParameterSyntax>]?
  package var title: TitleSyntax?
  package var summary: SummarySyntax?
  package var metadata: MetadataSyntax?
  package var accessibilityID: Text?
  package var elements: [Named<Text>] = []
  package var hidesTabBar: Located<Bool>?
  package var opens: [Text] = []
  package var links: [LinkSyntax] = []
  package var intent: Located<Bool>?
  package var requires: [Text] = []
  package var returns: ParameterSyntax?
  package var parent: Text?
  package var detents: [Located<DetentSyntax>] = []
  package var isDismissable: Located<Bool>?
  package var activities: [Located<ActivitySyntax>]?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<RouteSyntax>(
    "a route",
    [
      Key(
        "in",
        .distinct(
          .reference(to: .tab, .modalRoute, or: [WordShape(word: "tabs", phrase: "`tabs` means all tabs")]),
          of: "tabs or modal routes"),
        "the tabs, modal routes, and gates in which the route can be pushed; for a sheet or cover, the tabs, gates, and "
          + "other sheets and covers over which it can appear, with every tab if the list names neither tabs nor gates; "
          + "`tabs` means all tabs; `[]` if only the app's code shows the route",
        default: "all tabs", example: "[home]", changes: [.url, .state, .guards]
      ) {
        $0.tabs = $1
      }.counts(for: [.push, .sheet, .cover, .window], else: "is only a gate, which is shown instead of the tabs") {
        $0.tabs != nil
      },
      Key(
        "present", .presentations,
        "the presentations of the route: `push`, `sheet`, `cover`, `window`, or `gate`", default: .word("push"),
        changes: [.url, .state, .source]
      ) {
        $0.presentations = $1.words
        $0.arePresentationsKnown = $1.areKnown
      },
      Key(
        "params", .parameters, "the parameters of the route", default: "the captures of the links",
        example: "{id: Int, page: \"Int?\"}", changes: [.url, .state, .source]
      ) { $0.parameters = $1 },
      Key("title", .title, "the title of the screen", changes: "the app shows another text") { $0.title = $1 },
      Key(
        "summary", .summary,
        "the summary of the screen for developers, which becomes the documentation of the generated case and appears "
          + "in lists of links",
        example: "The items on sale.", changes: "only documentation is affected"
      ) { $0.summary = $1 },
      Key(
        "meta", .metadata, "the metadata of the screen: values of the keys under the root key `meta`",
        example: "{owner: shop}", changes: [.source]
      ) { $0.metadata = $1 },
      Key(
        "accessibilityID", .accessibilityID, "the accessibility identifier of the screen",
        default: .word("screen.NAME"), changes: [.accessibility]
      ) { $0.accessibilityID = $1 },
      Key(
        "elements", .named(.accessibilityID, "identifiers", as: .element),
        "the accessibility identifiers of controls on the screen; the name `id` is reserved",
        example: "{shareButton: item.share}", changes: [.accessibility, .source]
      ) { $0.elements = $1 },
      Key(
        "hidesTabBar", .locatedFlag, "whether the tab bar is hidden while the route is pushed", default: .word("false"),
        changes: "the screen has another layout"
      ) {
        $0.hidesTabBar = $1
      }
      .counts(for: [.push], else: "is never pushed, and other presentations show no tab bar") {
        $0.hidesTabBar != nil
      }
      .onScreens { $0.hidesTabBar?.value == true ? "" : nil },
      Key(
        "opens", .distinct(.reference(to: .route), of: "routes"), "the routes that the screen opens",
        changes: "the code of the app opens screens"
      ) {
        $0.opens = $1
      },
      Key(
        "requires", .distinct(.reference(to: .condition), of: "conditions"),
        "the conditions that must hold while the screen is shown; links to the route, to its children, and into its flow "
          + "wait for the conditions",
        changes: [.guards]
      ) { $0.requires = $1 },
      Key(
        "returns", .result, "the type of the value that the screen returns, such as `Address` or `List<Int>`",
        default: "no value", example: "Address", changes: [.source]
      ) { $0.returns = $1 }.counts(
        for: [.push, .sheet, .cover], else: "is never pushed, a sheet, or a cover, so it returns no value"
      ) { $0.returns != nil },
      Key(
        "links", .list(.link, of: "links"), "the URLs that lead to the route", example: "[/about]",
        changes: [.url, .guards, .state, .source]
      ) { $0.links = $1 },
      Key(
        "intent", .locatedFlag,
        "whether the app offers the screen as an App Intent, with a shortcut; the route needs a `summary`, and a link with "
          + "all parameters",
        default: .word("false"), changes: [.state]
      ) { $0.intent = $1 },
      Key(
        "parent", .reference(to: .route), "the route that Back returns to after a link opened this route",
        default: "no route",
        changes: [.url, .guards]
      ) { $0.parent = $1 }
      .counts(for: [.push], else: "is never pushed, so no screen is below it on a stack") { $0.parent != nil },
      Key(
        "detents", .list(.detent, of: "detents").distinct(),
        "the heights of the sheet: `medium`, `large`, or a fraction of the full height, above 0 and at most 1",
        example: "[medium, 0.8]", changes: "the sheet has other heights"
      ) { $0.detents = $1 }.counts(for: [.sheet], else: "is never a sheet, and other presentations have no detents") {
        !$0.detents.isEmpty
      }.onScreens { $0.detents.isEmpty ? nil : $0.detents.map(\.value.text).joined(separator: ",") },
      Key(
        "dismissable", .locatedFlag, "whether the user can dismiss the sheet or cover with a swipe",
        default: .word("true"), changes: "the gesture that dismisses the screen does not affect links or saved state"
      ) { $0.isDismissable = $1 }.counts(
        for: [.sheet, .cover], else: "is neither a sheet nor a cover, so no swipe dismisses it"
      ) { $0.isDismissable != nil }.onScreens(as: "isPersistent") { $0.isDismissable?.value == false ? "" : nil },
      .activities("the system features that offer the screen", default: "the `activities` of the spec").onScreens {
        $0.activities.map { $0.map(\.value.rawValue).joined(separator: ",") }
      },
    ])
}

extension RouteSyntax {
  package static let synonyms = [
    "url": "links", "urls": "links", "path": "links", "paths": "links", "deeplink": "links", "deeplinks": "links",
    "deepLinks": "links", "when": "requires", "conditions": "requires", "parameters": "params", "args": "params",
    "description": "summary", "tabs": "in", "tab": "in", "activity": "activities", "appIntent": "intent",
  ]
}

package enum DetentSyntax: Hashable, Sendable {
  case medium, large
  /// Greater than 0 and at most 1.
  case fraction(Double)

  fileprivate var text: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "\(part)"
    }
  }
}

private struct PresentationsSyntax {
  var words: [Located<RouteSyntax.Presentation>]
  var areKnown: Bool
}

extension ValueKind where Value == PresentationsSyntax {
  private static let list = ValueKind<[Located<RouteSyntax.Presentation>]>.list(
    .choice(RouteSyntax.Presentation.self), of: "presentations"
  ).distinct()

  fileprivate static let presentations = ValueKind(list.description, list.shape) { node, reader in
    let count = reader.errorCount
    let words = list.read(node, &reader) ?? []
    let presentations = PresentationsSyntax(words: words, areKnown: reader.errorCount == count)
    guard words.isEmpty, !node.isNull, node.kind != .sequence || node.count > 0 else { return presentations }
    // With an invalid word, the route can be modal, and other routes can be inside the route.
    return PresentationsSyntax(words: [Located(.push, node.span), Located(.sheet, node.span)], areKnown: false)
  }
}

extension ValueKind where Value == Located<DetentSyntax> {
  private static let shape = ValueShape.any([
    .choice([WordShape(word: "medium", phrase: nil), WordShape(word: "large", phrase: nil)]),
    .text(
      .fraction,
      .init("a fraction like `0.4`", "^(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)$", numbers: .init(above: 0, maximum: 1))),
  ])

  fileprivate static let detent = ValueKind("`medium`, `large` or a fraction like `0.4`", shape) { node, reader in
    let expected = "`medium`, `large` or a fraction like `0.4`"
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: expected)
      return nil
    }
    switch node.text.string {
    case "medium": return Located(.medium, node.span)
    case "large": return Located(.large, node.span)
    case let word:
      // `Double` alone would accept `nan` and `0x1p-2` too.
      if node.text.bytes.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }), let part = Double(word),
        part > 0, part <= 1
      {
        return Located(.fraction(part), node.span)
      }
      let similar = Suggestion.nearest(to: word, among: ["medium", "large"])
      reader.reportMismatch(
        node, expected: expected, help: Suggestion.question(about: similar),
        fixes: Suggestion.fixes(for: node.text, similar))
      return nil
    }
  }
}

/// The presentations that a key of routes affects, and the attribute that it adds to generated screens.
package struct RouteColumns: Sendable {
  package struct Scope: Sendable {
    package let key: StaticString
    /// Not empty. For a key without effect, a diagnostic suggests the first presentation.
    package let presentations: [RouteSyntax.Presentation]
    package let reason: String
    fileprivate let isGiven: @Sendable (RouteSyntax) -> Bool
  }

  fileprivate struct Attribute {
    let name: StaticString
    let value: @Sendable (RouteSyntax) -> String?
  }

  package fileprivate(set) var scope: Scope?
  fileprivate var attribute: Attribute?
}

package struct ScreenAttribute: Sendable {
  package let name: StaticString
  package let value: String
  private let presentations: [RouteSyntax.Presentation]?

  fileprivate init(_ name: StaticString, _ value: String, _ presentations: [RouteSyntax.Presentation]?) {
    self.name = name
    self.value = value
    self.presentations = presentations
  }

  package func isCarried(by presentation: RouteSyntax.Presentation) -> Bool {
    presentations?.contains(presentation) ?? true
  }
}

extension Key where Construct == RouteSyntax {
  func counts(
    for presentations: [RouteSyntax.Presentation], else reason: String,
    isGiven: @escaping @Sendable (RouteSyntax) -> Bool
  ) -> Key {
    var key = self
    key.columns = columns ?? RouteColumns()
    key.columns?.scope = RouteColumns.Scope(key: name, presentations: presentations, reason: reason, isGiven: isGiven)
    return key
  }

  func onScreens(as name: StaticString? = nil, _ value: @escaping @Sendable (RouteSyntax) -> String?) -> Key {
    var key = self
    key.columns = columns ?? RouteColumns()
    key.columns?.attribute = RouteColumns.Attribute(name: name ?? self.name, value: value)
    return key
  }
}

extension RouteSyntax {
  private static let carriedAttributes = keys.keys.compactMap { key in
    key.columns?.attribute.map { (attribute: $0, presentations: key.columns?.scope?.presentations) }
  }

  package var screenAttributes: [ScreenAttribute] {
    var result: [ScreenAttribute] = []
    let carried = Self.carriedAttributes
    // The loop uses indices because an element would be a copy, and the loop runs for each route.
    for index in carried.indices {
      guard let value = carried[index].attribute.value(self) else { continue }
      result.append(ScreenAttribute(carried[index].attribute.name, value, carried[index].presentations))
    }
    return result
  }

  private static let scopes = keys.keys.compactMap { $0.columns?.scope }

  package func scopesOutside(_ presentations: [Presentation]) -> [RouteColumns.Scope] {
    let scopes = Self.scopes
    let outside = scopes.indices.filter { index in
      scopes[index].isGiven(self) && !presentations.contains(where: scopes[index].presentations.contains)
    }
    return outside.map { scopes[$0] }
  }
}
