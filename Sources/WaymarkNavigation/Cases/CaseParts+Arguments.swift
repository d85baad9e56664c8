import Foundation

/// Arguments of parts that are known to fit their case, which ``NavigationCase/init(parts:)`` has seen to. A function for each
/// type, as generic ones would cost generated code more to compile.
extension CaseParts {
  /// The argument of an `Int` parameter.
  public func int(_ position: Int) -> Int { read(position, Self.int) }
  /// The argument of an `Int?` parameter.
  public func optionalInt(_ position: Int) -> Int? { readOptional(position, Self.int) }
  /// The argument of a `List<Int>` parameter.
  public func ints(_ position: Int) -> [Int] { readList(position, Self.int) }

  /// The argument of a `UInt` parameter.
  public func uint(_ position: Int) -> UInt { read(position, Self.uint) }
  /// The argument of a `UInt?` parameter.
  public func optionalUInt(_ position: Int) -> UInt? { readOptional(position, Self.uint) }
  /// The argument of a `List<UInt>` parameter.
  public func uints(_ position: Int) -> [UInt] { readList(position, Self.uint) }

  /// The argument of a `Double` parameter.
  public func double(_ position: Int) -> Double { read(position, Self.double) }
  /// The argument of a `Double?` parameter.
  public func optionalDouble(_ position: Int) -> Double? { readOptional(position, Self.double) }
  /// The argument of a `List<Double>` parameter.
  public func doubles(_ position: Int) -> [Double] { readList(position, Self.double) }

  /// The argument of a `Bool` parameter.
  public func bool(_ position: Int) -> Bool { read(position, Self.bool) }
  /// The argument of a `Bool?` parameter.
  public func optionalBool(_ position: Int) -> Bool? { readOptional(position, Self.bool) }
  /// The argument of a `List<Bool>` parameter.
  public func bools(_ position: Int) -> [Bool] { readList(position, Self.bool) }

  /// The argument of a `String` parameter.
  public func string(_ position: Int) -> String { read(position, Self.string) }
  /// The argument of a `String?` parameter.
  public func optionalString(_ position: Int) -> String? { readOptional(position, Self.string) }
  /// The argument of a `List<String>` parameter.
  public func strings(_ position: Int) -> [String] { readList(position, Self.string) }

  /// The argument of a `UUID` parameter.
  public func uuid(_ position: Int) -> UUID { read(position, Self.uuid) }
  /// The argument of a `UUID?` parameter.
  public func optionalUUID(_ position: Int) -> UUID? { readOptional(position, Self.uuid) }
  /// The argument of a `List<UUID>` parameter.
  public func uuids(_ position: Int) -> [UUID] { readList(position, Self.uuid) }

  /// The argument of a `Date` parameter.
  public func date(_ position: Int) -> CalendarDate { read(position, Self.date) }
  /// The argument of a `Date?` parameter.
  public func optionalDate(_ position: Int) -> CalendarDate? { readOptional(position, Self.date) }
  /// The argument of a `List<Date>` parameter.
  public func dates(_ position: Int) -> [CalendarDate] { readList(position, Self.date) }

  /// The argument of a `URL` parameter.
  public func url(_ position: Int) -> URL { read(position, Self.url) }
  /// The argument of a `URL?` parameter.
  public func optionalURL(_ position: Int) -> URL? { readOptional(position, Self.url) }
  /// The argument of a `List<URL>` parameter.
  public func urls(_ position: Int) -> [URL] { readList(position, Self.url) }

  /// The argument of a parameter whose type is an enum of the spec.
  public func enumeration<Value: RawRepresentable & Sendable>(_ position: Int) -> Value where Value.RawValue == String {
    read(position, Self.enumeration)
  }
  /// The argument of an optional one.
  public func optionalEnumeration<Value: RawRepresentable & Sendable>(_ position: Int) -> Value?
  where Value.RawValue == String {
    readOptional(position, Self.enumeration)
  }
  /// The argument of a list of them.
  public func enumerations<Value: RawRepresentable & Sendable>(_ position: Int) -> [Value]
  where Value.RawValue == String {
    readList(position, Self.enumeration)
  }

  /// The argument of a parameter of a type of the app's own.
  public func native<Value>(_ position: Int) -> Value { read(position, Self.native) }
  /// The argument of an optional one.
  public func optionalNative<Value>(_ position: Int) -> Value? { readOptional(position, Self.native) }
  /// The argument of a list of them.
  public func natives<Value>(_ position: Int) -> [Value] { readList(position, Self.native) }

  /// A feature's case.
  public func screen<Screen: NavigationCase>(_ position: Int) -> Screen {
    Screen.make(checked: read(position) { if case .screen(let parts) = $0 { parts } else { nil } })
  }
}

extension CaseParts {
  private static func int(_ argument: Argument) -> Int? {
    if case .int(let value) = argument { value } else { nil }
  }

  private static func uint(_ argument: Argument) -> UInt? {
    if case .uint(let value) = argument { value } else { nil }
  }

  private static func double(_ argument: Argument) -> Double? {
    if case .double(let value) = argument { value } else { nil }
  }

  private static func bool(_ argument: Argument) -> Bool? {
    if case .bool(let value) = argument { value } else { nil }
  }

  private static func string(_ argument: Argument) -> String? {
    if case .string(let value) = argument { value } else { nil }
  }

  private static func uuid(_ argument: Argument) -> UUID? {
    if case .uuid(let value) = argument { value } else { nil }
  }

  private static func date(_ argument: Argument) -> CalendarDate? {
    if case .date(let value) = argument { value } else { nil }
  }

  private static func url(_ argument: Argument) -> URL? {
    if case .url(let value) = argument { value } else { nil }
  }

  private static func enumeration<Value: RawRepresentable & Sendable>(_ argument: Argument) -> Value?
  where Value.RawValue == String {
    if case .string(let name) = argument { Value(rawValue: name) } else { nil }
  }

  private static func native<Value>(_ argument: Argument) -> Value? {
    if case .native(let native) = argument { native.value as? Value } else { nil }
  }

  private func read<Value>(_ position: Int, _ value: (Argument) -> Value?) -> Value {
    guard let value = value(arguments[position]) else {
      preconditionFailure("argument \(position) is no \(Value.self)")
    }
    return value
  }

  private func readOptional<Value>(_ position: Int, _ value: (Argument) -> Value?) -> Value? {
    if case .none = arguments[position] { nil } else { read(position, value) }
  }

  private func readList<Value>(_ position: Int, _ value: (Argument) -> Value?) -> [Value] {
    guard case .list(let arguments) = arguments[position] else {
      preconditionFailure("argument \(position) is no list")
    }
    let elements = CaseParts(index, arguments)
    return arguments.indices.map { elements.read($0, value) }
  }
}
