import SpecText
import WaymarkLinks

/// A matcher of association files in which slashes in paths are ordinary characters, as in Apple's documentation.
///
/// Unlike ``AssociationMatcher``, which follows recorded decisions of macOS, `/buy/*` does not match `/buy`.
struct DocumentedMatcher {
  private struct Rule {
    let path: [AssociationPatternPart]
    let isPercentEncoded, isExcluded, ignoresCase: Bool
    /// A matcher of the query and the fragment.
    let rest: AssociationMatcher
  }

  private let rules: [Rule]
  private let variables: [String: [String]]

  init(_ file: AssociationFile) {
    variables = AssociationFile.systemVariables.merging(file.substitutionVariables) { $1 }
    rules = file.details.flatMap { details in
      details.components.map { component in
        var other = file
        other.details = [details]
        other.details[0].components = [component]
        other.details[0].components[0].path = nil
        let options = file.options(of: component, in: details)
        return Rule(
          path: AssociationPatternPart.all(in: component.path ?? "*"), isPercentEncoded: options.percentEncoded,
          isExcluded: component.isExcluded, ignoresCase: !options.caseSensitive, rest: AssociationMatcher(other))
      }
    }
  }

  func opensApp(_ url: String) -> Bool {
    let path = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).dropFirst(3).first ?? ""
    let bytes = Array("/\(path.prefix { $0 != "?" && $0 != "#" })".utf8)
    let encoded = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let decoded = Array(PercentCoding.decodedLeniently(bytes).unicodeScalars)
    let rule = rules.first { rule in
      let text = rule.isPercentEncoded ? encoded : decoded
      return ends(of: rule.path, from: [0], in: text, rule.ignoresCase).contains(text.count)
        && rule.rest.decision(url) != .unclaimed
    }
    return rule.map { !$0.isExcluded } ?? false
  }

  private func ends(
    of parts: [AssociationPatternPart], from starts: Set<Int>, in text: [Unicode.Scalar], _ ignoresCase: Bool
  ) -> Set<Int> {
    func form(_ scalar: Unicode.Scalar) -> String { ignoresCase ? String(scalar).lowercased() : String(scalar) }
    return parts.reduce(starts) { starts, part in
      switch part {
      case .one: return Set(starts.filter { $0 < text.count }.map { $0 + 1 })
      case .any: return starts.min().map { Set($0...text.count) } ?? []
      case .text(let literal):
        let literal = literal.unicodeScalars.map(form)
        return Set(starts.filter { text[$0...].map(form).starts(with: literal) }.map { $0 + literal.count })
      case .variable(let name):
        return (variables[name] ?? []).reduce(into: []) { ends, value in
          ends.formUnion(self.ends(of: AssociationPatternPart.all(in: value), from: starts, in: text, ignoresCase))
        }
      }
    }
  }
}
