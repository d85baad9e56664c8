/// The closures that encode and decode the arguments of a parameter.
struct ParameterCoding {
  /// A closure that encodes an argument.
  let encode: (Argument, inout any UnkeyedEncodingContainer) throws -> Void
  /// A closure that decodes an argument.
  let decode: (inout any UnkeyedDecodingContainer) throws -> Argument
  /// The generated enum of a feature, or `nil` if the type isn't the enum of a feature.
  var screens: (any NavigationCase.Type)?

  /// Encodes arguments as values of the type `Form`.
  ///
  /// Each conversion closure returns `nil` if it can't convert its input.
  static func form<Form: Codable>(
    _ argument: @escaping (Form) -> Argument?, _ form: @escaping (Argument) -> Form?
  ) -> ParameterCoding {
    ParameterCoding(
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

  /// Encodes values of a type that the app declares.
  static func native<Value: Sendable>(_ type: Value.Type) -> ParameterCoding {
    ParameterCoding(
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

  /// Encodes no arguments, because a case that wraps a screen has no argument for the screen.
  static func screen(_ type: any NavigationCase.Type) -> ParameterCoding {
    var coding = none
    coding.screens = type
    return coding
  }

  /// Encodes and decodes nothing, because the arguments are never stored.
  static var none: ParameterCoding {
    ParameterCoding(
      encode: { argument, container in throw misfit(argument, container) },
      decode: { container in
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "the argument is not stored")
      })
  }

  static func misfit(_ argument: Argument, _ container: any UnkeyedEncodingContainer) -> EncodingError {
    .invalidValue(
      argument, .init(codingPath: container.codingPath, debugDescription: "the argument is of another type"))
  }
}

extension _ParameterType {
  /// Encodes an argument, a list of arguments, or null, depending on the arity of the parameter.
  func encode(
    _ argument: Argument, as arity: CaseParameter.Arity, to container: inout any UnkeyedEncodingContainer
  ) throws {
    switch (arity, argument) {
    case (.optional, .none): try container.encodeNil()
    case (.list, .list(let elements)):
      var list: any UnkeyedEncodingContainer = container.nestedUnkeyedContainer()
      for element in elements { try coding.encode(element, &list) }
    case (.list, _): throw ParameterCoding.misfit(argument, container)
    case (.one, _), (.optional, _): try coding.encode(argument, &container)
    }
  }

  /// Decodes an argument that ``encode(_:as:to:)`` encoded.
  func decode(as arity: CaseParameter.Arity, from container: inout any UnkeyedDecodingContainer) throws -> Argument {
    switch arity {
    case .one: return try coding.decode(&container)
    case .optional: return try container.decodeNil() ? .none : coding.decode(&container)
    case .list:
      var list = try container.nestedUnkeyedContainer()
      var elements: [Argument] = []
      while !list.isAtEnd { elements.append(try coding.decode(&list)) }
      return .list(elements)
    }
  }
}
