#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Reports whether a scene is active, until the object is deallocated.
  final class SceneActivation {
    private nonisolated(unsafe) let observers: [any NSObjectProtocol]

    /// Calls the closure at once, unless the scene is on its way to the foreground. UIKit posts the notifications of
    /// scenes on the main thread.
    @MainActor init(of scene: UIScene, didChange: @escaping @MainActor @Sendable (_ isActive: Bool) -> Void) {
      // A scene that wasn't active, for example behind an alert of the system, enters the background without deactivation.
      let names = [
        UIScene.didActivateNotification: true, UIScene.willDeactivateNotification: false,
        UIScene.didEnterBackgroundNotification: false,
      ]
      observers = names.map { name, isActive in
        NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
          MainActor.assumeIsolated { didChange(isActive) }
        }
      }
      switch scene.activationState {
      case .foregroundActive: didChange(true)
      case .background: didChange(false)
      case .foregroundInactive, .unattached: break
      @unknown default: break
      }
    }

    deinit { observers.forEach(NotificationCenter.default.removeObserver) }
  }

  /// An empty view that reports whether the scene of its window is active.
  package final class SceneReader: UIView {
    private let didChange: @MainActor @Sendable (_ isActive: Bool) -> Void
    private weak var scene: UIScene?
    private var activation: SceneActivation?

    package init(didChange: @escaping @MainActor @Sendable (_ isActive: Bool) -> Void) {
      self.didChange = didChange
      super.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { fatalError("The view is created in code.") }

    /// UIKit removes the view from its window while a cover fills the screen. The scene remains the same.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let newScene = window?.windowScene, newScene !== scene else { return }
      scene = newScene
      activation = SceneActivation(of: newScene, didChange: didChange)
    }
  }
#endif
