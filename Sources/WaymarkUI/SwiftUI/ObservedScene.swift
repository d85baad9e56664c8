#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Tells the views whether their scene is active. In a hosting controller of an app with a scene delegate, the value
  /// `scenePhase` of the environment doesn't follow the scene.
  struct ObservedScene: ViewModifier {
    #if os(macOS)
      @Environment(\.scenePhase) private var scenePhase

      func body(content: Content) -> some View { content.environment(\.isSceneActive, scenePhase == .active) }
    #else
      @State private var isActive: Bool?

      func body(content: Content) -> some View {
        content
          .environment(\.isSceneActive, isActive)
          .background { SceneReaderView(isActive: $isActive).frame(width: 0, height: 0).accessibilityHidden(true) }
      }
    #endif
  }

  extension EnvironmentValues {
    /// `nil` until the system has activated the scene or kept it in the background.
    var isSceneActive: Bool? {
      get { self[IsSceneActiveKey.self] }
      set { self[IsSceneActiveKey.self] = newValue }
    }
  }

  private struct IsSceneActiveKey: EnvironmentKey {
    static let defaultValue: Bool? = nil
  }

  #if !os(macOS)
    private struct SceneReaderView: UIViewRepresentable {
      @Binding var isActive: Bool?

      func makeUIView(context: Context) -> SceneReader {
        // The view can enter its window while SwiftUI updates views, and a view must not change a state in an update.
        SceneReader { [$isActive] isActive in Task { @MainActor in $isActive.wrappedValue = isActive } }
      }

      func updateUIView(_ view: SceneReader, context: Context) {}
    }
  #endif
#endif
