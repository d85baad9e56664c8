extension LinkMatch {
  /// Returns a Boolean value that indicates whether the matched URL opens a destination.
  ///
  /// The result is the same as a comparison with ``LandingPlan/destination``, but the function decodes only the innermost
  /// screen of the link.
  func opens(_ destination: Destination) -> Bool {
    guard record.outcome != .redirect else { return false }
    let landing = record.landing
    let (kind, parts) = (destination.kind, destination.parts)
    guard let screen = landing.screens.last else {
      return kind == .tab && parts.index == landing.tab && parts.arguments.isEmpty
    }
    switch (screen.role, kind) {
    case (.tabArguments, .tab): return parts.index == landing.tab && parts.arguments == screen.arguments.map(value)
    case (.stack, .push), (.flow, .push), (.sheet, .sheet), (.cover, .cover), (.window, .window), (.app, .link):
      return parts == screen.parts(screen.arguments.map(value))
    default: return false
    }
  }
}
