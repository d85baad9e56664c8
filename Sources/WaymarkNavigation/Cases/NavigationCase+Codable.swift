/// A case is coded as a list of its name and its arguments: `["detail", "42"]`. Names, not indices, so that a snapshot
/// survives a spec in which cases have moved. Nothing is null, a list a list, a feature's case again a list of this form.
extension NavigationCase {
  /// Writes the name and the arguments.
  ///
  /// - Throws: `EncodingError.invalidValue` where an argument is of a type of the app's own that is not `Encodable`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer() as any UnkeyedEncodingContainer
    try Self.encode(_parts, to: &container)
  }

  /// Reads a case.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where this version of the spec has no such case or other parameters.
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
    for (parameter, argument) in zip(row.parameters, parts.arguments) {
      try type(of: parameter)?.encode(argument, as: parameter.arity, to: &container)
    }
  }

  /// Reads parts whose name and number of arguments fit.
  static func decodeParts(from container: inout any UnkeyedDecodingContainer) throws -> CaseParts {
    let name = try container.decode(String.self)
    let table = CaseTable(_cases)
    guard let index = table.index(named: name), let row = table.row(index) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no case \(name)")
    }
    let arguments = try row.parameters.map { parameter in
      guard let type = type(of: parameter) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no type \(parameter.typeName)")
      }
      return try type.decode(as: parameter.arity, from: &container)
    }
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) takes fewer arguments")
    }
    return CaseParts(index, arguments)
  }
}
