// Keyboard shortcuts, arrow keys, and focus.

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public static let upArrow = KeyEquivalent(" ")
  public static let downArrow = KeyEquivalent(" ")
  public static let leftArrow = KeyEquivalent(" ")
  public static let rightArrow = KeyEquivalent(" ")
  public static let escape = KeyEquivalent(" ")
  public static let delete = KeyEquivalent(" ")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent(" ")
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {}

@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper public struct Binding {
    public init(_declared: Void) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}

extension View {
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    _ModifiedView()
  }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _ModifiedView() }
  @available(iOS 15.4, macOS 12.3, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _ModifiedView() }
  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    _ModifiedView()
  }
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _ModifiedView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { _ModifiedView() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { _ModifiedView() }
}
