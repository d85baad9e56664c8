import AppleFormats
import LinkAlgebra
import WaymarkLinks
import WaymarkSpec

/// The facts about a spec that rules check.
///
/// A compilation adds each fact as soon as the fact is known.
package struct RuleSubject {
  /// The links as sets of URLs, and the model that they belong to.
  package let space: LinkSpace
  /// The fix-its for the spec.
  let edits: SpecEdits
  /// The table that matches the links at run time, or `nil` while the model may have errors.
  package var linkTable: LinkTable?
  /// The texts of the titles, or `nil` if the string tables are not read.
  package var strings: StringTables?
  /// The files of the app for the platform, or `nil` if the files are not read.
  package var platformFiles: PlatformFiles?

  /// Creates the facts that are known first.
  ///
  /// - Parameters:
  ///   - space: The links as sets of URLs.
  ///   - edits: The fix-its for the spec, if other code shares them.
  ///   - linkTable: The link table, if it is known.
  package init(_ space: LinkSpace, edits: SpecEdits? = nil, linkTable: LinkTable? = nil) {
    self.space = space
    self.edits = edits ?? SpecEdits(space.model.spec)
    self.linkTable = linkTable
  }

  /// The facts for rules that compare the links with the files of the app.
  struct Platform {
    let linkTable: LinkTable
    let files: PlatformFiles
  }
}
