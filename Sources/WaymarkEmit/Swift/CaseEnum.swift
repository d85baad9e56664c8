import SwiftWriter
import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// A generated enum that is taken apart into parts: of screens, of the arguments of tabs, or of links for the app.
struct CaseEnum {
  struct Case {
    let name: Identifier
    let title: Title?
    let span: Span?
    let links: [Int]
    let parameters: [Parameter]
    /// Its line in the case table.
    let row: String
    /// The enum that it holds, of a feature's screens.
    var feature: CaseEnum?
  }

  /// The enum's name, and the name of the enum that has an alias for it, if it is a feature's.
  let name: Identifier
  let outer: Identifier?
  let documentation: String
  /// The protocol that it conforms to, with links to its cases where they can have some.
  let conformance: SwiftText
  /// Its kind as a destination; nil where the protocol says, or where it is none.
  let kind: SwiftText?
  let isDestination: Bool
  let cases: [Case]

  /// The name of the caseless enum that holds the enums of its features.
  ///
  /// They are not nested in this enum, which has only aliases for them: LLVM's call graph leads from a nested enum through the
  /// outer one to all others, and the time to compile grows with the square of their number (Docs/Decisions/2). No type of a
  /// spec starts with an underscore.
  var featureScope: Identifier { Identifier("_\(name.name)") }

  /// The name by which code finds it inside the namespace.
  var path: SwiftText { (outer.map { "\($0)." } ?? "") + "\(name)" }

  /// The name by which rows of the outer enum know it.
  static func rowType(_ outer: String, _ feature: String) -> String { "\(outer).\(feature)" }
}

extension CaseEnum {
  /// The screens of a kind.
  static func screens(_ presentation: RouteSyntax.Presentation, _ model: NavigationModel) -> CaseEnum {
    let (name, kind, documentation) = description(of: presentation, model.typeNames)
    return CaseEnum(
      name: Identifier(name), outer: nil, documentation: "The screens that are \(documentation).",
      conformance: "WaymarkNavigation.NavigationScreen", kind: kind, isDestination: true,
      cases: model.cases(presentedAs: presentation).map { screen in
        switch screen {
        case .route(let index): Case(route: index, as: presentation, model)
        case .feature(let index, let routes):
          Case(
            model.features[index],
            CaseEnum(
              name: Identifier(model.features[index].name.string), outer: Identifier(name),
              documentation: "The screens of \(model.features[index].name.string) that are \(documentation).",
              conformance: "WaymarkNavigation.NavigationScreen", kind: nil, isDestination: false,
              cases: routes.map { Case(route: $0, as: presentation, model) }),
            rowType: rowType(name, model.features[index].name.string))
        }
      })
  }

  /// The arguments of the tabs that have parameters.
  static func tabArguments(_ model: NavigationModel) -> CaseEnum {
    CaseEnum(
      name: Identifier("TabArguments"), outer: nil, documentation: "What the roots of tabs with parameters get.",
      conformance: "WaymarkNavigation.NavigationTabArguments", kind: nil, isDestination: true,
      cases: model.tabs.filter { !$0.parameters.isEmpty }.map { tab in
        Case(
          name: Identifier(tab.name.string), title: tab.title, span: tab.name.span, links: [],
          parameters: tab.parameters, row: CaseRowText.row(tab.name, tab.parameters, model))
      })
  }

  /// The links that the app resolves.
  static func links(_ model: NavigationModel) -> CaseEnum {
    CaseEnum(
      name: Identifier(model.typeNames.link), outer: nil, documentation: "The links that the app itself resolves.",
      conformance: "WaymarkNavigation.NavigationCase", kind: ".link", isDestination: true,
      cases: model.resolvedLinks.map { link in
        Case(
          name: Identifier(link.name.string), title: nil, span: link.name.span, links: Array(link.links),
          parameters: link.parameters, row: CaseRowText.row(link.name, link.parameters, model))
      })
  }

  private static func description(
    of presentation: RouteSyntax.Presentation, _ names: TypeNames
  ) -> (name: String, kind: SwiftText, documentation: String) {
    switch presentation {
    case .push: (names.route, ".push", "pushed")
    case .sheet: (names.sheet, ".sheet", "presented as sheets")
    case .cover: (names.cover, ".cover", "presented over the full screen")
    case .window: (names.window, ".window", "windows of their own")
    }
  }
}

extension CaseEnum.Case {
  init(route index: Int, as presentation: RouteSyntax.Presentation, _ model: borrowing NavigationModel) {
    let route = model.routes[index]
    self.init(
      name: Identifier(route.name.string), title: route.title, span: route.name.span,
      links: model.links(toRoute: index, as: presentation), parameters: route.parameters,
      row: CaseRowText.row(route, as: presentation, model))
  }

  init(_ feature: Feature, _ screens: CaseEnum, rowType: String) {
    self.init(
      name: Identifier(feature.caseName), title: nil, span: nil, links: [], parameters: [],
      row: CaseRowText.row(feature, rowType: rowType), feature: screens)
  }
}
