import WaymarkNavigation

extension SampleNavigation {
  /// Returns the landing of a URL as text, from the outermost screen to the innermost screen.
  public static func description(of url: String) -> String {
    switch resolve(url) {
    case .landed(let landing): "lands " + places(of: landing).joined(separator: " > ")
    case .redirected(let url): "is sent on to \(url)"
    case .unmatched: "matches no link"
    case .rejected(let error): "is rejected: \(error.rawValue)"
    }
  }

  private static func places(of landing: Landing<Self>) -> [String] {
    var places = [landing.tab?.rawValue ?? "current tab"]
    places += landing.stack.map { "\($0)" }
    for modal in landing.modals { places.append("\(modal.screen)") }
    return places
  }
}
