import Foundation
import SpecModel
import WaymarkLinks

/// The result of opening a URL, with screens and arguments by name.
struct Outcome: Equatable {
  struct Screen: Equatable {
    let name: String
    let arguments: [String: Argument]
  }

  struct Modal: Equatable {
    var kind: Destination.Kind
    let screen: Screen
    /// The screens on the stack of the modal screen.
    var stack: [Screen] = []
  }

  var link: Int
  var origin: Int?
  var tab: Int?
  var tabArguments: [String: Argument]?
  var stackChange: StackChange = .keep
  var stack: [Screen] = []
  /// The modal screens, outermost first.
  var modals: [Modal] = []
  var app: Screen?
  /// The canonical form of the URL that replaces a redirected URL.
  var redirect: String?
  var requires: [Int] = []
  var deprecation: String?

  init(link: Int, origin: Int? = nil) {
    self.link = link
    self.origin = origin
  }
}

extension Outcome {
  /// Creates an outcome from the answer of a link table, or `nil` if no link matches.
  init?(_ resolution: LinkTable.Resolution, _ names: CaseNames) throws {
    switch resolution {
    case .unmatched: return nil
    case .rejected(let error): throw error
    case .redirected(let link, let target):
      self.init(link: link)
      redirect = try Canonical(target).text
    case .landed(let plan): self.init(plan, names)
    }
  }

  private init(_ plan: LandingPlan, _ names: CaseNames) {
    self.init(link: plan.link, origin: plan.origin)
    tab = plan.tab
    tabArguments = plan.tabArguments.map { names.tabArguments($0) }
    stackChange = plan.stackChange
    stack = plan.stack.map { names.screen(.push, $0) }
    modals = plan.modals.map { modal in
      Modal(
        kind: modal.screen.kind, screen: names.screen(modal.screen.kind, modal.screen.parts),
        stack: modal.stack.map { names.screen(.push, $0) })
    }
    app = plan.app.map { names.screen(.link, $0) }
    requires = plan.requires
    deprecation = plan.deprecation
  }
}

extension Outcome: CustomStringConvertible {
  var description: String {
    if let redirect { return "link \(link) to \(redirect)" }
    var parts = ["link \(link)", "origin \(origin ?? -1)", "tab \(tab.map { "\($0)" } ?? "current")", "\(stackChange)"]
    if let tabArguments { parts.append("with \(tabArguments)") }
    if !stack.isEmpty { parts.append("stack \(stack)") }
    for modal in modals {
      parts.append("\(modal.kind) \(modal.screen)" + (modal.stack.isEmpty ? "" : " with stack \(modal.stack)"))
    }
    if let app { parts.append("app \(app)") }
    if !requires.isEmpty { parts.append("requires \(requires)") }
    if let deprecation { parts.append("deprecated: \(deprecation)") }
    return parts.joined(separator: ", ").replacingOccurrences(of: "WaymarkNavigation.Argument.", with: "")
      .replacingOccurrences(of: "WaymarkNavigationTests.Outcome.", with: "")
  }
}

extension Outcome.Screen: CustomStringConvertible {
  var description: String { "\(name)\(arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })" }
}

/// The names of the cases in the enums that the compiler generates for a spec.
struct CaseNames {
  let spec: RandomSpec
  private var parameters: [String: [String]] = [:]

  /// Creates the names of a spec.
  ///
  /// - Parameters:
  ///   - spec: The random spec.
  ///   - model: The compiled model, which defines the order of parameters that the spec leaves implicit.
  init(_ spec: RandomSpec, _ model: NavigationModel) {
    self.spec = spec
    for route in model.routes { parameters[route.name.string] = route.parameters.map(\.name.string) }
    for tab in model.tabs { parameters[tab.name.string] = tab.parameters.map(\.name.string) }
    for link in model.resolvedLinks { parameters[link.name.string] = link.parameters.map(\.name.string) }
  }

  func screen(_ kind: Destination.Kind, _ parts: CaseParts) -> Outcome.Screen {
    switch kind {
    case .tab: return named("tab\(parts.index)", parts.arguments)
    case .link: return named("link\(parts.index)", parts.arguments)
    case .push, .sheet, .cover, .window, .gate:
      let routes = spec.cases(of: kind)[parts.index]
      return named("route\(routes[parts.wrapped?.index ?? 0])", parts.arguments)
    }
  }

  func tabArguments(_ parts: CaseParts) -> [String: Argument] {
    let tabs = spec.tabs.indices.filter { !spec.tabs[$0].parameters.isEmpty }
    return named("tab\(tabs[parts.index])", parts.arguments).arguments
  }

  private func named(_ name: String, _ arguments: [Argument]) -> Outcome.Screen {
    let names = parameters[name] ?? []
    guard names.count == arguments.count else {
      return Outcome.Screen(name: "\(name) with \(arguments)", arguments: [:])
    }
    return Outcome.Screen(name: name, arguments: Dictionary(uniqueKeysWithValues: zip(names, arguments)))
  }

  /// Returns a target with its arguments in the form of the link table.
  func destination(_ target: RandomSpec.Target, as kind: Destination.Kind, _ arguments: [String: Argument])
    -> Destination
  {
    func ordered(_ name: String) -> [Argument] { (parameters[name] ?? []).map { arguments[$0] ?? .none } }
    switch target {
    case .tab(let index): return Destination(.tab, CaseParts(index, ordered("tab\(index)")))
    case .app(let index), .redirect(let index): return Destination(.link, CaseParts(index, ordered("link\(index)")))
    case .route(let index): return Destination(kind, spec.parts(of: index, as: kind, ordered("route\(index)")))
    }
  }
}
