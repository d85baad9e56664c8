import SwiftWriter
import WaymarkLinks
import WaymarkModel
import WaymarkSpec

/// A formatter that prints a link resolution as a Swift expression of type ``LinkResolution``.
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

  /// Returns the Swift source for a link resolution. The result is `nil` if an argument has an app-defined type,
  /// because such types have no literals.
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
    // A landing of the run time contains one modal screen.
    guard plan.modals.count < 2 else { return nil }
    if let modal = plan.modals.last {
      guard let screen = self.modal(modal.screen), let flow = routes(modal.stack) else { return nil }
      arguments.append(("modal", screen))
      if !modal.stack.isEmpty { arguments.append(("flow", flow)) }
    }
    return call(arguments + circumstances(plan))
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

  private func circumstances(_ plan: LandingPlan) -> [LabelledText] {
    var arguments: [LabelledText] = []
    if !plan.requires.isEmpty {
      let conditions: [SwiftText] = plan.requires.map { ".\(Identifier(model.conditions[$0].string))" }
      arguments.append(("requires", "[\(SwiftText(joining: conditions, separator: ", "))]"))
    }
    if let note = plan.deprecation { arguments.append(("deprecation", "\(StringLiteral(note))")) }
    return arguments
  }

  private func routes(_ parts: [CaseParts]) -> SwiftText? {
    .list(parts.map { screens[.push]?.value($0, model) })
  }

  private func modal(_ screen: Destination) -> SwiftText? {
    guard let kind = RouteSyntax.Presentation.allCases.first(where: { $0.kind == screen.kind }),
      let value = screens[kind]?.value(screen.parts, model)
    else { return nil }
    switch kind {
    case .sheet: return ".sheet(\(value))"
    case .cover: return ".cover(\(value))"
    case .window: return ".window(\(value))"
    case .push: return nil
    }
  }

  private func call(_ arguments: [LabelledText]) -> SwiftText {
    ".init(\(SwiftText(joining: arguments.map { "\($0.label): \($0.value)" }, separator: ", ")))"
  }
}
