// `View`, `ViewBuilder`, the results of the builder, and `ViewModifier`. For simplicity, all modifiers return one
// opaque type, and no body is run.

@_exported import Combine
@_exported import Foundation
@_exported import Observation

#if canImport(_FoundationExtras)
  @_exported import _FoundationExtras
#endif
#if canImport(UIKit)
  @_exported import UIKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

/// A view without a body, which SwiftUI draws itself.
///
/// An extension provides the required property.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView { public var body: Never { fatalError() } }

/// The type that all view modifiers return.
public struct _ModifiedView: _PrimitiveView { nonisolated init() {} }

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView((repeat each content)) }
  // The SDK of iOS 27 adds this overload of `ContentBuilder`, which the compiler prefers where it is available.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
    TupleContent(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .init() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .init() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

@frozen public struct EmptyView: _PrimitiveView { nonisolated public init() {} }

@frozen public struct TupleView<T>: _PrimitiveView {
  public var value: T { fatalError() }
  nonisolated public init(_ value: T) {}
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
@frozen public struct TupleContent<each Content> { nonisolated public init(_ content: repeat each Content) {} }

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension TupleContent: View, _PrimitiveView where repeat each Content: View {
  public typealias Body = Never
}

@frozen public struct AnyView: _PrimitiveView {
  nonisolated public init<V: View>(_ view: V) {}
  nonisolated public init<V: View>(erasing view: V) {}
}

@frozen public struct _ConditionalContent<TrueContent, FalseContent> { nonisolated init() {} }

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@frozen public struct Group<Content> {}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {}

@MainActor @preconcurrency public struct EmptyModifier: ViewModifier {
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _ModifiedView() }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func badge(_ count: Int) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func badge(_ label: Text?) -> some View { _ModifiedView() }
}
