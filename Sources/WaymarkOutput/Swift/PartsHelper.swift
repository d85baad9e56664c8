import SpecModel

/// Creates ``CaseParts``. All cases with the same parameter types share one function, which compiles faster than an
/// array literal for each case.
struct PartsHelper {
  private let shapes: [ParameterShape]
  private let namespace: String

  init(_ element: borrowing CaseEnum.Case, _ model: borrowing NavigationModel) {
    // A closure would hold a copy of the model.
    var shapes: [ParameterShape] = []
    shapes.reserveCapacity(element.parameters.count)
    for parameter in element.parameters { shapes.append(ParameterShape(parameter, model)) }
    self.shapes = shapes
    namespace = model.typeNames.namespace
  }

  /// Contains underscores, so no parameter has the same name.
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

  /// Without duplicates, sorted by the number of arguments and then by name.
  static func all(for types: [CaseEnum], _ model: NavigationModel) -> [PartsHelper] {
    var helpers: [String: PartsHelper] = [:]
    func add(_ type: CaseEnum) {
      for element in type.cases {
        if let feature = element.feature {
          if !feature.isImported { add(feature) }
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
