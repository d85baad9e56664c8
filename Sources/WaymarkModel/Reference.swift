import WaymarkDiagnostics
import WaymarkYAML

/// A use of a name in the spec, resolved to an entity.
package struct Reference: Sendable {
  /// The index of the entity in the model's list for its kind.
  package let index: Int
  /// The name in the spec at this source location.
  package let name: Text

  package init(index: Int, name: Text) {
    self.index = index
    self.name = name
  }

  package var span: Span { name.span }
}
