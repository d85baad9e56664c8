import SpecModel

/// The namespace of a feature with its own module, which doesn't depend on the app.
struct ModuleEmitter: ~Copyable {
  private let model: NavigationModel
  private let namespace: Identifier
  private let enums: CaseEnumEmitter
  private let kinds: [(type: CaseEnum, plural: String)]

  static func emit(_ model: NavigationModel) -> Output {
    var writer = SwiftWriter()
    let emitter = ModuleEmitter(model)
    writer.header(model)
    writer.imports(of: model)
    writer.blank()
    emitter.emitNamespace(&writer)
    for kind in emitter.kinds { emitter.enums.extend(kind.type, &writer) }
    NavigationEmitter(model).emitResults(&writer)
    for helper in PartsHelper.all(for: emitter.kinds.map(\.type), model) {
      writer.blank()
      helper.emit(&writer)
    }
    return Output(fileName: "Navigation.waymark.swift", bytes: writer.source)
  }

  private init(_ model: NavigationModel) {
    self.model = model
    namespace = Identifier(model.typeNames.namespace)
    enums = CaseEnumEmitter(model)
    kinds = [
      (.screens(.push, ofModule: model), "routes"), (.screens(.sheet, ofModule: model), "sheets"),
      (.screens(.cover, ofModule: model), "covers"), (.screens(.window, ofModule: model), "windows"),
      (.screens(.gate, ofModule: model), CaseEnum.gates),
    ].filter { $0.plural != CaseEnum.gates || !$0.type.cases.isEmpty }
  }

  private func emitNamespace(_ writer: inout SwiftWriter) {
    let access = SwiftText.access(model.access)
    writer.documentation("The navigation of the feature \(model.app.string).")
    writer.block("\(access)nonisolated enum \(namespace): WaymarkNavigation.NavigationFeature") { writer in
      var isFirst = true
      func separate(_ writer: inout SwiftWriter) {
        if !isFirst { writer.blank() }
        isFirst = false
      }
      for type in model.types {
        guard case .enumeration(let cases, _) = type.kind else { continue }
        separate(&writer)
        writer.declare(type, cases, model)
      }
      for kind in kinds {
        separate(&writer)
        enums.declare(kind.type, plural: kind.plural, &writer)
      }
    }
  }
}

extension CaseEnum {
  fileprivate static func screens(_ presentation: RouteSyntax.Presentation, ofModule model: NavigationModel) -> CaseEnum
  {
    CaseEnum(
      name: standardName(of: presentation), outer: nil,
      documentation: "The screens of \(model.app.string) that are \(description(of: presentation).documentation).",
      conformance: "WaymarkNavigation.FeatureScreens", kind: nil, isDestination: false,
      accessibilityTable: AccessibilityIDEmitter.table(presentation),
      feature: Identifier(model.typeNames.namespace), presentation: presentation,
      cases: model.routes.indices.filter { model.routes[$0].presentations.contains(presentation) }.map {
        Case(route: $0, as: presentation, model)
      })
  }
}

package struct Output: Sendable {
  package let fileName: String
  package let bytes: [UInt8]
}

package enum OutputSet: Sendable {
  case navigation
  /// A target that controls the app from another process, such as a UI test target.
  case accessibilityIDs
  case linkTests(module: Identifier)

  package static func linkTests(ofModule name: String) -> OutputSet? {
    Identifier.isOne(name) ? .linkTests(module: Identifier(name)) : nil
  }
}

package enum EmitterRegistry {
  /// The files of a spec without errors, sorted by name.
  package static func outputs(_ set: OutputSet, of model: NavigationModel, linkTable: [UInt8]) -> [Output] {
    switch set {
    case .navigation:
      [
        AccessibilityIDEmitter.emit(model), IntentEmitter.emit(model),
        model.spec.isModule ? ModuleEmitter.emit(model) : NavigationEmitter.emit(model, linkTable: linkTable),
      ]
    case .accessibilityIDs: [AccessibilityIDEmitter.emit(model)]
    case .linkTests where model.spec.isModule: []
    case .linkTests(let module): [LinkTestsEmitter.emit(model, linkTable: linkTable, module: module)]
    }
  }
}
