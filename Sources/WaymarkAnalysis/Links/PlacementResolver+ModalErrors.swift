import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension PlacementResolver {
  func reportUndecided(
    _ modal: Int, _ presentation: RouteSyntax.Presentation, of route: Int, _ entry: LinkSyntax
  ) {
    guard !sink.isSpecIncomplete, !context.routeTable.withUnknownTabs.contains(modal) else { return }
    let screen = context.routes[modal]
    let name = screen.name.string
    let target = context.routes[route].name.string
    let tabs = screen.tabs.sorted(outOf: context.tabs.count).map { context.tabs[$0].name.string }
    let covered = screen.covers.map { context.routes[$0].name.string }
    let places = (tabs.isEmpty ? [] : ["a tab"]) + list(covered)
    let choices = tabs + covered + (tabs.isEmpty || presentation == .push ? [] : ["current"])
    let advice =
      if let tab = entry.tab {
        "change `in: \(tab.string)` to "
          + (choices.count <= 4 ? choices.map { "`in: \($0)`" } : ["one of the \(choices.count) names"]).joined(
            or: "or")
      } else {
        selectionHelp(entry, choices, isEverywhere: false)
      }
    sink.report(
      Diagnostic(
        .undecidedModals,
        (modal == route ? "`\(name)`" : "the link to `\(target)` opens `\(name)`, which")
          + " can be presented over \(places.joined(or: "or")), and the link does not select one",
        at: entry.tab?.span ?? entry.url?.span ?? entry.span, help: advice,
        related: [.init(screen.name.span, "`\(name)` is declared here")]))
  }

  func reportModalNotAllowed(
    _ name: Text, _ modal: Int, of route: Int, _ presentation: RouteSyntax.Presentation
  ) {
    guard !context.routeTable.withUnknownTabs.contains(route) else { return }
    let declared = context.routes[route].name
    let allowed = stackNames(of: route, presentation)
    let canCover = context.routes[modal].presentations.contains { $0 == .sheet || $0 == .cover }
    let isPossible = presentation == .push || (presentation != .window && canCover)
    let message =
      switch presentation {
      case .push: "`\(declared.string)` cannot be pushed inside `\(name.string)`"
      case .window: "the link opens `\(declared.string)` as a window, and a window cannot cover `\(name.string)`"
      case .sheet, .cover:
        canCover
          ? "`\(declared.string)` cannot cover `\(name.string)`, because the `in` of `\(declared.string)` does not name "
            + "`\(name.string)`"
          : "`\(declared.string)` cannot cover `\(name.string)`, because `\(name.string)` is a window"
      }
    let addition = isPossible ? "add `\(name.string)` to the `in` of `\(declared.string)`, or " : ""
    sink.report(
      Diagnostic(
        .modalNotAllowed, message, at: name.span,
        help: addition
          + (allowed.isEmpty || context.routes[route].tabs.isAll
            ? "remove `in` from the link"
            : "change the link's `in`; `\(declared.string)` allows \(list(allowed).joined(or: "and"))"),
        related: [.init(declared.span, "the route is declared here")]))
  }

  private func list(_ names: [String]) -> [String] {
    names.count <= 4 ? names.map { "`\($0)`" } : ["\(names.count) tabs or modal routes"]
  }
}
