import WaymarkDiagnostics
import WaymarkYAML

/// A factory of fix-its that edit a spec and preserve comments and layout.
///
/// The layout of a file is computed for its first fix-it and cached.
package final class SpecEdits {
  private let spec: Spec
  /// The layouts of the files, by file index; `nil` for a file that is not valid YAML.
  private var layouts: [Int32: YAMLLayout?] = [:]

  package init(_ spec: Spec) { self.spec = spec }

  /// Returns the fix-it that removes an entry: a key with its value, or an element of a list.
  ///
  /// - Parameters:
  ///   - title: The title of the fix-it.
  ///   - span: The span of the entry's key, value or element.
  ///   - isSafe: A Boolean value that indicates whether the removal keeps the meaning of the spec.
  /// - Returns: The fix-it, or an empty array if the removal would affect other text.
  /// - Complexity: O(size of the file).
  package func removal(_ title: String, ofEntryAt span: Span, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.removal(ofEntryAt: span), isSafe)
  }

  /// Returns the fix-it that removes a comment, including its line if the line has no other content.
  package func removal(_ title: String, of comment: YAMLComment, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: comment.span.file)?.removal(of: comment), isSafe)
  }

  /// Returns the fix-it that adds a key to a mapping.
  ///
  /// - Parameters:
  ///   - title: The title of the fix-it.
  ///   - entry: The YAML text `key: value` on one line.
  ///   - span: The span of the mapping, which is the span of its construct.
  ///   - isSafe: A Boolean value that indicates whether the addition keeps the meaning of the spec.
  /// - Returns: The fix-it, or an empty array if the layout of the mapping does not allow the addition.
  /// - Complexity: O(size of the file).
  package func addition(
    _ title: String, of entry: String, toMappingAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: entry, toMappingAt: span), isSafe)
  }

  /// Returns the fix-it that adds an element to a list after another element.
  ///
  /// - Parameters:
  ///   - title: The title of the fix-it.
  ///   - element: The YAML text of the new element on one line.
  ///   - span: The span of the existing element.
  ///   - isSafe: A Boolean value that indicates whether the addition keeps the meaning of the spec.
  /// - Returns: The fix-it, or an empty array if the layout of the list does not allow the addition.
  /// - Complexity: O(size of the file).
  package func addition(
    _ title: String, of element: String, behindElementAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: element, behindElementAt: span), isSafe)
  }

  /// Returns the span of a key in a mapping, or the start of the mapping if the key is absent.
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

  /// Returns the fix-it of an edit, or an empty array if there is no edit.
  private func fixIts(_ title: String, _ edit: (span: Span, text: String)?, _ isSafe: Bool) -> [Diagnostic.FixIt] {
    edit.map { [Diagnostic.FixIt(title, replace: $0.span, with: $0.text, isSafe: isSafe)] } ?? []
  }
}
