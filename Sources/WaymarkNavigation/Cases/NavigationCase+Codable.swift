/// A case is encoded as a list of its name and its arguments, for example `["detail", "42"]`.
///
/// The list contains the name of the case, not its index, so snapshots stay valid if the order of cases in the spec
/// changes. A `nil` argument is encoded as null. The elements of a list argument are encoded as a nested list. If a
/// case wraps a screen that a feature declares, the screen is encoded as a nested list too.
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

  /// Returns the enum whose screens a case wraps, or `nil` if the case wraps no screen.
  static func screens(of row: CaseRow) -> (any NavigationCase.Type)? {
    row.wrappedScreen.flatMap { type(of: $0)?.coding.screens }
  }
}
