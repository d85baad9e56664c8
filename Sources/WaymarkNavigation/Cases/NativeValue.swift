package typealias ReturnedValue = any Sendable

/// An argument whose type the app declares. Equal identities mean equal values and hashes. A screen on a stack keeps
/// this value, even if the app changes its own copy.
final class NativeValue: NativeArgument, @unchecked Sendable {
  let value: any Sendable
  private let identity: any Hashable & Sendable

  init(_ value: some Sendable, identity: some Hashable & Sendable) {
    self.value = value
    self.identity = identity
  }

  override func isEqual(to other: NativeArgument) -> Bool {
    guard let other = other as? NativeValue else { return false }
    func isEqual<Identity: Equatable>(_ identity: Identity) -> Bool { other.identity as? Identity == identity }
    return isEqual(identity)
  }

  override func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }

  static func text(of argument: NativeArgument) -> String {
    (argument as? NativeValue).map { String(describing: $0.value) } ?? ""
  }
}

extension _ParameterType {
  /// Creates a parameter type from a type that the app declares.
  ///
  /// Values are encoded with the `Encodable` conformance of the type. If the type isn't `Encodable`, the values can't
  /// be encoded.
  ///
  /// - Parameter type: The type that the app declares.
  /// - Returns: The type of the parameter.
  public static func native<Value: Sendable>(_ type: Value.Type) -> _ParameterType {
    var parameter = _ParameterType(
      { if case .native(let native as NativeValue) = $0 { native.value is Value } else { false } },
      coding: .native(type))
    parameter.isNative = true
    return parameter
  }
}

extension _CaseReader {
  /// Returns the next argument as a value of a type that the app declares.
  public mutating func native<Value>() -> Value { read(Self.native) }
  /// Returns the next argument as an optional value of a type that the app declares.
  public mutating func optionalNative<Value>() -> Value? { readOptional(Self.native) }
  /// Returns the next argument as an array of values of a type that the app declares.
  public mutating func natives<Value>() -> [Value] { readList(Self.native) }

  private static func native<Value>(_ argument: Argument) -> Value? {
    if case .native(let native as NativeValue) = argument { native.value as? Value } else { nil }
  }
}
