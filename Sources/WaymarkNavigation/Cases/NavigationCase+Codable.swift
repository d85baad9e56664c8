/// Encoded as its name and arguments, for example `["detail", "42"]`. The name keeps snapshots valid if the order of
/// cases changes. A `nil` argument is null, and a list or a wrapped screen of a feature is a nested list.
extension NavigationCase {
  /// Encodes the name and the arguments of the case.
  ///
  /// - Parameter encoder: The encoder to encode to.
  /// - Throws: `EncodingError.invalidValue` if an argument has a type that the app declares and that isn't `Encodable`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer() as any UnkeyedEncodingContainer
    try Self.encode(_parts, to: &container)
  }

  /// Decodes a case from its name and its arguments.
  ///
  /// - Parameter decoder: The decoder to decode from.
  /// - Throws: `DecodingError.dataCorrupted` if this version of the spec doesn't declare a case with this name and
  ///   these parameters.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let parts = try Self.decodeParts(from: &container)
    guard let value = Self(parts: parts) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "the case takes other arguments")
    }
    self = value
  }

  static func encode(_ parts: CaseParts, to container: inout any UnkeyedEncodingContainer) throws {
    guard let row = CaseTable(_cases).row(parts.index) else { return }
    try container.encode(row.text(.name))
    if let screen = parts.wrapped {
      var nested: any UnkeyedEncodingContainer = container.nestedUnkeyedContainer()
      try screens(of: row)?.encode(screen, to: &nested)
      return
    }
    for (parameter, argument) in zip(row.parameters, parts.arguments) {
      try type(of: parameter)?.encode(argument, as: parameter.arity, to: &container)
    }
  }

  static func decodeParts(from container: inout any UnkeyedDecodingContainer) throws -> CaseParts {
    let name = try container.decode(String.self)
    let table = CaseTable(_cases)
    guard let index = table.index(named: name), let row = table.row(index) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no case \(name)")
    }
    let parts = try decodeParts(of: row, at: index, from: &container)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) takes fewer arguments")
    }
    return parts
  }

  private static func decodeParts(
    of row: CaseRow, at index: Int, from container: inout any UnkeyedDecodingContainer
  ) throws -> CaseParts {
    if let screens = screens(of: row) {
      var nested = try container.nestedUnkeyedContainer()
      return CaseParts(index, wrapping: try screens.decodeParts(from: &nested))
    }
    let arguments = try row.parameters.map { parameter in
      guard let type = type(of: parameter) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no type \(parameter.typeName)")
      }
      return try type.decode(as: parameter.arity, from: &container)
    }
    return CaseParts(index, arguments)
  }

  /// `nil` if the case wraps no screen of a feature.
  static func screens(of row: CaseRow) -> (any NavigationCase.Type)? {
    row.wrappedScreen.flatMap { type(of: $0)?.coding.screens }
  }
}

struct ParameterCoding {
  let encode: (Argument, inout any UnkeyedEncodingContainer) throws -> Void
  let decode: (inout any UnkeyedDecodingContainer) throws -> Argument
  var screens: (any NavigationCase.Type)?

  /// Each closure returns `nil` if it can't convert its input.
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

  static func screen(_ type: any NavigationCase.Type) -> ParameterCoding {
    var coding = none
    coding.screens = type
    return coding
  }

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
