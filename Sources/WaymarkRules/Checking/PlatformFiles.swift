import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The app's files that say to the platform which links are the app's: those that `apple` names and that can be read.
package struct PlatformFiles: Sendable {
  /// A file, and what the spec calls it.
  package struct File<Content: Sendable>: Sendable {
    package let content: Content
    /// Its path, where the spec names it.
    package let path: Text
    /// Where it starts.
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
  /// What the links claim, in the same form.
  package let claims: AssociationFile

  package init(claims: AssociationFile) {
    self.claims = claims
  }
}
