/// Functions that generated code calls to create arguments of integer types.
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
