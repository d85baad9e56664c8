import LinkLogic
import LinkResolving
import SpecModel
import SpecText
import WaymarkCompiler

/// The URLs that match, the destination, and the links that match the same URLs.
struct PatternHover {
  private static let mostOthers = 4
  private static let mostExamples = 6

  private let request: SpecRequest
  private let pattern: SpecPatterns.Pattern
  private let space: LinkSpace?
  private let link: Int?

  init(_ request: SpecRequest, _ pattern: SpecPatterns.Pattern) {
    self.request = request
    self.pattern = pattern
    space = request.compiled.compilation.links
    let span = (pattern.source ?? pattern.text).span
    link = pattern.isClaim ? nil : space?.model.links.firstIndex { $0.pattern.text.span == span }
  }

  var text: String {
    var parts = [Markdown.code(pattern.text.string)]
    if pattern.isClaim { parts.append("A claim: every URL that matches this pattern must match a link.") }
    if let captures { parts.append(captures) }
    if let link, let space {
      let found = request.compiled.compilation.examples(of: link)
      let examples = found.prefix(Self.mostExamples)
      if let place = destination(examples.first?.url, link, space) { parts.append(place) }
      if !examples.isEmpty {
        parts.append(
          "Examples:\n"
            + Markdown.list(examples.map { "\(Markdown.code($0.url)) (origin \(Markdown.code($0.origin)))" }))
      }
      parts += conditions(space.model.links[link], space)
      parts += others(link, space)
    }
    parts += findings
    return parts.joined(separator: "\n\n")
  }

  private var captures: String? {
    guard let captures = pattern.syntax?.captures, !captures.isEmpty else { return nil }
    let types = link.flatMap { link in space?.model.links[link].pattern.captureTypes }
    return "Captures:\n"
      + Markdown.list(
        captures.map { capture in
          let type = capture.type?.string ?? types?[capture.name.string].flatMap { self.name(of: $0) }
          let notation =
            type.map { capture.isList ? ": List<\($0)>" : ": \($0)" + (capture.isOptional ? "?" : "") } ?? ""
          return Markdown.code(capture.name.string + notation) + ", " + Self.phrase(capture.component)
        })
  }

  private func name(of type: ValueType) -> String? {
    switch type {
    case .primitive(let primitive): primitive.specName
    case .declared(let index): space?.model.types[index].name.string
    }
  }

  private static func phrase(_ component: WrittenCapture.Component) -> String {
    switch component {
    case .path: "in the path"
    case .host: "in the host"
    case .query: "in the query"
    case .fragment: "in the fragment"
    case .rest: "the rest of the path"
    }
  }

  private func destination(_ example: String?, _ link: Int, _ space: LinkSpace) -> String? {
    if case .redirect(let redirect) = space.model.links[link].target {
      return "Redirects to \(Markdown.code(redirect.target.text.string))."
    }
    guard let example, let resolver = request.compiled.resolver else { return nil }
    let resolved = resolver.resolve(example)
    guard case .landed(let landing) = resolved.outcome else { return nil }
    let name = space.model.name(of: space.model.links[link].target)
    let place =
      landing.isForApp
      ? "The app resolves \(Markdown.code(name))" + (landing.path.tab.map { ", in tab \(Markdown.code($0))" } ?? "")
      : "Lands in \(Markdown.code(landing.path.text))"
    return place + (resolved.values.isEmpty ? "" : ", with \(Markdown.codes(resolved.values)) for the first example")
      + "."
  }

  private func conditions(_ link: Link, _ space: LinkSpace) -> [String] {
    var parts: [String] = []
    if !link.requires.isEmpty {
      let names = link.requires.map { space.model.conditions[$0].name.string }
      let isTrue = "\(Markdown.codes(names)) \(names.count == 1 ? "is" : "are") true"
      switch link.otherwise {
      case .wait: parts.append("Pending until \(isTrue).")
      case .web: parts.append("Counts as unmatched until \(isTrue).")
      case .redirect(let redirect):
        parts.append("Redirects to \(Markdown.code(redirect.target.text.string)) until \(isTrue).")
      }
    }
    if let text = link.deprecation { parts.append("Deprecated: \(Markdown.escaped(text.string))") }
    return parts
  }

  private func others(_ link: Int, _ space: LinkSpace) -> [String] {
    var lines: [String] = []
    func add(_ others: [Int], _ text: (String) -> String) {
      for other in others.prefix(Self.mostOthers) {
        let model = space.model
        let name =
          "\(Markdown.code(model.links[other].pattern.text.string)) of \(Markdown.code(model.name(of: model.links[other].target)))"
        let url = space.witness(link, other).both.map { ", for example \(Markdown.code($0))" } ?? ""
        lines.append(text(name) + url)
      }
      if others.count > Self.mostOthers { lines.append("and \(others.count - Self.mostOthers) more") }
    }
    let precedence = space.precedence
    add(space.winners(over: link)) { "loses to \($0)" }
    add(precedence.decisions.keys.filter { $0.winner == link }.map(\.loser).sorted()) { "wins over \($0)" }
    let equal = precedence.equal.first { $0.contains(link) } ?? []
    add(equal.filter { $0 != link }) { "matches the same URLs as \($0)" }
    let undecided = precedence.undecided.flatMap { entry in
      entry.link == link ? entry.others : entry.others.contains(link) ? [entry.link] : []
    }
    add(undecided.sorted()) { "collides with \($0), and neither wins" }
    return lines.isEmpty ? [] : ["Other links:\n" + Markdown.list(lines)]
  }

  private var findings: [String] {
    let urls = request.compiled.compilation.diagnostics.filter { $0.span == pattern.text.span }.compactMap { finding in
      finding.witness?.url.map { "\(Markdown.code(finding.id.name)): for example \(Markdown.code($0))" }
    }
    return urls.isEmpty ? [] : ["Findings:\n" + Markdown.list(urls)]
  }
}
