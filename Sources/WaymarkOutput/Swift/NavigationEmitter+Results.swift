import SpecModel

extension NavigationEmitter {
  /// Each member extends a generic type of the library and fixes its value, so the compiler infers results and rejects
  /// other values at their line. A feature has the same members for its ``NavigationScope``.
  func emitResults(_ writer: inout SwiftWriter) {
    let returning = model.routes.indices.filter { index in
      model.routes[index].returns != nil && model.routes[index].presentations.contains { $0 != .window }
    }
    let outsideModules = returning.filter { index in
      model.routes[index].feature.map { model.features[$0].module == nil } ?? true
    }
    emitResults(of: outsideModules, isWrapped: true, of: namespace, &writer)
    let ofFeatures = Dictionary(grouping: returning) { model.routes[$0].feature }
    for (index, feature) in model.features.enumerated() where feature.module == nil {
      guard let routes = ofFeatures[index] else { continue }
      emitResults(of: routes, isWrapped: false, of: Identifier(feature.namespace), &writer)
    }
  }

  private func emitResults(of routes: [Int], isWrapped: Bool, of screens: Identifier, _ writer: inout SwiftWriter) {
    for group in ReturningRoutes(routes, model).groups {
      let type = ParameterShape(group.type, model).swiftType(in: namespace)
      let constraint: SwiftText = "Screens == \(screens), Value == \(type)"
      writer.blank()
      writer.block("nonisolated extension WaymarkNavigation.ScreenQuestion where \(constraint)") { writer in
        for (position, route) in group.routes.enumerated() {
          if position > 0 { writer.blank() }
          emitQuestion(route, isWrapped: isWrapped, &writer)
        }
      }
      writer.blank()
      writer.block("nonisolated extension WaymarkNavigation.ReturningScreen where \(constraint)") { writer in
        for (position, route) in group.routes.enumerated() {
          if position > 0 { writer.blank() }
          let name = model.routes[route].name.string
          writer.documentation("The screen `\(name)`, which returns `\(model.routes[route].returns!.text.string)`.")
          writer.line("\(access)static var \(Identifier(name)): Self { .init(\(StringLiteral(name))) }")
        }
      }
    }
  }

  private func emitQuestion(_ index: Int, isWrapped: Bool, _ writer: inout SwiftWriter) {
    let route = model.routes[index]
    let name = Identifier(route.name.string)
    let parameters = route.parameters.map { parameter -> (declared: SwiftText, passed: SwiftText) in
      let identifier = Identifier(parameter.name.string)
      let type = ParameterShape(parameter, model).swiftType(in: namespace)
      return (
        "\(identifier.declaredLabel): \(type)\(DefaultValue.clause(parameter, model))",
        "\(identifier.label): \(identifier)"
      )
    }
    let arguments: SwiftText =
      parameters.isEmpty ? "" : "(\(SwiftText(joining: parameters.map(\.passed), separator: ", ")))"
    let value: SwiftText = ".\(name)\(arguments)"
    let screens = route.presentations.compactMap { presentation -> SwiftText? in
      let feature = isWrapped ? feature(of: route) : nil
      let screen = feature.map { ".\($0)(\(value))" as SwiftText } ?? value
      switch presentation {
      case .push: return ".push(\(screen))"
      case .sheet: return ".sheet(\(screen))"
      case .cover: return ".cover(\(screen))"
      case .window, .gate: return nil
      }
    }
    let question: SwiftText = ".init(\(SwiftText(joining: screens, separator: ", ")))"
    writer.documentation(
      "A question to the screen `\(route.name.string)`, which returns `\(route.returns!.text.string)`.")
    if parameters.isEmpty {
      writer.line("\(access)static var \(name): Self { \(question) }")
    } else {
      let declared = SwiftText(joining: parameters.map(\.declared), separator: ", ")
      writer.line("\(access)static func \(name)(\(declared)) -> Self { \(question) }")
    }
  }

  private func feature(of route: Route) -> Identifier? { route.feature.map { Identifier(model.features[$0].caseName) } }
}

private struct ReturningRoutes {
  struct Group {
    let type: Parameter
    var routes: [Int]
  }

  private(set) var groups: [Group] = []

  init(_ routes: [Int], _ model: NavigationModel) {
    var positions: [String: Int] = [:]
    for index in routes {
      guard let returns = model.routes[index].returns else { continue }
      let name = ParameterShape(returns.parameter, model).swiftType(in: nil).description
      if let position = positions[name] {
        groups[position].routes.append(index)
      } else {
        positions[name] = groups.count
        groups.append(Group(type: returns.parameter, routes: [index]))
      }
    }
  }
}
