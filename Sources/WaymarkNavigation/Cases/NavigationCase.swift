/// A generated enum: its cases taken apart and put together again. Equality, hashing and coding are written here, once, so
/// that generated code compiles in about the time of a bare enum.
public protocol NavigationCase: Hashable, Codable, Identifiable, Sendable {
  /// A line for each case: name, parameter types, accessibility ID and title, parted by tabs.
  static var cases: StaticString { get }

  /// Which case this is, and its arguments.
  var parts: CaseParts { get }

  /// Puts a case together from parts that have been checked; apps use ``init(parts:)``.
  static func make(checked parts: CaseParts) -> Self
}

extension NavigationCase {
  /// Puts a case together; nil where the parts fit no case.
  public init?(parts: CaseParts) {
    guard CaseTable(Self.cases).accepts(parts) else { return nil }
    self = Self.make(checked: parts)
  }

  /// The case's name in the spec.
  public var name: String { CaseTable(Self.cases).field(.name, of: parts.index) ?? "" }

  /// Two values are equal where their cases and arguments are.
  public static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  /// Feeds the case and its arguments to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// The value itself: what SwiftUI's `sheet(item:)` and `ForEach` ask for.
  public var id: Self { self }
}
