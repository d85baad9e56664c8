import WaymarkDiagnostics
import WaymarkYAML

/// The use of a name in the spec, resolved to an entity.
package struct Reference: Sendable {
  /// The index of the entity in the model's list of its kind.
  package let index: Int
  /// The name as the spec has it at this place.
  package let name: Text

  package init(index: Int, name: Text) {
    self.index = index
    self.name = name
  }

  package var span: Span { name.span }
}
