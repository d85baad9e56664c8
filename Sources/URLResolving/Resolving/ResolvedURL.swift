import WaymarkDiagnostics
import WaymarkLinks

package struct ResolvedURL {
  package enum Outcome {
    case landed(Landing)
    case redirected(to: String, by: Place)
    case unmatched(NoMatch)
    case refused(LinkURLError)
  }

  package struct Place {
    let pattern, file: String
    let line: Int
  }

  /// A link that matches the URL, although another link takes precedence.
  package struct Other {
    let place: Place
    /// The reason is a relative clause about the link, such as "which is less specific".
    let reason: String
  }

  package enum NoMatch {
    case nearest(link: String, Place, isRedirect: Bool, problem: String)
    case noLink(String, brief: String)
  }

  package struct Landing {
    let link: String
    package let isForApp: Bool
    let summary: [String]
    let place: Place
    let origin: String
    let parameters: [Parameter]
    package let path: LandingPath
    let notes: [String]
  }

  package struct Parameter {
    let name: String
    let value: Argument
  }

  private static let mostOthers = 4

  package let url: String
  package let outcome: Outcome
  /// The other links that match the URL, in the order of the spec.
  var others: [Other] = []

  package var text: String {
    var lines = [PrintableText.of(url)]
    func add(_ label: String, _ text: String) {
      lines.append("  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + text)
    }
    func addOthers() {
      for other in others.prefix(Self.mostOthers) {
        add("also", "\(other.place.quoted), \(PrintableText.of(other.reason))")
      }
      if others.count > Self.mostOthers { add("", "and \(others.count - Self.mostOthers) more") }
    }
    switch outcome {
    case .landed(let landing):
      if landing.isForApp {
        add("app", landing.resolving)
      } else {
        add("lands", landing.path.text)
      }
      if !landing.parameters.isEmpty { add("with", landing.parameters.map { $0.text }.joined(separator: ", ")) }
      let summary = landing.summary.filter { !$0.isEmpty }
      if !summary.isEmpty { add("summary", PrintableText.of(summary.joined(separator: " "))) }
      add("link", landing.place.text)
      addOthers()
      for note in landing.notes { add("note", PrintableText.of(note)) }
    case .redirected(let target, let place):
      add("redirects", "to \(PrintableText.of(target))")
      add("link", place.text)
      addOthers()
    case .unmatched(let reason): lines.append("  unmatched  \(reason.text)")
    case .refused(let refusal): lines.append("  refused  \(refusal.explanation) (\(refusal.rawValue))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The values of the parameters, such as `id = 42`; empty for a URL that does not land.
  package var values: [String] {
    if case .landed(let landing) = outcome { landing.parameters.map { $0.text } } else { [] }
  }

  var notesOnOthers: [String] {
    let notes = others.prefix(Self.mostOthers).map {
      "also matches `\($0.place.pattern)` (\($0.place.location)), \($0.reason)"
    }
    return others.count > Self.mostOthers ? notes + ["also matches \(others.count - Self.mostOthers) more"] : notes
  }
}

extension ResolvedURL.Place {
  fileprivate var text: String { "\(PrintableText.of(pattern)) (\(PrintableText.of(location)))" }
  fileprivate var quoted: String { "`\(PrintableText.of(pattern))` (\(PrintableText.of(location)))" }
  fileprivate var location: String { "\(file):\(line)" }
}

extension ResolvedURL.NoMatch {
  fileprivate var text: String {
    switch self {
    case .nearest(_, let place, let isRedirect, let problem):
      "the nearest \(isRedirect ? "redirect" : "link") is \(place.quoted): \(PrintableText.of(problem))"
    case .noLink(let problem, _): PrintableText.of(problem)
    }
  }

  /// The line contains neither suggestions nor the source location of the nearest link.
  var briefText: String {
    switch self {
    case .nearest(_, let place, _, let problem):
      "nearest \(PrintableText.of(place.pattern)): \(PrintableText.of(problem))"
    case .noLink(_, let brief): PrintableText.of(brief)
    }
  }
}

extension ResolvedURL.Landing {
  var destination: String { isForApp ? resolving : path.text }

  fileprivate var resolving: String { "resolves `\(link)`" + (path.tab.map { ", in tab \($0)" } ?? "") }
}

extension ResolvedURL.Parameter {
  var text: String { "\(name) = \(value.notation)" }
}
