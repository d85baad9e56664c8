import WaymarkSource
import WaymarkYAML

/// The root of a spec file.
package struct RootEntry: SpecConstruct {
  package let span: Span
  package var version: Text?
  package var app: Text?
  package var include: [Text] = []
  package var swift: SwiftEntry?
  package var origins: [Named<OriginEntry>] = []
  package var tabs: [Named<TabEntry>] = []
  package var routes: [Named<RouteEntry>] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<RootEntry>(
    "a spec", declaresNames: true,
    [
      Key("waymark", .version, isRequired: true, "the version of the language") { $0.version = $1 },
      Key("app", .typeName, isRequired: true, "the app's name, which names the generated code") { $0.app = $1 },
      Key("include", .list(.someText, of: "paths"), "the files that hold the rest of the spec") { $0.include = $1 },
      Key("swift", .construct(SwiftEntry.self), "how the generated Swift looks") { $0.swift = $1 },
      Key("origins", .named(.construct(OriginEntry.self), "origins"), "the places a URL can come from") {
        $0.origins = $1
      },
      Key("tabs", .named(.construct(TabEntry.self), "tabs"), isRequired: true, "the tabs in their order") {
        $0.tabs = $1
      },
      Key("routes", .named(.construct(RouteEntry.self), "routes"), "the screens that are pushed or presented") {
        $0.routes = $1
      },
    ])
}

extension RootEntry {
  /// Whether a key of the root has slipped in among names: it has nothing under it, or what it has is named again.
  static func isMisplacedKey(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
    guard key.kind == .scalar, ["tabs", "routes", "origins"].contains(key.text.string) else { return false }
    if value.isNull { return true }
    guard value.kind == .mapping, value.count > 0 else { return false }
    var isNamedAgain = true
    value.forEachPair { name, entry in
      // A route that happens to be called `tabs` has keys of a route, and not names, under it.
      if entry.kind != .mapping || name.kind != .scalar || isKeyOfEntry(name.text.string) { isNamedAgain = false }
    }
    return isNamedAgain
  }
}

/// Whether a word is a key of what stands under the root's names.
private func isKeyOfEntry(_ word: String) -> Bool {
  TabEntry.keys.keys.contains { "\($0.name)" == word } || RouteEntry.keys.keys.contains { "\($0.name)" == word }
    || OriginEntry.keys.keys.contains { "\($0.name)" == word }
}

/// The root of a file that a spec includes.
package struct FragmentEntry: SpecConstruct {
  package let span: Span
  package var tabs: [Named<TabEntry>] = []
  package var routes: [Named<RouteEntry>] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<FragmentEntry>(
    "an included file", declaresNames: true,
    [
      Key("tabs", .named(.construct(TabEntry.self), "tabs"), "more tabs, after those before") { $0.tabs = $1 },
      Key("routes", .named(.construct(RouteEntry.self), "routes"), "the screens that are pushed or presented") {
        $0.routes = $1
      },
    ])
}

extension ValueKind where Value == Text {
  /// The one version of the language that there is.
  fileprivate static let version = ValueKind("the version `1`", example: "1") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "the version `1`")
      return nil
    }
    guard node.text == "1" else {
      reader.report(
        Diagnostic(
          "unknown-version", "this is a spec of version `\(node.text.string)`, and this Waymark reads version 1",
          at: node.span, help: "update Waymark, or write `waymark: 1`"))
      return nil
    }
    return node.text
  }
}
