import WaymarkDiagnostics

/// Every link of a spec, as people and programs look it up.
package struct LinkInventory: Sendable {
  package let app: String
  /// The root file, as it was given.
  package let specPath: String
  package let origins: [Origin]
  /// In the order of the spec.
  package let links: [Entry]
  /// The tabs' names and, where the spec has them and not their keys, their titles; in the order of the spec.
  let tabs: [(name: String, title: String?)]

  package struct Origin: Sendable {
    package let name: String
    /// What stands before the path in its URLs.
    package let starts: [String]
    package let isDefault: Bool
  }

  /// What a link leads to.
  package enum Target: Sendable {
    case tab(String)
    case route(String)
    /// What the app itself turns into a place, and the routes that this may be.
    case app(String, resolves: [String])
    /// The pattern of the URL that stands in for it.
    case redirect(String)
  }

  package struct Parameter: Sendable {
    package let name: String
    /// As a spec writes it, without `?` and default: `Slug`, `List<Int>`.
    package let type: String
    package let isOptional: Bool
    package let defaultValue: String?
    package let source: Source

    package enum Source: Sendable {
      case url
      /// What `with` says.
      case fixed(String)
      /// The link says nothing of it.
      case absent
    }
  }

  package struct Entry: Sendable {
    package let pattern: String
    /// Whether the pattern has a scheme or a host of its own.
    package let hasOwnStart: Bool
    /// The names of those that it stands on.
    package let origins: [String]
    /// What stands before the path in its URLs.
    package let starts: [String]
    package let target: Target
    package let landing: LandingPath
    package let parameters: [Parameter]
    package let requires: [String]
    package let deprecation: String?
    package let beats: [String]
    package let example: Example
    package let place: Place
  }

  /// A URL that is this link and no other.
  package enum Example: Sendable {
    case url(String)
    /// Why there is none.
    case none(String)

    package var url: String? {
      if case .url(let url) = self { url } else { nil }
    }
  }

  /// Where a link stands in the spec.
  package struct Place: Sendable {
    /// As it was given, for people to open.
    package let path: String
    /// The path from the folder of the spec's root, the same on every machine.
    package let name: String
    package let line: Int
  }
}

extension LinkInventory.Target {
  /// The name by which the spec calls it; of a redirect, the pattern that it leads to.
  package var name: String {
    switch self {
    case .tab(let name), .route(let name), .app(let name, _), .redirect(let name): name
    }
  }

  /// For programs.
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
  /// As a spec writes it, or the value that the link is `with`; nil where the link says nothing of it.
  package var written: String? {
    switch source {
    case .url: "\(name): \(type)" + (isOptional ? "?" : "") + (defaultValue.map { " = \($0)" } ?? "")
    case .fixed(let value): "\(name) = \(value)"
    case .absent: nil
    }
  }
}

extension LinkInventory.Entry {
  /// What the link gives to where it leads.
  package var given: [String] { parameters.compactMap(\.written) }

  /// What it leads to, in one line.
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
