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
  /// A Boolean value that indicates whether the spec has invalid parts that may declare names.
  package let isIncomplete: Bool
  /// A Boolean value that indicates whether the spec is only the file of a feature with its own module.
  package let isModule: Bool
  /// The files of the spec, starting with the root file.
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

  /// A Boolean value that indicates whether every file is valid YAML, so the spec contains the declarations of all files.
  package var isEveryFileParsed: Bool { trees.count == files.count }

  /// Returns the YAML comments that start with a given word, from all files of the spec.
  package func comments(startingWith word: StaticString) -> [YAMLComment] {
    trees.flatMap { YAMLComment.all(startingWith: word, in: files[$0.file], $0) }
  }

  /// Explains errors that typing mistakes caused, and adds warnings about other typing mistakes.
  ///
  /// - Parameter diagnostics: The diagnostics of the compiler phases.
  /// - Returns: The diagnostics and the warnings about suspicious text. If a typing mistake caused an error, the error
  ///   describes the mistake.
  /// - Complexity: O(*n*), where *n* is the size of the files in bytes.
  package func explainingSlips(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var finder = SlipFinder(diagnostics)
    for tree in trees { finder.search(tree, files[tree.file]) }
    return finder.result
  }

  /// Returns the YAML layout of a file in the spec, or `nil` if the file is not valid YAML.
  ///
  /// - Complexity: O(size of the file).
  func layout(ofFile file: Int) -> YAMLLayout? {
    trees.first { $0.file == file }.map { YAMLLayout(files[file], $0) }
  }
}
