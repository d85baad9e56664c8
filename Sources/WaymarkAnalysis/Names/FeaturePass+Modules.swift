import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The checks of the `module` keys of included files.
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
        .moduleBoundary,
        "the module `\(module.string)` already declares the feature `\(other.name.string)`", at: module.span,
        help: "give each feature its own module, or remove `module` to generate the enums in the app",
        related: [.init(other.name.span, "the other feature is here")]))
  }
}
