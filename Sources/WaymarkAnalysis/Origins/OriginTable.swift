import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The resolved origins of a spec, by name.
final class OriginTable {
  let origins: [Origin]
  /// The endpoints of links that name no origin and have no scheme or host of their own. Nearly all links share this
  /// list.
  let defaultEndpoints: [Endpoint]
  /// A Boolean value that indicates whether the spec declares no origins, so that the only one is derived from the
  /// app's name.
  let isDerived: Bool
  /// A Boolean value that indicates whether some declared origins have errors.
  var hasRejectedOrigins: Bool { !rejectedNames.isEmpty }
  private let indices: [Text: Int]
  private let rejectedNames: Set<Text>
  private let sink: DiagnosticSink

  init(
    _ origins: [Origin], _ indices: [Text: Int], rejectedNames: Set<Text>, isDerived: Bool,
    _ sink: DiagnosticSink
  ) {
    self.origins = origins
    self.indices = indices
    self.rejectedNames = rejectedNames
    self.isDerived = isDerived
    self.sink = sink
    defaultEndpoints = origins.indices.filter { origins[$0].isDefault }.flatMap {
      origins[$0].endpoints(index: $0)
    }
  }

  /// Returns the endpoints of an origin.
  func endpoints(of index: Int) -> [Endpoint] { origins[index].endpoints(index: index) }

  /// Returns the origins with the given names, without unknown ones; `nil` if there are no names.
  func knownOrigins(_ names: [Text]?) -> [Int]? {
    guard let names else { return nil }
    return Set(names.compactMap { indices[$0] }).sorted()
  }

  /// Reports unknown names, and returns whether there are none.
  func check(_ names: [Text]) -> Bool {
    var areKnown = true
    for name in names where indices[name] == nil {
      areKnown = false
      guard !sink.isSpecIncomplete, !rejectedNames.contains(name) else { continue }
      let known = origins.map(\.name.string)
      let suggestion = sink.suggestion(for: name.string, among: known)
      sink.report(
        Diagnostic(
          .unknownName, "there is no origin `\(name.string)`" + suggestion, at: name.span,
          help: known.count <= 12 ? Suggestion.inventory(of: known, "the", "origin") : nil))
    }
    return areKnown
  }
}
