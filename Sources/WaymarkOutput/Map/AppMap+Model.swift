import LinkResolving
import SpecModel
import SpecText

extension AppMap {
  package init(
    _ spec: PublishedSpec?, inventory: LinkInventory?, files: [SourceFile], diagnostics: [Diagnostic],
    in model: NavigationModel?
  ) {
    self.inventory = inventory
    app = spec?.app ?? files[0].name
    specName = files[0].name
    findings = diagnostics.map { Finding($0, files) }
    conditions = (spec?.conditions ?? []).map { condition in
      Condition(name: condition.name, presents: condition.screen.flatMap { spec?.routes[$0].declaration.name })
    }
    guard let spec else {
      (lanes, screens, connections) = ([], [], [])
      return
    }
    var builder = MapBuilder(spec)
    builder.addRedirects(inventory)
    builder.placeInLanes()
    (lanes, screens, connections) = (builder.lanes, builder.screens, builder.connections)
    for (number, diagnostic) in diagnostics.enumerated() {
      if let screen = model?.declaration(at: diagnostic.span) { screens[screen].findings.append(number) }
    }
  }
}

extension AppMap.Finding {
  fileprivate init(_ diagnostic: Diagnostic, _ files: [SourceFile]) {
    self.init(
      rule: diagnostic.id.name, isError: diagnostic.severity == .error, message: diagnostic.message,
      help: diagnostic.help, path: files[Int(diagnostic.span.file)].name, line: Int(diagnostic.span.start.line),
      column: Int(diagnostic.span.start.column))
  }
}

extension NavigationModel {
  func declaration(at place: Span) -> Int? {
    func contains(_ name: Span, _ body: Span) -> Bool {
      name.file == place.file && name.start <= place.start && place.start < max(body.end, name.end)
    }
    return tabs.firstIndex { contains($0.name.span, $0.span) }
      ?? routes.firstIndex { contains($0.name.span, $0.span) }.map { tabs.count + $0 }
      ?? resolvedLinks.firstIndex { contains($0.name.span, $0.span) }.map { tabs.count + routes.count + $0 }
  }
}
