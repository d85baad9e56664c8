import WaymarkEmit
import WaymarkModel

/// The changes to the types of the values that screens return.
extension SourceChanges {
  mutating func compareReturns(_ old: Route, _ new: Route) {
    let types = (
      old.returns?.parameter.swiftType(in: pair.old), new.returns?.parameter.swiftType(in: pair.new)
    )
    guard types.0 != types.1 else { return }
    let name = new.name.string
    let spans = (old.returns?.text.span ?? old.name.span, new.returns?.text.span ?? new.name.span)
    switch types {
    case (let former?, let present?):
      add(
        name, "`\(name)` now returns `\(present)` instead of `\(former)`", isBreaking: true,
        help: "update the code that uses the result, and the value that the screen passes to `finish`",
        before: spans.0, after: spans.1)
    case (let former?, nil):
      add(
        name, "`\(name)` no longer returns `\(former)`, so `result(of: .\(name))` and `finish(.\(name))` were removed",
        isBreaking: true, help: Self.removalHelp, before: spans.0, after: spans.1)
    case (nil, let present?):
      add(
        name, "`\(name)` now returns `\(present)`; the screen must pass a value to `finish`", isBreaking: false,
        before: spans.0, after: spans.1)
    case (nil, nil): break
    }
  }
}
