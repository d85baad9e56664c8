import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The analysis pass that resolves the `feature` keys of included files.
enum FeaturePass {
  static func resolve(
    _ fragments: [IncludedFileSyntax], _ generatedNames: GeneratedNames, _ types: TypeTable, _ sink: DiagnosticSink
  ) -> [Feature] {
    var features: [Feature] = []
    for fragment in fragments {
      guard let name = fragment.feature else {
        if let module = fragment.module { reportMissingFeature(module, sink) }
        continue
      }
      // Several fragments can belong to one feature, unless the feature has its own module.
      if let first = features.first(where: { $0.name == name }) {
        reportSecondFile(fragment, of: first, sink)
        continue
      }
      if let module = fragment.module { reportSharing(module, with: features, sink) }
      let string = name.string
      let type = types.declaration(of: name)
      if type != nil || GeneratedNames.reserved.contains(string)
        || generatedNames.taken.contains(string)
      {
        sink.report(
          Diagnostic(
            .nameCollision, "another generated type has the name `\(string)`", at: name.span,
            help: "rename the feature",
            related: type.map { [.init($0.name.span, "the type is declared here")] } ?? []))
      }
      let feature = Feature(
        name: name, caseName: string.prefix(1).lowercased() + string.dropFirst(), module: fragment.module)
      reportNamespace(of: feature, generatedNames, types, sink)
      features.append(feature)
    }
    return features
  }

  private static func reportNamespace(
    of feature: Feature, _ generatedNames: GeneratedNames, _ types: TypeTable, _ sink: DiagnosticSink
  ) {
    let type = types.types.first { $0.name.string == feature.namespace }
    guard type != nil || generatedNames.taken.contains(feature.namespace) else { return }
    sink.report(
      Diagnostic(
        .nameCollision,
        "the feature `\(feature.name.string)` generates the type `\(feature.namespace)`, but another generated type "
          + "has this name",
        at: feature.name.span, help: "rename the feature",
        related: type.map { [.init($0.name.span, "the type is declared here")] } ?? []))
  }
}
