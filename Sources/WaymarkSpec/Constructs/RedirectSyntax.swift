import WaymarkDiagnostics
import WaymarkYAML

/// A redirect from the URLs of a source pattern to the URLs of a target pattern.
package struct RedirectSyntax: Sendable {
  package let source: PatternSyntax
  package let target: PatternSyntax
}

extension ValueKind where Value == [RedirectSyntax] {
  /// The decoder omits invalid entries.
  static let redirects = ValueKind(
    "a mapping of patterns to patterns",
    .mapping(names: ValueKind<PatternSyntax>.soundPattern.shape, values: ValueKind<PatternSyntax>.soundPattern.shape)
  ) { node, reader in
    guard node.kind == .mapping else {
      reader.reportMismatch(node, expected: "a mapping of patterns to patterns", .pattern)
      return nil
    }
    var redirects: [RedirectSyntax] = []
    redirects.reserveCapacity(node.count)
    var seen = KeySet(what: "redirect", count: node.count)
    node.forEachPair { key, value in
      // Both patterns are decoded, so that one run reports the errors of both.
      let source = ValueKind<PatternSyntax>.soundPattern.read(key, &reader)
      let target = ValueKind<PatternSyntax>.soundPattern.read(value, &reader)
      guard let source, seen.insert(source.text, &reader), let target else { return }
      redirects.append(RedirectSyntax(source: source, target: target))
    }
    return redirects
  }
}
