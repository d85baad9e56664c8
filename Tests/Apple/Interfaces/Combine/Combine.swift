// The parts of Combine that observed objects and `onReceive` need. These simplified publishers have no subscribers.

@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public static func == (l: AnyCancellable, r: AnyCancellable) -> Bool { l === r }
  public func hash(into h: inout Hasher) {}
  public func store(in set: inout Set<AnyCancellable>) {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher { init() {} }

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ v: Output) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) { self.value = value }
  public var value: Output
  public func send(_ v: Output) {}
}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { v = wrappedValue }
  public init(initialValue: Value) { v = initialValue }
  private var v: Value
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var projectedValue: Publisher {
    mutating get { fatalError() }
    set {}
  }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].v }
    set { object[keyPath: storageKeyPath].v = newValue }
  }
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
    AnyCancellable {}
  }
  public func map<T>(_ t: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func compactMap<T>(_ t: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func filter(_ t: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { AnyPublisher() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher()
  }
}
