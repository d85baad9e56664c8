extension LandingPlan {
  init(_ match: LinkMatch) {
    let landing = match.record.landing
    self.init(link: match.number, origin: match.origin)
    tab = landing.tab
    stackChange = landing.stackChange
    var screens = landing.screens
    while let screen = screens.next() {
      let parts = screen.parts(screen.arguments.map(match.value))
      switch screen.role {
      case .tabArguments: tabArguments = parts
      case .stack: stack.append(parts)
      case .sheet: modals.append(Modal(Destination(.sheet, parts)))
      case .cover: modals.append(Modal(Destination(.cover, parts)))
      case .window: modals.append(Modal(Destination(.window, parts)))
      case .flow: modals[modals.count - 1].stack.append(parts)
      case .app: app = parts
      }
    }
    let end = LandingRecordEnd(screens.end)
    let requires = end.requires
    if !requires.isEmpty { self.requires = requires }
    if let deprecation = end.deprecation { self.deprecation = deprecation }
  }
}
