/// The metadata of a tab or screen.
///
/// Waymark generates a structure with one property for each key under `meta` in the spec. For a spec without `meta`,
/// the metadata is `Never`.
public protocol NavigationMetadata: Hashable, Sendable {
  /// Creates the metadata from the values of one tab or screen. The result is `nil` if the spec declares no keys.
  ///
  /// - Parameter values: The values in the spec.
  init?(_ values: _MetadataValues)
}

extension Never: NavigationMetadata {
  /// Returns `nil`, because `Never` has no values.
  ///
  /// - Parameter values: The values in the spec.
  public init?(_ values: _MetadataValues) { return nil }
}

extension NavigationScreen {
  /// The values that the spec declares for the metadata of the screen.
  public var _metadata: _MetadataValues { MetadataValues(Self.row(of: _parts)) }
}

extension NavigationTab {
  /// An empty table, because the spec declares no metadata.
  public static var _metadataTable: StaticString { "" }

  /// The values that the spec declares for the metadata of the tab.
  public var _metadata: _MetadataValues {
    let table = CaseTable(Self._metadataTable)
    return MetadataValues(table.index(named: name).flatMap(table.row))
  }
}

/// The values that a spec declares for the metadata of one tab or screen.
///
/// The initializer of a generated structure calls one method for each key. The compiler has checked the types of the
/// values. The structure has one method for each type, because generic methods would slow the compilation of generated
/// code (Docs/Decisions/2).
public struct _MetadataValues: Sendable {
  /// By the names of the keys. An enum value is the name of the case.
  private let texts: [String: String]

  init(_ row: CaseRow?) { texts = row?.values(.metadata) ?? [:] }
}

typealias MetadataValues = _MetadataValues

extension _MetadataValues {
  /// Returns the value of a required key as a `String`.
  public func string(_ key: String) -> String { required(key, optionalString(key)) }
  /// Returns the value of an optional key as a `String?`.
  public func optionalString(_ key: String) -> String? { texts[key] }

  /// Returns the value of a required key as an `Int`.
  public func int(_ key: String) -> Int { required(key, optionalInt(key)) }
  /// Returns the value of an optional key as an `Int?`.
  public func optionalInt(_ key: String) -> Int? { texts[key].flatMap { Int($0) } }

  /// Returns the value of a required key as a `Double`.
  public func double(_ key: String) -> Double { required(key, optionalDouble(key)) }
  /// Returns the value of an optional key as a `Double?`.
  public func optionalDouble(_ key: String) -> Double? { texts[key].flatMap { Double($0) } }

  /// Returns the value of a required key as a `Bool`.
  public func bool(_ key: String) -> Bool { required(key, optionalBool(key)) }
  /// Returns the value of an optional key as a `Bool?`.
  public func optionalBool(_ key: String) -> Bool? { texts[key].flatMap { Bool($0) } }

  /// Returns the value of a required key as a value of an enum that the spec declares.
  public func enumeration<Value: RawRepresentable>(_ key: String) -> Value where Value.RawValue == String {
    required(key, optionalEnumeration(key))
  }
  /// Returns the value of an optional key as an optional value of an enum that the spec declares.
  public func optionalEnumeration<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == String {
    texts[key].flatMap { Value(rawValue: $0) }
  }

  private func required<Value>(_ key: String, _ value: Value?) -> Value {
    guard let value else { preconditionFailure("the metadata key `\(key)` has no value") }
    return value
  }
}

extension CaseRow {
  func values(_ prefix: CaseAttribute) -> [String: String] { Self.values(of: attributes, prefix: prefix.name) }

  /// Keyed by the part after the prefix. The first of equal keys wins.
  static func values(of attributes: [(key: String, value: String)], prefix: String = "") -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes where attribute.key.hasPrefix(prefix) {
      let key = String(attribute.key.dropFirst(prefix.count))
      if values[key] == nil { values[key] = attribute.value }
    }
    return values
  }
}
