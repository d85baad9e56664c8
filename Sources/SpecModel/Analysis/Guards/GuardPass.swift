import SpecText

struct GuardPass: ~Copyable {
  private let conditions: ConditionTable
  private let declarations: Declarations
  private let routes: [Route]
  private let sink: DiagnosticSink
  private var screens: [Reference?] = []

  static func resolve(
    _ conditions: ConditionTable, _ declarations: Declarations, _ routes: [Route], _ sink: DiagnosticSink
  ) -> [Condition] {
    var pass = GuardPass(conditions, declarations, routes, sink)
    return pass.resolve()
  }

  private init(_ conditions: ConditionTable, _ declarations: Declarations, _ routes: [Route], _ sink: DiagnosticSink) {
    self.conditions = conditions
    self.declarations = declarations
    self.routes = routes
    self.sink = sink
  }

  private mutating func resolve() -> [Condition] {
    screens = conditions.declared.map { screen(of: $0.value) }
    checkCycles()
    return zip(conditions.declared, screens).map { Condition(name: $0.name, screen: $1) }
  }

  private func screen(of condition: ConditionSyntax) -> Reference? {
    guard let name = condition.presents, let screen = declarations.names.route(name, in: .presents) else { return nil }
    let route = routes[screen.index]
    let related = [Diagnostic.Related(route.name.span, "`\(name.string)` is declared here")]
    guard route.modalPresentation != nil else {
      sink.report(
        Diagnostic(
          .invalidGuard, "`\(name.string)` is neither a sheet nor a cover, so a command cannot present it",
          at: name.span,
          help: route.isShown(as: .gate)
            ? "remove `presents`; a gate is shown while its condition is false"
            : "add `sheet` or `cover` to the `present` of `\(name.string)`",
          related: related))
      return nil
    }
    if let parameter = route.parameters.first(where: \.isRequired) {
      let required = parameter.name.string
      sink.report(
        Diagnostic(
          .invalidGuard,
          "`\(name.string)` needs a value for `\(required)`, and the navigator has none when it presents the screen",
          at: name.span, help: "make `\(required)` optional, or give it a default", related: related))
      return nil
    }
    return screen
  }

  /// A cycle: the screen of each condition requires the next condition, so the user can't make any of them true.
  private func checkCycles() {
    let needed = screens.map { $0.map { routes[$0.index].requirements } ?? [] }
    guard needed.contains(where: { !$0.isEmpty }) else { return }
    let groups = MutualRoutes(needed).groups.map { $0.sorted() }
    for group in groups.sorted(by: { $0[0] < $1[0] }) {
      let first = group[0]
      guard group.count > 1 || needed[first].contains(first) else { continue }
      reportCycle(group)
    }
  }

  private func reportCycle(_ group: [Int]) {
    let names = group.map { "`\(conditions.declared[$0].name.string)`" }
    let spans = group.compactMap { condition in
      screens[condition].map { requirement(of: $0.index, among: group) ?? $0.span }
    }
    let screen = screens[group[0]]!.name.string
    sink.report(
      Diagnostic(
        .guardCycle,
        group.count == 1
          ? "`\(screen)` requires \(names[0]), but only `\(screen)` makes \(names[0]) true"
          : "the screens that make \(names.joined(or: "and")) true require each other's conditions, so no condition can "
            + "become true",
        at: spans[0],
        help: group.count == 1
          ? "remove \(names[0]) from the `requires` of `\(screen)`"
          : "remove one of the marked conditions from `requires`",
        related: spans.dropFirst().map { .init($0, "the cycle continues here") }))
  }

  private func requirement(of route: Int, among group: [Int]) -> Span? {
    routes[route].requires.first { group.contains($0.index) }?.span
  }
}
