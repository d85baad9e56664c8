// Entities, which are the values that a person chooses for a parameter. The declarations omit queries by text and by
// property, properties of entities, and indexing.

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol EntityIdentifierConvertible {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension String: EntityIdentifierConvertible {}
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Int: EntityIdentifierConvertible {}
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension UUID: EntityIdentifierConvertible {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable, ValueType == Self {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AppEntity { public typealias ValueType = Self }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityQuery { public func suggestedEntities() async throws -> [Entity] { [] } }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol OpenIntent: AppIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol URLRepresentableEntity: AppEntity { static var urlRepresentation: Self.URLRepresentation { get } }

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension URLRepresentableEntity { public typealias URLRepresentation = EntityURLRepresentation<Self> }

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public enum Token { case id }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
  }
}
