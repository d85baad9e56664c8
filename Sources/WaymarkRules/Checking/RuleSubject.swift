import AppleFormats
import LinkAlgebra
import WaymarkLinks
import WaymarkSpec

/// The compilation results that serve as the input of rules.
///
/// The compiler sets each property as soon as the value is available.
package struct RuleSubject {
  /// The sets of URLs that the links match, together with the resolved spec.
  package let space: LinkSpace
  /// A factory that creates fix-its for the spec.
  let edits: SpecEdits
  /// The table that matches URLs with links at run time, or `nil` while the resolved spec may have errors.
  package var linkTable: LinkTable?
  /// The string tables that contain the titles, or `nil` if the compiler has not read the string tables.
  package var strings: [StringTables]?
  /// The number of folders from the folder of a package target to the folder of the spec; `nil` if the spec is not in a
  /// target of a Swift package.
  let moduleDepth: Int?
  /// The files in which the app declares its links to the operating system, or `nil` if the compiler has not read the
  /// files.
  package var platformFiles: PlatformFiles?

  /// Creates a subject from the first results of a compilation.
  ///
  /// - Parameters:
  ///   - space: The sets of URLs that the links match.
  ///   - edits: A factory that creates fix-its for the spec, or `nil` to create a new factory.
  ///   - linkTable: The link table, or `nil` if the table is not available yet.
  ///   - moduleDepth: The number of folders from the folder of a package target to the folder of the spec; `nil` if the
  ///     spec is not in a target of a Swift package.
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
