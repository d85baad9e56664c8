import AppleFormats
import LinkAlgebra
import WaymarkLinks
import WaymarkSpec

/// The facts about a spec that rules check. A compilation adds them as it gets to know them.
package struct RuleSubject {
  /// The links as sets of URLs, and the model that they belong to.
  package let space: LinkSpace
  /// The fix-its for the spec.
  let edits: SpecEdits
  /// The links as the run time matches them; nil while the model may have errors.
  package var linkTable: LinkTable?
  /// The texts of the titles; nil if they are not read.
  package var strings: StringTables?
  /// The app's files for the platform; nil if they are not read.
  package var platformFiles: PlatformFiles?

  package init(_ space: LinkSpace, linkTable: LinkTable? = nil) {
    self.space = space
    edits = SpecEdits(space.model.spec)
    self.linkTable = linkTable
  }

  /// The facts of rules that compare the links with the app's files.
  struct Platform {
    let linkTable: LinkTable
    let files: PlatformFiles
  }
}
