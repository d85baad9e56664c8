import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

/// A spec with its names resolved and its landings planned: what rules judge and emitters print.
package struct NavigationModel: Sendable {
  /// The names of the spec's files, the root first.
  package let fileNames: [String]
  package var app: Text
  package var typeNames: TypeNames
  package var access: SwiftEntry.Access
  package var tabRawValue: SwiftEntry.RawValue
  package var origins: [Origin] = []
  package var tabs: [Tab] = []
  package var routes: [Route] = []
  /// In the order of the spec: those of tabs, then those of routes.
  package var links: [Link] = []
  /// What the texts point into.
  private let trees: [YAMLTree]

  init(fileNames: [String], app: Text, typeNames: TypeNames, swift: SwiftEntry?, trees: [YAMLTree]) {
    self.fileNames = fileNames
    self.app = app
    self.typeNames = typeNames
    access = swift?.access ?? .internal
    tabRawValue = swift?.tabRawValue ?? .string
    self.trees = trees
  }

  /// The root file's name.
  package var specName: String { fileNames[0] }

  /// The routes that are cases of the enum for a kind of presentation, in the order of the cases.
  package func routes(presentedAs kind: RouteEntry.Presentation) -> [Int] {
    routes.indices.filter { routes[$0].presentations.contains(kind) }
  }
}

/// The names of the generated types.
package struct TypeNames: Sendable {
  package var namespace: String
  package var tab = "Tab"
  package var route = "Route"
  package var sheet = "Sheet"
  package var cover = "Cover"
  package var window = "Window"
  package var link = "Link"

  /// The names that types have where the spec gives none.
  package init(namespace: String) {
    self.namespace = namespace
  }
}

/// A place that URLs can come from: each of its schemes with each of its hosts.
package struct Origin: Sendable {
  package let name: Text
  package let schemes: [String]
  /// Empty for custom schemes.
  package let hosts: [Host]
  package let isDefault: Bool

  /// A host in canonical form.
  package struct Host: Hashable, Sendable {
    package let name: String
    /// As the spec has it; 0 where it has none.
    package let writtenPort: Int

    /// The port in canonical URLs of a scheme; 0 for the scheme's own.
    package func port(on scheme: String) -> Int {
      writtenPort == (scheme == "https" ? 443 : 80) ? 0 : writtenPort
    }
  }

  /// Whether its URLs have hosts.
  package var isWeb: Bool { !hosts.isEmpty }

  /// What stands before the path in its URLs, for each scheme and host.
  package var starts: [String] { schemes.flatMap(starts) }

  /// What stands before the path in its URLs of a scheme, for each host.
  package func starts(of scheme: String) -> [String] {
    guard isWeb else { return ["\(scheme)://"] }
    return hosts.map { host in
      let port = host.port(on: scheme)
      return "\(scheme)://\(host.name)" + (port == 0 ? "" : ":\(port)") + "/"
    }
  }

  /// The first of them.
  package var start: String { starts[0] }
}

package struct Tab: Sendable {
  package let name: Text
  package let title: Text
  package let icon: IconEntry
  package let selectedIcon: IconEntry?
  package let accessibilityID: AccessibilityID
  /// Indices of routes.
  package var opens: [Int] = []
  /// Indices of links.
  package var links: [Int] = []
}

package struct Route: Sendable {
  package let name: Text
  /// At least one; the first is meant where a link does not say.
  package let presentations: [RouteEntry.Presentation]
  package let tabs: AllowedTabs
  package var parameters: [Parameter] = []
  package let title: Text?
  package let accessibilityID: AccessibilityID
  /// Indices of routes.
  package var opens: [Int] = []
  /// Indices of links.
  package var links: [Int] = []
}

package struct Parameter: Sendable {
  package let name: Text
  package let type: CaptureType
}

/// An identifier for UI tests, given or derived.
package struct AccessibilityID: Sendable {
  package let text: String
  /// Where it was given, or the name from which it was derived.
  package let span: Span
}

/// A pattern with what it leads to.
package struct Link: Sendable {
  package enum Target: Sendable {
    case tab(Int)
    case route(Int, RouteEntry.Presentation)
  }

  package let pattern: Pattern
  package let target: Target
  /// The index of the tab in which it lands; nil for the current one.
  package let tab: Int?
  /// Indices of the origins on which it stands.
  package let origins: [Int]
}

/// A pattern in canonical form.
package struct Pattern: Sendable {
  package enum Segment: Sendable, Hashable {
    /// Canonical text, with what must be escaped escaped.
    case literal(String)
    /// A capture for the parameter of that index.
    case capture(parameter: Int, CaptureType)
  }

  package let text: Text
  package let segments: [Segment]
  /// The segments on a custom scheme, where the first one is in lower case.
  private let foldedSegments: [Segment]

  init(text: Text, segments: [Segment]) {
    self.text = text
    self.segments = segments
    if case .literal(let literal)? = segments.first {
      let folded = String(decoding: PercentCoding.folded(literal.utf8), as: UTF8.self)
      foldedSegments = [.literal(folded)] + segments.dropFirst()
    } else {
      foldedSegments = segments
    }
  }

  /// The segments on an origin.
  package func segments(on origin: Origin) -> [Segment] {
    origin.isWeb ? segments : foldedSegments
  }
}
