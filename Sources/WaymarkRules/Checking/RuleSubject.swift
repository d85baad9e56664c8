import AppleFormats
import LinkAlgebra
import WaymarkLinks
import WaymarkSpec

/// The compilation results that serve as the input of rules.
///
/// The compiler sets each property as soon as the value is available.
package struct RuleSubject {
  package let space: LinkSpace
  let edits: SpecEdits
  /// The table that matches URLs with links at run time, or `nil` while the resolved spec may have errors.
  package var linkTable: LinkTable?
  /// The string tables that contain the titles, or `nil` if the compiler has not read the string tables.
  package var strings: [StringTables]?
  let moduleDepth: Int?
  package var platformFiles: PlatformFiles?

  package init(_ space: LinkSpace, edits: SpecEdits? = nil, linkTable: LinkTable? = nil, moduleDepth: Int? = nil) {
    self.moduleDepth = moduleDepth
    self.space = space
    self.edits = edits ?? SpecEdits(space.model.spec)
    self.linkTable = linkTable
  }

  /// The input of rules that compare the links with files of the app.
  struct Platform {
    let linkTable: LinkTable
    let files: PlatformFiles
  }
}
