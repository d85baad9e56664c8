import WaymarkDiagnostics
import WaymarkLinks

/// The result of resolving one URL, for output as text or JSON.
package struct ResolvedURL {
  package enum Outcome {
    case landed(Landing)
    case redirected(to: String, by: Place)
    case unmatched(NoMatch)
    case refused(LinkURLError)
  }

  /// The pattern and the source location of a link.
  package struct Place {
    let pattern, file: String
    let line: Int
  }

  /// A link that matches the URL, although another link takes precedence.
  package struct Other {
    let place: Place
    /// The reason why another link takes precedence.
    ///
    /// The reason is a relative clause about the link, such as "which is less specific".
    let reason: String
  }

  package enum NoMatch {
    /// The link that is most similar to the URL, and the first difference between the URL and this link.
    case nearest(link: String, Place, isRedirect: Bool, problem: String)
    /// No link is similar to the URL.
    case noLink(String, brief: String)
  }

  package struct Landing {
    let link: String
    /// A Boolean value that indicates whether the app resolves the link.
    package let isForApp: Bool
    /// The lines of the summary of the tab, the route, or the resolved link.
    let summary: [String]
    let place: Place
    let origin: String
    let parameters: [Parameter]
    /// The tab and the screens that the URL opens.
    package let path: LandingPath
    let notes: [String]
  }

  package struct Parameter {
    let name: String
    let value: Argument
  }

  /// The maximum number of other matching links in the output.
  private static let mostOthers = 4

  package let url: String
  package let outcome: Outcome
  /// The other links that match the URL, in the order of the spec.
  var others: [Other] = []

  /// A description on several lines.
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

  /// Notes about the other matching links.
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

  /// The reason on one line.
  ///
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
  /// The tab and the screens that the URL opens, or the link that the app resolves.
  var destination: String { isForApp ? resolving : path.text }

  /// A description of the link that the app resolves at run time.
  fileprivate var resolving: String { "resolves `\(link)`" + (path.tab.map { ", in tab \($0)" } ?? "") }
}

extension ResolvedURL.Parameter {
  var text: String { "\(name) = \(value.notation)" }
}
