/// A case is coded as a list of its name and its arguments: `["detail", "42"]`. Names, not indices, so that a snapshot
/// survives a spec in which cases have moved.
extension NavigationCase {
  /// Writes the name and the arguments.
  public func encode(to encoder: any Encoder) throws {
    let parts = parts
    var container = encoder.unkeyedContainer()
    try container.encode(name)
    for argument in parts.arguments {
      switch argument {
      case .int(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      }
    }
  }

  /// Reads a case.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where this version of the spec has no such case or other parameters.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let name = try container.decode(String.self)
    let table = CaseTable(Self.cases)
    guard let index = table.index(named: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no case \(name)")
    }
    var arguments: [Argument] = []
    for type in (table.field(.parameterTypes, of: index) ?? "").split(separator: " ") {
      arguments.append(
        type == "Int" ? .int(try container.decode(Int.self)) : .string(try container.decode(String.self)))
    }
    guard container.isAtEnd, let value = Self(parts: CaseParts(index, arguments)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) takes other arguments")
    }
    self = value
  }
}
