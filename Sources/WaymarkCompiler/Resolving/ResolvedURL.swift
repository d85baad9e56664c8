import Foundation
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkLinks

/// What became of one URL, as people and programs read it.
package struct ResolvedURL {
  package enum Outcome {
    case landed(Landing)
    case redirected(to: String, by: Place)
    case unmatched(NoMatch)
    case refused(LinkURLError)
  }

  /// A link's pattern, and where it stands.
  package struct Place {
    let pattern, file: String
    let line: Int
  }

  /// A link that the URL could be, too, if there were not a better one.
  package struct Other {
    let place: Place
    /// Why it is not the one, as a clause after its name.
    let reason: String
  }

  package enum NoMatch {
    /// The link that comes nearest, and where it fails.
    case nearest(link: String, Place, isRedirect: Bool, problem: String)
    /// No link stands on the URL's scheme and host.
    case elsewhere(String, brief: String)
  }

  package struct Landing {
    let link: String
    /// Whether the app finds out where it leads.
    let isForApp: Bool
    let place: Place
    let origin: String
    let parameters: [Parameter]
    let tab: String?
    /// Whether the stack is added to the one that is there.
    let keepsStack: Bool
    let stack: [String]
    let sheet, cover, window: String?
    let flow: [String]
    let notes: [String]
  }

  package struct Parameter {
    let name: String
    let value: Argument
  }

  /// As many other links as anybody reads about.
  private static let mostOthers = 4

  let url: String
  let outcome: Outcome
  /// The other links that match, in the order of the spec.
  var others: [Other] = []

  /// A few lines.
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
      if !landing.parameters.isEmpty { add("with", landing.parameters.map(\.text).joined(separator: ", ")) }
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

  /// The other links, as notes.
  var notesOnOthers: [String] {
    let notes = others.prefix(Self.mostOthers).map {
      "also matches `\($0.place.pattern)` (\($0.place.location)), \($0.reason)"
    }
    return others.count > Self.mostOthers ? notes + ["also matches \(others.count - Self.mostOthers) more"] : notes
  }

  /// One line, as CLI.md has fixed it; keys are sorted.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
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
    case .elsewhere(let problem, _): PrintableText.of(problem)
    }
  }

  /// The same for a list: not where the nearest link stands in the spec, nor what else there is.
  var briefText: String {
    switch self {
    case .nearest(_, let place, _, let problem):
      "nearest \(PrintableText.of(place.pattern)): \(PrintableText.of(problem))"
    case .elsewhere(_, let brief): PrintableText.of(brief)
    }
  }
}

extension ResolvedURL.Landing {
  /// Where it lands, in one line.
  var path: LandingPath {
    let modals = [("sheet", sheet), ("cover", cover), ("window", window)]
    return LandingPath(
      tab: tab, keepsStack: keepsStack, stack: stack,
      modal: modals.lazy.compactMap { kind, name in name.map { (kind, $0) } }.first, flow: flow)
  }

  /// What the app does, where it finds out where the link leads.
  var resolving: String { "resolves `\(link)`" + (tab.map { ", in tab \($0)" } ?? "") }
}

extension ResolvedURL.Parameter {
  var text: String { "\(name) = \(value.text)" }
}

extension Argument {
  /// As Swift writes it.
  fileprivate var text: String {
    switch self {
    case .none: "nil"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): PrintableText.of(value.debugDescription)
    case .uuid(let value): value.description.uppercased()
    case .date(let value): "\(value)"
    case .url(let value): PrintableText.of(value)
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .native, .screen: "…"
    }
  }
}
