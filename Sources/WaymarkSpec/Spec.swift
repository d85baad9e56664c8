import WaymarkDiagnostics
import WaymarkYAML

/// The decoded syntax of a spec, from its root file and its included files.
///
/// The decoder omits invalid parts of the files.
///
/// The type is a class because a copy of a struct would retain dozens of arrays. Instances are immutable.
package final class Spec: Sendable {
  package let root: RootSyntax
  package let fragments: [IncludedFileSyntax]
  package let isIncomplete: Bool
  package let isModule: Bool
  package let files: [SourceFile]
  /// The YAML trees that own the memory of the strings in the spec.
  private let trees: [YAMLTree]

  package init(
    root: RootSyntax, fragments: [IncludedFileSyntax], isIncomplete: Bool, files: [SourceFile], trees: [YAMLTree],
    isModule: Bool = false
  ) {
    self.root = root
    self.fragments = fragments
    self.isIncomplete = isIncomplete
    self.files = files
    self.trees = trees
    self.isModule = isModule
  }

  package var isEveryFileParsed: Bool { trees.count == files.count }

  package func comments(startingWith word: StaticString) -> [YAMLComment] {
    trees.flatMap { YAMLComment.all(startingWith: word, in: files[$0.file], $0) }
  }

  package func explainingSlips(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var finder = SlipFinder(diagnostics)
    for tree in trees { finder.search(tree, files[tree.file]) }
    return finder.result
  }

  func layout(ofFile file: Int) -> YAMLLayout? {
    trees.first { $0.file == file }.map { YAMLLayout(files[file], $0) }
  }
}
