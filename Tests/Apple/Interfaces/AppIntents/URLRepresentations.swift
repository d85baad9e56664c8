// Universal links of app intents, since iOS 18.

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public init() {}
  public init(_ url: URL) {}
  public func perform() async throws -> some IntentResult { .result() }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol CustomURLRepresentationParameterConvertible {
  var urlRepresentationParameter: String? { get async }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol URLRepresentableIntent: AppIntent {
  static var urlRepresentation: Self.URLRepresentation { get }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension URLRepresentableIntent { public typealias URLRepresentation = IntentURLRepresentation<Self> }

/// The type is not known to be `Sendable`.
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
