import WaymarkDiagnostics

/// An association file, `apple-app-site-association`, as far as universal links go.
///
/// See Apple's "Supporting associated domains" and its reference of `applinks`.
package struct AssociationFile: Hashable, Sendable {
  /// In the order of the file, in which the system goes through them.
  package var details: [Details] = []
  /// The texts that `$(NAME)` stands for. They may hold `*` and `?`, and no other variable.
  package var substitutionVariables: [String: [String]] = [:]
  /// What holds for components that do not say.
  package var defaults = Options()

  package init() {}

  /// What some apps want of the site's URLs.
  package struct Details: Hashable, Sendable {
    /// With their prefixes: `TEAM.com.example`.
    package var appIDs: [String]
    /// The first one that matches decides.
    package var components: [Component]
    package var defaults = Options()

    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// How URLs are compared; nil where that is said elsewhere.
  package struct Options: Hashable, Sendable {
    /// true, where nothing says otherwise.
    package var caseSensitive: Bool?
    /// Whether patterns are of URLs with their percent escapes: true, where nothing says otherwise.
    package var percentEncoded: Bool?

    package init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// How URLs are compared with a component: as it says itself, else as its details say, else as the file says.
  package func options(of component: Component, in details: Details) -> (caseSensitive: Bool, percentEncoded: Bool) {
    let options = [component.options, details.defaults, defaults]
    return (
      options.lazy.compactMap(\.caseSensitive).first ?? true, options.lazy.compactMap(\.percentEncoded).first ?? true
    )
  }

  /// A pattern of URLs: those that match all that it says.
  package struct Component: Hashable, Sendable {
    /// A pattern of the whole path.
    package var path: String?
    package var query: Query?
    /// A pattern of the whole fragment.
    package var fragment: String?
    /// Whether its URLs stay in the browser.
    package var isExcluded = false
    package var comment: String?
    package var options = Options()
    /// Where it stands, in a file that was read.
    package var span: Span?

    package init(path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
    }
  }

  package enum Query: Hashable, Sendable {
    /// A pattern of the query as it is written.
    case text(String)
    /// A pattern for each value of a key. A key that a URL lacks has an empty value.
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
