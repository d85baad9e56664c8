import WaymarkSource
import WaymarkYAML

/// An entry of `routes:`, a screen that is pushed or presented.
package struct RouteEntry: SpecConstruct {
  package enum Presentation: String, CaseIterable, Sendable {
    case push, sheet, cover
  }

  package let span: Span
  /// nil for every tab.
  package var tabs: [Text]?
  /// Push where the spec says nothing.
  package var presentations: [Located<Presentation>] = []
  /// nil for what the links capture.
  package var parameters: [Named<Text>]?
  package var title: Text?
  package var accessibilityID: Text?
  package var opens: [Text] = []
  package var links: [LinkEntry] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<RouteEntry>(
    "a route",
    [
      Key("in", .list(.name, of: "tabs"), "the tabs in which it may be pushed; all unless said") { $0.tabs = $1 },
      Key("present", .list(.choice(Presentation.self), of: "presentations"), "how it is shown; `push` unless said") {
        $0.presentations = $1
      },
      Key("params", .named(.name, "types", as: .parameter), "its parameters; what its links capture unless said") {
        $0.parameters = $1
      },
      Key("title", .text, "the screen's title") { $0.title = $1 },
      Key("accessibilityID", .someText, "the identifier for UI tests; `screen.NAME` unless said") {
        $0.accessibilityID = $1
      },
      Key("opens", .list(.name, of: "routes"), "the routes that its screen opens") { $0.opens = $1 },
      Key("links", .list(.link, of: "links"), "the URLs that lead to it") { $0.links = $1 },
    ])
}
