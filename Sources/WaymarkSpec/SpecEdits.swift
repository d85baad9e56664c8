import WaymarkDiagnostics
import WaymarkYAML

/// A factory for fix-its that edit the files of a spec.
///
/// The edits preserve comments and layout.
///
/// The factory computes the layout of a file only once, for the first fix-it that edits the file.
package final class SpecEdits {
  private let spec: Spec
  /// The cached layouts by file index. The value is `nil` for a file that is not valid YAML.
  private var layouts: [Int32: YAMLLayout?] = [:]

  package init(_ spec: Spec) { self.spec = spec }

  /// Returns the fix-it that removes a key with its value, or removes a list element.
  ///
  /// - Parameters:
  ///   - title: The title of the fix-it.
  ///   - span: The span of the key, the value, or the list element.
  ///   - isSafe: A Boolean value that indicates whether the removal keeps the meaning of the spec.
  /// - Returns: An array that contains the fix-it, or an empty array if the removal would affect other text.
  /// - Complexity: O(size of the file).
  package func removal(_ title: String, ofEntryAt span: Span, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.removal(ofEntryAt: span), isSafe)
  }

  /// Returns the fix-it that removes a comment.
  ///
  /// If the line of the comment has no other content, the fix-it removes the whole line.
  package func removal(_ title: String, of comment: YAMLComment, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: comment.span.file)?.removal(of: comment), isSafe)
  }

  /// Returns the fix-it that adds a key to a mapping.
  ///
  /// - Parameters:
  ///   - title: The title of the fix-it.
  ///   - entry: The new entry as YAML on one line, in the form `key: value`.
  ///   - span: The span of the mapping, which equals the span of the decoded construct.
  ///   - isSafe: A Boolean value that indicates whether the addition keeps the meaning of the spec.
  /// - Returns: An array that contains the fix-it, or an empty array if the layout of the mapping prevents the
  ///   addition.
  /// - Complexity: O(size of the file).
  package func addition(
    _ title: String, of entry: String, toMappingAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: entry, toMappingAt: span), isSafe)
  }

  /// Returns the fix-it that inserts a list element after an existing element.
  ///
  /// - Parameters:
  ///   - title: The title of the fix-it.
  ///   - element: The new element as YAML on one line.
  ///   - span: The span of the existing element.
  ///   - isSafe: A Boolean value that indicates whether the addition keeps the meaning of the spec.
  /// - Returns: An array that contains the fix-it, or an empty array if the layout of the list prevents the addition.
  /// - Complexity: O(size of the file).
  package func addition(
    _ title: String, of element: String, behindElementAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: element, behindElementAt: span), isSafe)
  }

  /// Returns the span of a key in a mapping, or an empty span at the start of the mapping if the key is absent.
  ///
  /// - Complexity: O(size of the file).
  package func key(_ name: String, inMappingAt span: Span) -> Span {
    layout(ofFile: span.file)?.key(name, inMappingAt: span) ?? span.part(0..<0)
  }

  private func layout(ofFile file: Int32) -> YAMLLayout? {
    if let layout = layouts[file] { return layout }
    let layout = spec.layout(ofFile: Int(file))
    layouts[file] = .some(layout)
    return layout
  }

  /// Returns an array that contains the fix-it for an edit, or an empty array if the edit is `nil`.
  private func fixIts(_ title: String, _ edit: (span: Span, text: String)?, _ isSafe: Bool) -> [Diagnostic.FixIt] {
    edit.map { [Diagnostic.FixIt(title, replace: $0.span, with: $0.text, isSafe: isSafe)] } ?? []
  }
}
