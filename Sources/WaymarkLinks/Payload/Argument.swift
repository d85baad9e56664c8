/// The value of a parameter, represented without the generated types of an app.
public enum _Argument: Hashable, Sendable {
  /// The absent value of an optional parameter.
  case none
  /// The value of an `Int` parameter. The value has 64 bits on every platform.
  case int(Int64)
  /// The value of a `UInt` parameter.
  case uint(UInt64)
  /// The value of a `Double` parameter.
  case double(Double)
  /// The value of a `Bool` parameter.
  case bool(Bool)
  /// The value of a `String` or `Slug` parameter, or the case name of an enum parameter.
  case string(String)
  /// The value of a `UUID` parameter.
  case uuid(_UUIDBytes)
  /// The value of a `Date` parameter.
  case date(CalendarDate)
  /// The value of a `URL` parameter.
  case url(String)
  /// A list of other values.
  case list([_Argument])
  /// The value of a parameter whose type the app declares.
  case native(_NativeArgument)

  /// Returns the value of an optional parameter.
  ///
  /// - Parameter argument: The value, or `nil` if the parameter has no value.
  /// - Returns: The value of `argument`, or ``none`` if `argument` is `nil`.
  public static func optional(_ argument: _Argument?) -> _Argument { argument ?? .none }
}
