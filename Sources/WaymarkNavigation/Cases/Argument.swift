import Foundation

/// A parameter's value as library code sees it, whatever the generated case calls it.
public enum Argument: Hashable, Sendable {
  /// An optional parameter without a value.
  case none
  /// An `Int` parameter.
  case int(Int)
  /// A `UInt` parameter.
  case uint(UInt)
  /// A `Double` parameter.
  case double(Double)
  /// A `Bool` parameter.
  case bool(Bool)
  /// A `String` or `Slug` parameter, and the name of the case where the type is an enum of the spec.
  case string(String)
  /// A `UUID` parameter.
  case uuid(UUID)
  /// A `Date` parameter.
  case date(CalendarDate)
  /// A `URL` parameter.
  case url(URL)
  /// A list of any of these.
  case list([Argument])
  /// A parameter of a type of the app's own. Boxed, as it would make every argument three times as large.
  indirect case native(NativeArgument)
  /// The case of a feature's enum, in the case that holds it.
  case screen(CaseParts)

  /// An optional parameter's value.
  public static func optional(_ argument: Argument?) -> Argument { argument ?? .none }

  /// A parameter of a type of the app's own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - identity: What makes two values the same screen; the type itself need not be `Hashable`.
  public static func native(_ value: some Sendable, identity: some Hashable & Sendable) -> Argument {
    .native(NativeArgument(value, identity: identity))
  }

  /// The value as Swift writes it.
  var text: String {
    switch self {
    case .none: "nil"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .string(let value): value.debugDescription
    case .uuid(let value): value.uuidString
    case .date(let value): value.description
    case .url(let value): value.absoluteString
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .native(let native): String(describing: native.value)
    case .screen(let parts): "\(parts)"
    }
  }
}

/// A value of a type of the app's own, with what identifies it. Two are equal, and hash alike, where their identities are.
///
/// The value is a snapshot: a screen shows what it was when the screen was pushed.
public struct NativeArgument: Sendable {
  /// The value.
  public let value: any Sendable
  /// What makes it the same as another.
  public let identity: any Hashable & Sendable

  /// A value with its identity.
  public init(_ value: some Sendable, identity: some Hashable & Sendable) {
    self.value = value
    self.identity = identity
  }
}

extension NativeArgument: Hashable {
  /// Whether the identities are of the same type and equal.
  public static func == (left: Self, right: Self) -> Bool {
    func isEqual<Identity: Equatable>(_ identity: Identity) -> Bool { right.identity as? Identity == identity }
    return isEqual(left.identity)
  }

  /// Feeds the identity to the hasher.
  public func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}
