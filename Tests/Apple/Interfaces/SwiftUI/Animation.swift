// Animations and transactions.

@frozen public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static var easeInOut: Animation { .init() }
  public static var linear: Animation { .init() }
  public static func easeInOut(duration: TimeInterval) -> Animation { .init() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var smooth: Animation { .init() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var snappy: Animation { .init() }
}

@discardableResult public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var disablesAnimations: Bool = false
  public var animation: Animation?
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _ModifiedView() }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    _ModifiedView()
  }
}
