import SwiftWriter
import WaymarkModel

/// The function that makes parts of arguments of certain types. One for all cases of that signature costs less to compile
/// than an array literal in each.
struct PartsHelper {
  private let shapes: [ParameterShape]
  private let namespace: String

  init(_ element: borrowing CaseEnum.Case, _ model: borrowing NavigationModel) {
    // Without a closure, which would hold a copy of the model.
    var shapes: [ParameterShape] = []
    shapes.reserveCapacity(element.parameters.count)
    for parameter in element.parameters { shapes.append(ParameterShape(parameter, model)) }
    self.shapes = shapes
    namespace = model.typeNames.namespace
  }

  /// With underscores, so that no parameter can be called like it.
  var name: Identifier {
    var name = shapes.isEmpty ? "parts_of_nothing" : "parts"
    for shape in shapes {
      name += "_"
      name += shape.helperName
    }
    return Identifier(name)
  }

  func emit(_ writer: inout SwiftWriter) {
    let namespace = Identifier(namespace)
    let parameters = shapes.enumerated().map { number, shape in
      ", _ a\(number): \(shape.swiftType(in: namespace))" as SwiftText
    }
    let arguments = shapes.enumerated().map { number, shape in shape.argument("a\(number)") }
    let list: SwiftText = shapes.isEmpty ? "" : ", [\(SwiftText(joining: arguments, separator: ", "))]"
    writer.line("@inline(never)")
    writer.block(
      "private nonisolated func \(name)(_ index: Int\(SwiftText(joining: parameters, separator: ""))) -> WaymarkNavigation._CaseParts"
    ) { writer in
      writer.line(".init(index\(list))")
    }
  }

  /// The helpers that some enums need, each once: those of fewer arguments first, then in the order of their names.
  static func all(for types: [CaseEnum], _ model: NavigationModel) -> [PartsHelper] {
    var helpers: [String: PartsHelper] = [:]
    func add(_ type: CaseEnum) {
      for element in type.cases {
        if let feature = element.feature {
          add(feature)
        } else {
          let helper = PartsHelper(element, model)
          helpers[helper.name.name] = helper
        }
      }
    }
    types.forEach(add)
    return helpers.sorted { ($0.value.shapes.count, $0.key) < ($1.value.shapes.count, $1.key) }.map(\.value)
  }
}
