import WaymarkModel
import WaymarkYAML

/// The parameters that the captures of a link can have: those of its target, and of the screens beneath the target.
struct ParameterList {
  /// The parameters of the link's target.
  let own: [Parameter]
  /// A Boolean value that indicates whether the target declares its parameters, instead of taking what its links
  /// capture.
  let isDeclared: Bool
  /// The target in a sentence: "the route".
  let owner: String
  /// A Boolean value that indicates whether all screens beneath are known, so that a name that is not in the list is
  /// unknown.
  var isComplete = true
  /// The parameters of screens beneath, and those of a target with many. Few are found faster by looking at each.
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

  /// Adds the parameters of a screen beneath. A known name is the same parameter.
  mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters where self[parameter.name] == nil {
      known[parameter.name] = parameter
    }
  }

  subscript(name: Text) -> Parameter? {
    if own.count <= Self.few {
      for parameter in own where parameter.name == name { return parameter }
    }
    return known.isEmpty ? nil : known[name]
  }

  /// The names, in no order.
  var names: [String] {
    known.keys.map(\.string) + (own.count <= Self.few ? own.map(\.name.string) : [])
  }
}
