import WaymarkDiagnostics
import WaymarkYAML

extension Spec {
  /// Creates a spec that consists only of the file of a feature with its own module.
  ///
  /// The app of the spec is the feature, and its generated code is public.
  ///
  /// - Parameters:
  ///   - fragment: The decoded file.
  ///   - isIncomplete: A Boolean value that indicates whether the file has invalid parts that may declare names.
  ///   - file: The file.
  ///   - tree: The YAML tree of the file.
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
  /// Returns a Boolean value that indicates whether a file is the file of a feature with its own module.
  package static func isModule(_ tree: YAMLTree) -> Bool { has(tree, "module") && !isRoot(tree) && !has(tree, "app") }
}
