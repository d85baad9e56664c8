// Text, localized string keys, fonts, images, and labels. The file omits dates, formats, attributed strings, and symbol
// variants.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {}
    public mutating func appendInterpolation(_ text: Text) {}
  }
}

extension LocalizedStringKey: @unchecked Sendable {}

@frozen public struct Text: _PrimitiveView, Equatable, Sendable {
  nonisolated public init(verbatim content: String) {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public init(_ date: Date, style: Text.DateStyle) {}
  nonisolated public func bold() -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
  }
}

@frozen public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  @frozen public struct Weight: Hashable, Sendable {
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public func bold() -> Font { self }
  public func weight(_ weight: Font.Weight) -> Font { self }
}

@frozen public struct Image: _PrimitiveView, Equatable, Sendable {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Scale: Hashable, Sendable { case small, medium, large }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
  @available(macOS 11.0, *)
  nonisolated public init(systemName: String) {}
  nonisolated public func resizable() -> Image { self }
}

public struct Label<Title: View, Icon: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    fatalError()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
}

@MainActor @preconcurrency public protocol LabelStyle {}

public struct DefaultLabelStyle: LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
public struct TitleAndIconLabelStyle: LabelStyle {}
public struct TitleOnlyLabelStyle: LabelStyle {}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { _ModifiedView() }
  nonisolated public func font(_ font: Font?) -> some View { _ModifiedView() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { _ModifiedView() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { _ModifiedView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { _ModifiedView() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _ModifiedView() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { _ModifiedView() }
}
