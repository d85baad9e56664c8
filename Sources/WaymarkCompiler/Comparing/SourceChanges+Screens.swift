import WaymarkDiagnostics
import WaymarkEmit
import WaymarkModel
import WaymarkSpec

/// The enums of tabs, screens and links.
extension SourceChanges {
  // MARK: Tabs

  mutating func compareTabs() {
    let (old, new) = (pair.old.tabs, pair.new.tabs)
    let type = pair.new.typeNames.tab
    compareCases(
      pair.tabs, old, new, name: { "\(type).\($0.name.string)" }, subject: { $0.name.string }, span: { $0.name.span },
      addition: Self.switchAddition, others: { ["AccessibilityID.TabBar.\($0.name.string)"] })
    for tab in pair.tabs.pairs {
      let (former, present) = (old[tab.old], new[tab.new])
      comparePayload(
        former.name.string, "TabArguments.\(present.name.string)", former.parameters, present.parameters,
        spans: (former.name.span, present.name.span), isCaseOfItsOwn: true)
    }
    for index in pair.tabs.gone where !old[index].parameters.isEmpty {
      let name = old[index].name
      add(
        name.string, "`TabArguments.\(name.string)` is gone", isBreaking: true,
        help: "take it out of the code that uses it",
        before: name.span)
    }
  }

  // MARK: Links for the app

  mutating func compareResolvedLinks() {
    let (old, new) = (pair.old.resolvedLinks, pair.new.resolvedLinks)
    let type = pair.new.typeNames.link
    compareCases(
      pair.resolvedLinks, old, new, name: { "\(type).\($0.name.string)" }, subject: { $0.name.string },
      span: { $0.name.span }, addition: "the app's resolver needs the case")
    for link in pair.resolvedLinks.pairs {
      let (former, present) = (old[link.old], new[link.new])
      comparePayload(
        former.name.string, "\(type).\(present.name.string)", former.parameters, present.parameters,
        spans: (former.name.span, present.name.span))
    }
  }

  // MARK: Screens

  mutating func compareScreens() {
    let (old, new) = (pair.old, pair.new)
    for feature in pair.features.renamed {
      let (former, present) = (old.features[feature.old].name, new.features[feature.new].name)
      add(
        former.string, "the feature `\(former.string)` is called `\(present.string)` now, in each enum of screens",
        isBreaking: true, help: "rename it in the code that uses it", before: former.span, after: present.span)
    }
    for index in pair.features.gone {
      let (feature, enums) = (old.features[index].name, old.enums(ofFeature: index))
      guard !enums.isEmpty else { continue }
      add(
        feature.string,
        "the feature `\(feature.string)` is gone, and with it \(enums.map { "`\($0)`" }.joined(or: "and"))",
        isBreaking: true, help: "take it out of the code that uses it", before: feature.span)
    }
    for route in pair.routes.pairs {
      let (former, present) = (old.routes[route.old], new.routes[route.new])
      compareName(route)
      compareKinds(former, present)
      comparePayload(
        former.name.string, new.casePath(present, present.presentations[0]), former.parameters, present.parameters,
        spans: (former.name.span, present.name.span))
      compareElements(former, present)
    }
    for index in pair.routes.gone {
      let route = old.routes[index]
      add(
        route.name.string, "\(old.casePaths(route)) \(route.presentations.count > 1 ? "are" : "is") gone",
        isBreaking: true,
        help: "take it out of the code that uses it", before: route.name.span)
    }
    for index in pair.routes.added {
      let route = new.routes[index]
      add(
        route.name.string,
        "\(new.casePaths(route)) \(route.presentations.count > 1 ? "are" : "is") new; \(Self.switchAddition)",
        isBreaking: false,
        after: route.name.span)
    }
  }

  /// A screen's name and feature: where its case is.
  private mutating func compareName(_ route: NamePairs.Pair) {
    let (former, present) = (pair.old.routes[route.old], pair.new.routes[route.new])
    let isMoved =
      switch (former.feature, present.feature) {
      case (nil, nil): false
      case (let old?, let new?): pair.features[old] != new
      default: true
      }
    let identifiers = (former.accessibilityType, present.accessibilityType)
    let isOtherType = identifiers.0 != identifiers.1
    guard route.isRenamed || isMoved else { return }
    let kind = former.presentations.first(where: present.presentations.contains) ?? former.presentations[0]
    let now = present.presentations.contains(kind) ? kind : present.presentations[0]
    add(
      former.name.string,
      "`\(pair.old.casePath(former, kind))` is \(isMoved ? "" : "called ")`\(pair.new.casePath(present, now))` now"
        + (isOtherType
          ? ", and `AccessibilityID.Screen.\(identifiers.0)` is `AccessibilityID.Screen.\(identifiers.1)`" : ""),
      isBreaking: true, help: "change the code that uses it", before: former.name.span, after: present.name.span)
  }

