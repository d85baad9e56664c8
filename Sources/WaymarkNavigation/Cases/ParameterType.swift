import Foundation

/// The type of a parameter in the spec.
///
/// The type contains closures that check, encode, and decode arguments.
public struct _ParameterType {
  /// A closure that checks whether an argument has this type.
  let accepts: (Argument) -> Bool
  /// A closure that encodes an argument of this type.
  let encode: (Argument, inout any UnkeyedEncodingContainer) throws -> Void
  /// A closure that decodes an argument of this type.
  let decode: (inout any UnkeyedDecodingContainer) throws -> Argument
  /// A closure that formats an argument in Swift syntax.
  var text: (Argument) -> String = \.text
  /// The generated enum of a feature, or `nil` if the type isn't the enum of a feature.
  var screens: (any NavigationCase.Type)?

  /// Creates a parameter type from an enum that the spec declares. Each value is encoded as the name of its case.
  ///
  /// - Parameter type: The generated enum.
  /// - Returns: The type of the parameter.
  public static func enumeration<Value: RawRepresentable & Sendable>(_ type: Value.Type) -> _ParameterType
  where Value.RawValue == String {
    _ParameterType(
      accepts: { if case .string(let name) = $0 { Value(rawValue: name) != nil } else { false } },
      encode: string.encode, decode: string.decode,
      text: { if case .string(let name) = $0 { ".\(name)" } else { $0.text } })
  }

  /// Creates a parameter type from a type that the app declares.
  ///
  /// Values are encoded with the `Encodable` conformance of the type. If the type isn't `Encodable`, the values can't
  /// be encoded.
  ///
  /// - Parameter type: The type that the app declares.
  /// - Returns: The type of the parameter.
  public static func native<Value: Sendable>(_ type: Value.Type) -> _ParameterType {
    _ParameterType(
      accepts: { if case .native(let native as NativeValue) = $0 { native.value is Value } else { false } },
      encode: { argument, container in
        guard case .native(let native as NativeValue) = argument, let value = native.value as? any Encodable else {
          throw EncodingError.invalidValue(
            argument, .init(codingPath: container.codingPath, debugDescription: "\(Value.self) is not Encodable"))
        }
        try container.encode(value)
      },
      decode: { container in
        guard let type = Value.self as? any Decodable.Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(Value.self) is not Decodable")
        }
        let decoded = try container.decode(type)
        guard let value = decoded as? Value else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "this is no \(Value.self)")
        }
        // The generated case computes the identity of the value again when the case is converted to parts.
        return .native(value, identity: 0)
      })
  }

  /// Creates a parameter type whose values are the screens that a feature declares.
  ///
  /// - Parameter type: The generated enum of the feature.
  /// - Returns: The type of the parameter.
  public static func screen<Screen: NavigationCase>(_ type: Screen.Type) -> _ParameterType {
    _ParameterType(
      accepts: { if case .screen(let parts) = $0 { Screen.accepts(parts) } else { false } },
      encode: { argument, container in
        guard case .screen(let parts) = argument else { throw misfit(argument, container) }
        var nested = container.nestedUnkeyedContainer()
        try Screen.encode(parts, to: &nested)
      },
      decode: { container in
        var nested = try container.nestedUnkeyedContainer()
        return .screen(try Screen.decodeParts(from: &nested))
      },
      text: { if case .screen(let parts) = $0 { "." + Screen.text(of: parts) } else { $0.text } },
      screens: type)
  }

  /// Returns the built-in type with a given name, or `nil` if the spec language has no such type.
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

  /// Creates a type whose arguments are encoded as values of the type `Form`.
  ///
  /// Each conversion closure returns `nil` if it can't convert its input.
  private static func builtIn<Form: Codable>(
    _ argument: @escaping (Form) -> Argument?, _ form: @escaping (Argument) -> Form?
  ) -> _ParameterType {
    _ParameterType(
      accepts: { form($0) != nil },
      encode: { argument, container in
        guard let form = form(argument) else { throw misfit(argument, container) }
        try container.encode(form)
      },
      decode: { container in
        let form = try container.decode(Form.self)
        guard let argument = argument(form) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(form) is no value of its type")
        }
        return argument
      })
  }

  private static func misfit(_ argument: Argument, _ container: any UnkeyedEncodingContainer) -> EncodingError {
    .invalidValue(
      argument, .init(codingPath: container.codingPath, debugDescription: "the argument is of another type"))
  }
}

extension _ParameterType {
  /// Returns a Boolean value that indicates whether a parameter with this type and arity accepts an argument.
  func accepts(_ argument: Argument, as arity: CaseParameter.Arity) -> Bool {
    switch (arity, argument) {
    case (.optional, .none): true
    case (.list, .list(let elements)): elements.allSatisfy(accepts)
    case (.list, _): false
    case (.one, _), (.optional, _): accepts(argument)
    }
  }

  /// Encodes an argument, a list of arguments, or null, depending on the arity of the parameter.
  func encode(
    _ argument: Argument, as arity: CaseParameter.Arity, to container: inout any UnkeyedEncodingContainer
  ) throws {
    switch (arity, argument) {
    case (.optional, .none): try container.encodeNil()
    case (.list, .list(let elements)):
      var list: any UnkeyedEncodingContainer = container.nestedUnkeyedContainer()
      for element in elements { try encode(element, &list) }
    case (.list, _): throw Self.misfit(argument, container)
    case (.one, _), (.optional, _): try encode(argument, &container)
    }
  }

  /// Decodes an argument that ``encode(_:as:to:)`` encoded.
  func decode(as arity: CaseParameter.Arity, from container: inout any UnkeyedDecodingContainer) throws -> Argument {
    switch arity {
    case .one: return try decode(&container)
    case .optional: return try container.decodeNil() ? .none : decode(&container)
    case .list:
      var list = try container.nestedUnkeyedContainer()
      var elements: [Argument] = []
      while !list.isAtEnd { elements.append(try decode(&list)) }
      return .list(elements)
    }
  }

  /// Formats an argument, a list of arguments, or `nil` in Swift syntax.
  func text(_ argument: Argument, as arity: CaseParameter.Arity) -> String {
    switch (arity, argument) {
    case (.optional, .none): "nil"
    case (.list, .list(let elements)): "[" + elements.map(text).joined(separator: ", ") + "]"
    case (.one, _), (.optional, _), (.list, _): text(argument)
    }
  }
}
