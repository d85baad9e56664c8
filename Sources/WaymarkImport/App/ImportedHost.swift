/// A host pattern and its schemes.
package struct ImportedHost: Hashable, Sendable {
  /// A host as a spec spells it, such as `example.com`, `*.example.com`, or `{language}.example.com`.
  package var pattern: String
  /// The schemes of the host: `https`, `http`, or both.
  package var schemes: [String]

  package init(_ pattern: String, schemes: [String] = ["https"]) {
    self.pattern = pattern
    self.schemes = schemes
  }
}
