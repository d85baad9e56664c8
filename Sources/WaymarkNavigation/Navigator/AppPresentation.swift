/// A presentation of the app, such as a picker or an alert, that a link dismisses.
///
/// The presentation ends when the object is deallocated, or when ``end()`` is called.
@MainActor
public final class AppPresentation {
  private var didEnd: (@MainActor () -> Void)?

  init(didEnd: @escaping @MainActor () -> Void) { self.didEnd = didEnd }

  /// Reports that the presentation has ended. A second call has no effect.
  public func end() {
    didEnd?()
    didEnd = nil
  }

  deinit {
    guard let didEnd else { return }
    Task { @MainActor in didEnd() }
  }
}
