/// The JSON of a stack of screens.
struct EncodedStack<Spec: NavigationSpec> {
  /// The JSON of the screen at the root of the stack. If a tab is at the root, the JSON is the name of the tab.
  let root: JSONText
  /// The JSON of the screens above the root, from bottom to top, separated by commas.
  private(set) var screens = JSONText()
  private var routes: [Spec.Route] = []
  /// The end of the JSON of each route.
  private var ends: [Int] = []

  /// Creates a stack without screens above its root.
  ///
  /// The result is `nil` if the screen at the root can't be encoded.
  init?(at place: NavigationPlace<Spec>, _ encoder: ScreenEncoder) {
    let json =
      switch place {
      case .tab(let tab): encoder.json(of: tab.name)
      case .modal(.sheet(let sheet)): encoder.json(of: sheet)
      case .modal(.cover(let cover)): encoder.json(of: cover)
      case .window(let window): encoder.json(of: window)
      }
    guard let json else { return nil }
    root = json
  }

  /// Replaces the screens above the root, and encodes the screens above the first difference.
  ///
  /// If a screen can't be encoded, this screen and all screens above it are omitted.
  mutating func update(to next: [Spec.Route], _ encoder: ScreenEncoder) {
    // The comparison of two arrays with the same storage takes constant time.
    guard next != routes else { return }
    let kept = min(routes.commonPrefixCount(with: next), ends.count)
    ends.removeSubrange(kept...)
    screens.truncate(to: ends.last ?? 0)
    for route in next[kept...] {
      guard let json = encoder.json(of: route) else { break }
      screens.separate()
      screens.append(json)
      ends.append(screens.bytes.count)
    }
    routes = next
  }
}
