import WaymarkDiagnostics

/// The universal links of an association file, `apple-app-site-association`.
///
/// See Apple's "Supporting associated domains" and its reference of `applinks`.
package struct AssociationFile: Hashable, Sendable {
  /// The details in file order, which is the order in which the system evaluates them.
  package var details: [Details] = []
  /// The texts of each `$(NAME)` variable. A text can contain `*` and `?`, but no other variable.
  package var substitutionVariables: [String: [String]] = [:]
  /// The options for components without their own options.
  package var defaults = Options()

  package init() {}

  /// The URLs that some apps open.
  package struct Details: Hashable, Sendable {
    /// The app identifiers with prefixes, such as `TEAM.com.example`.
    package var appIDs: [String]
    /// The components. The first component that matches decides.
    package var components: [Component]
    package var defaults = Options()

    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// The options for the comparison of URLs; `nil` values are inherited.
  package struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether case matters. The default is `true`.
    package var caseSensitive: Bool?
    /// A Boolean value that indicates whether patterns match percent-encoded URLs. The default is `true`.
    package var percentEncoded: Bool?

    package init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// Returns the options of a component, which inherits from its details and then from the file.
  package func options(of component: Component, in details: Details) -> (caseSensitive: Bool, percentEncoded: Bool) {
    let options = [component.options, details.defaults, defaults]
    return (
      options.lazy.compactMap(\.caseSensitive).first ?? true, options.lazy.compactMap(\.percentEncoded).first ?? true
    )
  }

  /// A pattern of URLs. A URL must match all parts of the component.
  package struct Component: Hashable, Sendable {
    /// A pattern for the entire path.
    package var path: String?
    package var query: Query?
    /// A pattern for the entire fragment.
    package var fragment: String?
    /// A Boolean value that indicates whether matching URLs stay in the browser.
    package var isExcluded = false
    package var comment: String?
    package var options = Options()
    /// The source location in a parsed file.
    package var span: Span?

    package init(path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
    }
  }

  package enum Query: Hashable, Sendable {
    /// A pattern for the percent-encoded query.
    case text(String)
    /// A pattern for each value of a key. A key that is absent from a URL has an empty value.
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
