import WaymarkDiagnostics
import WaymarkYAML

/// The syntax of a spec: the root and the included files, without their invalid parts.
///
/// The type is a class because a spec is immutable, and because a copy of a struct would retain dozens of lists.
package final class Spec: Sendable {
  package let root: RootSyntax
  package let fragments: [IncludedFileSyntax]
  /// A Boolean value that indicates whether some parts are invalid and may declare names.
  package let isIncomplete: Bool
  /// The files of the spec, starting with the root.
  package let files: [SourceFile]
  /// The trees that own the memory of the texts.
  private let trees: [YAMLTree]

  package init(
    root: RootSyntax, fragments: [IncludedFileSyntax], isIncomplete: Bool, files: [SourceFile], trees: [YAMLTree]
  ) {
    self.root = root
    self.fragments = fragments
    self.isIncomplete = isIncomplete
    self.files = files
    self.trees = trees
  }

  /// Returns the comments that start with a word, in the order of the files.
  package func comments(startingWith word: StaticString) -> [YAMLComment] {
    trees.flatMap { YAMLComment.all(startingWith: word, in: files[$0.file], $0) }
  }

  /// Returns the layout of a file of the spec, or `nil` if the file is not valid YAML.
  ///
  /// - Complexity: O(size of the file).
  func layout(ofFile file: Int) -> YAMLLayout? {
    trees.first { $0.file == file }.map { YAMLLayout(files[file], $0) }
  }
}
