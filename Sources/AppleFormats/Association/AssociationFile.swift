import WaymarkDiagnostics

/// The universal links of an association file, `apple-app-site-association`.
///
/// See "Supporting associated domains" and the reference of `applinks` in Apple's documentation.
package struct AssociationFile: Hashable, Sendable {
  /// The entries of `details`, which the system evaluates in file order.
  package var details: [Details] = []
  /// The values of each substitution variable, by name. A value can contain the wildcards `*` and `?`, but no
  /// variables.
  package var substitutionVariables: [String: [String]] = [:]
  /// The default matching options for all components in the file.
  package var defaults = Options()

  package init() {}

  /// An entry of `details`, which lists app identifiers and the URLs that open these apps.
  package struct Details: Hashable, Sendable {
    /// The app identifiers, including the prefix, such as `TEAM.com.example`.
    package var appIDs: [String]
    /// The components in file order. The first component that matches a URL determines whether the app opens the URL.
    package var components: [Component]
    package var defaults = Options()

    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// The options for matching URLs. An option that is `nil` has the value from the `details` entry or from the file.
  package struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether matching is case-sensitive. The default is `true`.
    package var caseSensitive: Bool?
    /// A Boolean value that indicates whether patterns are compared with the percent-encoded form of a URL. The default
    /// is `true`.
    package var percentEncoded: Bool?

    package init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// Returns the effective options of a component.
  ///
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
    /// A pattern for the entire path.
    package var path: String?
    package var query: Query?
    /// A pattern for the entire fragment.
    package var fragment: String?
    /// A Boolean value that indicates whether matching URLs open in the browser instead of the app.
    package var isExcluded = false
    package var comment: String?
    package var options = Options()
    /// The source location of the component, or `nil` if the component was not parsed from a file.
    package var span: Span?

    package init(path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
    }
  }

  package enum Query: Hashable, Sendable {
    /// A pattern for the entire query.
    case text(String)
    /// Patterns for the values of query keys. If a URL does not contain a key, the value of the key is empty.
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
