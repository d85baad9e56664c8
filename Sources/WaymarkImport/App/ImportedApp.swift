import SpecText

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
