import WaymarkDiagnostics
import WaymarkYAML

/// The metadata of a tab or route: values of the keys that the spec declares under the root key `meta`.
package struct MetadataSyntax: Sendable {
  /// The source location of the mapping.
  package let span: Span
  /// The values by the name of the key. The analysis checks the names and the types of the values.
  package let values: [Named<Text>]
  /// A Boolean value that indicates whether the decoder has omitted no value. The decoder reports the values that it
  /// omits.
  package let isComplete: Bool
}

extension ValueKind where Value == MetadataSyntax {
  private static let values = ValueKind<[Named<Text>]>.keyed(.someText, by: "metadata keys", .metadataKey, "values")

  static let metadata = ValueKind(values.description, values.shape) { node, reader in
    let values = values.read(node, &reader)
    return MetadataSyntax(
      span: node.span, values: values ?? [], isComplete: node.kind == .mapping && values?.count == node.count)
  }
}
