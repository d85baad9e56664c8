import SpecText
import WaymarkLinks

package struct URLResolver {
  package let spec: PublishedSpec
  private let mismatches: MismatchFinder

  package init(_ spec: PublishedSpec) {
    self.spec = spec
    mismatches = MismatchFinder(spec)
  }

  package func resolve(_ url: String) -> ResolvedURL {
    let pieces: URLPieces
    do throws(LinkURLError) {
      pieces = try mismatches.pieces(of: url)
    } catch {
      return ResolvedURL(url: url, outcome: .refused(error))
    }
    let (resolution, terms) = spec.linkTable.withUnsafeBufferPointer { LinkTable($0).resolveWithTerms(url) }
    return switch resolution {
    case .landed(let plan):
      ResolvedURL(
        url: url, outcome: .landed(landing(plan, terms, pieces, text: url)), others: others(than: plan.link, pieces))
    case .redirected(let link, let target):
      ResolvedURL(url: url, outcome: .redirected(to: target, by: place(of: link)), others: others(than: link, pieces))
    case .unmatched: ResolvedURL(url: url, outcome: .unmatched(reason(pieces)))
    case .rejected(let error): ResolvedURL(url: url, outcome: .refused(error))
    }
  }

  /// The reason is a relative clause about the link without precedence, such as "which is less specific".
  private func reason(_ winner: Int, over other: Int) -> String {
    let decision = spec.decisions.first { $0.winner == winner && $0.loser == other }
    guard let decision else { return "which is less specific" }
    return decision.isDeclared
      ? "which loses because of `beats`" : "which is less specific further left (`ambiguity: leftmost`)"
  }

  package func links(matching url: String) -> [Int] {
    (try? mismatches.pieces(of: url)).map { mismatches.links(matching: $0) } ?? []
  }

  private func others(than winner: Int, _ url: URLPieces) -> [ResolvedURL.Other] {
    mismatches.links(matching: url).filter { $0 != winner }.map {
      ResolvedURL.Other(place: place(of: $0), reason: reason(winner, over: $0))
    }
  }

  private func reason(_ url: URLPieces) -> ResolvedURL.NoMatch {
    switch mismatches.reason(for: url) {
    case .nearest(let index, let problem):
      let link = spec.links[index]
      return .nearest(link: link.name, place(of: index), isRedirect: link.target == .redirect, problem: problem)
    case .noLink(let text, let brief): return .noLink(text, brief: brief)
    }
  }

  package func endpoint(serving url: String, for link: Int) -> Int? {
    (try? mismatches.pieces(of: url)).flatMap { pieces in
      spec.links[link].endpoints.firstIndex { $0.isStart(of: pieces) }
    }
  }

  private func place(of link: Int) -> ResolvedURL.Place {
    let link = spec.links[link]
    return ResolvedURL.Place(pattern: link.text, file: link.place.path, line: link.place.line)
  }

  private func landing(_ plan: LandingPlan, _ terms: LinkTerms?, _ url: URLPieces, text: String) -> ResolvedURL.Landing
  {
    let link = spec.links[plan.link]
    return ResolvedURL.Landing(
      link: link.name, id: link.id ?? "", isForApp: plan.app != nil,
      summary: spec.declaration(of: link.target)?.summary ?? [],
      source: place(of: plan.link), place: placePath(of: plan)?.text, origin: spec.origins[plan.origin].name,
      parameters: parameters(of: link.target, plan),
      path: LandingPath(
        tab: plan.tab.map { spec.tabs[$0].declaration.name },
        gates: spec.gatesOnly(link.landing).map { spec.routes[$0].declaration.name },
        keepsStack: plan.stackChange == .append,
        stack: plan.stack.map { screen(Destination(.push, $0)) },
        modals: plan.modals.map { modal in
          LandingPath.Modal(
            kind: modal.screen.kind.presentation, name: screen(modal.screen),
            stack: modal.stack.map { screen(Destination(.push, $0)) })
        }),
      notes: notes(plan, terms) + mismatches.ignoredValues(in: url, by: plan.link) + InnerURL.notes(on: text, link)
        + PlusNote.notes(on: text, link, spec.origins[plan.origin])
    )
  }

  private func parameters(of target: PublishedSpec.Target, _ plan: LandingPlan) -> [ResolvedURL.Parameter] {
    zip(parameters(of: target), Self.arguments(of: plan)).map { ResolvedURL.Parameter(name: $0, value: $1) }
  }

  func parameters(of target: PublishedSpec.Target) -> [String] {
    spec.declaration(of: target)?.parameters.map { $0.name } ?? []
  }

  static func arguments(of plan: LandingPlan) -> [Argument] { plan.destination?.parts.arguments ?? [] }

  private func notes(_ plan: LandingPlan, _ terms: LinkTerms?) -> [String] {
    var notes: [String] = []
    if !plan.requires.isEmpty { notes += conditionNotes(plan, terms) }
    if let note = GateNote.text(on: spec.links[plan.link], in: spec) { notes.append(note) }
    if let deprecation = plan.deprecation { notes.append("deprecated: \(deprecation)") }
    if let hidden = hiddenNote(plan) { notes.append("lands " + hidden) }
    if let tabs = otherTabs(plan) { notes.append("lands " + tabs) }
    return notes
  }

  private func conditionNotes(_ plan: LandingPlan, _ terms: LinkTerms?) -> [String] {
    let otherwise: String? =
      switch terms?.otherwise {
      case .unmatched?: "counts as unmatched"
      case .redirected(let target)?: "redirects to \(target)"
      case .wait?, nil: nil
      }
    // Behind a gate, a link waits, whatever its `otherwise`.
    let gates = Set(spec.gates.map { $0.condition })
    let awaited = plan.requires.filter { otherwise == nil || gates.contains($0) }
    let deciding = plan.requires.filter { otherwise != nil && !gates.contains($0) }
    let wait = awaited.isEmpty ? [] : ["waits until \(areTrue(awaited))"]
    guard let otherwise, !deciding.isEmpty else { return wait }
    return wait + [(wait.isEmpty ? "" : "then ") + "\(otherwise) until \(areTrue(deciding))"]
  }

  private func areTrue(_ conditions: [Int]) -> String {
    let names = conditions.map { "`\(spec.conditions[$0].name)`" }
    return "\(names.joined(or: "and")) \(names.count == 1 ? "is" : "are") true"
  }

  /// A sheet or cover without a tab is over the selected tab only if its `in` lists this tab.
  private func otherTabs(_ plan: LandingPlan) -> String? {
    guard plan.tab == nil, let first = plan.modals.first, let route = route(of: first.screen),
      let tabs = spec.routes[route.index].tabs, !tabs.isEmpty, tabs.count < spec.tabs.count
    else { return nil }
    let names = tabs.map { spec.tabs[$0].declaration.name }
    let other = names.count == 1 ? "in tab \(names[0])" : "in the first visible tab among \(names.joined(or: "and"))"
    return "\(other) if another tab is selected"
  }

  package func hiddenNote(_ plan: LandingPlan) -> String? {
    guard let index = plan.tab, let fallback = spec.tabs[index].fallback else { return nil }
    let tab = spec.tabs[index]
    // A link that requires the condition of the tab lands only when the tab is shown.
    let condition = tab.condition.flatMap { plan.requires.contains($0) ? nil : spec.conditions[$0].name }
    let reason =
      condition.map { "if `\($0)` is false" } ?? (spec.userCanHide(index) ? "if the user hides the tab" : nil)
    return reason.map { "in tab \(spec.tabs[fallback].declaration.name) \($0)" }
  }

  private func screen(_ destination: Destination) -> String {
    route(of: destination).map { spec.routes[$0.index].declaration.name } ?? ""
  }

  package func route(of screen: Destination) -> (index: Int, arguments: [Argument])? {
    switch spec.screens[screen.kind]?[screen.parts.index] {
    case .route(let route)?: return (route, screen.parts.arguments)
    case .feature(let routes)?:
      guard let wrapped = screen.parts.wrapped else { return nil }
      return (routes[wrapped.index], wrapped.arguments)
    case nil: return nil
    }
  }
}

/// Outermost first.
package struct LandingPath: Sendable {
  package struct Modal: Sendable {
    package let kind: String
    package let name: String
    package let stack: [String]

    package init(kind: String, name: String, stack: [String]) {
      self.kind = kind
      self.name = name
      self.stack = stack
    }

    package var title: String { "\(kind) \(name)" }
  }

  package let tab: String?
  /// Empty if the screens can also be in a tab.
  package let gates: [String]
  package let keepsStack: Bool
  package let stack: [String]
  package let modals: [Modal]

  package init(tab: String?, gates: [String], keepsStack: Bool, stack: [String], modals: [Modal]) {
    self.tab = tab
    self.gates = gates
    self.keepsStack = keepsStack
    self.stack = stack
    self.modals = modals
  }

  package var text: String { ([start] + inTab).joined(separator: " › ") }

  private var start: String {
    if let tab { return "tab \(tab)" }
    return gates.isEmpty ? "current tab" : "gate \(gates.joined(or: "or"))"
  }

  package var inTab: [String] { (keepsStack ? ["…"] : []) + stack + modals.flatMap { [$0.title] + $0.stack } }
  package func innermost(_ kind: String) -> String? { modals.last.flatMap { $0.kind == kind ? $0.name : nil } }
}
