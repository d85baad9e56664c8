import Foundation
import WaymarkLinks

extension BruteForce {
  /// A screen, a tab or a resolved link, with arguments by name.
  struct Place: Equatable {
    let kind: Destination.Kind
    let target: RandomSpec.Target
    let arguments: [String: Argument]
  }

  /// Returns a Boolean value that indicates whether some link of an origin prints a URL for a place.
  ///
  /// No other link may match the printed URL.
  func canPrint(_ place: Place, on origin: Int) -> Bool {
    links.indices.contains { link in
      guard targets[link] == place.target, links[link].kind == place.kind else { return false }
      return endpoints[link].filter { $0.origin == origin }.contains { endpoint in
        guard let url = written(place, by: link, on: endpoint)?.folded, winners(of: url) == [link] else { return false }
        return outcomes(of: link, for: url).allSatisfy { $0.origin == origin && self.place(of: $0) == place }
      }
    }
  }

  /// Returns the place at the top of an outcome, or `nil` if the outcome shows nothing.
  private func place(of outcome: Outcome) -> Place? {
    let inModal = outcome.modals.last.map { $0.stack.last ?? $0.screen }
    guard let screen = outcome.app ?? inModal ?? outcome.stack.last else {
      return outcome.tab.map { Place(kind: .tab, target: .tab($0), arguments: outcome.tabArguments ?? [:]) }
    }
    return Place(kind: links[outcome.link].kind, target: targets[outcome.link], arguments: screen.arguments)
  }

  /// Returns the URL that a link prints for a place, or `nil` if the link cannot express the place.
  private func written(_ place: Place, by link: Int, on endpoint: RandomSpec.Endpoint) -> URLParts? {
    let pattern = links[link].pattern
    let labels = endpoint.host?.captures ?? []
    let captured = pattern.captures.map(\.name) + labels
    let own = spec.ownParameters(of: targets[link])
    // The value of a parameter that only a screen below has is unknown.
    guard captured.allSatisfy({ name in own.contains { $0.name == name } }) else { return nil }
    for parameter in own where !captured.contains(parameter.name) {
      guard place.arguments[parameter.name] == value(of: parameter, without: link) else { return nil }
    }
    guard var url = start(place, link, endpoint), let segments = segments(pattern.path, place, link),
      let query = query(pattern.query, place, link)
    else { return nil }
    (url.segments, url.query) = (segments, query)
    guard let fragment = pattern.fragment else { return url }
    guard let segments = self.segments(fragment.path, place, link), let query = self.query(fragment.query, place, link)
    else { return nil }
    if fragment.mayBeAbsent, segments.isEmpty { return url }
    url.fragment = .init(startsWithSlash: fragment.startsWithSlash, segments: segments, query: query)
    return url
  }

  /// Returns the value of a parameter that no capture provides.
  private func value(of parameter: RandomSpec.Parameter, without link: Int) -> Argument {
    if let fixed = links[link].with[parameter.name] { return parameter.type.argument(fixed)! }
    switch parameter.arity {
    case .list: return .list([])
    case .defaulted(let text): return parameter.type.argument(text)!
    case .required, .optional: return .none
    }
  }

  private func start(_ place: Place, _ link: Int, _ endpoint: RandomSpec.Endpoint) -> URLParts? {
    guard let host = endpoint.host else { return URLParts(scheme: endpoint.scheme) }
    var front: [String] = []
    for label in host.front {
      guard case .capture(let name) = label, let text = text(place, name, link),
        text.isMade(of: "abcdefghijklmnopqrstuvwxyz0123456789")
      else { return nil }
      front.append(text)
    }
    let own = endpoint.scheme == "https" ? 443 : 80
    return URLParts(scheme: endpoint.scheme, host: front + host.name, port: host.port == own ? 0 : host.port)
  }

  private func text(_ place: Place, _ name: String, _ link: Int) -> String? {
    place.arguments[name].flatMap { parameters[link][name]!.type.text($0) }
  }

  private func segments(_ path: SamplePattern.Path, _ place: Place, _ link: Int) -> [String]? {
    var segments: [String] = []
    for segment in path.segments {
      switch segment {
      case .literal(let text): segments.append(text)
      case .capture(let prefix, let name, let suffix):
        guard let text = text(place, name, link) else { return nil }
        segments.append(prefix + text + suffix)
      }
    }
    switch path.tail {
    case .none: break
    case .optional(let name):
      guard place.arguments[name] != Argument.none else { break }
      guard let text = text(place, name, link) else { return nil }
      segments.append(text)
    case .rest(nil, let allowsNone): guard allowsNone else { return nil }
    case .rest(let name?, let allowsNone):
      var rest: [String] = []
      switch place.arguments[name] {
      case .string(let text)?:
        rest = text.components(separatedBy: "/").map { $0.replacingOccurrences(of: "%2F", with: "/") }
      case .list(let values)?: rest = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      default: break
      }
      guard allowsNone || !rest.isEmpty, !rest.contains("") else { return nil }
      segments += rest
    }
    return segments
  }

  private func query(_ items: [SamplePattern.Item], _ place: Place, _ link: Int) -> [URLParts.Item]? {
    var query: [URLParts.Item] = []
    for item in items {
      switch item.value {
      case .absent: break
      case .literal(let text): query.append(.init(key: item.keys[0], value: text))
      case .capture(let name, let isOptional):
        if case .list(let values)? = place.arguments[name] {
          for value in values {
            guard let text = parameters[link][name]!.type.text(value) else { return nil }
            query.append(.init(key: item.keys[0], value: text))
          }
        } else if let text = text(place, name, link) {
          query.append(.init(key: item.keys[0], value: text))
        } else if !isOptional {
          return nil
        }
      }
    }
    return query
  }
}
