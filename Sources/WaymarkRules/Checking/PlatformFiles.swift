import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The files of the app that tell the platform which links belong to the app.
///
/// A file is `nil` if `apple` does not name the file in the spec, or if the file cannot be read.
package struct PlatformFiles: Sendable {
  /// The content of a file, with its path in the spec.
  package struct File<Content: Sendable>: Sendable {
    package let content: Content
    /// The path of the file, at its location in the spec.
    package let path: Text
    /// The location of the start of the file.
    package let span: Span

    package init(_ content: Content, at path: Text, file: Int) {
      self.content = content
      self.path = path
      span = .start(ofFile: file)
    }
  }

  package var association: File<AssociationFile>?
  package var infoPlist: File<URLTypes>?
  package var entitlements: File<AssociatedDomains>?
  /// The association file that claims the links of the spec.
  package let claims: AssociationFile

  package init(claims: AssociationFile) {
    self.claims = claims
  }
}
