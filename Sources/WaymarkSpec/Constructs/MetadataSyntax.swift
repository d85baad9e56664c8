import WaymarkDiagnostics
import WaymarkYAML

package struct MetadataSyntax: Sendable {
  package let span: Span
  /// The analysis checks the names and the types of the values.
  package let values: [Named<Text>]
  /// The decoder reports the values that it omits.
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
