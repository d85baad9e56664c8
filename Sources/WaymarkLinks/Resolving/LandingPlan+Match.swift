extension LandingPlan {
  init(_ match: LinkMatch) {
    let landing = match.record.landing
    self.init(link: match.number, origin: match.origin)
    tab = landing.tab
    stackChange = landing.stackChange
    requires = landing.requires
    deprecation = landing.deprecation
    for screen in landing.screens {
      let parts = screen.parts(screen.arguments.map(match.value))
      switch screen.role {
      case .tabArguments: tabArguments = parts
      case .stack: stack.append(parts)
      case .sheet: modal = Destination(.sheet, parts)
      case .cover: modal = Destination(.cover, parts)
      case .window: modal = Destination(.window, parts)
      case .flow: flow.append(parts)
      case .app: app = parts
      }
    }
  }
}
