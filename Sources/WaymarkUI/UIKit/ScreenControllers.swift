#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  import WaymarkNavigation

  /// The view controllers of an app, with one function for each kind of screen.
  ///
  /// Each function contains a `switch` without a `default` case. If the spec declares a new screen, the compiler
  /// reports an error until the app has a view controller for the screen. If the spec declares no screens of a kind,
  /// such as covers, omit the function for this kind.
  ///
  /// ```swift
  /// struct FruitsControllers: ScreenControllers {
  ///   typealias Spec = FruitsNavigation
  ///   let market: MarketCoordinator
  ///
  ///   func tab(_ tab: Spec.Tab) async -> UIViewController {
  ///     switch tab {
  ///     case .market: await market.start()
  ///     case .basket: BasketController()
  ///     }
  ///   }
  ///
  ///   func route(_ route: Spec.Route) -> UIViewController {
  ///     switch route {
  ///     case .fruit(let name): market.fruit(named: name)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A ``NavigatorTabBarController`` creates the navigation controllers. The functions must not return navigation
  /// controllers for tabs and routes. For a sheet or cover, a function may return a navigation controller only if the
  /// spec declares no title for the screen, and if no other screens can be pushed inside the sheet or cover.
  ///
  /// The tab bar controller keeps a strong reference. A conforming type must not refer to the tab bar controller or to
  /// an object that owns the tab bar controller.
  @MainActor public protocol ScreenControllers<Spec> {
    /// The namespace that Waymark generates from the spec.
    associatedtype Spec: NavigationSpec

    /// A view controller if the function for tabs is synchronous.
    associatedtype ImmediateContent

    /// Returns the view controller at the root of a tab's stack.
    ///
    /// Write the function without `async` if it need not wait. If the function is asynchronous, the tab is empty until the
    /// function returns, and before iOS 26 always in its first frame.
    ///
    /// The function is called each time the tab is added to the tab bar. The call is canceled if the tab is removed.
    ///
    /// - Parameter tab: The tab.
    /// - Returns: A view controller that isn't a navigation controller.
    func tab(_ tab: Spec.Tab) async -> UIViewController

    /// The function for tabs if it is synchronous. Don't write a second function.
    ///
    /// - Parameter tab: The tab.
    /// - Returns: A view controller that isn't a navigation controller.
    func tab(_ tab: Spec.Tab) -> ImmediateContent

    /// Returns the view controller of a pushed screen.
    ///
    /// - Parameter route: The pushed screen.
    /// - Returns: A view controller that isn't a navigation controller.
    func route(_ route: Spec.Route) -> UIViewController

    /// Returns the view controller of a sheet.
    ///
    /// - Parameter sheet: The sheet.
    /// - Returns: A view controller that isn't presented yet.
    func sheet(_ sheet: Spec.Sheet) -> UIViewController

    /// Returns the view controller of a full-screen cover.
    ///
    /// - Parameter cover: The cover.
    /// - Returns: A view controller that isn't presented yet.
    func cover(_ cover: Spec.Cover) -> UIViewController

    /// Returns the view controller of a gate, which replaces the tabs while its condition is false.
    ///
    /// - Parameter gate: The gate.
    /// - Returns: A view controller that isn't a navigation controller.
    func gate(_ gate: Spec.Gate) -> UIViewController

    /// Returns a navigation controller for a stack, for example an instance of a subclass, or a navigation controller
    /// with a custom bar.
    ///
    /// If the navigation controller has a delegate, the delegate receives all calls of screens and transitions. The
    /// default implementation returns a `UINavigationController`.
    ///
    /// - Parameter place: The stack that the navigation controller shows.
    /// - Returns: A navigation controller without view controllers.
    func navigationController(for place: NavigationPlace<Spec>) -> UINavigationController
  }

  extension ScreenControllers {
    /// Returns a standard navigation controller.
    public func navigationController(for place: NavigationPlace<Spec>) -> UINavigationController {
      UINavigationController()
    }
  }

  /// The content of a tab whose function is asynchronous.
  public struct AsynchronousContent { fileprivate init() {} }

  extension ScreenControllers where ImmediateContent == AsynchronousContent {
    /// The default implementation for an asynchronous function.
    public func tab(_ tab: Spec.Tab) -> AsynchronousContent { AsynchronousContent() }
  }

  extension ScreenControllers {
    /// `nil` if the function for tabs is asynchronous.
    func immediateContent(of tab: Spec.Tab) -> UIViewController? { self.tab(tab) as? UIViewController }
  }

  // A default implementation without a condition would be wrong, because the app could then omit the function even if the
  // spec declares screens of the kind.

  extension ScreenControllers where Spec.Route == Never {
    /// The default implementation for a spec that declares no routes. The function is never called.
    public func route(_: Never) -> UIViewController {}
  }

  extension ScreenControllers where Spec.Sheet == Never {
    /// The default implementation for a spec that declares no sheets. The function is never called.
    public func sheet(_: Never) -> UIViewController {}
  }

  extension ScreenControllers where Spec.Cover == Never {
    /// The default implementation for a spec that declares no covers. The function is never called.
    public func cover(_: Never) -> UIViewController {}
  }

  extension ScreenControllers where Spec.Gate == Never {
    /// The default implementation for a spec that declares no gates. The function is never called.
    public func gate(_: Never) -> UIViewController {}
  }

  extension Navigator {
    /// Returns a view controller for a SwiftUI screen of a UIKit app.
    ///
    /// The environment of the screen contains the commands for its stack, as `@Environment(NavigationHandle<…>.self)`, and
    /// the navigator, as `@Environment(Navigator<…>.self)`. If the screen opens a
    /// URL that is a link of the app, the navigator opens this URL. In a sheet or cover of the navigator, the action
    /// `\.dismissModal` dismisses the sheet or cover.
    ///
    /// ```swift
    /// func route(_ route: Spec.Route) -> UIViewController {
    ///   switch route {
    ///   case .fruit(let name): navigator.hosting { FruitView(name: name) }
    ///   }
    /// }
    /// ```
    ///
    /// - Parameter screen: A closure that returns the SwiftUI screen.
    /// - Returns: A hosting controller, whose `rootView.screen` is the SwiftUI screen.
    public func hosting<Screen: View>(
      @ViewBuilder _ screen: () -> Screen
    ) -> UIHostingController<HostedScreen<Spec, Screen>> {
      UIHostingController(rootView: HostedScreen(navigator: self, screen: screen()))
    }
  }

  /// A SwiftUI screen of a UIKit app, with a navigator in the environment of the screen.
  ///
  /// To create a hosted screen, call ``WaymarkNavigation/Navigator/hosting(_:)``.
  public struct HostedScreen<Spec: NavigationSpec, Screen: View>: View {
    /// The navigator in the environment of the screen.
    public let navigator: Navigator<Spec>
    /// The SwiftUI screen of the app.
    public let screen: Screen

    /// The navigation controller passes the handle through its traits.
    @Environment(\.hostedHandle) private var hosted

    init(navigator: Navigator<Spec>, screen: Screen) {
      self.navigator = navigator
      self.screen = screen
    }

    /// The screen, with the navigator in its environment.
    public var body: some View {
      let handle = hosted?.object as? NavigationHandle<Spec>
      screen
        .confirmingLeaving(of: hosted?.route as? Spec.Route, in: handle?.place, navigator)
        .inEnvironment(of: navigator, handle: handle)
    }
  }

  extension EnvironmentValues {
    fileprivate var hostedHandle: HostedHandle? {
      get { self[HostedHandleKey.self] }
      set { self[HostedHandleKey.self] = newValue }
    }
  }

  /// A trait can't be generic.
  package struct HostedHandle: Sendable {
    package let object: any AnyObject & Sendable
    /// `nil` for the screen at the root of the stack.
    let route: (any Sendable)?
  }

  extension UIViewController {
    func pass<Spec: NavigationSpec>(_ handle: NavigationHandle<Spec>, route: Spec.Route? = nil) {
      traitOverrides[HostedHandleTrait.self] = HostedHandle(object: handle, route: route)
    }
  }

  package struct HostedHandleTrait: UITraitDefinition {
    package static let defaultValue: HostedHandle? = nil
  }

  package struct HostedHandleKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
    package static let defaultValue: HostedHandle? = nil

    package static func read(from traits: UITraitCollection) -> HostedHandle? { traits[HostedHandleTrait.self] }

    package static func write(to traits: inout any UIMutableTraits, value: HostedHandle?) {
      traits[HostedHandleTrait.self] = value
    }
  }

  /// Passes the environment value `\.dismissModal` to SwiftUI views inside a view controller.
  package struct DismissModalTrait: UITraitDefinition {
    package static let defaultValue = DismissModalAction()
  }

  extension DismissModalKey: UITraitBridgedEnvironmentKey {
    package static func read(from traits: UITraitCollection) -> DismissModalAction { traits[DismissModalTrait.self] }

    package static func write(to traits: inout any UIMutableTraits, value: DismissModalAction) {
      traits[DismissModalTrait.self] = value
    }
  }
#endif
