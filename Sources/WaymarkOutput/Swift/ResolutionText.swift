import SpecModel
import WaymarkLinks

struct ResolutionText {
  private typealias LabelledText = (label: SwiftText, value: SwiftText)

  private let model: NavigationModel
  private let screens: [RouteSyntax.Presentation: CaseEnum]
  private let tabArguments: CaseEnum
  private let links: CaseEnum

  init(_ model: NavigationModel) {
    self.model = model
    screens = Dictionary(
      uniqueKeysWithValues: RouteSyntax.Presentation.allCases.map { ($0, CaseEnum.screens($0, model)) })
    tabArguments = .tabArguments(model)
    links = .links(model)
  }

  /// `nil` if an argument has an app-defined type, which has no literals.
  func text(_ outcome: LinkTable.Resolution, of url: String) -> SwiftText? {
    switch outcome {
    case .landed(let plan):
      if let app = plan.app { return text(ofApp: app, plan, url) }
      return landing(plan).map { ".landed(\($0))" }
    case .redirected(_, let target): return ".redirected(to: \(StringLiteral(target)))"
    case .unmatched: return ".unmatched"
    case .rejected(let error): return ".rejected(.\(Identifier("\(error)")))"
    }
  }

  private func text(ofApp link: CaseParts, _ plan: LandingPlan, _ url: String) -> SwiftText? {
    guard let link = links.value(link, model) else { return nil }
    var context: [LabelledText] = [("url", "\(StringLiteral(url))")]
    context += [tab(plan)].compactMap(\.self) + circumstances(plan)
    return ".app(\(link), \(call(context)))"
  }

  private func landing(_ plan: LandingPlan) -> SwiftText? {
    var arguments = [tab(plan)].compactMap(\.self)
    if let values = plan.tabArguments {
      guard let text = tabArguments.value(values, model) else { return nil }
      arguments.append(("arguments", text))
    }
    guard let stack = routes(plan.stack) else { return nil }
    switch plan.stackChange {
    case .keep: break
    case .replace: arguments.append(("stack", stack))
    case .append: arguments.append(("stack", ".append(\(stack))"))
    }
    if plan.modals.first?.screen.kind == .window {
      guard let window = presented(plan.modals[0]) else { return nil }
      arguments.append(("window", ".init(\(window))"))
    } else if !plan.modals.isEmpty {
      guard let modals = SwiftText.list(plan.modals.map(modal)) else { return nil }
      arguments.append(("modals", modals))
    }
    return call(arguments + circumstances(plan, isLanding: true))
  }

  private func tab(_ plan: LandingPlan) -> LabelledText? {
    let names = model.typeNames
    return plan.tab.map {
      (
        "tab",
        .caseOfOptional(model.tabs[$0].name.string, of: "\(Identifier(names.namespace)).\(Identifier(names.tab))")
      )
    }
  }

  private func circumstances(_ plan: LandingPlan, isLanding: Bool = false) -> [LabelledText] {
    var arguments: [LabelledText] = []
    if !plan.requires.isEmpty {
      let conditions: [SwiftText] = plan.requires.map { ".\(Identifier(model.conditions[$0].name.string))" }
      arguments.append(("requires", "[\(SwiftText(joining: conditions, separator: ", "))]"))
    }
    if isLanding, let gate = model.gates.first, !plan.requires.contains(gate.condition) {
      arguments.append(("opensOverGates", "true"))
    }
    if let note = plan.deprecation { arguments.append(("deprecation", "\(StringLiteral(note))")) }
    return arguments
  }

  private func routes(_ parts: [CaseParts]) -> SwiftText? { .list(parts.map { screens[.push]?.value($0, model) }) }

  private func modal(_ modal: LandingPlan.Modal) -> SwiftText? {
    guard let arguments = presented(modal) else { return nil }
    switch modal.screen.kind {
    case .sheet: return ".sheet(\(arguments))"
    case .cover: return ".cover(\(arguments))"
    case .window, .push, .tab, .link, .gate: return nil
    }
  }

  private func presented(_ modal: LandingPlan.Modal) -> SwiftText? {
    guard let kind = RouteSyntax.Presentation.allCases.first(where: { $0.kind == modal.screen.kind }),
      let value = screens[kind]?.value(modal.screen.parts, model), let stack = routes(modal.stack)
    else { return nil }
    return modal.stack.isEmpty ? value : "\(value), stack: \(stack)"
  }

  private func call(_ arguments: [LabelledText]) -> SwiftText {
    ".init(\(SwiftText(joining: arguments.map { "\($0.label): \($0.value)" }, separator: ", ")))"
  }
}
