/// The value of a parameter, independent of the case and the Swift type that generated code has for it.
public enum _Argument: Hashable, Sendable {
  /// An optional parameter without a value.
  case none
  /// An `Int` parameter. It has 64 bits on every platform, as links do.
  case int(Int64)
  /// A `UInt` parameter.
  case uint(UInt64)
  /// A `Double` parameter.
  case double(Double)
  /// A `Bool` parameter.
  case bool(Bool)
  /// A `String` or `Slug` parameter, or the name of a case if the type is an enum of the spec.
  case string(String)
  /// A `UUID` parameter.
  case uuid(_UUIDBytes)
  /// A `Date` parameter.
  case date(CalendarDate)
  /// A `URL` parameter.
  case url(String)
  /// A list of other values.
  case list([_Argument])
  /// A parameter of one of the app's own types.
  case native(_NativeArgument)
  /// A case of a feature's enum, inside the case that holds it.
  case screen(_CaseParts)

  /// Returns the value of an optional parameter.
  public static func optional(_ argument: _Argument?) -> _Argument { argument ?? .none }
}
