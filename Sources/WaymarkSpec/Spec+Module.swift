import WaymarkDiagnostics
import WaymarkYAML

extension Spec {
  /// The app of the spec is the feature, and its generated code is public.
  package convenience init(module fragment: IncludedFileSyntax, isIncomplete: Bool, file: SourceFile, tree: YAMLTree) {
    var root = RootSyntax(span: fragment.span)
    root.app = fragment.feature
    root.swift = SwiftSyntax(span: fragment.span)
    root.swift?.access = .public
    self.init(
      root: root, fragments: [fragment], isIncomplete: isIncomplete, files: [file], trees: [tree], isModule: true)
  }
}

extension SpecDecoder {
  package static func isModule(_ tree: YAMLTree) -> Bool { has(tree, "module") && !isRoot(tree) && !has(tree, "app") }
}
