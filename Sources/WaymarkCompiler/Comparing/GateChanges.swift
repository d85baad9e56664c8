import SpecModel

/// The routes that replace the tabs while a condition is false. The loss of a gate is breaking, because users reach the
/// screens behind it.
enum GateChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    var changes: [Change] = []
    for condition in pair.conditions.pairs {
      let old = pair.old.gates.first { $0.condition == condition.old }
      let new = pair.new.gates.first { $0.condition == condition.new }
      let name = pair.old.conditions[condition.old].name
      guard let words = words(old, new, pair) else { continue }
      changes.append(
        Change(
          .guards, isBreaking: new == nil, of: name.string, "`\(name.string)` \(words)",
          help: new == nil ? GuardChanges.lossHelp : nil, before: old?.span ?? name.span,
          after: new?.span ?? pair.new.conditions[condition.new].name.span))
    }
    return changes + orderChange(pair) + changesOfScreens(pair)
  }

  private static func words(_ old: Gate?, _ new: Gate?, _ pair: SpecPair) -> String? {
    switch (old, new) {
    case (nil, nil): return nil
    case (let former?, nil): return "no longer has the gate `\(former.route.name.string)`"
    case (nil, let present?): return "now has the gate `\(present.route.name.string)`, for which links wait"
    case (let former?, let present?):
      if pair.routes[former.route.index] != present.route.index {
        return "now has the gate `\(present.route.name.string)` instead of `\(former.route.name.string)`"
      }
      guard former.resets != present.resets else { return nil }
      let gate = "the gate `\(present.route.name.string)` now \(present.resets ? "drops" : "keeps")"
      return "changed: \(gate) the state behind it"
    }
  }

  /// The gates in which a screen can be shown.
  private static func changesOfScreens(_ pair: SpecPair) -> [Change] {
    func names(_ route: Route, _ model: NavigationModel) -> [String] {
      route.gates.map { model.routes[$0].name.string }
    }
    return pair.routes.pairs.compactMap { route in
      let (old, new) = (pair.old.routes[route.old], pair.new.routes[route.new])
      guard !old.gates.isEmpty || !new.gates.isEmpty else { return nil }
      let gates = GuardDifference(names(old, pair.old), names(new, pair.new))
      return gates.words("appears in the gate").map {
        Change(
          .guards, isBreaking: false, of: old.name.string, "the screen `\(old.name.string)` \($0)",
          before: old.name.span, after: new.name.span)
      }
    }
  }

  private static func orderChange(_ pair: SpecPair) -> [Change] {
    let former = pair.old.gates.compactMap { pair.conditions[$0.condition] }
    let common = pair.new.gates.filter { former.contains($0.condition) }
    let kept = former.filter { condition in common.contains { $0.condition == condition } }
    guard let moved = zip(common, kept).first(where: { $0.condition != $1 })?.0,
      let old = pair.old.gates.first(where: { pair.conditions[$0.condition] == moved.condition })
    else { return [] }
    let name = pair.new.conditions[moved.condition].name.string
    return [
      Change(
        .guards, isBreaking: false, of: name, "the gate of `\(name)` is now checked earlier", before: old.span,
        after: moved.span)
    ]
  }
}
