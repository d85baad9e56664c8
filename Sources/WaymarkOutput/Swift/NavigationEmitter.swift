import SpecModel

struct NavigationEmitter: ~Copyable {
  let model: NavigationModel
  let access: SwiftText
  let namespace: Identifier
  private let enums: CaseEnumEmitter
  private let kinds: [(type: CaseEnum, plural: String)]

  static func emit(_ model: NavigationModel, linkTable: [UInt8]) -> Output {
    var writer = SwiftWriter()
    let emitter = NavigationEmitter(model)
    writer.header(model)
    writer.imports(of: model)
    writer.blank()
    emitter.emitNamespace(&writer)
    FeatureEmitter(model).emit(&writer)
    emitter.emitTabItems(&writer)
    for kind in emitter.kinds { emitter.enums.extend(kind.type, &writer) }
    emitter.emitResults(&writer)
    for helper in PartsHelper.all(for: emitter.kinds.map(\.type), model) {
      writer.blank()
      helper.emit(&writer)
    }
    emitter.emitPolicies(linkTable, &writer)
    emitter.emitPlaces(&writer)
    return Output(fileName: "Navigation.waymark.swift", bytes: writer.source)
  }

  init(_ model: NavigationModel) {
    self.model = model
    access = .access(model.access)
    namespace = Identifier(model.typeNames.namespace)
    enums = CaseEnumEmitter(model)
    kinds = [
      (.tabArguments(model), "tabs with parameters"), (.screens(.push, model), "routes"),
      (.screens(.sheet, model), "sheets"), (.screens(.cover, model), "covers"), (.screens(.window, model), "windows"),
      (.screens(.gate, model), CaseEnum.gates), (.links(model), "links that the app resolves"),
    ].filter { $0.plural != CaseEnum.gates || !$0.type.cases.isEmpty }
  }

  private func emitNamespace(_ writer: inout SwiftWriter) {
    writer.documentation("The navigation of \(model.app.string).")
    writer.block("\(access)nonisolated enum \(namespace): WaymarkNavigation.NavigationSpec") { writer in
      emitOrigins(&writer)
      writer.blank()
      emitConditions(&writer)
      for type in model.types {
        guard case .enumeration(let cases, _) = type.kind else { continue }
        writer.blank()
        writer.declare(type, cases, model)
      }
      emitMetadata(&writer)
      writer.blank()
      emitTabs(&writer)
      for kind in kinds {
        writer.blank()
        enums.declare(kind.type, plural: kind.plural, &writer)
      }
      emitAliases(&writer)
    }
  }

  private func emitOrigins(_ writer: inout SwiftWriter) {
    writer.documentation("The origins of URLs.")
    writer.block("\(access)enum Origin: String, WaymarkNavigation.NavigationOrigin") { writer in
      for origin in model.origins {
        writer.documentation(origin.starts.map { "`\($0)`" }.joined(separator: ", "))
        writer.line("case \(Identifier(origin.name.string))")
      }
    }
  }

  private func emitConditions(_ writer: inout SwiftWriter) {
    guard !model.conditions.isEmpty else {
      writer.documentation("This spec has no conditions.")
      writer.line("\(access)typealias Condition = Never")
      return
    }
    writer.documentation("The conditions that the app sets.")
    writer.block("\(access)enum Condition: String, CaseIterable, WaymarkNavigation.NavigationCondition") { writer in
      for condition in model.conditions { writer.line("case \(Identifier(condition.name.string))") }
    }
  }

  /// The aliases that ``NavigationSpec`` requires if the spec renames a type, such as `Tab`.
  private func emitAliases(_ writer: inout SwiftWriter) {
    let names = model.typeNames
    let standard = TypeNames(namespace: names.namespace)
    let aliases: [(SwiftText, String, String)] = [
      ("Tab", names.tab, standard.tab), ("Route", names.route, standard.route), ("Sheet", names.sheet, standard.sheet),
      ("Cover", names.cover, standard.cover), ("Window", names.window, standard.window),
      ("Gate", names.gate, standard.gate), ("Link", names.link, standard.link),
    ]
    for (name, given, standard) in aliases where given != standard {
      writer.blank()
      writer.documentation("The name of the type in `NavigationSpec`.")
      writer.line("\(access)typealias \(name) = \(Identifier(given))")
    }
  }
}
