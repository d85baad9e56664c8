// Lists, forms, sections, and `ForEach`, with editing. The file omits outlines, tables, and insertion. For simplicity,
// a list over a binding has one type of content.

public struct Form<Content: View>: _PrimitiveView { nonisolated public init(@ViewBuilder content: () -> Content) {} }

public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableCollectionContent<RowContent, Data>, Data.Element: Identifiable, Data.Index: Hashable {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { .init(rawValue: 1) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { .init(rawValue: 2) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { .init(rawValue: 3) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditableCollectionContent<Content: View, Data>: _PrimitiveView {}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
}

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _EditedContent<Data>()
  }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _EditedContent<Data>()
  }
}

/// The type that `onDelete` and `onMove` return.
public struct _EditedContent<Data: Collection>: DynamicViewContent, _PrimitiveView {
  nonisolated init() {}
  public var data: Data { fatalError() }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

extension RangeReplaceableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}

@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {}
public struct PlainListStyle: ListStyle {}
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
public struct GroupedListStyle: ListStyle {}
@available(iOS 14.0, *)
@available(macOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct InsetListStyle: ListStyle {}
@available(iOS 14.0, macOS 10.15, *)
public struct SidebarListStyle: ListStyle {}

extension ListStyle where Self == DefaultListStyle {
  @MainActor @preconcurrency public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  @MainActor @preconcurrency public static var plain: PlainListStyle { .init() }
}
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
  @MainActor @preconcurrency public static var grouped: GroupedListStyle { .init() }
}
@available(iOS 14.0, *)
@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { .init() }
}
@available(iOS 14.0, macOS 11.0, *)
extension ListStyle where Self == InsetListStyle {
  @MainActor @preconcurrency public static var inset: InsetListStyle { .init() }
}
@available(iOS 14.0, macOS 10.15, *)
extension ListStyle where Self == SidebarListStyle {
  @MainActor @preconcurrency public static var sidebar: SidebarListStyle { .init() }
}

@MainActor @preconcurrency public protocol FormStyle {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GroupedFormStyle: FormStyle {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { _ModifiedView() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { _ModifiedView() }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { _ModifiedView() }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { _ModifiedView() }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { _ModifiedView() }
}
