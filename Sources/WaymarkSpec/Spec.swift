import WaymarkDiagnostics
import WaymarkYAML

/// A spec as it is written: the root, then the files it includes, each decoded as far as it can be.
///
/// A reference, as it does not change, and whoever passes a model on would copy dozens of lists else.
package final class Spec: Sendable {
  package let root: RootSyntax
  package let fragments: [IncludedFileSyntax]
  /// Whether some of it could not be read, so that a name that is not found may well be there.
  package let isIncomplete: Bool
  /// The files, the root first.
  package let files: [SourceFile]
  /// What the texts above point into.
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

  /// The comments that start with a word, file by file.
  package func comments(startingWith word: StaticString) -> [YAMLComment] {
    trees.flatMap { YAMLComment.all(startingWith: word, in: files[$0.file], $0) }
  }

  /// Lays out a file of the spec; returns nil if it could not be read.
  ///
  /// - Complexity: O(size of the file).
  func layout(ofFile file: Int) -> YAMLLayout? {
    trees.first { $0.file == file }.map { YAMLLayout(files[file], $0) }
  }
}
