import LinkPatterns
import WaymarkDiagnostics
import WaymarkLinks

/// A value of a metadata key on a tab or route.
package struct MetadataValue: Sendable {
  /// The index of the key in ``NavigationModel/metadataKeys``.
  package let key: Int
  /// For an enum, the value is the name of the case.
  package let value: Argument
  package let span: Span

  package init(key: Int, value: Argument, span: Span) {
    self.key = key
    self.value = value
    self.span = span
  }
}

extension [MetadataValue] {
  package subscript(ofKey key: Int) -> MetadataValue? { first { $0.key == key } }
}

extension Argument {
  package init(metadata text: String, of type: ValueType, _ types: [DeclaredType]) {
    let primitive: PrimitiveType
    switch type {
    case .primitive(let type): primitive = type
    case .declared(let index):
      switch types[index].kind {
      case .enumeration(let cases, _):
        self = .string(cases.first { $0.text == text }?.name.string ?? text)
        return
      case .refinement(of: let base, _): primitive = base
      case .native: primitive = .string
      }
    }
    switch primitive {
    case .int: self = Int64(text).map(Argument.int) ?? .none
    case .double: self = Double(text).map(Argument.double) ?? .none
    case .bool: self = .bool(text == "true")
    default: self = .string(text)
    }
  }

  /// The text of an enum is the name of the case.
  package var metadataText: String {
    switch self {
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): value
    default: ""
    }
  }
}

extension NavigationModel {
  package func metadata(_ key: Int, in values: [MetadataValue]) -> Argument {
    if let given = values[ofKey: key] { return given.value }
    guard case .defaulted(let text) = metadataKeys[key].arity else { return .none }
    return Argument(metadata: text, of: metadataKeys[key].type, types)
  }
}
