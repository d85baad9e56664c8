import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The resolved origins of a spec, with a lookup by name.
final class OriginTable {
  let origins: [Origin]
  /// If a link specifies no endpoints, the link uses the default endpoints. Nearly all links share this array.
  let defaultEndpoints: [Endpoint]
  /// The compiler then derives an origin from the name of the app.
  let isDerived: Bool
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

  func endpoints(of index: Int) -> [Endpoint] { origins[index].endpoints(index: index) }

  func knownOrigins(_ names: [Text]?) -> [Int]? {
    guard let names else { return nil }
    return Set(names.compactMap { indices[$0] }).sorted()
  }

  func check(_ names: [Text]) -> Bool {
    var areKnown = true
    for name in names where indices[name] == nil {
      areKnown = false
      guard !sink.isSpecIncomplete, !rejectedNames.contains(name) else { continue }
      let known = origins.map(\.name.string)
      sink.reportUnknown(
        .unknownName, "there is no origin `\(name.string)`", name, among: known,
        help: known.count <= 12 ? Suggestion.inventory(of: known, "declared origin") : nil)
    }
    return areKnown
  }
}
