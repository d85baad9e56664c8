import WaymarkDiagnostics
import WaymarkYAML

/// A name in the spec, together with the index of the entity that has this name.
package struct Reference: Sendable {
  /// The index of the entity in an array of the model, for example in `routes`.
  package let index: Int
  package let name: Text

  package init(index: Int, name: Text) {
    self.index = index
    self.name = name
  }

  package var span: Span { name.span }
}
