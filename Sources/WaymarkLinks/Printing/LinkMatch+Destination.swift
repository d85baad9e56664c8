extension LinkMatch {
  /// The result is the same as a comparison with ``LandingPlan/destination``, but the function decodes only the
  /// innermost screen of the link.
  func opens(_ destination: Destination) -> Bool {
    guard record.outcome != .redirect else { return false }
    let landing = record.landing
    let (kind, parts) = (destination.kind, destination.parts)
    guard let screen = landing.screens.last else {
      return kind == .tab && parts.index == landing.tab && parts.arguments.isEmpty
    }
    switch (screen.role, kind) {
    case (.tabArguments, .tab): return parts.index == landing.tab && hasArguments(screen, parts.arguments)
    case (.stack, .push), (.flow, .push), (.sheet, .sheet), (.cover, .cover), (.window, .window), (.app, .link):
      return screen.hasCase(of: parts) && hasArguments(screen, parts.arguments)
    default: return false
    }
  }

  private func hasArguments(_ screen: ScreenRecord, _ values: [Argument]) -> Bool {
    var arguments = screen.arguments
    guard arguments.remainingCount == values.count else { return false }
    for expected in values {
      guard let argument = arguments.next(), value(argument) == expected else { return false }
    }
    return true
  }
}
