#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An object that calls a closure when a scene becomes active. The calls end when the object is deallocated.
  final class SceneActivation {
    private nonisolated(unsafe) let observer: any NSObjectProtocol

    /// Creates an observer of a scene. UIKit posts the notifications of scenes on the main thread.
    @MainActor
    init(of scene: UIScene, didActivate: @escaping @MainActor @Sendable () -> Void) {
      observer = NotificationCenter.default.addObserver(
        forName: UIScene.didActivateNotification, object: scene, queue: nil
      ) { _ in MainActor.assumeIsolated(didActivate) }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
  }
#endif
