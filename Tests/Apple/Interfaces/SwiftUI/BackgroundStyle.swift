// The background style of views.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct BackgroundStyle: ShapeStyle {
  nonisolated public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var background: BackgroundStyle { .init() }
}
