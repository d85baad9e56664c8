/// The metadata of a tab or screen.
///
/// Waymark generates a structure with one property for each key under `meta` in the spec. For a spec without `meta`, the
/// metadata is `Never`.
public protocol NavigationMetadata: Hashable, Sendable {
  /// Creates the metadata from the values of one tab or screen. The result is `nil` if the spec declares no keys.
  ///
  /// - Parameter values: The values in the spec.
  init?(_ values: _MetadataValues)
}

extension Never: NavigationMetadata {
  /// Returns `nil`, because `Never` has no values.
  ///
  /// - Parameter values: The values in the spec.
  public init?(_ values: _MetadataValues) { return nil }
}

extension NavigationScreen {
  /// The values that the spec declares for the metadata of the screen.
  public var _metadata: _MetadataValues { MetadataValues(Self.row(of: _parts)) }
}

extension NavigationTab {
  /// An empty table, because the spec declares no metadata.
  public static var _metadataTable: StaticString { "" }

  /// The values that the spec declares for the metadata of the tab.
  public var _metadata: _MetadataValues {
    let table = CaseTable(Self._metadataTable)
    return MetadataValues(table.index(named: name).flatMap(table.row))
  }
}
