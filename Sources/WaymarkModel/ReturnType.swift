import LinkPatterns
import WaymarkYAML

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

  package var parameter: Parameter { Parameter(name: text, type: type, arity: isList ? .list : .required) }
}
