import SpecModel

/// The namespaces of features without their own module. Views refer only to these names, so they don't change if the
/// feature becomes a module.
struct FeatureEmitter: ~Copyable {
  private let model: NavigationModel
  private let access: SwiftText

  init(_ model: NavigationModel) {
    self.model = model
    access = .access(model.access)
  }

  func emit(_ writer: inout SwiftWriter) {
    guard !model.features.isEmpty else { return }
    var kinds = [[RouteSyntax.Presentation]](repeating: [], count: model.features.count)
    for kind in RouteSyntax.Presentation.allCases {
      for case .feature(let index, _) in model.cases(presentedAs: kind) { kinds[index].append(kind) }
    }
    for (feature, kinds) in zip(model.features, kinds) where !kinds.isEmpty && feature.module == nil {
      writer.blank()
      emit(feature, kinds, &writer)
    }
  }

  private func emit(_ feature: Feature, _ kinds: [RouteSyntax.Presentation], _ writer: inout SwiftWriter) {
    let namespace = Identifier(model.typeNames.namespace)
    writer.documentation("The navigation of the feature \(feature.name.string).")
    let declaration: SwiftText = "\(access)nonisolated enum \(Identifier(feature.namespace))"
    writer.block("\(declaration): WaymarkNavigation.NavigationFeature") { writer in
      for kind in RouteSyntax.Presentation.allCases where kind != .gate || kinds.contains(.gate) {
        let type: SwiftText =
          kinds.contains(kind)
          ? "\(namespace).\(Identifier(model.typeNames[kind])).\(Identifier(feature.name.string))" : "Never"
        writer.line("\(access)typealias \(CaseEnum.standardName(of: kind)) = \(type)")
      }
    }
  }
}

extension CaseEnum {
  static func standardName(of kind: RouteSyntax.Presentation) -> Identifier {
    Identifier(TypeNames(namespace: "")[kind])
  }
}
