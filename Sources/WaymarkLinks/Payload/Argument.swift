/// The value of a parameter, independent of the case and the Swift type in generated code.
public enum _Argument: Hashable, Sendable {
  /// The value of an optional parameter without a value.
  case none
  /// The value of an `Int` parameter, which has 64 bits on every platform.
  case int(Int64)
  /// The value of a `UInt` parameter.
  case uint(UInt64)
  /// The value of a `Double` parameter.
  case double(Double)
  /// The value of a `Bool` parameter.
  case bool(Bool)
  /// The value of a `String` or `Slug` parameter, or the name of a case of an enum in the spec.
  case string(String)
  /// The value of a `UUID` parameter.
  case uuid(_UUIDBytes)
  /// The value of a `Date` parameter.
  case date(CalendarDate)
  /// The value of a `URL` parameter.
  case url(String)
  /// A list of other values.
  case list([_Argument])
  /// The value of a parameter whose type is declared by the app.
  case native(_NativeArgument)
  /// A case of the enum of a feature, inside the case that contains the feature.
  case screen(_CaseParts)

  /// Returns the value of an optional parameter.
  ///
  /// - Parameter argument: The value, or `nil` if the parameter has no value.
  /// - Returns: The value, or ``none`` for `nil`.
  public static func optional(_ argument: _Argument?) -> _Argument { argument ?? .none }
}
