import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The resolved origins of a spec, with a lookup by name.
final class OriginTable {
  let origins: [Origin]
  /// The endpoints of the default origins.
  ///
  /// If a link specifies no endpoints, the link uses the default endpoints. Nearly all links share this array.
  let defaultEndpoints: [Endpoint]
  /// A Boolean value that indicates whether the spec declares no origins.
  ///
  /// The compiler then derives an origin from the name of the app.
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

  /// Returns the indices of the origins with the given names, and ignores unknown names.
  ///
  /// The result is `nil` if `names` is `nil`.
  func knownOrigins(_ names: [Text]?) -> [Int]? {
    guard let names else { return nil }
    return Set(names.compactMap { indices[$0] }).sorted()
  }

  /// Reports unknown names of origins.
  ///
  /// - Parameter names: The names to check.
  /// - Returns: `true` if all names are known.
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
