// Titles, toolbars, toolbar items, and search. The file omits customizable toolbars, search suggestions, and search
// scopes.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { .init() }
  @available(macOS, unavailable)
  public static var bottomBar: ToolbarPlacement { .init() }
  @available(macOS, unavailable)
  public static var navigationBar: ToolbarPlacement { .init() }
  @available(macOS, unavailable)
  public static var tabBar: ToolbarPlacement { .init() }
  @available(iOS, unavailable)
  public static var windowToolbar: ToolbarPlacement { .init() }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement()
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement()
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarItemPlacement()
}

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The result of a toolbar content builder.
public struct _ToolbarItems: ToolbarContent {
  nonisolated init() {}
  public var body: _ToolbarItems { return _ToolbarItems() }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { _ToolbarItems() }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
    _ToolbarItems()
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F> {
    .init()
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F> {
    .init()
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent {
    _ToolbarItems()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public var body: _ToolbarItems { return _ToolbarItems() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: _ToolbarItems { return _ToolbarItems() }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: _ToolbarItems { return _ToolbarItems() }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public var body: _ToolbarItems { return _ToolbarItems() }
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct ToolbarSpacer: ToolbarContent {
  public var body: _ToolbarItems { return _ToolbarItems() }
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { .init() }
  @available(macOS, unavailable)
  public static var large: ToolbarTitleDisplayMode { .init() }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init() }
  public static var inline: ToolbarTitleDisplayMode { .init() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  @available(macOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement()
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { _ModifiedView() }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _ModifiedView() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { _ModifiedView() }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { _ModifiedView() }
  @available(iOS 26.0, macOS 11.0, *)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { _ModifiedView() }
  @available(iOS 14.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { _ModifiedView() }
  @available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { _ModifiedView() }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    _ModifiedView()
  }
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { _ModifiedView() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _ModifiedView()
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    _ModifiedView()
  }
  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _ModifiedView()
  }
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    _ModifiedView()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { _ModifiedView() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _ModifiedView()
  }
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { _ModifiedView() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { _ModifiedView() }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { _ModifiedView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { _ModifiedView() }
}
