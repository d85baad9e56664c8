/// The values for the `apple` key of the spec.
package struct ImportedPlatformFiles: Sendable {
  /// Paths, at first as the user specified them, and then relative to the folder of the draft.
  package var association: String?
  package var infoPlist: String?
  package var entitlements: String?
  package var appIDs: [String] = []
  /// The index of each file in ``ImportedApp/files``, by the path that the spec contains.
  package var indices: [String: Int] = [:]

  package init() {}
}
