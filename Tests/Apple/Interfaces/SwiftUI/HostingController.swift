// The types that embed SwiftUI in UIKit and UIKit in SwiftUI.

#if canImport(UIKit) && !os(macOS)
  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    @MainActor @preconcurrency public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) { fatalError() }
    @MainActor @preconcurrency public var rootView: Content
    @MainActor @preconcurrency open override func viewDidLoad() {}
  }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Self.Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
  }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  extension EnvironmentValues {
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
      get { fatalError() }
      set {}
    }
  }
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
      _ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }
  extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
  extension UIViewRepresentable { public var body: Never { fatalError() } }
  @MainActor @preconcurrency public struct UIViewRepresentableContext<R: UIViewRepresentable> {
    public let coordinator: R.Coordinator
    public var environment: EnvironmentValues { .init() }
  }
  extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
  extension UIViewControllerRepresentable { public var body: Never { fatalError() } }
  @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> {
    public let coordinator: R.Coordinator
    public var environment: EnvironmentValues { .init() }
  }
#endif
