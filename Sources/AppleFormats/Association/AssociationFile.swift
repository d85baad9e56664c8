import WaymarkDiagnostics

/// The universal links of an association file, `apple-app-site-association`.
///
/// See "Supporting associated domains" and the reference of `applinks` in Apple's documentation.
package struct AssociationFile: Hashable, Sendable {
  /// The entries of `details`, which the system evaluates in file order.
  package var details: [Details] = []
  /// A value can contain the wildcards `*` and `?`, but no variables.
  package var substitutionVariables: [String: [String]] = [:]
  package var defaults = Options()

  package init() {}

  /// An entry of `details`, which lists app identifiers and the URLs that open these apps.
  package struct Details: Hashable, Sendable {
    /// The app identifiers, including the prefix, such as `TEAM.com.example`.
    package var appIDs: [String]
    /// The first component that matches a URL determines whether the app opens the URL.
    package var components: [Component]
    package var defaults = Options()

    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// The options for matching URLs. An option that is `nil` has the value from the `details` entry or from the file.
  package struct Options: Hashable, Sendable {
    /// The default is `true`.
    package var caseSensitive: Bool?
    /// The default is `true`.
    package var percentEncoded: Bool?

    package init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// The options of the component have the highest precedence. The defaults of the `details` entry have precedence over
  /// the defaults of the file.
  package func options(of component: Component, in details: Details) -> (caseSensitive: Bool, percentEncoded: Bool) {
    let options = [component.options, details.defaults, defaults]
    return (
      options.lazy.compactMap(\.caseSensitive).first ?? true, options.lazy.compactMap(\.percentEncoded).first ?? true
    )
  }

  /// Patterns for the path, the query, and the fragment of a URL. The component matches a URL if all patterns match.
  package struct Component: Hashable, Sendable {
    package var path: String?
    package var query: Query?
    package var fragment: String?
    package var isExcluded = false
    package var comment: String?
    package var options = Options()
    package var span: Span?

    package init(path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
    }
  }

  package enum Query: Hashable, Sendable {
    case text(String)
    /// If a URL does not contain a key, the value of the key is empty.
    case items([Item])
  }

  package struct Item: Hashable, Sendable {
    package var key: String
    package var pattern: String

    package init(key: String, pattern: String) {
      self.key = key
      self.pattern = pattern
    }
  }
}
