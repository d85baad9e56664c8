import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// What the captures of a link can be for: the parameters of what it leads to, and of what lies beneath that.
struct ParameterList {
  /// Those of the link's own target.
  private(set) var own: [Parameter]
  /// Whether they are declared, and not only what links capture.
  let isDeclared: Bool
  /// As it stands in a sentence: "the route".
  let owner: String
  /// Whether all screens beneath are known, so that a name that is not here is nowhere.
  var isWhole = true
  /// Those beneath, and of a target with many, its own; a few are found by looking at each.
  private var known: [Text: Parameter] = [:]
  private static let few = 8

  init(_ own: [Parameter], isDeclared: Bool, of owner: String) {
    self.own = own
    self.isDeclared = isDeclared
    self.owner = owner
    if own.count > Self.few {
      for parameter in own { known[parameter.name] = parameter }
    }
  }

  /// Adds those of a screen beneath; one of a name that is known already is the same.
  mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters where self[parameter.name] == nil { known[parameter.name] = parameter }
  }

  subscript(name: Text) -> Parameter? {
    if own.count <= Self.few {
      for parameter in own where parameter.name == name { return parameter }
    }
    return known.isEmpty ? nil : known[name]
  }

  /// Every name, in no order.
  var names: [String] {
    known.keys.map(\.string) + (own.count <= Self.few ? own.map(\.name.string) : [])
  }
}
