import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks

/// A generated enum of screens, tab arguments, or resolved links, with conversions to and from ``CaseParts``.
struct CaseEnum {
  struct Source {
    let subject: SwiftWriter.Subject
    let name: Text
    let title: Title?
    let summary: SummarySyntax?
    let terms: ScreenTerms?

    init(
      _ subject: SwiftWriter.Subject, _ name: Text, _ title: Title?, _ summary: SummarySyntax? = nil,
      _ terms: ScreenTerms? = nil
    ) {
      self.subject = subject
      self.name = name
      self.title = title
      self.summary = summary
      self.terms = terms
    }
  }

  struct Case {
    let name: Identifier
    let source: Source?
    let links: [Int]
    let parameters: [Parameter]
    let row: String
    var feature: CaseEnum?
  }

  let name: Identifier
  var standardName: Identifier { presentation.map(CaseEnum.standardName) ?? name }
  let outer: Identifier?
  let documentation: String
  let conformance: SwiftText
  /// `nil` if the protocol determines the kind, or if the enum is not a destination.
  let kind: SwiftText?
  let isDestination: Bool
  var hasScreens: Bool { accessibilityTable != nil }
  /// The property of `AccessibilityID`; `nil` if the cases are not screens.
  let accessibilityTable: Identifier?
  var feature: Identifier?
  var isImported = false
  var presentation: RouteSyntax.Presentation?
  let cases: [Case]

  /// A caseless namespace for the enums of features. Nested in the enum of screens, they would make compile time grow
  /// with the square of the features, through LLVM's call graph (Docs/Decisions/2). No type in a spec starts with an
  /// underscore.
  var featureScope: Identifier { Identifier("_\(name.name)") }

  var path: SwiftText { (outer.map { "\($0)." } ?? "") + "\(name)" }

  var hasTitleKeys: Bool {
    cases.contains { element in
      if let feature = element.feature { return feature.hasTitleKeys }
      if let source = element.source, source.subject == .screen, case .key = source.title { return true }
      return false
    }
  }

  static func rowType(_ outer: String, _ feature: String) -> String { "\(outer).\(feature)" }
}

extension CaseEnum {
  /// Without gates, the protocol's default replaces the enum.
  static let gates = "gates"

  static func screens(_ presentation: RouteSyntax.Presentation, _ model: NavigationModel) -> CaseEnum {
    let name = model.typeNames[presentation]
    let (kind, documentation) = description(of: presentation)
    return CaseEnum(
      name: Identifier(name), outer: nil, documentation: "The screens that are \(documentation).",
      conformance: "WaymarkNavigation.NavigationScreen", kind: kind, isDestination: presentation != .gate,
      accessibilityTable: AccessibilityIDEmitter.table(presentation),
      cases: model.cases(presentedAs: presentation).map { screen in
        switch screen {
        case .route(let index): Case(route: index, as: presentation, model)
        case .feature(let index, let routes):
          Case(
            model.features[index],
            CaseEnum(
              name: Identifier(model.features[index].name.string), outer: Identifier(name),
              documentation: "The screens of \(model.features[index].name.string) that are \(documentation).",
              conformance: "WaymarkNavigation.FeatureScreens", kind: nil, isDestination: false,
              accessibilityTable: AccessibilityIDEmitter.table(presentation, of: model.features[index]),
              feature: Identifier(model.features[index].namespace), isImported: model.features[index].module != nil,
              presentation: presentation, cases: routes.map { Case(route: $0, as: presentation, model) }),
            rowType: rowType(name, model.features[index].name.string))
        }
      })
  }

  static func tabArguments(_ model: NavigationModel) -> CaseEnum {
    CaseEnum(
      name: Identifier("TabArguments"), outer: nil, documentation: "The arguments of the tabs that have parameters.",
      conformance: "WaymarkNavigation.NavigationTabArguments", kind: nil, isDestination: true, accessibilityTable: nil,
      cases: model.tabs.filter { !$0.parameters.isEmpty }.map { tab in
        Case(
          name: Identifier(tab.name.string), source: Source(.tabArguments, tab.name, tab.title), links: [],
          parameters: tab.parameters, row: CaseRowText.row(tab.name, tab.parameters, model))
      })
  }

