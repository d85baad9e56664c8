// App intents that open the app, with parameters, shortcuts, and URLs. The declarations omit dialogs and the values of
// results. Their availability is that of Apple's documentation.

@_exported import Foundation

#if canImport(_FoundationExtras)
  @_exported import _FoundationExtras
#endif

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "" } }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  typealias Parameter = IntentParameter
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  @available(macOS, introduced: 13.0, deprecated: 26.0)
  @available(iOS, introduced: 16.0, deprecated: 26.0)
  @available(watchOS, introduced: 9.0, deprecated: 26.0)
  @available(tvOS, introduced: 16.0, deprecated: 26.0)
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
  static var supportedModes: IntentModes { get }
  init()
  func perform() async throws -> Self.PerformResult
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public static var supportedModes: IntentModes { .background }
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public var systemContext: IntentSystemContext { .init() }
}

@available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct IntentSystemContext: Sendable { public var currentMode: IntentModes.Current { .init() } }

@available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct IntentModes: Sendable, Hashable, OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var background: IntentModes { .init(rawValue: 1) }
  public static var foreground: IntentModes { .init(rawValue: 2) }
  public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes { .init(rawValue: 2) }

  public struct ForegroundMode: Sendable, Hashable {
    public static var immediate: ForegroundMode { .init() }
    public static var dynamic: ForegroundMode { .init() }
    public static var deferred: ForegroundMode { .init() }
  }

  public struct Current: Sendable, Hashable { public var canContinueInForeground: Bool { true } }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentDescription: Sendable {
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}

/// The values that a parameter can have. A person enters them in Shortcuts.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _IntentValue { associatedtype ValueType: Sendable }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension String: _IntentValue { public typealias ValueType = String }
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Int: _IntentValue { public typealias ValueType = Int }
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Double: _IntentValue { public typealias ValueType = Double }
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Bool: _IntentValue { public typealias ValueType = Bool }
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension URL: _IntentValue { public typealias ValueType = URL }
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Optional: _IntentValue where Wrapped: _IntentValue { public typealias ValueType = Wrapped.ValueType }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.ValueType
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: IntentParameter<Value> { self }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(title: LocalizedStringResource) {}
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource) {}
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol StaticDisplayRepresentable: CaseIterable, Hashable, TypeDisplayRepresentable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, ValueType == Self {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AppEnum { public typealias ValueType = Self }

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol IntentResult: Sendable {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol OpensIntent {}

/// The type that all results have.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct _IntentResult: IntentResult, OpensIntent {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentResult where Self == _IntentResult {
  public static func result() -> Self { .init() }
  public static func result<I: AppIntent>(opensIntent: I) -> Self { .init() }
}
