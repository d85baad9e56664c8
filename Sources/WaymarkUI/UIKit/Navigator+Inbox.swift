#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension Navigator {
    /// Takes the URLs of an inbox whenever a scene is active.
    ///
    /// Call this method once, when the scene connects. If several scenes are active, the navigator of the scene that
    /// became active last takes the URL.
    ///
    /// - Parameters:
    ///   - inbox: The inbox.
    ///   - scene: The scene that shows the navigator.
    public func takeLinks(from inbox: LinkInbox = .shared, whileActive scene: UIScene) {
      let links = SceneLinks(of: self, inbox: inbox)
      links.observe(scene)
      if scene.activationState == .foregroundActive { links.connect() }
    }
  }

  /// An object that connects a navigator to an inbox while a scene is active.
  ///
  /// The notification center retains the object until the scene is disconnected or the navigator is deallocated.
  @MainActor
  private final class SceneLinks<Spec: NavigationSpec> {
    private weak var navigator: Navigator<Spec>?
    private let inbox: LinkInbox
    private var connection: LinkConnection?
    private var observers: [any NSObjectProtocol] = []

    init(of navigator: Navigator<Spec>, inbox: LinkInbox) {
      self.navigator = navigator
      self.inbox = inbox
    }

    func observe(_ scene: UIScene) {
      observers = [
        observer(of: UIScene.didActivateNotification, scene) { $0.connect() },
        observer(of: UIScene.willDeactivateNotification, scene) { $0.connection = nil },
        observer(of: UIScene.didDisconnectNotification, scene) { $0.stop() },
      ]
    }

    func connect() {
      connection = navigator?.takeLinks(from: inbox)
      if navigator == nil { stop() }
    }

    private func stop() {
      connection = nil
      observers.forEach(NotificationCenter.default.removeObserver)
      observers = []
    }

    /// Adds an observer. UIKit posts the notifications of scenes on the main thread.
    private func observer(
      of name: Notification.Name, _ scene: UIScene, action: @escaping @MainActor (SceneLinks) -> Void
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        MainActor.assumeIsolated { action(self) }
      }
    }
  }
#endif
