import LinkAlgebra
import LinkMismatches
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// A resolver of URLs.
///
/// The resolver uses the same link table as the app. The results contain the names that the spec declares.
package struct URLResolver {
  let model: NavigationModel
  private let files: [SourceFile]
  let table: [UInt8]
  /// The cases of the generated enum for each kind of screen.
  ///
  /// The link table refers to a case by its index in the array.
  private let screens: [Destination.Kind: [ScreenCase]]
  private let mismatches: MismatchFinder
  private let links: LinkSpace

  /// Creates a resolver. The result is `nil` if the compilation has no link table.
  package init?(_ compilation: Compilation) {
    guard let links = compilation.links, !compilation.linkTable.isEmpty else { return nil }
    let model = links.model
    self.links = links
    self.model = model
    files = compilation.files
    table = compilation.linkTable
    let kinds = RouteSyntax.Presentation.allCases.map { ($0.kind, model.cases(presentedAs: $0)) }
    screens = Dictionary(uniqueKeysWithValues: kinds)
    mismatches = MismatchFinder(model)
  }

  package func resolve(_ url: String) -> ResolvedURL {
    let pieces: URLPieces
    do throws(LinkURLError) {
      pieces = try URLPieces(url)
    } catch {
      return ResolvedURL(url: url, outcome: .refused(error))
    }
    let resolution = table.withUnsafeBufferPointer { LinkTable($0).resolve(url) }
    return switch resolution {
    case .landed(let plan):
      ResolvedURL(url: url, outcome: .landed(landing(plan, pieces)), others: others(than: plan.link, pieces))
    case .redirected(let link, let target):
      ResolvedURL(url: url, outcome: .redirected(to: target, by: place(of: link)), others: others(than: link, pieces))
    case .unmatched: ResolvedURL(url: url, outcome: .unmatched(reason(pieces)))
    case .rejected(let error): ResolvedURL(url: url, outcome: .refused(error))
    }
  }

  /// Returns the reason why one link takes precedence over another link that matches the same URL. The reason is a
  /// relative clause about the link without precedence, such as "which is less specific".
  private func reason(_ winner: Int, over other: Int) -> String {
    switch links.precedence.reason(winner, over: other) {
    case .subset?, nil: "which is less specific"
    case .beats?: "which loses because of `beats`"
    case .leftmost?: "which is less specific further left (`ambiguity: leftmost`)"
    }
  }

  /// Returns the links that match a URL, except for the link that takes precedence.
  private func others(than winner: Int, _ url: URLPieces) -> [ResolvedURL.Other] {
    mismatches.links(matching: url).filter { $0 != winner }.map {
      ResolvedURL.Other(place: place(of: $0), reason: reason(winner, over: $0))
    }
  }

  /// Returns the reason why no link matches a URL.
  private func reason(_ url: URLPieces) -> ResolvedURL.NoMatch {
    switch mismatches.reason(for: url) {
    case .nearest(let index, let problem):
      let link = model.links[index]
      return .nearest(
        link: model.name(of: link.target), place(of: index), isRedirect: link.isRedirect, problem: problem)
    case .noLink(let text, let brief): return .noLink(text, brief: brief)
    }
  }

  /// Returns the link's endpoint that matches the scheme and host of a URL; `nil` if no endpoint of the link matches.
  func endpoint(serving url: String, for link: Int) -> Endpoint? {
    (try? URLPieces(url)).flatMap { mismatches.endpoint(of: link, serving: $0) }
  }

  private func place(of link: Int) -> ResolvedURL.Place {
    let pattern = model.links[link].pattern.text
    return ResolvedURL.Place(
      pattern: pattern.string, file: files[Int(pattern.span.file)].path, line: Int(pattern.span.start.line))
  }

  private func landing(_ plan: LandingPlan, _ url: URLPieces) -> ResolvedURL.Landing {
    let link = model.links[plan.link]
    return ResolvedURL.Landing(
      link: model.name(of: link.target),
      isForApp: plan.app != nil,
      summary: model.summary(of: link.target),
      place: place(of: plan.link),
      origin: model.origins[plan.origin].name.string,
      parameters: parameters(of: link.target, plan),
      path: LandingPath(
        tab: plan.tab.map { model.tabs[$0].name.string },
        keepsStack: plan.stackChange == .append,
        stack: plan.stack.map { screen(Destination(.push, $0)) },
        modals: plan.modals.map { modal in
          LandingPath.Modal(
            kind: name(of: modal.screen.kind), name: screen(modal.screen),
            stack: modal.stack.map { screen(Destination(.push, $0)) })
        }),
      notes: notes(plan) + mismatches.ignoredValues(in: url, by: plan.link)
    )
  }

  /// Returns the parameters of a link's target, with their names and values.
  private func parameters(of target: Link.Target, _ plan: LandingPlan) -> [ResolvedURL.Parameter] {
    let parameters: [Parameter] =
      switch target {
      case .tab(let index): model.tabs[index].parameters
      case .route(let index, _): model.routes[index].parameters
      case .app(let index): model.resolvedLinks[index].parameters
      case .redirect: []
      }
    var arguments = plan.destination?.parts.arguments ?? []
    if case .screen(let inner)? = arguments.first { arguments = inner.arguments }
    return zip(parameters, arguments).map { ResolvedURL.Parameter(name: $0.name.string, value: $1) }
  }

  /// Returns notes about conditions, deprecation, and hidden tabs.
  private func notes(_ plan: LandingPlan) -> [String] {
    var notes: [String] = []
    if !plan.requires.isEmpty {
      let names = plan.requires.map { "`\(model.conditions[$0].name.string)`" }
      notes.append("waits until \(names.joined(or: "and")) \(names.count == 1 ? "is" : "are") true")
    }
    if let deprecation = plan.deprecation { notes.append("deprecated: \(deprecation)") }
    if let hidden = hiddenNote(plan) { notes.append("lands " + hidden) }
    return notes
  }

  /// Returns a description of the destination if the tab of a link is hidden; `nil` if the tab cannot be hidden.
  func hiddenNote(_ plan: LandingPlan) -> String? {
    guard let tab = plan.tab, let fallback = model.tabs[tab].fallback else { return nil }
    // A link that requires the condition of the tab lands only when the tab is shown.
    let condition = model.tabs[tab].condition.flatMap { plan.requires.contains($0.index) ? nil : $0.name }
    let reason =
      condition.map { "if `\($0.string)` is false" } ?? (model.userCanHide(tab) ? "if the user hides the tab" : nil)
    return reason.map { "in tab \(fallback.name.string) \($0)" }
  }

  /// Returns the presentation of a modal screen in the form of the spec, such as `sheet`.
  func name(of kind: Destination.Kind) -> String {
    RouteSyntax.Presentation.allCases.first { $0.kind == kind }?.rawValue ?? ""
  }

  private func screen(_ destination: Destination) -> String {
    route(of: destination).map { model.routes[$0.index].name.string } ?? ""
  }

  /// Returns the index of a screen's route, and the arguments of the screen.
  func route(of screen: Destination) -> (index: Int, arguments: [Argument])? {
    switch screens[screen.kind]?[screen.parts.index] {
    case .route(let route)?: return (route, screen.parts.arguments)
    case .feature(_, let routes)?:
      guard case .screen(let inner)? = screen.parts.arguments.first else { return nil }
      return (routes[inner.index], inner.arguments)
    case nil: return nil
    }
  }
}