  /// How a screen is shown: in which enums its case is.
  private mutating func compareKinds(_ old: Route, _ new: Route) {
    let left = old.presentations.filter { !new.presentations.contains($0) }
    let come = new.presentations.filter { !old.presentations.contains($0) }
    let names = (left.map { pair.old.casePath(old, $0) }, come.map { pair.new.casePath(new, $0) })
    func list(_ names: [String], _ verb: Bool = true) -> String {
      names.map { "`\($0)`" }.joined(or: "and") + (verb ? names.count > 1 ? " are" : " is" : "")
    }
    let message: String
    switch (left.isEmpty, come.isEmpty) {
    case (true, true): return
    case (true, false): message = "\(list(names.1)) new; \(Self.switchAddition)"
    case (false, true):
      message = "\(list(names.0)) gone, as the screen is not \(left.map(\.participle).joined(or: "or")) any more"
    case (false, false):
      message =
        "\(list(names.0)) \(list(names.1, false)) now, as the screen is \(come.map(\.participle).joined(or: "and"))"
    }
    add(
      old.name.string, message, isBreaking: !left.isEmpty,
      help: left.isEmpty ? nil : "change the code that presents it, and the view that it is given",
      before: old.name.span, after: new.name.span)
  }

  /// The members of `AccessibilityID`.
  private mutating func compareElements(_ old: Route, _ new: Route) {
    let type = "AccessibilityID.Screen.\(new.accessibilityType)"
    let elements = NamePairs(old.elements, new.elements)
    compareCases(
      elements, old.elements, new.elements, name: { "\(type).\($0.name.string)" },
      subject: { "\(old.name.string).\($0.name.string)" }, span: { $0.name.span }, addition: "UI tests can use it")
  }

  // MARK: Payloads

  /// - Parameter isCaseOfItsOwn: Whether there is a case only where there are parameters.
  private mutating func comparePayload(
    _ subject: String, _ name: String, _ old: [Parameter], _ new: [Parameter], spans: (Span, Span),
    isCaseOfItsOwn: Bool = false
  ) {
    if isCaseOfItsOwn, old.isEmpty != new.isEmpty {
      return add(
        subject,
        new.isEmpty
          ? "`\(name)` is gone, as the tab has no parameters any more"
          : "`\(name)` is new, as the tab has parameters now",
        isBreaking: new.isEmpty, help: new.isEmpty ? "take it out of the code that uses it" : nil, before: spans.0,
        after: spans.1)
    }
    let payload = PayloadChanges(old, new, pair)
    guard !payload.words.isEmpty else { return }
    add(
      subject, "what `\(name)` carries is not what it was: \(payload.words.joined(separator: "; "))",
      isBreaking: payload.isBreaking, help: payload.isBreaking ? "change the code that makes or takes it apart" : nil,
      before: spans.0, after: spans.1)
  }

  // MARK: Kinds

  /// Enums that are `Never` in one of the versions, for which views take no closure.
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
      (new.typeNames.link, !old.resolvedLinks.isEmpty, !new.resolvedLinks.isEmpty, "the navigator's closure `resolve`"),
      ("Condition", !old.conditions.isEmpty, !new.conditions.isEmpty, ""),
      (
        "TabArguments", old.tabs.contains { !$0.parameters.isEmpty }, new.tabs.contains { !$0.parameters.isEmpty }, ""
      ),
    ]
    for kind in kinds where kind.was != kind.is {
      let end = kind.closure.isEmpty ? "" : kind.is ? "; \(kind.closure) is needed now" : "; leave out \(kind.closure)"
      add(
        kind.name,
        kind.is
          ? "`\(kind.name)` was `Never` and has cases now\(end)"
          : "`\(kind.name)` has no cases any more and is `Never`\(end)",
        isBreaking: !kind.is, help: kind.is ? nil : "take it out of the code that uses it", before: old.app.span,
        after: new.app.span)
    }
  }
}

extension NavigationModel {
  /// A screen's case as code has it: `Sheet.checkout(.cart)`.
  func casePath(_ route: Route, _ kind: RouteSyntax.Presentation) -> String {
    let type = typeName(of: kind)
    return route.feature.map { "\(type).\(features[$0].caseName)(.\(route.name.string))" }
      ?? "\(type).\(route.name.string)"
  }

  /// The enums that a feature's screens are cases of: `Sheet.Checkout`.
  fileprivate func enums(ofFeature index: Int) -> [String] {
    let kinds = Set(routes.filter { $0.feature == index }.flatMap(\.presentations))
    return RouteSyntax.Presentation.allCases.filter(kinds.contains).map {
      "\(typeName(of: $0)).\(features[index].name.string)"
    }
  }

  private func typeName(of kind: RouteSyntax.Presentation) -> String {
    switch kind {
    case .push: typeNames.route
    case .sheet: typeNames.sheet
    case .cover: typeNames.cover
    case .window: typeNames.window
    }
  }

  /// All of them, each in backticks.
  fileprivate func casePaths(_ route: Route) -> String {
    route.presentations.map { "`\(casePath(route, $0))`" }.joined(or: "and")
  }
}
