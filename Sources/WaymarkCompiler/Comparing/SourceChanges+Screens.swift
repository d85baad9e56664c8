import SpecModel
import SpecText
import WaymarkOutput

extension SourceChanges {

  mutating func compareTabs() {
    let (old, new) = (pair.old.tabs, pair.new.tabs)
    let (type, identifiers) = (pair.new.typeNames.tab, pair.new.typeNames.accessibilityID)
    compareCases(
      pair.tabs, old, new, name: { "\(type).\($0.name.string)" }, subject: { $0.name.string }, span: { $0.name.span },
      addition: Self.switchAddition, others: { ["\(identifiers).TabBar.\($0.name.string)"] })
    for tab in pair.tabs.pairs {
      let (former, present) = (old[tab.old], new[tab.new])
      comparePayload(
        former.name.string, "TabArguments.\(present.name.string)", former.parameters, present.parameters,
        spans: (former.name.span, present.name.span), isCaseOfItsOwn: true)
    }
    for index in pair.tabs.gone where !old[index].parameters.isEmpty {
      let name = old[index].name
      add(
        name.string, "`TabArguments.\(name.string)` was removed", isBreaking: true, help: Self.removalHelp,
        before: name.span)
    }
  }

  mutating func compareResolvedLinks() {
    let (old, new) = (pair.old.resolvedLinks, pair.new.resolvedLinks)
    let type = pair.new.typeNames.link
    compareCases(
      pair.resolvedLinks, old, new, name: { "\(type).\($0.name.string)" }, subject: { $0.name.string },
      span: { $0.name.span }, addition: "the resolver of the app must handle the new case")
    for link in pair.resolvedLinks.pairs {
      let (former, present) = (old[link.old], new[link.new])
      comparePayload(
        former.name.string, "\(type).\(present.name.string)", former.parameters, present.parameters,
        spans: (former.name.span, present.name.span))
    }
  }

  mutating func compareScreens() {
    let (old, new) = (pair.old, pair.new)
    for feature in pair.features.renamed {
      let (former, present) = (old.features[feature.old].name, new.features[feature.new].name)
      add(
        former.string, "the feature `\(former.string)` was renamed to `\(present.string)` in each enum of screens",
        isBreaking: true, help: Self.renamingHelp, before: former.span, after: present.span)
    }
    for feature in pair.features.pairs { compareModules(old.features[feature.old], new.features[feature.new]) }
    for index in pair.features.gone {
      let (feature, enums) = (old.features[index].name, old.enums(ofFeature: index))
      guard !enums.isEmpty else { continue }
      add(
        feature.string, "the feature `\(feature.string)` was removed with \(enums.map { "`\($0)`" }.joined(or: "and"))",
        isBreaking: true, help: Self.removalHelp, before: feature.span)
    }
    for route in pair.routes.pairs {
      let (former, present) = (old.routes[route.old], new.routes[route.new])
      compareName(route)
      compareKinds(former, present)
      comparePayload(
        former.name.string, new.casePath(present, present.presentations[0]), former.parameters, present.parameters,
        spans: (former.name.span, present.name.span))
      compareElements(former, present)
      compareReturns(former, present)
    }
    for index in pair.routes.gone {
      let route = old.routes[index]
      add(
        route.name.string, "\(old.casePaths(route)) \(route.presentations.count > 1 ? "were" : "was") removed",
        isBreaking: true, help: Self.removalHelp, before: route.name.span)
    }
    for index in pair.routes.added {
      let route = new.routes[index]
      add(
        route.name.string,
        "\(new.casePaths(route)) \(route.presentations.count > 1 ? "were" : "was") added; \(Self.switchAddition)",
        isBreaking: false, after: route.name.span)
    }
  }

  /// The name and the feature determine the enum case, such as `Sheet.checkout(.cart)`.
  private mutating func compareName(_ route: NamePairs.Pair) {
    let (former, present) = (pair.old.routes[route.old], pair.new.routes[route.new])
    let isMoved =
      switch (former.feature, present.feature) {
      case (nil, nil): false
      case (let old?, let new?): pair.features[old] != new
      default: true
      }
    guard route.isRenamed || isMoved else { return }
    let kind = former.presentations.first(where: present.presentations.contains) ?? former.presentations[0]
    let now = present.presentations.contains(kind) ? kind : present.presentations[0]
    let identifiers = (pair.old.accessibilityPath(former, kind), pair.new.accessibilityPath(present, now))
    add(
      former.name.string,
      "`\(pair.old.casePath(former, kind))` was \(isMoved ? "moved" : "renamed") to "
        + "`\(pair.new.casePath(present, now))`"
        + (identifiers.0 == identifiers.1
          ? "" : ", and `\(identifiers.0)` to `\(identifiers.1)`"),
      isBreaking: true, help: Self.renamingHelp, before: former.name.span, after: present.name.span)
  }

