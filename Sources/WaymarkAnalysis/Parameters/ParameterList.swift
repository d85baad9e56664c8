import WaymarkModel
import WaymarkYAML

/// The parameters that a link can capture.
///
/// The list contains the parameters of the link's target and of the screens below the target.
struct ParameterList {
  let own: [Parameter]
  /// If the value is `false`, the parameters are the captures of the target's links.
  let isDeclared: Bool
  /// The kind of the target as a phrase for messages, such as "the route".
  private let kind: String
  private let name: Text?
  /// If the value is `false`, the list can lack parameters, so an unknown name is not an error.
  var isComplete = true
  /// The dictionary contains the parameters of the screens below the target. The target's own parameters are included
  /// only if the target has many parameters. For a few parameters, a linear search is faster.
  private var known: [Text: Parameter] = [:]
  private static let few = 8

  init(_ own: [Parameter], isDeclared: Bool, of kind: String, named name: Text? = nil) {
    self.own = own
    self.isDeclared = isDeclared
    self.kind = kind
    self.name = name
    if own.count > Self.few {
      for parameter in own { known[parameter.name] = parameter }
    }
  }

  var owner: String { name.map { "\(kind) `\($0.string)`" } ?? kind }

  /// Two parameters with the same name are treated as one parameter.
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

  var names: [String] {
    known.keys.map(\.string) + (own.count <= Self.few ? own.map(\.name.string) : [])
  }
}
