import WaymarkDiagnostics
import WaymarkYAML

/// A tab or a route whose indentation is wrong, so that its name is an unknown key of another mapping.
struct Misplacement {
  /// A noun phrase for the declaration, such as "a route".
  private let what: String
  /// The number of spaces that the name needs, or `nil` if the number is unknown.
  private let indentation: Int?
  private let isTooDeep: Bool

  /// Finds the wrong indentation of a value with an unknown key.
  ///
  /// - Parameters:
  ///   - value: The value of the unknown key.
  ///   - construct: The type of the mapping that contains the key.
  ///   - previous: The value of the preceding key in the mapping.
  ///   - reader: The reader of the file.
  init?<Construct: SpecConstruct>(
    of value: YAMLNode, in construct: Construct.Type, behind previous: YAMLNode?, _ reader: SpecReader
  ) {
    guard value.kind == .mapping, value.count > 0 else { return nil }
    if construct is RootSyntax.Type || construct is IncludedFileSyntax.Type {
      guard let previous, previous.kind == .mapping, previous.style == .block else { return nil }
      isTooDeep = false
      indentation = Int(previous.span.start.column) - 1
    } else if construct is TabSyntax.Type || construct is RouteSyntax.Type {
      isTooDeep = true
      indentation = reader.declaration.map { Int($0.span.start.column) - 1 }
    } else {
      return nil
    }
    if Self.has(value, only: { RouteSyntax.keys.contains($0) }) {
      what = construct is TabSyntax.Type && Self.has(value, only: { TabSyntax.keys.contains($0) }) ? "a tab" : "a route"
    } else if Self.has(value, only: { TabSyntax.keys.contains($0) }) {
      what = "a tab"
    } else {
      return nil
    }
  }

  private static func has(_ mapping: YAMLNode, only isKnown: (Text) -> Bool) -> Bool {
    var result = true
    mapping.forEachPair { key, _ in if key.kind != .scalar || !isKnown(key.text) { result = false } }
    return result
  }

  func diagnostic(about name: Text, in construct: String) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "`\(name.string)` is not a key of \(construct), but looks like \(what) that is indented too \(isTooDeep ? "far" : "little")",
      at: name.span,
      help: indentation.map { "indent `\(name.string)` by \(counted($0, "space")), like its siblings" }
        ?? "indent `\(name.string)` like its siblings")
  }
}
