// Events of a view, including opened URLs and user activities. The file omits drag and drop, and gestures other than
// taps.

@frozen public enum SubmitTriggers: Sendable { case text, search }

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _ModifiedView() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { _ModifiedView() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { _ModifiedView() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { _ModifiedView() }
  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  ) nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  { _ModifiedView() }
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { _ModifiedView() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { _ModifiedView() }
  @available(iOS 26.0, macOS 26.0, *) @MainActor @preconcurrency public func onOpenURL(prefersInApp: Bool) -> some View
  { _ModifiedView() }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
  ) -> some View { _ModifiedView() }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()
  ) -> some View { _ModifiedView() }
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()
  ) -> some View { _ModifiedView() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    _ModifiedView()
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    _ModifiedView()
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    _ModifiedView()
  }
}
