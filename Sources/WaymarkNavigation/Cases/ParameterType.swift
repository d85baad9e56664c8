import Foundation

/// The type of a parameter in the spec.
///
/// The type contains closures that check, format, encode, and decode arguments.
public struct _ParameterType {
  let accepts: (Argument) -> Bool
  let coding: ParameterCoding
  var text: (Argument) -> String = { $0.text }
  var screens: CaseReflection?
  /// Only the app can create values.
  package var isNative = false

  /// Creates a parameter type from an enum that the spec declares. Each value is encoded as the name of its case.
  ///
  /// - Parameter type: The generated enum.
  /// - Returns: The type of the parameter.
  public static func enumeration<Value: RawRepresentable & Sendable>(_ type: Value.Type) -> _ParameterType
  where Value.RawValue == String {
    _ParameterType(
      { if case .string(let name) = $0 { Value(rawValue: name) != nil } else { false } },
      coding: string.coding, text: enumerationText)
  }

  /// Arguments can't be encoded. The default text is that of built-in types.
  package init(text: ((Argument) -> String)? = nil, accepts: @escaping (Argument) -> Bool) {
    self.init(accepts, coding: .none, text: text)
  }

  /// The screens of a feature, which can't be encoded.
  package init(_ screens: CaseReflection) { self.init(screens, coding: .none) }

  init(_ accepts: @escaping (Argument) -> Bool, coding: ParameterCoding, text: ((Argument) -> String)? = nil) {
    self.accepts = accepts
    self.coding = coding
    if let text { self.text = text }
  }

  private init(_ screens: CaseReflection, coding: ParameterCoding) {
    // A case that wraps a screen has no argument for the screen.
    accepts = { _ in false }
    self.coding = coding
    self.screens = screens
  }

  package static func enumerationText(_ argument: Argument) -> String {
    if case .string(let name) = argument { ".\(name)" } else { argument.text }
  }

  /// Creates a parameter type whose values are the screens that a feature declares.
  ///
  /// - Parameter type: The generated enum of the feature.
  /// - Returns: The type of the parameter.
  public static func screen<Screen: NavigationCase>(_ type: Screen.Type) -> _ParameterType {
    _ParameterType(type.navigationCases, coding: .screen(type))
  }

  static func builtIn(_ name: String) -> _ParameterType? {
    switch name {
    case "String": string
    case "Int": builtIn(Argument.int) { if case .int(let value) = $0 { Int(exactly: value) } else { nil } }
    case "UInt": builtIn(Argument.uint) { if case .uint(let value) = $0 { UInt(exactly: value) } else { nil } }
    case "Double": builtIn(Argument.double) { if case .double(let value) = $0 { value } else { nil } }
    case "Bool": builtIn(Argument.bool) { if case .bool(let value) = $0 { value } else { nil } }
    case "Date": builtIn(Argument.date) { if case .date(let value) = $0 { value } else { nil } }
    case "UUID":
      builtIn({ UUID(uuidString: $0).map(Argument.uuid) }) {
        if case .uuid(let value) = $0 { UUID(value).uuidString } else { nil }
      }
    case "URL":
      builtIn({ URL(string: $0).map(Argument.url) }) {
        if case .url(let value) = $0 { URL(string: value)?.absoluteString } else { nil }
      }
    default: nil
    }
  }

  private static var string: _ParameterType {
    builtIn(Argument.string) { if case .string(let value) = $0 { value } else { nil } }
  }

  /// Each closure returns `nil` if it can't convert its input.
  private static func builtIn<Form: Codable>(
    _ argument: @escaping (Form) -> Argument?, _ form: @escaping (Argument) -> Form?
  ) -> _ParameterType {
    _ParameterType({ form($0) != nil }, coding: .form(argument, form))
  }
}

extension _ParameterType {
  func accepts(_ argument: Argument, as arity: CaseParameter.Arity) -> Bool {
    switch (arity, argument) {
    case (.optional, .none): true
    case (.list, .list(let elements)): elements.allSatisfy(accepts)
    case (.list, _): false
    case (.one, _), (.optional, _): accepts(argument)
    }
  }

  func text(_ argument: Argument, as arity: CaseParameter.Arity) -> String {
    switch (arity, argument) {
    case (.optional, .none): "nil"
    case (.list, .list(let elements)): "[" + elements.map(text).joined(separator: ", ") + "]"
    case (.one, _), (.optional, _), (.list, _): text(argument)
    }
  }
}

extension Argument {
  var text: String {
    switch self {
    case .none: "nil"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .string(let value): value.debugDescription
    case .uuid(let value): value.description.uppercased()
    case .date(let value): value.description
    case .url(let value): value
    case .list(let values): "[" + values.map { $0.text }.joined(separator: ", ") + "]"
    case .native(let native): NativeValue.text(of: native)
    }
  }
}

extension _Argument {
  /// Creates the argument for an `Int` parameter.
  ///
  /// - Parameter value: The value of the parameter.
  /// - Returns: The argument.
  public static func int(_ value: Int) -> _Argument { .int(Int64(value)) }

  /// Creates the argument for a `UInt` parameter.
  ///
  /// - Parameter value: The value of the parameter.
  /// - Returns: The argument.
  public static func uint(_ value: UInt) -> _Argument { .uint(UInt64(value)) }
}
