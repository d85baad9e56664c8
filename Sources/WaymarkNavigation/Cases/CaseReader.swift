import Foundation

/// A cursor over the arguments of an enum case.
///
/// Each call of a method returns the next argument. Before the first call, ``NavigationCase/init(parts:)`` checks that
/// the arguments match the parameters of the case.
///
/// The reader has one method for each type, because generic methods would slow the compilation of generated code. The
/// reader tracks the position of the next argument, so generated code does not pass a position. An integer literal in
/// each call would also slow the compilation (Docs/Decisions/2).
public struct _CaseReader {
  package let parts: CaseParts
  private var position = 0

  init(_ parts: CaseParts) { self.parts = parts }

  /// The index of the case.
  public var index: Int { parts.index }

  /// The index of the case, from 0 to 255.
  ///
  /// The property isn't inlined, because the compiler would compile an inlined property again for every generated enum.
  @inline(never) public var number: _CaseNumber {
    guard let number = UInt8(exactly: index) else { hasNoCase() }
    // Every byte is a case of `_CaseNumber`, and `init(rawValue:)` would be a `switch` over 256 cases.
    return unsafeBitCast(number, to: _CaseNumber.self)
  }

  /// Stops the program because the enum has no case at ``index``.
  ///
  /// A generated `switch` calls this method in its `default` clause. The clause never runs, because
  /// ``NavigationCase/init(parts:)`` rejects an index without a case.
  public func hasNoCase() -> Never { preconditionFailure("no case has the index \(index)") }
}

extension _CaseReader {
  /// Returns the next argument as an `Int`.
  public mutating func int() -> Int { read(Self.int) }
  /// Returns the next argument as an `Int?`.
  public mutating func optionalInt() -> Int? { readOptional(Self.int) }
  /// Returns the next argument as an array of `Int` values.
  public mutating func ints() -> [Int] { readList(Self.int) }

  /// Returns the next argument as a `UInt`.
  public mutating func uint() -> UInt { read(Self.uint) }
  /// Returns the next argument as a `UInt?`.
  public mutating func optionalUInt() -> UInt? { readOptional(Self.uint) }
  /// Returns the next argument as an array of `UInt` values.
  public mutating func uints() -> [UInt] { readList(Self.uint) }

  /// Returns the next argument as a `Double`.
  public mutating func double() -> Double { read(Self.double) }
  /// Returns the next argument as a `Double?`.
  public mutating func optionalDouble() -> Double? { readOptional(Self.double) }
  /// Returns the next argument as an array of `Double` values.
  public mutating func doubles() -> [Double] { readList(Self.double) }

  /// Returns the next argument as a `Bool`.
  public mutating func bool() -> Bool { read(Self.bool) }
  /// Returns the next argument as a `Bool?`.
  public mutating func optionalBool() -> Bool? { readOptional(Self.bool) }
  /// Returns the next argument as an array of `Bool` values.
  public mutating func bools() -> [Bool] { readList(Self.bool) }

  /// Returns the next argument as a `String`.
  public mutating func string() -> String { read(Self.string) }
  /// Returns the next argument as a `String?`.
  public mutating func optionalString() -> String? { readOptional(Self.string) }
  /// Returns the next argument as an array of `String` values.
  public mutating func strings() -> [String] { readList(Self.string) }

  /// Returns the next argument as a `UUID`.
  public mutating func uuid() -> UUID { read(Self.uuid) }
  /// Returns the next argument as a `UUID?`.
  public mutating func optionalUUID() -> UUID? { readOptional(Self.uuid) }
  /// Returns the next argument as an array of `UUID` values.
  public mutating func uuids() -> [UUID] { readList(Self.uuid) }

  /// Returns the next argument as a `CalendarDate`.
  public mutating func date() -> CalendarDate { read(Self.date) }
  /// Returns the next argument as a `CalendarDate?`.
  public mutating func optionalDate() -> CalendarDate? { readOptional(Self.date) }
  /// Returns the next argument as an array of `CalendarDate` values.
  public mutating func dates() -> [CalendarDate] { readList(Self.date) }

  /// Returns the next argument as a `URL`.
  public mutating func url() -> URL { read(Self.url) }
  /// Returns the next argument as a `URL?`.
  public mutating func optionalURL() -> URL? { readOptional(Self.url) }
  /// Returns the next argument as an array of `URL` values.
  public mutating func urls() -> [URL] { readList(Self.url) }

  /// Returns the next argument as a value of an enum that the spec declares.
  public mutating func enumeration<Value: RawRepresentable & Sendable>() -> Value where Value.RawValue == String {
    read(Self.enumeration)
  }
  /// Returns the next argument as an optional value of an enum that the spec declares.
  public mutating func optionalEnumeration<Value: RawRepresentable & Sendable>() -> Value?
  where Value.RawValue == String {
    readOptional(Self.enumeration)
  }
  /// Returns the next argument as an array of values of an enum that the spec declares.
  public mutating func enumerations<Value: RawRepresentable & Sendable>() -> [Value] where Value.RawValue == String {
    readList(Self.enumeration)
  }

  /// Returns the screen of a feature that the case wraps.
  public mutating func screen<Screen: NavigationCase>() -> Screen {
    guard let screen = parts.wrapped else { preconditionFailure("the case wraps no screen") }
    var reader = _CaseReader(screen)
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

  private mutating func next() -> Argument {
    defer { position += 1 }
    return parts.arguments[position]
  }

  mutating func read<Value>(_ value: (Argument) -> Value?) -> Value { checked(next(), value) }

  mutating func readOptional<Value>(_ value: (Argument) -> Value?) -> Value? {
    let argument = next()
    if case .none = argument { return nil }
    return checked(argument, value)
  }

  mutating func readList<Value>(_ value: (Argument) -> Value?) -> [Value] {
    guard case .list(let elements) = next() else { preconditionFailure("argument \(position - 1) is not a list") }
    return elements.map { checked($0, value) }
  }

  private func checked<Value>(_ argument: Argument, _ value: (Argument) -> Value?) -> Value {
    guard let value = value(argument) else { preconditionFailure("argument \(position - 1) is of another type") }
    return value
  }
}
