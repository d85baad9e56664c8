import Foundation

/// Functions that generated code calls to create arguments.
extension _Argument {
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