  /// Each presentation has its own generated enum.
  private mutating func compareKinds(_ old: Route, _ new: Route) {
    let left = old.presentations.filter { !new.presentations.contains($0) }
    let come = new.presentations.filter { !old.presentations.contains($0) }
    let names = (left.map { pair.old.casePath(old, $0) }, come.map { pair.new.casePath(new, $0) })
    func list(_ names: [String], _ verb: Bool = true) -> String {
      names.map { "`\($0)`" }.joined(or: "and") + (verb ? names.count > 1 ? " were" : " was" : "")
    }
    let message: String
    switch (left.isEmpty, come.isEmpty) {
    case (true, true): return
    case (true, false): message = "\(list(names.1)) added; \(Self.switchAddition)"
    case (false, true):
      message = "\(list(names.0)) removed, because the screen is no longer \(left.map(\.participle).joined(or: "or"))"
    case (false, false):
      message =
        "\(list(names.0)) replaced by \(list(names.1, false)), because the screen is now "
        + come.map(\.participle).joined(or: "and")
    }
    add(
      old.name.string, message, isBreaking: !left.isEmpty,
      help: left.first.map {
        "update the code that presents the screen, the closure that returns its view, and uses of "
          + "`\(pair.old.accessibilityPath(old, $0))`"
      },
      before: old.name.span, after: new.name.span)
  }

  private mutating func compareElements(_ old: Route, _ new: Route) {
    let type = pair.new.accessibilityPath(new, new.presentations[0])
    let elements = NamePairs(old.elements, new.elements)
    compareCases(
      elements, old.elements, new.elements, name: { "\(type).\($0.name.string)" },
      subject: { "\(old.name.string).\($0.name.string)" }, span: { $0.name.span },
      addition: "UI tests can use the new identifier")
  }

  private mutating func comparePayload(
    _ subject: String, _ name: String, _ old: [Parameter], _ new: [Parameter], spans: (Span, Span),
    isCaseOfItsOwn: Bool = false
  ) {
    if isCaseOfItsOwn, old.isEmpty != new.isEmpty {
      return add(
        subject,
        new.isEmpty
          ? "`\(name)` was removed, because the tab no longer has parameters"
          : "`\(name)` was added, because the tab now has parameters",
        isBreaking: new.isEmpty, help: new.isEmpty ? Self.removalHelp : nil, before: spans.0,
        after: spans.1)
    }
    let payload = PayloadChanges(old, new, pair)
    guard !payload.words.isEmpty else { return }
    add(
      subject, "the associated values of `\(name)` changed: \(payload.words.joined(separator: "; "))",
      isBreaking: payload.isBreaking,
      help: payload.isBreaking ? "update the code that creates or matches the case" : nil,
      before: spans.0, after: spans.1, cause: causeOfParameters(old, new, payload))
  }

  /// The added or removed host whose captures explain all differences.
  private func causeOfParameters(_ old: [Parameter], _ new: [Parameter], _ payload: PayloadChanges) -> Change.Cause? {
    let (olds, news) = (Set(old.map(\.name.string)), Set(new.map(\.name.string)))
    let causes =
      olds.subtracting(news).map { causesOfHostCaptures.removed[$0] }
      + news.subtracting(olds).map { causesOfHostCaptures.added[$0] }
    guard causes.count == payload.words.count, Set(causes).count == 1 else { return nil }
    return causes[0]
  }

  /// Views require a closure for each enum of screens that is not `Never`.
  mutating func compareKinds() {
    let (old, new) = (pair.old, pair.new)
    func hasScreens(_ model: NavigationModel, _ kind: RouteSyntax.Presentation) -> Bool {
      model.routes.contains { $0.presentations.contains(kind) }
    }
    let kinds: [(name: String, was: Bool, is: Bool, closure: String)] = [
      (new.typeNames.route, hasScreens(old, .push), hasScreens(new, .push), "the views' closure `route`"),
      (new.typeNames.sheet, hasScreens(old, .sheet), hasScreens(new, .sheet), "the views' closure `sheet`"),
      (new.typeNames.cover, hasScreens(old, .cover), hasScreens(new, .cover), "the views' closure `cover`"),
      (new.typeNames.window, hasScreens(old, .window), hasScreens(new, .window), "the views' closure `window`"),
      (new.typeNames.gate, hasScreens(old, .gate), hasScreens(new, .gate), "the views' closure `gate`"),
      (new.typeNames.link, !old.resolvedLinks.isEmpty, !new.resolvedLinks.isEmpty, "the navigator's closure `resolve`"),
      ("Condition", !old.conditions.isEmpty, !new.conditions.isEmpty, ""),
      ("TabArguments", old.tabs.contains { !$0.parameters.isEmpty }, new.tabs.contains { !$0.parameters.isEmpty }, ""),
    ]
    for kind in kinds where kind.was != kind.is {
      let end = kind.closure.isEmpty ? "" : kind.is ? "; \(kind.closure) is now required" : "; remove \(kind.closure)"
      add(
        kind.name,
        kind.is
          ? "`\(kind.name)` was `Never` and now has cases\(end)"
          : "`\(kind.name)` no longer has cases and is now `Never`\(end)",
        isBreaking: !kind.is, help: kind.is ? nil : Self.removalHelp, before: old.app.span,
        after: new.app.span)
    }
  }
}

extension NavigationModel {
  func casePath(_ route: Route, _ kind: RouteSyntax.Presentation) -> String {
    let type = typeNames[kind]
    return route.feature.map { "\(type).\(features[$0].caseName)(.\(route.name.string))" }
      ?? "\(type).\(route.name.string)"
  }

  fileprivate func enums(ofFeature index: Int) -> [String] {
    let kinds = Set(routes.filter { $0.feature == index }.flatMap(\.presentations))
    return RouteSyntax.Presentation.allCases.filter(kinds.contains).map {
      "\(typeNames[$0]).\(features[index].name.string)"
    }
  }

  fileprivate func casePaths(_ route: Route) -> String {
    route.presentations.map { "`\(casePath(route, $0))`" }.joined(or: "and")
  }
}
