import LinkPatterns
import WaymarkYAML

/// The type of the value that a screen returns.
package struct ReturnType: Sendable {
  /// The type as the spec contains it, such as `List<Address>`.
  package let text: Text
  package let type: ValueType
  package let isList: Bool

  package init(text: Text, type: ValueType, isList: Bool) {
    self.text = text
    self.type = type
    self.isList = isList
  }

  /// A parameter with the same Swift type.
  package var parameter: Parameter { Parameter(name: text, type: type, arity: isList ? .list : .required) }
}
