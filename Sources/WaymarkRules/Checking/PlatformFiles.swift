import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The files in which an app declares its links to the operating system.
///
/// A file is `nil` if the spec's `apple` key contains no path for the file, or if the file cannot be read.
package struct PlatformFiles: Sendable {
  /// The decoded content of a file, together with the path that the spec declares for the file.
  package struct File<Content: Sendable>: Sendable {
    package let content: Content
    /// The path of the file, with the source location of the path in the spec.
    package let path: Text
    /// The source location of the start of the file.
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
  /// The association file that Waymark generates for the links of the spec.
  package let claims: AssociationFile

  package init(claims: AssociationFile) {
    self.claims = claims
  }
}
