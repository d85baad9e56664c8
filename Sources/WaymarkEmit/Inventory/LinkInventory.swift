import URLResolving
import WaymarkDiagnostics
import WaymarkLinks

/// A description of all links of a spec, for output in several formats.
package struct LinkInventory: Sendable {
  package let app: String
  /// The path of the root file, as given on the command line.
  package let specPath: String
  /// The path of the root file relative to its folder, which is the same on every machine.
  package let specName: String
  /// The bundle identifiers of the app, without the prefix of the team.
  package let bundleIDs: [String]
  package let origins: [Origin]
  /// The links in the order of the spec.
  package let links: [Entry]
  /// The names and titles of the tabs, in the order of the spec.
  ///
  /// A title is `nil` if the title is a key of a string table.
  let tabs: [(name: String, title: String?)]

  package struct Origin: Sendable {
    package let name: String
    /// The URL prefixes of the origin, such as `https://example.com`.
    package let starts: [String]
    package let isDefault: Bool
  }

  /// The target of a link.
  package enum Target: Sendable {
    case tab(String)
    case route(String)
    /// A link that the app resolves, and the routes that the app can return.
    case app(String, resolves: [String])
    /// A redirect, and the pattern of the new URL.
    case redirect(String)
  }

  package struct Parameter: Sendable {
    package let name: String
    /// The type in the notation of the spec without `?` and default, such as `Slug` or `List<Int>`.
    package let type: String
    package let isOptional: Bool
    package let defaultValue: String?
    package let source: Source

    package enum Source: Sendable {
      case url
      /// A value that `with` declares.
      case fixed(String)
      /// No value, because the link does not declare a value.
      case absent
    }
  }

  package struct Entry: Sendable {
    package let pattern: String
    /// A Boolean value that indicates whether the pattern includes a scheme or a host.
    package let hasOwnStart: Bool
    /// The names of the origins that serve the link.
    package let origins: [String]
    /// The URL prefixes of the link, such as `https://example.com`.
    package let starts: [String]
    package let target: Target
    /// The summary of the target on one or more lines; `nil` if the spec has no summary.
    package let summary: Summary?
    /// The metadata of the tab or route, by the names of the keys. The value of an absent optional key is `.none`.
    package let metadata: [String: Argument]
    package let landing: LandingPath
    package let parameters: [Parameter]
    package let requires: [String]
    package let deprecation: String?
    package let beats: [String]
    package let example: Example
    /// The elements that show the destination of the example.
    package let check: LinkCheck
    package let place: Place
  }

  /// The summary of a tab, a route, or a resolved link.
  package struct Summary: Sendable {
    /// The lines of the summary. A line can be empty.
    package let lines: [String]
    /// The summary on one line.
    package let line: String
  }

  /// An example URL for a link, or the reason why no example exists.
  ///
  /// If the URL also matches other links, the link of the example takes precedence.
  package enum Example: Sendable {
    case url(String)
    /// No example, with the reason.
    case none(String)

    package var url: String? {
      if case .url(let url) = self { url } else { nil }
    }
  }

  /// The source location of a link in the spec.
  package struct Place: Sendable {
    /// The path that the user specified and that messages show.
    package let path: String
    /// The path relative to the folder of the root file.
    ///
    /// The relative path is the same on every machine.
    package let name: String
    package let line: Int
  }
}

extension LinkInventory.Target {
  /// The name of the target in the spec.
  ///
  /// For a redirect, the name is the pattern of the new URL.
  package var name: String {
    switch self {
    case .tab(let name), .route(let name), .app(let name, _), .redirect(let name): name
    }
  }

  /// The kind of the target, as a string for programs.
  package var kind: String {
    switch self {
    case .tab: "tab"
    case .route: "route"
    case .app: "resolvedLink"
    case .redirect: "redirect"
    }
  }
}

extension LinkInventory.Parameter {
  /// The parameter in the notation of the spec, such as `page = 1`; `nil` if the link provides no value.
  package var written: String? {
    switch source {
    case .url: "\(name): \(type)" + (isOptional ? "?" : "") + (defaultValue.map { " = \($0)" } ?? "")
    case .fixed(let value): "\(name) = \(value)"
    case .absent: nil
    }
  }
}

extension LinkInventory.Entry {
  /// The parameters for which the link provides values, in the notation of the spec.
  package var given: [String] { parameters.compactMap(\.written) }

  /// A description of the target on one line.
  package var leadsTo: String {
    switch target {
    case .tab, .route: landing.text
    case .app(let name, let routes):
      "the app resolves \(name)" + (routes.isEmpty ? "" : " to \(routes.joined(or: "or"))")
        + (landing.tab.map { ", in tab \($0)" } ?? "")
    case .redirect(let target): "redirects to \(target)"
    }
  }
}
