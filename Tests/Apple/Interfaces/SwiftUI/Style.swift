// The colors, shapes, and materials that the sample apps use. For simplicity, a shape draws nothing, and a style
// resolves to nothing.

public protocol ShapeStyle: Sendable {}

@frozen public struct Color: _PrimitiveView, Hashable, Sendable, ShapeStyle {
  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let purple = Color()
  public static let pink = Color()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint = Color()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal = Color()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo = Color()
  public static let white = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
  nonisolated init() {}
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init() }
  public static var orange: Color { .init() }
  public static var yellow: Color { .init() }
  public static var green: Color { .init() }
  public static var blue: Color { .init() }
  public static var purple: Color { .init() }
  public static var pink: Color { .init() }
  public static var white: Color { .init() }
  public static var gray: Color { .init() }
  public static var black: Color { .init() }
  public static var clear: Color { .init() }
}

@frozen public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
  public static var tertiary: HierarchicalShapeStyle { .init() }
  public static var quaternary: HierarchicalShapeStyle { .init() }
}

public struct TintShapeStyle: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
public struct Material: ShapeStyle, Sendable {
  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let bar = Material()
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .init() }
  public static var thickMaterial: Material { .init() }
  public static var thinMaterial: Material { .init() }
  public static var ultraThinMaterial: Material { .init() }
  public static var bar: Material { .init() }
}

public protocol Shape: Sendable, View where Body == Never {}

extension Shape {
  public var body: Never { fatalError() }
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { _ModifiedView() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { _ModifiedView() }
}

@frozen public struct Rectangle: Shape { nonisolated public init() {} }
@frozen public struct Circle: Shape { nonisolated public init() {} }
@frozen public struct Capsule: Shape { nonisolated public init() {} }
@frozen public struct RoundedRectangle: Shape { nonisolated public init(cornerRadius: CGFloat) {} }

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { .init() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { _ModifiedView() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { _ModifiedView() }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the asset catalog's accent color or View.tint(_:) instead."
  )
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _ModifiedView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { _ModifiedView() }
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { _ModifiedView() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _ModifiedView() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    _ModifiedView()
  }
  nonisolated public func scaledToFit() -> some View { _ModifiedView() }
  nonisolated public func scaledToFill() -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    _ModifiedView()
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _ModifiedView()
  }
}
