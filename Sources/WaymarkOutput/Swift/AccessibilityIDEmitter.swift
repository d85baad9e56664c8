import SpecModel

/// The file declares the enum of accessibility identifiers without imports, so a UI test target can compile it alone.
/// It follows the page object pattern, nested like the enums of screens: `AccessibilityID.Cover.Reading.Reader`. No
/// other generated file contains identifiers, and this one has no source locations, so most edits of the spec leave one
/// of them unchanged.
struct AccessibilityIDEmitter {
  static func emit(_ model: NavigationModel) -> Output {
    var writer = SwiftWriter()
    writer.header(model)
    AccessibilityIDEmitter(model).emit(&writer)
    return Output(fileName: "AccessibilityID.waymark.swift", bytes: writer.source)
  }

  private let model: NavigationModel
  private let access: SwiftText
  /// The constants are computed properties: stored ones take 1.7 times as long to compile. They are stored if a
  /// generated type is named `String`.
  private let isComputed: Bool

  private init(_ model: NavigationModel) {
    self.model = model
    // The app declares an enum with the same name, which contains the identifiers of all modules.
    access = .access(model.spec.isModule ? .internal : model.access)
    isComputed =
      !model.routes.indices.contains { model.routes[$0].name.string == "string" }
      && !model.features.contains { $0.name.string == "String" }
  }

  private func emit(_ writer: inout SwiftWriter) {
    writer.documentation("The accessibility identifiers of \(model.app.string), for UI tests.")
    writer.block("\(access)nonisolated enum \(Identifier(model.typeNames.accessibilityID))") { writer in
      let kinds = RouteSyntax.Presentation.allCases.map {
        (name: model.typeNames[$0], documentation: CaseEnum.description(of: $0).documentation)
      }
      var tables: [(name: Identifier, lines: [String])] = []
      if !model.spec.isModule { emitTabBar(&writer) }
      for (kind, names) in zip(RouteSyntax.Presentation.allCases, kinds) {
        let screens = model.cases(presentedAs: kind)
        guard !screens.isEmpty else { continue }
        if !model.spec.isModule || kind != model.firstPresentation { writer.blank() }
        writer.documentation("The screens that are \(names.documentation).")
        writer.block("\(access)enum \(Identifier(names.name))") { writer in emit(screens, &writer) }
        tables += self.tables(screens, kind)
      }
      for table in tables {
        writer.blank()
        writer.documentation(
          "The identifiers of screens and their controls, for Waymark. Each line is a case of an enum.")
        writer.block("static var \(table.name): StaticString") { $0.multilineLiteral(table.lines) }
      }
    }
  }

  /// One table for each enum of screens, with one line for each case.
  private func tables(
    _ screens: [ScreenCase], _ kind: RouteSyntax.Presentation
  ) -> [(name: Identifier, lines: [String])] {
    var tables: [(name: Identifier, lines: [String])] = []
    let lines = screens.map { screen in
      switch screen {
      case .route(let index): return line(index)
      case .feature(let index, let routes):
        let feature = model.features[index]
        if feature.module == nil { tables.append((Self.table(kind, of: feature), routes.map(line))) }
        return ""
      }
    }
    return [(Self.table(kind), lines)] + tables
  }

  private func line(_ index: Int) -> String {
    var line = model.routes[index].accessibilityID.text
    for element in model.routes[index].elements {
      line += "\t" + element.name.string + "=" + element.accessibilityID.string
    }
    return line
  }

  static func table(_ kind: RouteSyntax.Presentation, of feature: Feature? = nil) -> Identifier {
    let name = "_" + CaseEnum.standardName(of: kind).name.lowercased() + "s"
    return Identifier(feature.map { name + "_" + $0.name.string } ?? name)
  }

  private func emitTabBar(_ writer: inout SwiftWriter) {
    writer.documentation(model.tabs.count == 1 ? "The only tab." : "The buttons of the tab bar.")
    writer.block("\(access)enum \(model.tabBarName)") { writer in
      for tab in model.tabs { constant(Identifier(tab.name.string), tab.accessibilityID.text, &writer) }
      writer.blank()
      writer.documentation("The root screens of the tabs.")
      writer.block("\(access)enum Root") { writer in
        for tab in model.tabs { constant(Identifier(tab.name.string), tab.accessibilityID.ofRoot.text, &writer) }
      }
    }
  }

  private func emit(_ screens: [ScreenCase], _ writer: inout SwiftWriter) {
    for (place, screen) in screens.enumerated() {
      if place > 0 { writer.blank() }
      switch screen {
      case .route(let index): emitScreen(index, &writer)
      case .feature(let index, let routes):
        let feature = model.features[index].name.string
        writer.documentation("The screens of \(feature).")
        writer.block("\(access)enum \(Identifier(feature))") { emit(routes.map(ScreenCase.route), &$0) }
      }
    }
  }

  private func emitScreen(_ index: Int, _ writer: inout SwiftWriter) {
    // Uses the index, because a route is large and a local constant is a copy.
    writer.documentScreen(model.routes[index])
    writer.block("\(access)enum \(Identifier(model.routes[index].accessibilityType))") { writer in
      constant(Identifier("id"), model.routes[index].accessibilityID.text, &writer)
      for element in model.routes[index].elements {
        constant(Identifier(element.name.string), element.accessibilityID.string, &writer)
      }
    }
  }

  private func constant(_ name: Identifier, _ text: String, _ writer: inout SwiftWriter) {
    writer.startLine()
    writer.write(text: access)
    writer.write(isComputed ? "static var " : "static let ")
    writer.write(name)
    writer.write(isComputed ? ": String { " : " = ")
    writer.write(StringLiteral(text))
    if isComputed { writer.write(" }") }
    writer.endLine()
  }
}

extension NavigationModel {
  var tabBarName: Identifier {
    // The spec can rename the enum of a kind of screens to `TabBar`.
    let isTaken = RouteSyntax.Presentation.allCases.contains { typeNames[$0] == "TabBar" }
    return Identifier(isTaken ? "TabBar_" : "TabBar")
  }

  fileprivate var firstPresentation: RouteSyntax.Presentation? {
    RouteSyntax.Presentation.allCases.first { kind in routes.contains { $0.presentations.contains(kind) } }
  }

  package func accessibilityPath(_ route: Route, _ kind: RouteSyntax.Presentation) -> String {
    let feature = route.feature.map { features[$0].name.string + "." } ?? ""
    return "\(typeNames.accessibilityID).\(typeNames[kind]).\(feature)\(route.accessibilityType)"
  }
}

extension Route {
  fileprivate var accessibilityType: String {
    let count = name.bytes.count
    let type = String(unsafeUninitializedCapacity: count) { type in
      _ = type.initialize(from: name.bytes)
      // A name starts with a letter from a to z, so clearing one bit makes the letter uppercase.
      if count > 0 { type[0] &= 0xDF }
      return count
    }
    // `Route.Type` and similar names have a different meaning in Swift, even in backticks.
    return count <= 8 && (type == "Any" || type == "Protocol" || type == "Type") ? type + "_" : type
  }
}
