import WaymarkLinks
import WaymarkNavigation

/// The types of parameters in a loaded spec.
///
/// The built-in types accept 64-bit integers on every platform, and don't depend on Foundation.
enum SimulatedTypes {
  static var builtIn: [String: _ParameterType] {
    [
      "String": _ParameterType { if case .string = $0 { true } else { false } },
      "Int": _ParameterType { if case .int = $0 { true } else { false } },
      "UInt": _ParameterType { if case .uint = $0 { true } else { false } },
      "Double": _ParameterType { if case .double = $0 { true } else { false } },
      "Bool": _ParameterType { if case .bool = $0 { true } else { false } },
      "Date": _ParameterType { if case .date = $0 { true } else { false } },
      "UUID": _ParameterType { if case .uuid = $0 { true } else { false } },
      "URL": _ParameterType { if case .url = $0 { true } else { false } },
    ]
  }

  static func enumeration(_ cases: [String]) -> _ParameterType {
    _ParameterType(text: { _ParameterType.enumerationText($0) }) {
      if case .string(let name) = $0 { cases.contains(name) } else { false }
    }
  }

  /// A type that the app declares. The simulator represents a value as a text.
  static var native: _ParameterType {
    _ParameterType(text: { if case .string(let text) = $0 { text } else { "" } }) {
      if case .string = $0 { true } else { false }
    }
  }
}
