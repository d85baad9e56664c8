import LinkResolving
import SpecText

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
      if type != nil || GeneratedNames.reserved.contains(string) || generatedNames.taken.contains(string) {
        sink.report(
          Diagnostic(
            .nameCollision, "another generated type has the name `\(string)`", at: name.span,
            help: "rename the feature", related: type.map { [.init($0.name.span, "the type is declared here")] } ?? []))
      }
      let feature = Feature(
        name: name, caseName: PublishedSpec.caseName(ofFeature: string), module: fragment.module)
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

extension FeaturePass {
  static func reportMissingFeature(_ module: Text, _ sink: DiagnosticSink) {
    sink.report(
      Diagnostic(
        .missingKey, "`module` requires the key `feature`, which names the enum that the module declares",
        at: module.span, help: "add `feature: NAME`, or remove `module`"))
  }

  /// The target of a module contains one file.
  static func reportSecondFile(_ fragment: IncludedFileSyntax, of feature: Feature, _ sink: DiagnosticSink) {
    guard let module = fragment.module ?? feature.module, let name = fragment.feature else { return }
    sink.report(
      Diagnostic(
        .moduleBoundary,
        "the feature `\(name.string)` has a second file, but the module `\(module.string)` is generated from one file",
        at: name.span, help: "move the declarations into one file, or rename the feature of one file",
        related: [.init(feature.name.span, "the first file of the feature is here")]))
  }

  static func reportSharing(_ module: Text, with features: [Feature], _ sink: DiagnosticSink) {
    guard let other = features.first(where: { $0.module == module }) else { return }
    sink.report(
      Diagnostic(
        .moduleBoundary, "the module `\(module.string)` already declares the feature `\(other.name.string)`",
        at: module.span, help: "give each feature its own module, or remove `module` to generate the enums in the app",
        related: [.init(other.name.span, "the other feature is here")]))
  }
}
