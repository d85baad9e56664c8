import Foundation

/// Arguments of parts that are known to fit their case, which ``NavigationCase/init(parts:)`` has seen to, one after another.
///
/// A function for each type, as generic ones would cost generated code more to compile; and without a position, which as a
/// literal in each call would cost as much again (Docs/Decisions/2).
public struct _CaseReader {
  private let parts: CaseParts
  /// The position of the argument that comes next.
  private var position = 0

  init(_ parts: CaseParts) { self.parts = parts }

  /// The position of the case.
  public var index: Int { parts.index }

  /// The position of the case, where it is below 256. Not inlined, so that it is not compiled again with every enum.
  @inline(never)
  public var number: _CaseNumber {
    guard let number = UInt8(exactly: index) else { hasNoCase() }
    // Every byte is a case, and `init(rawValue:)` would be a `switch` over all of them.
    return unsafeBitCast(number, to: _CaseNumber.self)
  }

  /// Where a generated `switch` ends up for an index that its enum does not have; checked parts never do.
  public func hasNoCase() -> Never {
    preconditionFailure("there is no case \(index)")
  }
}

extension _CaseReader {
  /// The argument of an `Int` parameter.
  public mutating func int() -> Int { read(Self.int) }
  /// The argument of an `Int?` parameter.
  public mutating func optionalInt() -> Int? { readOptional(Self.int) }
  /// The argument of a `List<Int>` parameter.
  public mutating func ints() -> [Int] { readList(Self.int) }

  /// The argument of a `UInt` parameter.
  public mutating func uint() -> UInt { read(Self.uint) }
  /// The argument of a `UInt?` parameter.
  public mutating func optionalUInt() -> UInt? { readOptional(Self.uint) }
  /// The argument of a `List<UInt>` parameter.
  public mutating func uints() -> [UInt] { readList(Self.uint) }

  /// The argument of a `Double` parameter.
  public mutating func double() -> Double { read(Self.double) }
  /// The argument of a `Double?` parameter.
  public mutating func optionalDouble() -> Double? { readOptional(Self.double) }
  /// The argument of a `List<Double>` parameter.
  public mutating func doubles() -> [Double] { readList(Self.double) }

  /// The argument of a `Bool` parameter.
  public mutating func bool() -> Bool { read(Self.bool) }
  /// The argument of a `Bool?` parameter.
  public mutating func optionalBool() -> Bool? { readOptional(Self.bool) }
  /// The argument of a `List<Bool>` parameter.
  public mutating func bools() -> [Bool] { readList(Self.bool) }

  /// The argument of a `String` parameter.
  public mutating func string() -> String { read(Self.string) }
  /// The argument of a `String?` parameter.
  public mutating func optionalString() -> String? { readOptional(Self.string) }
  /// The argument of a `List<String>` parameter.
  public mutating func strings() -> [String] { readList(Self.string) }

  /// The argument of a `UUID` parameter.
  public mutating func uuid() -> UUID { read(Self.uuid) }
  /// The argument of a `UUID?` parameter.
  public mutating func optionalUUID() -> UUID? { readOptional(Self.uuid) }
  /// The argument of a `List<UUID>` parameter.
  public mutating func uuids() -> [UUID] { readList(Self.uuid) }

  /// The argument of a `Date` parameter.
  public mutating func date() -> CalendarDate { read(Self.date) }
  /// The argument of a `Date?` parameter.
  public mutating func optionalDate() -> CalendarDate? { readOptional(Self.date) }
  /// The argument of a `List<Date>` parameter.
  public mutating func dates() -> [CalendarDate] { readList(Self.date) }

  /// The argument of a `URL` parameter.
  public mutating func url() -> URL { read(Self.url) }
  /// The argument of a `URL?` parameter.
  public mutating func optionalURL() -> URL? { readOptional(Self.url) }
  /// The argument of a `List<URL>` parameter.
  public mutating func urls() -> [URL] { readList(Self.url) }

  /// The argument of a parameter whose type is an enum of the spec.
  public mutating func enumeration<Value: RawRepresentable & Sendable>() -> Value where Value.RawValue == String {
    read(Self.enumeration)
  }
  /// The argument of an optional one.
  public mutating func optionalEnumeration<Value: RawRepresentable & Sendable>() -> Value?
  where Value.RawValue == String {
    readOptional(Self.enumeration)
  }
  /// The argument of a list of them.
  public mutating func enumerations<Value: RawRepresentable & Sendable>() -> [Value]
  where Value.RawValue == String {
    readList(Self.enumeration)
  }

  /// The argument of a parameter of a type of the app's own.
  public mutating func native<Value>() -> Value { read(Self.native) }
  /// The argument of an optional one.
  public mutating func optionalNative<Value>() -> Value? { readOptional(Self.native) }
  /// The argument of a list of them.
  public mutating func natives<Value>() -> [Value] { readList(Self.native) }

  /// A feature's case.
  public mutating func screen<Screen: NavigationCase>() -> Screen {
    var reader = _CaseReader(read { if case .screen(let parts) = $0 { parts } else { nil } })
    return Screen._make(checked: &reader)
  }
}

extension _CaseReader {
  private static func int(_ argument: Argument) -> Int? {
    if case .int(let value) = argument { Int(exactly: value) } else { nil }
  }

  private static func uint(_ argument: Argument) -> UInt? {
    if case .uint(let value) = argument { UInt(exactly: value) } else { nil }
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
    if case .uuid(let value) = argument { UUID(value) } else { nil }
  }

  private static func date(_ argument: Argument) -> CalendarDate? {
    if case .date(let value) = argument { value } else { nil }
  }

  private static func url(_ argument: Argument) -> URL? {
    if case .url(let value) = argument { URL(string: value) } else { nil }
  }

  private static func enumeration<Value: RawRepresentable & Sendable>(_ argument: Argument) -> Value?
  where Value.RawValue == String {
    if case .string(let name) = argument { Value(rawValue: name) } else { nil }
  }

  private static func native<Value>(_ argument: Argument) -> Value? {
    if case .native(let native as NativeValue) = argument { native.value as? Value } else { nil }
  }

  private mutating func next() -> Argument {
    defer { position += 1 }
    return parts.arguments[position]
  }

  private mutating func read<Value>(_ value: (Argument) -> Value?) -> Value { checked(next(), value) }

  private mutating func readOptional<Value>(_ value: (Argument) -> Value?) -> Value? {
    let argument = next()
    if case .none = argument { return nil }
    return checked(argument, value)
  }

  private mutating func readList<Value>(_ value: (Argument) -> Value?) -> [Value] {
    guard case .list(let elements) = next() else { preconditionFailure("argument \(position - 1) is no list") }
    return elements.map { checked($0, value) }
  }

  private func checked<Value>(_ argument: Argument, _ value: (Argument) -> Value?) -> Value {
    guard let value = value(argument) else { preconditionFailure("argument \(position - 1) is no \(Value.self)") }
    return value
  }
}
