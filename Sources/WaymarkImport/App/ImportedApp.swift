import WaymarkDiagnostics

/// Everything that the input files of `waymark import` say about an app.
///
/// Each reader adds the contents of one file. The draft of the spec is made from the whole value.
package struct ImportedApp: Sendable {
  /// The name of the app in UpperCamelCase.
  package var name: String
  /// The input files. A ``Span`` refers to a file by its index in this array.
  package var files: [SourceFile] = []
  /// The custom URL schemes of the app, without `://`.
  package var schemes: [Located<String>] = []
  /// The hosts of universal links.
  package var hosts: [Located<ImportedHost>] = []
  /// The links, in the order in which the files declare them.
  package var links: [ImportedLink] = []
  /// The screens about which the files say more than a name.
  package var screens: [ImportedScreen] = []
  /// The rules of association files and similar declarations.
  package var claims: [ImportedClaim] = []
  package var platformFiles = ImportedPlatformFiles()
  /// The notes that belong to no link and no screen.
  package var notes: [ImportNote] = []

  package init(name: String) { self.name = name }
}

/// A value with its source location.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var span: Span

  package init(_ value: Value, at span: Span) {
    self.value = value
    self.span = span
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

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

/// A rule of the platform that assigns URLs to the app, such as a component of an association file.
package struct ImportedClaim: Sendable {
  /// The claimed URLs.
  package var pattern: ImportedPattern
  /// The rule as the file spells it.
  package var text: String
  package var span: Span
  package var notes: [ImportNote] = []

  package init(_ pattern: ImportedPattern, text: String, at span: Span) {
    self.pattern = pattern
    self.text = text
    self.span = span
  }
}

/// The values for the `apple` key of the spec.
package struct ImportedPlatformFiles: Sendable {
  /// Paths as the user specified them, relative to the current folder.
  package var association: String?
  package var infoPlist: String?
  package var entitlements: String?
  package var appIDs: [String] = []

  package init() {}
}
