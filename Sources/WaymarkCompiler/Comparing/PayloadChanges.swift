import WaymarkDiagnostics
import WaymarkEmit
import WaymarkModel

/// The differences between the associated values of an enum case in two versions of the generated code.
struct PayloadChanges {
  /// The descriptions of the differences, with one clause for each difference.
  private(set) var words: [String] = []
  private(set) var isBreaking = false

  init(_ old: [Parameter], _ new: [Parameter], _ pair: SpecPair) {
    let (types, newTypes) = (old.map { $0.swiftType(in: pair.old) }, new.map { $0.swiftType(in: pair.new) })
    // A parameter at the same position with the same type counts as renamed.
    var names = NamePairs(old.map(\.name.string), new.map(\.name.string))
    if old.count == new.count {
      names = NamePairs(
        old.map(\.name.string), new.map(\.name.string),
        traits: [.init(old: { "\($0) \(types[$0])" }, new: { "\($0) \(newTypes[$0])" })])
    }
    func say(_ clause: String, isBreaking: Bool = true) {
      words.append(clause)
      if isBreaking { self.isBreaking = true }
    }
    for parameter in names.pairs {
      let (former, present) = (old[parameter.old], new[parameter.new])
      let (was, now) = (types[parameter.old], newTypes[parameter.new])
      let name = present.name.string
      if parameter.isRenamed { say("`\(former.name.string)` is now named `\(name)`") }
      if !Self.isSameType(former, present, was, now, pair) { say("`\(name)` is now `\(now)` instead of `\(was)`") }
      let defaults = (former.swiftDefault(in: pair.old), present.swiftDefault(in: pair.new))
      switch (former.arity, present.arity) {
      case (.defaulted, .defaulted) where defaults.0 != defaults.1:
        let texts = QuotedPair(defaults.0 ?? "", defaults.1 ?? "")
        say("the default of `\(name)` is now \(texts.new) instead of \(texts.old)", isBreaking: false)
      case (.defaulted, .required):
        say("`\(name)` no longer has the default \(Quoted(defaults.0 ?? ""))")
      case (.required, .defaulted): say("`\(name)` now has the default \(Quoted(defaults.1 ?? ""))", isBreaking: false)
      // The type of an optional or a list implies its default.
      default: break
      }
    }
    for index in names.gone { say("`\(old[index].name.string): \(types[index])` was removed") }
    for index in names.added { say("`\(new[index].name.string): \(newTypes[index])` was added") }
    let order = names.pairs.map(\.new)
    if order != order.sorted() {
      say(
        "the order is now " + new.prefix(8).map { "`\($0.name.string)`" }.joined(separator: ", ")
          + (new.count > 8 ? " and so on" : ""))
    }
  }

  /// Returns whether the types of two parameters count as unchanged. The result is `true` if the Swift types are equal,
  /// or if another change reports the difference.
  static func isSameType(_ old: Parameter, _ new: Parameter, _ was: String, _ now: String, _ pair: SpecPair)
    -> Bool
  {
    if was == now { return true }
    guard case .declared(let former) = old.type, case .declared(let present) = new.type, pair.types[former] == present,
      old.arity.isLike(new.arity)
    else { return false }
    switch (pair.old.types[former].kind, pair.new.types[present].kind) {
    case (.enumeration, .enumeration), (.native, .native): return true
    default: return false
    }
  }
}

extension Parameter.Arity {
  /// Returns whether parameters with two arities have the same Swift type. For example, a default value does not change
  /// the Swift type of a parameter.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.required, .required), (.required, .defaulted), (.defaulted, .required), (.defaulted, .defaulted),
      (.optional, .optional), (.list, .list):
      true
    default: false
    }
  }
}
