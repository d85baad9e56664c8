import SpecModel
import SpecText

/// A file is `nil` if the spec has no path for the file, or if the file cannot be read.
package struct PlatformFiles: Sendable {
  package struct File<Content: Sendable>: Sendable {
    package let content: Content
    package let name: String
    package let reference: Diagnostic.Related
    package let span: Span

    package init(_ content: Content, at path: Text, file: Int) {
      self.init(content, path.string, .init(path.span, "the spec names the file here"), file)
    }

    package init(_ content: Content, servedBy site: AssociationSite, file: Int) {
      self.init(content, site.url, .init(site.origin, "this origin has the host"), file)
    }

    private init(_ content: Content, _ name: String, _ reference: Diagnostic.Related, _ file: Int) {
      self.content = content
      self.name = name
      self.reference = reference
      span = .start(ofFile: file)
    }
  }

  package var association: File<AssociationFile>?
  package var infoPlist: File<URLTypes>?
  package var entitlements: File<AssociatedDomains>?
  package let claims: AssociationFile

  /// `nil` if the file belongs to the app, and all hosts serve the file.
  package let site: AssociationSite?

  package init(claims: AssociationFile, servedBy site: AssociationSite? = nil) {
    self.claims = claims
    self.site = site
  }
}
