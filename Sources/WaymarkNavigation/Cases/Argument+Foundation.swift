import Foundation

/// Functions that generated code calls to create arguments.
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

  /// Creates the argument for a `UUID` parameter.
  ///
  /// - Parameter value: The value of the parameter.
  /// - Returns: The argument.
  public static func uuid(_ value: UUID) -> _Argument { .uuid(UUIDBytes(value)) }

  /// Creates the argument for a `URL` parameter.
  ///
  /// - Parameter value: The value of the parameter.
  /// - Returns: The argument.
  public static func url(_ value: URL) -> _Argument { .url(value.absoluteString) }

  /// Creates the argument for a parameter whose type the app declares.
  ///
  /// - Parameters:
  ///   - value: The value of the parameter. The type doesn't have to conform to `Hashable`.
  ///   - identity: The identity of the value. Two values are equal if they have equal identities.
  /// - Returns: The argument.
  public static func native(_ value: some Sendable, identity: some Hashable & Sendable) -> _Argument {
    .native(NativeValue(value, identity: identity))
  }

  /// The value in Swift syntax.
  var text: String {
    switch self {
    case .none: "nil"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .string(let value): value.debugDescription
    case .uuid(let value): UUID(value).uuidString
    case .date(let value): value.description
    case .url(let value): value
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .native(let native): (native as? NativeValue).map { String(describing: $0.value) } ?? ""
    case .screen(let parts): "\(parts)"
    }
  }
}

extension UUIDBytes {
  init(_ uuid: UUID) {
    let bytes = uuid.uuid
    self = withUnsafeBytes(of: bytes) { bytes in
      UUIDBytes(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}

extension UUID {
  init(_ bytes: UUIDBytes) {
    var uuid = UUID().uuid
    withUnsafeMutableBytes(of: &uuid) { target in
      target.storeBytes(of: bytes.high.bigEndian, as: UInt64.self)
      target.storeBytes(of: bytes.low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: uuid)
  }
}