  static func links(_ model: NavigationModel) -> CaseEnum {
    CaseEnum(
      name: Identifier(model.typeNames.link), outer: nil, documentation: "The links that the app resolves.",
      conformance: "WaymarkNavigation.NavigationCase", kind: ".link", isDestination: true, accessibilityTable: nil,
      cases: model.resolvedLinks.map { link in
        Case(
          name: Identifier(link.name.string), source: Source(.link, link.name, nil, link.summary),
          links: Array(link.links),
          parameters: link.parameters, row: CaseRowText.row(link.name, link.parameters, model))
      })
  }

  static func description(of presentation: RouteSyntax.Presentation) -> (kind: SwiftText?, documentation: String) {
    switch presentation {
    case .push: (".push", "pushed")
    case .sheet: (".sheet", "presented as sheets")
    case .cover: (".cover", "presented over the full screen")
    case .window: (".window", "presented in their own windows")
    case .gate: (nil, "shown instead of the tabs while a condition is false")
    }
  }
}

extension CaseEnum.Case {
  init(route index: Int, as presentation: RouteSyntax.Presentation, _ model: borrowing NavigationModel) {
    let route = model.routes[index]
    self.init(
      name: Identifier(route.name.string),
      source: .init(.screen, route.name, route.title, route.summary, ScreenTerms(route, model)),
      links: model.links(toRoute: index, as: presentation), parameters: route.parameters,
      row: CaseRowText.row(route, as: presentation, model))
  }

  init(_ feature: Feature, _ screens: CaseEnum, rowType: String) {
    self.init(
      name: Identifier(feature.caseName), source: nil, links: [], parameters: [],
      row: CaseRowText.row(feature, rowType: rowType), feature: screens)
  }
}

extension CaseEnum {
  /// The source omits the enum, as in `.fruit(name: "apple")`. It is `nil` if an argument has an app-defined type or
  /// the index is out of range.
  func value(_ parts: CaseParts, _ model: NavigationModel) -> SwiftText? {
    guard cases.indices.contains(parts.index) else { return nil }
    let found = cases[parts.index]
    if let feature = found.feature {
      guard let wrapped = parts.wrapped else { return nil }
      return feature.value(wrapped, model).map { ".\(found.name)(\($0))" }
    }
    guard !found.parameters.isEmpty else { return ".\(found.name)" }
    let arguments = zip(found.parameters, parts.arguments).compactMap { parameter, argument -> SwiftText? in
      SwiftText.value(argument, of: ParameterShape(parameter, model), in: Identifier(model.typeNames.namespace)).map {
        "\(Identifier(parameter.name.string).label): \($0)"
      }
    }
    guard arguments.count == found.parameters.count else { return nil }
    return ".\(found.name)(\(SwiftText(joining: arguments, separator: ", ")))"
  }
}

extension PublishedSpec.CaseTables {
  /// The same tables as in the generated code; `nil` for a module, which has no tabs.
  package init?(_ model: NavigationModel) {
    if model.spec.isModule || model.tabs.isEmpty { return nil }
    self.init()
    for kind in Kind.allCases {
      let type: CaseEnum =
        switch kind {
        case .route: .screens(.push, model)
        case .sheet: .screens(.sheet, model)
        case .cover: .screens(.cover, model)
        case .window: .screens(.window, model)
        case .gate: .screens(.gate, model)
        case .link: .links(model)
        case .tabArguments: .tabArguments(model)
        }
      self[kind] = Self.bytes(type)
      for element in type.cases {
        guard let feature = element.feature, let outer = feature.outer else { continue }
        var table = PublishedSpec.Table()
        table.name = CaseEnum.rowType(outer.name, feature.name.name)
        table.bytes = Self.bytes(feature)
        features.append(table)
      }
    }
  }

  private static func bytes(_ type: CaseEnum) -> [UInt8] { Array(type.cases.map(\.row).joined(separator: "\n").utf8) }
}

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

  /// Starts with an underscore, so no parameter has the same name. Helpers with the same name have other parameters.
  var name: Identifier {
    Identifier("_partsOf" + (shapes.isEmpty ? "Nothing" : shapes.map(\.helperName).joined(separator: "And")))
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
          helpers[helper.shapes.map(\.rowType).joined(separator: " ")] = helper
        }
      }
    }
    types.forEach(add)
    return helpers.sorted {
      ($0.value.shapes.count, $0.value.name.name, $0.key) < ($1.value.shapes.count, $1.value.name.name, $1.key)
    }.map(\.value)
  }
}
