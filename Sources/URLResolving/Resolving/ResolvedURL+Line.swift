import WaymarkDiagnostics
import WaymarkLinks

extension ResolvedURL {
  package enum Kind: String, CaseIterable {
    case landed, app, redirected, unmatched, refused
  }

  package var kind: Kind {
    switch outcome {
    case .landed(let landing): landing.isForApp ? .app : .landed
    case .redirected: .redirected
    case .unmatched: .unmatched
    case .refused: .refused
    }
  }

  static let (kindWidth, urlWidth) = (12, 42)

  /// If the URL has no destination, the line contains the reason instead.
  package var line: String {
    let url = url.isEmpty ? "(an empty line)" : PrintableText.of(url)
    return kind.rawValue.padded(to: Self.kindWidth) + url.padded(to: Self.urlWidth) + "  " + answer
  }

  package var answer: String {
    switch outcome {
    case .landed(let landing):
      let given = landing.parameters.filter { if case .none = $0.value { false } else { true } }
      let values = given.isEmpty ? "" : "  " + given.map { $0.text }.joined(separator: ", ")
      return landing.destination + values
    case .redirected(let target, _): return "to \(PrintableText.of(target))"
    case .unmatched(let reason): return reason.briefText
    case .refused(let refusal): return refusal.explanation
    }
  }
}
