import WaymarkDiagnostics
import WaymarkNavigation
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

/// A capture of a pattern as it is written, wherever it stands.
package struct WrittenCapture {
  enum Place {
    case path, host, query, fragment
    case rest(isOptional: Bool)
  }

  package let name: Text
  package let type: Text?
  /// Only in a query.
  let isList: Bool
  let isOptional: Bool
  let place: Place
}

extension PatternSyntax {
  /// The captures, in the order of the pattern.
  package var captures: [WrittenCapture] {
    var captures: [WrittenCapture] = []
    if let host {
      for case .capture(let capture) in host.labels { captures.append(WrittenCapture(capture, .host)) }
    }
    Self.add(segments, .path, to: &captures)
    Self.add(query, to: &captures)
    if let fragment {
      Self.add(fragment.segments, .fragment, to: &captures)
      Self.add(fragment.query, to: &captures)
    }
    return captures
  }

  private static func add(_ segments: [Segment], _ place: WrittenCapture.Place, to captures: inout [WrittenCapture]) {
    for index in segments.indices {
      switch segments[index] {
      case .literal: break
      case .capture(let capture, _, _, _): captures.append(WrittenCapture(capture, place))
      case .rest(let name?, let isOptional, _):
        captures.append(
          WrittenCapture(
            name: name, type: nil, isList: false, isOptional: isOptional, place: .rest(isOptional: isOptional)))
      case .rest(nil, _, _): break
      }
    }
  }

  private static func add(_ items: [QueryItem], to captures: inout [WrittenCapture]) {
    for item in items {
      if case .capture(let capture) = item.value { captures.append(WrittenCapture(capture, .query)) }
    }
  }
}

extension WrittenCapture {
  init(_ capture: CaptureSyntax, _ place: Place) {
    self.init(
      name: capture.name, type: capture.type, isList: capture.isList, isOptional: capture.isOptional, place: place)
  }
}
